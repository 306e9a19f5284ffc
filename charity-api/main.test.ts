/** The charity API as a separate process: its default content, and a second process on the same folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const START_TIMEOUT_MS = 60_000;

function start(DATA_DIR: string) {
  return spawn(process.execPath, ['--import', 'tsx', 'charity-api/main.ts'], {
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error' },
      ...{ HOST: '0.0.0.0', PORT: '0', DATA_DIR },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test(
  'an empty folder stays empty on HOST=0.0.0.0, and a second process on it is rejected',
  { timeout: START_TIMEOUT_MS },
  async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'api-alone-'));
    const child = start(DATA_DIR);
    try {
      const line = await new Promise((ready, failed) => {
        child.stdout.once('data', ready);
        child.once('exit', () => failed(new Error('the API did not start')));
      });
      const [, port] = /localhost:(\d+)/.exec(String(line))!;
      const answer = await fetch(`http://127.0.0.1:${port}/projects`);
      expect(await answer.json()).toEqual({ result: { total: 0, data: [] } });

      const second = start(DATA_DIR);
      let printed = '';
      second.stderr.on('data', (chunk) => (printed += String(chunk)));
      const [code] = (await once(second, 'close')) as [number];
      expect([code, printed]).toEqual([
        1,
        expect.stringMatching(/^\S+ is in use by the charity API, process \d+ on .*DATA_DIR/),
      ]);
      expect((await fetch(`http://127.0.0.1:${port}/projects`)).status).toBe(200);
    } finally {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(DATA_DIR, { recursive: true, force: true });
    }
  },
);

/** The charity API as a separate process: its default content. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const START_TIMEOUT_MS = 60_000;

test('an empty folder stays empty on HOST=0.0.0.0', { timeout: START_TIMEOUT_MS }, async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'api-alone-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'charity-api/main.ts'], {
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error' },
      ...{ HOST: '0.0.0.0', PORT: '0', DATA_DIR },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const line = await new Promise((ready, failed) => {
      child.stdout.once('data', ready);
      child.once('exit', () => failed(new Error('the API did not start')));
    });
    const [, port] = /localhost:(\d+)/.exec(String(line))!;
    const answer = await fetch(`http://127.0.0.1:${port}/projects`);
    expect(await answer.json()).toEqual({ result: { total: 0, data: [] } });
  } finally {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
});

/** Starts the built site under a supervisor that restarts it whenever it ends, as Docker and systemd do. */
import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/api/database';
import { fillWithTestCharity, freePort, NO_LIMITS } from '#tests/support/server';

export type SupervisedSite = {
  port: number;
  origin: string;
  /** How each process ended: its exit code or signal, and its output. */
  ends: { how: number | NodeJS.Signals | null; output: string }[];
  /** Sends a signal to the running process. */
  signal: (signal: NodeJS.Signals) => void;
  /** Waits until the running process is ready. */
  ready: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startSupervised(env: Record<string, string>): Promise<SupervisedSite> {
  const dataDir = temporaryFolder('supervised-');
  await fillWithTestCharity(dataDir);
  const port = await freePort();
  const ends: SupervisedSite['ends'] = [];
  let running: ChildProcess;
  let isOver = false;
  const start = () => {
    let output = '';
    running = spawn(process.execPath, ['build/server.js'], {
      env: {
        ...{ PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
        ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
        ...NO_LIMITS,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [running.stdout!, running.stderr!])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    running.on('close', (code, signal) => {
      ends.push({ how: code ?? signal, output });
      if (!isOver) start();
    });
  };
  start();
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  // Unlike expect.poll, it also works in a hook.
  const ready = () => vi.waitFor(async () => expect(await isReady()).toBe(true), 60_000);
  await ready().catch((error: unknown) => {
    isOver = true;
    running.kill('SIGKILL');
    throw new Error(`The site does not start: ${ends[0]?.output}`, { cause: error });
  });
  return {
    ...{ port, origin, ends, ready },
    signal: (signal) => void running.kill(signal),
    async stop() {
      isOver = true;
      const before = ends.length;
      running.kill('SIGKILL');
      await vi.waitFor(() => expect(ends).toHaveLength(before + 1), 60_000);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

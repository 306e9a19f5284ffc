/** Starts the built server with a free port and a new data folder, for browser tests, guards and screenshots. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seed } from '#api/content/seed';
import { openDatabase } from '#api/db/open';
import { SETTINGS } from '#config';
import { CART_SECRET } from '#tests/bench/cart';
import { writeTestCharity } from './charity';

export type RunningServer = {
  /** Such as http://localhost:41234, without a slash at the end. */
  origin: string;
  dataDir: string;
  /** Process id. */
  pid: number;
  /** Returns the output up to now. */
  output: () => string;
  /** The exit code, or the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals>;
  stop: () => Promise<void>;
};

type Start = {
  env?: Record<string, string>;
  /** A program for node and its arguments, relative to the project's root. */
  program?: [string, ...string[]];
  /** empty: the server starts on an empty data folder, and fills it with the demonstration. */
  content?: 'test charity' | 'empty';
};

/** Settings without limits: tests fill in forms faster than people, and all from one IP address. */
export const NO_LIMITS = {
  FORM_MIN_AGE: '0',
  ...Object.fromEntries(
    Object.keys(SETTINGS)
      .filter((name) => /_PER_|_TOTAL$/.test(name))
      .map((name) => [name, '100000']),
  ),
};

/**
 * Starts the server and waits until it prints its URL.
 * @throws Error with the output when the server ends before that
 */
export async function startServer({
  env = {},
  program = ['build/server.js'],
  content = 'test charity',
}: Start = {}): Promise<RunningServer> {
  for (const file of program.filter((part) => part.startsWith('build/')))
    if (!existsSync(resolve(file))) throw new Error(`${file} is missing: run \`npm run build\``);
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  if (content === 'test charity') await fillWithTestCharity(dataDir);
  const server = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      SESSION_SECRETS: CART_SECRET,
      ...NO_LIMITS,
      // The port is needed before the start: it is part of the default PUBLIC_URL, which the CSRF check compares.
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ...env,
      // As the command of the README: without NODE_ENV, which these types require.
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
  );
  let output = '';
  const origin = await new Promise<string>((ready, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /https?:\/\/[^\s"/]+/.exec(output)?.[0];
      if (address && output.slice(output.indexOf(address)).includes('\n')) ready(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('error', failed);
    server.on('exit', (code) => failed(new Error(`The server ended (${code}):\n${output}`)));
  });
  return {
    origin,
    dataDir,
    pid: server.pid!,
    output: () => output,
    ended,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM');
        // A page that a test left open must not delay the end of the run.
        const killTimer = setTimeout(() => server.kill('SIGKILL'), 5_000);
        await ended;
        clearTimeout(killTimer);
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Fills a folder that the servers of all tests copy, because the import takes seconds. @returns a function that deletes it */
export async function shareFilledCharity(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'filled-'));
  await fillWithTestCharity(folder);
  // Workers inherit it.
  process.env.FILLED_CHARITY = folder;
  return () => rm(folder, { recursive: true });
}

/** Creates the server's database. Dates are relative to the day on which the test runs. */
async function fillWithTestCharity(dataDir: string): Promise<void> {
  const { FILLED_CHARITY } = process.env;
  if (FILLED_CHARITY) return cp(FILLED_CHARITY, dataDir, { recursive: true });
  const files = await mkdtemp(join(tmpdir(), 'charity-'));
  writeTestCharity(files);
  const { db, close } = await openDatabase(join(dataDir, 'charity.db'));
  await seed(db, { today: new Date(), folder: files });
  await close();
  await rm(files, { recursive: true });
}

/** Returns a port that no process listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

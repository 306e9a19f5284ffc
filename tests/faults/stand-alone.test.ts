/** The stand-alone charity API and its commands: they read .env as the site does, and shut down gracefully. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/server';

const STARTS_WITHIN = 30_000;
const TOKEN = 'a-token-of-the-tests-with-32-characters';

let folder: string;
let port: number;
let api: ChildProcess;
let apiOutput: () => string;

/** Starts a program in a folder with a .env file, without these settings in the environment. */
function run(program: string, ...args: string[]) {
  const child = spawn(process.execPath, [resolve(program), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk));
  return { child, output: () => output };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stand-alone-'));
  port = await freePort();
  const settings = {
    ...{ PORT: port, DATA_DIR: join(folder, 'content'), LOG_LEVEL: 'info' },
    METRICS_TOKEN: TOKEN,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''));
  // The process reads the drawings and the demonstration content from its working directory.
  symlinkSync(resolve('charity-api'), join(folder, 'charity-api'));
  symlinkSync(resolve('demo'), join(folder, 'demo'));
  const started = run('build/api.js');
  api = started.child;
  apiOutput = started.output;
  await new Promise<void>((ready, failed) => {
    api.stdout!.on('data', () => {
      if (started.output().includes('Charity API on')) ready();
    });
    api.once('exit', () => failed(new Error(started.output())));
  });
}, STARTS_WITHIN);
afterAll(() => {
  api?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('the API listens on the port and the IP address in .env', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/openapi.json`)).status).toBe(200);
});

test('the log of the API has a line with the id of the storefront’s request, and no path', async () => {
  const headers = { 'x-request-id': 'id-of-the-storefront' };
  await fetch(`http://127.0.0.1:${port}/user/orders/a-secret-token`, { headers });
  const lines = () =>
    apiOutput()
      .split('\n')
      .filter((line) => line.includes('id-of-the-storefront'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await expect
    .poll(() => lines().find(({ msg }) => msg === 'request'))
    .toMatchObject({ method: 'GET', route: '/user/orders/:token', status: 404, locale: 'en' });
  expect(apiOutput()).not.toContain('a-secret-token');
});

test('the API has metrics of its requests and orders for the bearer token', async () => {
  const url = `http://127.0.0.1:${port}/metrics`;
  expect((await fetch(url)).status).toBe(401);
  await fetch(`http://127.0.0.1:${port}/nowhere/secret`);
  const reply = await fetch(url, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await reply.text();
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toContain('{route="none",method="GET",status="4xx"} 1');
  expect(text).toContain('orders_open{state="awaiting_transfer",method="Bank",currency="OMR"}');
  expect(text).not.toContain('secret');
});

test('a command uses the DATA_DIR of .env', { timeout: STARTS_WITHIN }, async () => {
  const { child, output } = run('build/commands/attack-mode.js', 'on');
  const [code] = (await once(child, 'exit')) as [number];
  expect([code, output()]).toEqual([0, expect.stringContaining('Attack mode is on, set by staff')]);
});

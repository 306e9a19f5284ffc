/**
 * Tests that the server runs fast code: private fields are kept, packages are loaded in their production builds, and the
 * reference API only when it runs in this process.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { startServer } from '#tests/support/server';

/** Starts `node build/server.js`, requests the home page, and returns its status and the CommonJS files that are loaded. */
async function openHome(env = {}): Promise<{ status: number; files: string[] }> {
  const printModules = `
    import Module from 'node:module';
    const loaded = () => Object.values(Module._cache).filter((module) => module.loaded);
    process.on('exit', () => console.log(loaded().map(({ id }) => id).join('\\n')));`;
  const options = `--import=data:text/javascript,${encodeURIComponent(printModules)}`;
  const server = await startServer({ env: { ...env, NODE_OPTIONS: options } });
  const { status } = await fetch(server.origin);
  await server.stop();
  return { status, files: server.output().split('\n') };
}

/** A package that the reference API imports. */
const DATABASE_DRIVER = join('node_modules', 'libsql');

test('without NODE_ENV, no development build is loaded', async () => {
  const { status, files } = await openHome();
  expect(status).toBe(200);
  expect(files.filter((file) => file.endsWith('.production.min.js'))).not.toEqual([]);
  expect(files.filter((file) => file.includes('development'))).toEqual([]);
  expect(files.filter((file) => file.includes(DATABASE_DRIVER))).not.toEqual([]);
});

test('with CHARITY_API_URL, the reference API is not loaded', async () => {
  const { status, files } = await openHome({ CHARITY_API_URL: 'http://127.0.0.1:1' });
  expect(status).toBe(503);
  expect(files.filter((file) => file.endsWith('.production.min.js'))).not.toEqual([]);
  expect(files.filter((file) => file.includes(DATABASE_DRIVER))).toEqual([]);
});

/** Lowered for old browsers, private fields cost a fifth of the CPU time. esbuild then calls this function. */
const LOWERED = '__privateGet';

test('esbuild leaves the mark of a lowered private field', async () => {
  const source = 'class A { #x = 1; x() { return this.#x; } }';
  expect((await transform(source, { target: 'es2020' })).code).toContain(LOWERED);
});

test.each(['build/server/assets', 'build/staff/server'])('%s keeps private fields', (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(0);
  const lowered = files.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(LOWERED),
  );
  expect(lowered).toEqual([]);
});

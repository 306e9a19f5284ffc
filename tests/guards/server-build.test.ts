/** Tests that the server runs fast code: private fields are kept, and packages are loaded in their production builds. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { startServer } from '#tests/support/server';

test('`node build/server.js` without NODE_ENV loads no development build', async () => {
  const printModules = `
    import Module from 'node:module';
    const loaded = () => Object.values(Module._cache).filter((module) => module.loaded);
    process.on('exit', () => console.log(loaded().map(({ id }) => id).join('\\n')));`;
  const server = await startServer({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(printModules)}` },
  });
  expect((await fetch(server.origin)).status).toBe(200);
  await server.stop();
  const files = server.output().split('\n');
  expect(files.filter((file) => file.endsWith('.production.min.js'))).not.toEqual([]);
  expect(files.filter((file) => file.includes('development'))).toEqual([]);
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

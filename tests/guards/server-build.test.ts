/** Tests that the server runs fast code: private fields are kept, and packages are loaded in their production builds. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

// Lowered for old browsers, private fields cost a fifth of the server's CPU time.
test.each(['build/server/assets', 'build/staff/server'])('%s keeps private fields', (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(0);
  // esbuild replaces private fields by calls of this function and a WeakMap.
  const lowered = files.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('__privateGet'),
  );
  expect(lowered).toEqual([]);
});

/** Tests that the build of the server keeps private fields. Lowered for old browsers, they cost a fifth of its CPU time. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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

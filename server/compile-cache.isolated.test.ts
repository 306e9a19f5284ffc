/** Tests where compiled code is kept, that code of earlier builds is deleted, and that a start works without a cache. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/api/database';

const enableCompileCache = vi.hoisted(() => vi.fn());
const nodeModule = vi.hoisted(() => ({ enableCompileCache: undefined as unknown }));
vi.mock('node:module', async (original) => ({
  ...(await original<object>()),
  get enableCompileCache() {
    return nodeModule.enableCompileCache;
  },
}));

const { keepCompiledCode } = await import('./compile-cache');

let dataDir: string;
let build: URL;
beforeEach(() => {
  enableCompileCache.mockClear();
  nodeModule.enableCompileCache = enableCompileCache;
  dataDir = temporaryFolder('compile-cache-');
  const folder = temporaryFolder('build-');
  writeFileSync(join(folder, '.sources'), 'hash-of-this-build');
  build = pathToFileURL(`${folder}/`);
});

test('keeps the compiled code of this build in the data folder, and deletes that of others', () => {
  const old = join(dataDir, '.compile-cache', 'hash-of-another-build');
  mkdirSync(old, { recursive: true });
  keepCompiledCode(dataDir, build);
  const folder = join(dataDir, '.compile-cache', 'hash-of-this-build');
  expect(enableCompileCache.mock.calls).toEqual([[folder]]);
  expect(existsSync(old)).toBe(false);
});

test.each<[string, () => void]>([
  ['in a Node without a compile cache', () => (nodeModule.enableCompileCache = undefined)],
  ['without a build', () => (build = pathToFileURL(`${dataDir}/missing/`))],
  ['when the folder cannot be written', () => writeFileSync(join(dataDir, '.compile-cache'), '')],
])('does nothing %s', (_, arrange) => {
  arrange();
  expect(() => keepCompiledCode(dataDir, build)).not.toThrow();
  expect(enableCompileCache).not.toHaveBeenCalled();
});

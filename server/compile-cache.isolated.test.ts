/** Tests that compiled code is kept in the data folder where Node has a compile cache, and that Node 20 starts without one. */
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const enableCompileCache = vi.hoisted(() => vi.fn());
const nodeModule = vi.hoisted(() => ({ enableCompileCache: undefined as unknown }));
vi.mock('node:module', () => nodeModule);

const { keepCompiledCode } = await import('./compile-cache');

test('keeps compiled code in the data folder', () => {
  nodeModule.enableCompileCache = enableCompileCache;
  keepCompiledCode('/srv/data');
  expect(enableCompileCache.mock.calls).toEqual([[join('/srv/data', 'compile-cache')]]);
});

test('does nothing in a version of Node without a compile cache', () => {
  nodeModule.enableCompileCache = undefined;
  expect(() => keepCompiledCode('/srv/data')).not.toThrow();
});

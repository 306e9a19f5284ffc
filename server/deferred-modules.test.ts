/** Tests the store of deferred modules, which finds them by the hash of their text. */
import { expect, test } from 'vitest';
import { pageKeyInUrl, DeferredModuleStore } from './deferred-modules';

const bodyOf = (page: ReturnType<DeferredModuleStore['find']>) => page?.bodies.identity.toString();

test('finds the module of each rendering of a page, and none for another hash', async () => {
  const modules = new DeferredModuleStore();
  await modules.keep({ path: '/late/one.js?of=%2F', text: 'one' });
  await modules.keep({ path: '/late/two.js?of=%2F', text: 'two' });
  expect(bodyOf(modules.find('/late/one.js'))).toBe('one');
  expect(bodyOf(modules.find('/late/two.js'))).toBe('two');
  expect(modules.find('/late/one.js')?.headers.join()).toContain('immutable');
  expect(modules.find('/late/other.js')).toBeNull();
});

test('returns the page key in the URL of a module, or null without one', () => {
  expect(pageKeyInUrl('/late/other.js?of=%2Far%2Fprojects%3Fpage%3D2')).toBe('/ar/projects?page=2');
  expect(pageKeyInUrl('/late/other.js')).toBeNull();
});

test.each(['', 'projects', '//evil.example', '@evil.example', '%2F%2Fevil.example', 'http:'])(
  'returns null for the invalid page key %j',
  (key) => {
    expect(pageKeyInUrl(`/late/x.js?of=${key}`)).toBeNull();
  },
);

test('evicts the least recently used of more than 1,000 modules of cached pages', async () => {
  const modules = new DeferredModuleStore();
  for (let n = 0; n < 1_000; n += 1) await modules.keep({ path: `/late/${n}.js`, text: '' });
  modules.find('/late/0.js');
  await modules.keep({ path: '/late/1000.js', text: '' });
  expect(modules.find('/late/0.js')).not.toBeNull();
  expect(modules.find('/late/1.js')).toBeNull();
  expect(modules.find('/late/1000.js')).not.toBeNull();
});

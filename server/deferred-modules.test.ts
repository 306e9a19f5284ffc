/** Tests the stores of deferred modules: of cached pages, by the hash of their text, and of private pages. */
import { expect, test } from 'vitest';
import { minutes } from '#domain/time/durations';
import { pageKeyInUrl, DeferredModuleStore, PrivateModuleStore } from './deferred-modules';

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

test('returns the module of a private page for 30 minutes, with no-store', () => {
  let now = 0;
  const modules = new PrivateModuleStore(() => now);
  modules.keep({ path: '/late/own-a.js', text: 'mine' });
  const found = modules.find('/late/own-a.js');
  expect(found?.body.toString()).toBe('mine');
  expect(found?.headers.join()).toContain('cache-control,no-store');
  expect(modules.find('/late/own-b.js')).toBeNull();
  now = minutes(30) - 1;
  expect(modules.find('/late/own-a.js')).not.toBeNull();
  now = minutes(30);
  expect(modules.find('/late/own-a.js')).toBeNull();
});

test('evicts the oldest of more than 2,000 modules of private pages', () => {
  const modules = new PrivateModuleStore(() => 0);
  for (let n = 0; n <= 2_000; n += 1) modules.keep({ path: `/late/own-${n}.js`, text: '' });
  expect(modules.find('/late/own-0.js')).toBeNull();
  expect(modules.find('/late/own-2000.js')).not.toBeNull();
});

test('evicts the oldest modules of private pages above 32 MB', () => {
  const modules = new PrivateModuleStore(() => 0);
  const text = 'x'.repeat(1024 * 1024);
  for (let n = 0; n <= 32; n += 1) modules.keep({ path: `/late/own-${n}.js`, text });
  expect(modules.find('/late/own-0.js')).toBeNull();
  expect(modules.find('/late/own-1.js')).not.toBeNull();
  expect(modules.find('/late/own-32.js')).not.toBeNull();
});

/** Tests the page cache: fresh and stale pages, outages, deleted pages, eviction, changes of the content. */
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { hours, minutes, seconds } from '#domain/time/durations';
import { PageCache, type Page, type Rendered } from './page-cache';

const good = (text: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: ['content-type', 'text/html'],
  body: Buffer.from(text),
  isStale: false,
  isPrivate: false,
  ...more,
});

function open(maxBytes = 1_000_000) {
  const clock = { now: 1_000_000, version: 1 };
  const render = vi.fn<(key: string) => Promise<Rendered>>();
  const errors: unknown[] = [];
  const cache = new PageCache({
    render,
    now: () => clock.now,
    contentVersion: () => clock.version,
    onError: (error) => errors.push(error),
    maxBytes,
  });
  const find = vi.spyOn(cache, 'find');
  /** Returns the text or the status that a visitor gets, from the cache or from a render. */
  const visit = async (key = '/') => {
    const cached = cache.kept(key, true);
    if (cached) return textOf(cached);
    const found = await cache.find(key);
    if (found === null) return null;
    return 'page' in found ? textOf(found.page) : found.answer.status;
  };
  /** Waits for the background renders. */
  const settled = async () => {
    await Promise.allSettled(find.mock.results.map(({ value }) => value as Promise<unknown>));
  };
  return { cache, clock, render, errors, visit, settled };
}

const textOf = (page: Page) => page.bodies.identity.toString();

test('renders a page once within 60 seconds', async () => {
  const { clock, render, visit } = open();
  render.mockResolvedValue(good('one'));
  await visit();
  clock.now += seconds(59);
  expect(await visit()).toBe('one');
  expect(render).toHaveBeenCalledTimes(1);
});

test('concurrent requests share one render', async () => {
  const { render, visit } = open();
  render.mockImplementation(() => setImmediate(good('one')));
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => visit())))).toEqual(
    new Set(['one']),
  );
  expect(render).toHaveBeenCalledTimes(1);
});

test('serves the cached page after 60 seconds while one render makes a new page', async () => {
  const { clock, render, visit, settled } = open();
  render.mockResolvedValueOnce(good('one'));
  await visit();
  render.mockResolvedValue(good('two'));
  clock.now += seconds(60);
  expect(await Promise.all([visit(), visit(), visit()])).toEqual(['one', 'one', 'one']);
  await settled();
  expect(await visit()).toBe('two');
  expect(render).toHaveBeenCalledTimes(2);
});

test.each([
  ['returns 503', () => Promise.resolve(good('sorry', { status: 503 })), 503],
  ['throws', () => Promise.reject(new Error('broken')), 'broken'],
])('while the app %s, serves the cached page for 10 minutes, then the failure', async (...row) => {
  const [, failing, failure] = row;
  const { clock, render, visit, settled } = open();
  render.mockResolvedValueOnce(good('one'));
  await visit();
  render.mockImplementation(failing);
  for (const wait of [seconds(61), minutes(4), minutes(4)]) {
    clock.now += wait;
    expect(await visit()).toBe('one');
    await settled();
  }
  const renders = render.mock.calls.length;
  clock.now += seconds(4);
  await visit();
  expect(render).toHaveBeenCalledTimes(renders);
  clock.now += minutes(1);
  expect(await visit().catch((error: Error) => error.message)).toBe(failure);
  render.mockResolvedValue(good('two'));
  expect(await visit()).toBe('two');
});

test('a page that is marked as stale replaces the cached page, and is served for a day during an outage', async () => {
  const { clock, render, visit, settled } = open();
  render.mockResolvedValueOnce(good('one'));
  await visit();
  render.mockResolvedValueOnce(good('one, marked as stale', { isStale: true }));
  clock.now += seconds(61);
  await visit();
  await settled();
  expect(await visit()).toBe('one, marked as stale');
  // The app's cached API responses have expired.
  render.mockResolvedValue(good('sorry', { status: 503 }));
  for (const wait of [minutes(6), minutes(20), hours(12), hours(11)]) {
    clock.now += wait;
    expect(await visit()).toBe('one, marked as stale');
    await settled();
  }
  // After the outage, the next visitor gets the stale page, and the visitor after that gets the new page.
  render.mockResolvedValue(good('two'));
  clock.now += seconds(6);
  await visit();
  await settled();
  expect(await visit()).toBe('two');
});

test('does not serve a page that is marked as stale after 24 hours', async () => {
  const { clock, render, visit } = open();
  render.mockResolvedValueOnce(good('old', { isStale: true }));
  await visit();
  render.mockResolvedValue(good('sorry', { status: 503 }));
  clock.now += hours(25);
  expect(await visit()).toBe(503);
});

test('caches a page that is marked as stale for 5 seconds when there is no other page', async () => {
  const { clock, render, visit, settled } = open();
  render.mockResolvedValue(good('old', { isStale: true }));
  expect(await visit()).toBe('old');
  expect(await visit()).toBe('old');
  expect(render).toHaveBeenCalledTimes(1);
  render.mockResolvedValue(good('new'));
  clock.now += seconds(6);
  await visit();
  await settled();
  expect(await visit()).toBe('new');
});

test('caches only responses with status 200 that are not private', async () => {
  const { cache, render, visit } = open();
  render.mockResolvedValueOnce(good('none', { status: 404 }));
  expect(await visit()).toBe(404);
  render.mockResolvedValueOnce(good('yours', { isPrivate: true }));
  expect(await visit()).toBeNull();
  render.mockResolvedValueOnce(good('sorry', { status: 503 }));
  expect(await visit()).toBe(503);
  expect(cache.kept('/', true)).toBeNull();
});

test('removes a cached page when a new render returns 404', async () => {
  const { clock, render, visit, settled } = open();
  render.mockResolvedValueOnce(good('one'));
  await visit();
  render.mockResolvedValue(good('none', { status: 404 }));
  clock.now += seconds(61);
  await visit();
  await settled();
  expect(await visit()).toBe(404);
});

test('serves an old page without a new render under overload', async () => {
  const { cache, clock, render } = open();
  render.mockResolvedValue(good('one'));
  await cache.find('/');
  clock.now += hours(2);
  expect(textOf(cache.kept('/', false)!)).toBe('one');
  expect(render).toHaveBeenCalledTimes(1);
});

/** Random bytes, because compression would shrink them to nothing. All encodings of a page together have 3.4 times this length. */
const bytes = (length: number) => good(randomBytes(length).toString('base64'));

test('evicts the least recently requested page', async () => {
  const { cache, render, visit } = open(8_000);
  render.mockImplementation(() => Promise.resolve(bytes(1_000)));
  await visit('/a');
  await visit('/b');
  await visit('/a');
  await visit('/c');
  expect(cache.kept('/b', true)).toBeNull();
  expect(cache.kept('/a', true)).not.toBeNull();
  expect(cache.kept('/c', true)).not.toBeNull();
});

test('evicts as many pages as a large one needs, and counts a page that is rendered again once', async () => {
  const { cache, clock, render, visit } = open(14_000);
  const isKept = (key: string) => cache.kept(key, false) !== null;
  render.mockImplementation((key) => Promise.resolve(bytes(key === '/large' ? 3_000 : 1_000)));
  for (const key of ['/a', '/b', '/c']) await visit(key);
  for (let version = 2; version < 20; version++) {
    clock.version = version;
    await visit('/c');
  }
  expect(['/a', '/b', '/c'].map(isKept)).toEqual([true, true, true]);
  await visit('/large');
  expect(['/a', '/b', '/large'].map(isKept)).toEqual([false, false, true]);
});

test('does not cache a page that is larger than the limit, and keeps the others', async () => {
  const { cache, render, visit } = open(8_000);
  render.mockImplementation((key) => Promise.resolve(bytes(key === '/large' ? 9_000 : 1_000)));
  await visit('/a');
  await visit('/large');
  expect(cache.kept('/large', false)).toBeNull();
  expect(cache.kept('/a', false)).not.toBeNull();
  expect(cache.size().pages).toBe(1);
});

test('serves a page that is older than the content only when a new render fails', async () => {
  const { clock, render, visit } = open();
  render.mockResolvedValueOnce(good('old'));
  await visit();
  clock.version = 2;
  render.mockResolvedValueOnce(good('new'));
  expect(await visit()).toBe('new');
  expect(await visit()).toBe('new');
  expect(render).toHaveBeenCalledTimes(2);
  clock.version = 3;
  render.mockRejectedValueOnce(new Error('down'));
  expect(await visit()).toBe('new');
  expect(await visit()).toBe('new');
  expect(render).toHaveBeenCalledTimes(3);
});

test('starts a new render for requests after a change of the content', async () => {
  const { clock, render, visit } = open();
  render.mockImplementationOnce(() => setImmediate(good('old')));
  const before = visit();
  clock.version = 2;
  render.mockResolvedValueOnce(good('new'));
  expect(await visit()).toBe('new');
  expect(await before).toBe('old');
});

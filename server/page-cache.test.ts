/** Kept pages over time: fresh, old, failing, gone. */
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

function open(maxPages = 500) {
  const clock = { now: 1_000_000, version: 1 };
  const render = vi.fn<(key: string) => Promise<Rendered>>();
  const errors: unknown[] = [];
  const cache = new PageCache({
    render,
    now: () => clock.now,
    contentVersion: () => clock.version,
    onError: (error) => errors.push(error),
    maxPages,
  });
  const find = vi.spyOn(cache, 'find');
  /** What a visitor gets: the kept page, or what rendering makes. */
  const visit = async (key = '/') => {
    const kept = cache.kept(key, true);
    if (kept) return textOf(kept);
    const found = await cache.find(key);
    if (found === null) return null;
    return 'page' in found ? textOf(found.page) : found.answer.status;
  };
  /** Until the refresh that nobody waits for is done, which whoever asks now would share. */
  const settled = async () => {
    await Promise.allSettled(find.mock.results.map(({ value }) => value as Promise<unknown>));
  };
  return { cache, clock, render, errors, visit, settled };
}

const textOf = (page: Page) => page.bodies.identity.toString();

test('a page is rendered once for a minute', async () => {
  const { clock, render, visit } = open();
  render.mockResolvedValue(good('one'));
  await visit();
  clock.now += seconds(59);
  expect(await visit()).toBe('one');
  expect(render).toHaveBeenCalledTimes(1);
});

test('all who ask at once share one render', async () => {
  const { render, visit } = open();
  render.mockImplementation(() => setImmediate(good('one')));
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => visit())))).toEqual(
    new Set(['one']),
  );
  expect(render).toHaveBeenCalledTimes(1);
});

test('after a minute the old page is sent while one render makes the new one', async () => {
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

test('a page that nobody asked for in a long time is made anew before it is sent', async () => {
  const { clock, render, visit } = open();
  render.mockResolvedValueOnce(good('one'));
  await visit();
  render.mockResolvedValue(good('two'));
  clock.now += minutes(11);
  expect(await visit()).toBe('two');
});

test.each([
  ['answers 503', () => Promise.resolve(good('sorry', { status: 503 })), 503],
  ['breaks', () => Promise.reject(new Error('broken')), 'broken'],
])(
  'while the app %s the good page stays for ten minutes, then the truth is told',
  async (...row) => {
    const [, failing, truth] = row;
    const { clock, render, visit, settled } = open();
    render.mockResolvedValueOnce(good('one'));
    await visit();
    render.mockImplementation(failing);
    for (const wait of [seconds(61), minutes(4), minutes(4)]) {
      clock.now += wait;
      expect(await visit()).toBe('one');
      await settled();
    }
    const tries = render.mock.calls.length;
    clock.now += seconds(4);
    await visit();
    expect(render).toHaveBeenCalledTimes(tries);
    clock.now += minutes(1);
    expect(await visit().catch((error: Error) => error.message)).toBe(truth);
    render.mockResolvedValue(good('two'));
    expect(await visit()).toBe('two');
  },
);

test('old figures take the place of the good page with their notice, and stay for a day when nothing better comes', async () => {
  const { clock, render, visit, settled } = open();
  render.mockResolvedValueOnce(good('one'));
  await visit();
  render.mockResolvedValueOnce(good('one, said to be old', { isStale: true }));
  clock.now += seconds(61);
  await visit();
  await settled();
  expect(await visit()).toBe('one, said to be old');
  // The app's own kept answers are gone too.
  render.mockResolvedValue(good('sorry', { status: 503 }));
  for (const wait of [minutes(6), minutes(20), hours(12), hours(11)]) {
    clock.now += wait;
    expect(await visit()).toBe('one, said to be old');
    await settled();
  }
  // Well again: seen by the visitor after the next.
  render.mockResolvedValue(good('two'));
  clock.now += seconds(6);
  await visit();
  await settled();
  expect(await visit()).toBe('two');
});

test('after a day of failing even a page that says that it is old is not sent', async () => {
  const { clock, render, visit } = open();
  render.mockResolvedValueOnce(good('old', { isStale: true }));
  await visit();
  render.mockResolvedValue(good('sorry', { status: 503 }));
  clock.now += hours(25);
  expect(await visit()).toBe(503);
});

test('a page with old figures is kept for a moment when there is none better', async () => {
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

test('only good pages are kept; what is one visitor’s own is not even shared', async () => {
  const { cache, render, visit } = open();
  render.mockResolvedValueOnce(good('none', { status: 404 }));
  expect(await visit()).toBe(404);
  render.mockResolvedValueOnce(good('yours', { isPrivate: true }));
  expect(await visit()).toBeNull();
  render.mockResolvedValueOnce(good('sorry', { status: 503 }));
  expect(await visit()).toBe(503);
  expect(cache.kept('/', true)).toBeNull();
});

test('a page that is gone is not sent from memory', async () => {
  const { clock, render, visit, settled } = open();
  render.mockResolvedValueOnce(good('one'));
  await visit();
  render.mockResolvedValue(good('none', { status: 404 }));
  clock.now += seconds(61);
  await visit();
  await settled();
  expect(await visit()).toBe(404);
});

test('in a crowd nothing is rendered anew', async () => {
  const { cache, clock, render } = open();
  render.mockResolvedValue(good('one'));
  await cache.find('/');
  clock.now += hours(2);
  expect(textOf(cache.kept('/', false)!)).toBe('one');
  expect(render).toHaveBeenCalledTimes(1);
});

test('the page that was not asked for the longest makes room', async () => {
  const { cache, render, visit } = open(2);
  render.mockImplementation((key) => Promise.resolve(good(key)));
  await visit('/a');
  await visit('/b');
  await visit('/a');
  await visit('/c');
  expect(cache.kept('/b', true)).toBeNull();
  expect(cache.kept('/a', true)).not.toBeNull();
  expect(cache.kept('/c', true)).not.toBeNull();
});

test('the same bytes keep their etag and are not compressed again', async () => {
  const { cache, clock, render } = open();
  render.mockImplementation(() => Promise.resolve(good('one')));
  await cache.find('/');
  const before = cache.kept('/', true)!;
  clock.now += seconds(61);
  await cache.find('/');
  expect(cache.kept('/', true)).toBe(before);
});

test('a page of before a change of the content is not sent, unless no new one can be made', async () => {
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

test('a render that began before a change of the content is not shared by those who ask after it', async () => {
  const { clock, render, visit } = open();
  render.mockImplementationOnce(() => setImmediate(good('old')));
  const before = visit();
  clock.version = 2;
  render.mockResolvedValueOnce(good('new'));
  expect(await visit()).toBe('new');
  expect(await before).toBe('old');
});

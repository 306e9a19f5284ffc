/** Tests of pages of two lists, and of counts that are kept. */
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { countOf, pageOfTwo } from './long-lists';

afterEach(() => vi.useRealTimers());

test('a page of two lists is the page of both together', async () => {
  const lists = fc.tuple(fc.nat(8), fc.nat(8), fc.nat(20), fc.integer({ min: 1, max: 6 }));
  await fc.assert(
    fc.asyncProperty(lists, async ([inFirst, inSecond, offset, limit]) => {
      const all = Array.from({ length: inFirst + inSecond }, (_, n) => n);
      const [first, second] = [all.slice(0, inFirst), all.slice(inFirst)];
      const read = (list: number[]) => (page: { offset: number; limit: number }) =>
        Promise.resolve(list.slice(page.offset, page.offset + page.limit));
      const count = () => Promise.resolve(inFirst);
      expect(
        await pageOfTwo({ offset, limit }, { read: read(first), count }, read(second)),
      ).toEqual(all.slice(offset, offset + limit));
    }),
  );
});

test('a count below 1,000 is always current, a larger one is kept for a minute', async () => {
  vi.useFakeTimers();
  const db = {};
  let rows = 999;
  const count = vi.fn(() => Promise.resolve(rows));
  const counted = (key = 'campaigns') => countOf(db, [key], count);
  expect(await counted()).toBe(999);
  rows = 1_000;
  expect(await counted()).toBe(1_000);
  rows = 1_001;
  expect(await counted()).toBe(1_000);
  expect(await counted('news')).toBe(1_001);
  expect(await countOf({}, ['campaigns'], count)).toBe(1_001);
  vi.advanceTimersByTime(60_001);
  expect(await counted()).toBe(1_001);
});

test('keeps at most 500 counts', async () => {
  const db = {};
  const count = vi.fn(() => Promise.resolve(5_000));
  for (let n = 0; n <= 500; n++) await countOf(db, [n], count);
  count.mockClear();
  await countOf(db, [500], count);
  expect(count).not.toHaveBeenCalled();
  await countOf(db, [0], count);
  expect(count).toHaveBeenCalledOnce();
});

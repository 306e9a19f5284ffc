/** Tests fetching of lists that are longer than one page of the API. */
import { expect, test, vi } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import { loader as orphans } from '../routes/orphans/list';
import { loader as endowments } from '../routes/projects/endowments/list';
import { loader as sacrifices } from '../routes/sacrifices/list';
import { fetchAllPages } from './whole';

const numbers = (total: number) =>
  vi.fn(({ offset, limit }: { offset: number; limit: number }) =>
    Promise.resolve({
      total,
      data: Array.from({ length: total }, (_, at) => at).slice(offset, offset + limit),
    }),
  );

test.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('fetches a list of %i items with %i requests', async (total, calls) => {
  const list = numbers(total);
  expect(await fetchAllPages(list)).toEqual(Array.from({ length: total }, (_, at) => at));
  expect(list).toHaveBeenCalledTimes(calls);
});

test('does not request a page again when invalid items were left out', async () => {
  const list = vi.fn(() => Promise.resolve({ total: 3, data: ['a'] }));
  expect([await fetchAllPages(list), list.mock.calls.length]).toEqual([['a'], 1]);
});

test('limits the number of requests when the API returns a wrong total', async () => {
  const endless = vi.fn(() => Promise.resolve({ total: 1_000_000, data: [1] }));
  await fetchAllPages(endless);
  expect(endless.mock.calls.length).toBeLessThan(50);
});

const site = setupTestSite();

test.each([
  ['sacrifices', sacrifices],
  ['endowments', endowments],
  ['orphans', orphans],
])('requests %s with an offset, so that it can fetch more than one page', async (name, loader) => {
  const seen: string[] = [];
  site.fail((request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === `/${name}`) seen.push(search);
    return undefined;
  });
  await loader(args(visit('/')));
  expect(seen).toContain('?offset=0&limit=100');
});

/** Tests of the loader of /search: results, languages, links, filter, spelling, caching, limits. */
import { expect, test } from 'vitest';
import { pageKey } from '#app/visitor/page-key.server';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, unreachable, visit } from '#tests/support/site';
import { loader } from './search';

const site = setupTestSiteAtSeedTime();

const search = async (query = '', language = '') =>
  loader(args(visit(`${language}/search${query}`)));
const q = (text: string) => `?search=${encodeURIComponent(text)}`;

test('finds a record by another spelling, and marks the match in its title', async () => {
  const { data } = await search(q('لجنه'), '/ar');
  expect(data.list.cards[0]).toMatchObject({
    ...{ to: '/ar/ngo/water-committee', kind: 'مؤسسة', title: ['', 'لجنة', ' المياه'] },
  });
  expect(data.list.cards[0]).not.toHaveProperty('language');
  expect(data.head).toMatchObject({ index: false });
});

test.each([
  ['water kind fund', '/projects/water-and-sanitation-fund'],
  ['oven', '/projects/tafreej/case-oven'],
  ['Shore Mosque', '/projects/mosques/shore-mosque'],
  ['walk water', '/events/water-walk'],
  ['water endowment', '/projects/water-endowment'],
])('links the search for %j to %s', async (text, to) => {
  const { data } = await search(q(text));
  expect(data.list.cards.map((card) => card.to)).toContain(to);
});

test('the kinds are a filter with the number of results of each', async () => {
  const { data } = await search(q('water'));
  const kinds = data.list.fields.find(({ name }) => name === 'kind')!;
  expect(kinds.options.map(({ label }) => label)).toContain('Mosques (2)');
  const mosques = await search(`${q('water')}&kind=mosque`);
  expect(mosques.data.list.total).toBe(2);
  expect(mosques.data.count).toBe('2 results for “water”');
});

test('without a search asks the charity API nothing', async () => {
  site.fail(unreachable);
  const { data } = await search();
  expect(data).toMatchObject({ count: '', list: { total: 0, cards: [] } });
});

test('cuts a long search, and treats it as plain text', async () => {
  const { data } = await search(q(`"*%(${'x'.repeat(10_000)}`));
  expect(data.search).toHaveLength(80);
  expect(data.list.total).toBe(0);
});

test('no cache stores a search, and the page without a search has one key', async () => {
  const found = await search(q('water'));
  expect(new Headers(found.init?.headers).get('cache-control')).toBe('no-store');
  const request = (query: string) => visit(`/ar/search${query}`);
  expect(pageKey(request(q('water')))).toBeNull();
  expect(pageKey(request('?kind=mosque&x=1'))).toBe('/ar/search');
});

/** Tests of the loaders of news and blog: filters, publication, and outages. */
import { expect, test } from 'vitest';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, unreachable, visit } from '#tests/support/site';
import { loader as blogLoader } from './blog';
import { loader as newsLoader } from './news';
import { loader as itemLoader } from './news-item';

const site = setupTestSiteAtSeedTime();

const list = async (query = '', language = '') =>
  newsLoader(args(visit(`${language}/news${query}`)));
const item = async (id: string, language = '', headers = {}) =>
  itemLoader(args(visit(`${language}/news/${id}`, { headers }), { id }));
const idsOf = ({ data }: Awaited<ReturnType<typeof list>>) => data.list.cards.map(({ id }) => id);

test.each([
  ['?category=reports', ['audit']],
  ['?tag=water', ['blankets', 'pumps']],
  ['?year=2025', ['audit']],
  ['?search=%D9%85%D9%8A%D9%86%D8%A7%D8%A1', ['blankets']],
])('the query %s filters the list and may be cached', async (query, ids) => {
  const found = await list(query);
  expect(idsOf(found)).toEqual(ids);
  expect(found.data.list.leftOut).toBeNull();
  expect(new Headers(found.init?.headers).get('cache-control')).toBeNull();
});

test.each(['pages that come later', 'next-year', 'nowhere'])('has no article %s', async (id) => {
  expect(await item(id).catch((thrown: unknown) => thrown)).toMatchObject({ status: 404 });
});

test('an article of the blog is not a page of the news', async () => {
  const { data } = await blogLoader(args(visit('/blogs/receipts'), { id: 'receipts' }));
  expect(data.article).toMatchObject({ campaign: null, similar: [{ id: 'shares' }] });
  expect(await item('receipts').catch((thrown: unknown) => thrown)).toMatchObject({
    status: 404,
  });
});

test('an article is shown without campaign, tags and similar articles while these are unavailable', async () => {
  site.fail((request) =>
    /\/projects|\/tags|\/categories|similar/.test(request.url) ? unreachable(request) : undefined,
  );
  const { data } = await item('blankets');
  expect(data.article).toMatchObject({ campaign: null, tags: [], similar: [], category: null });
});

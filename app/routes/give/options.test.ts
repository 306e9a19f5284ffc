/** Tests of GET /options/categories: search by the start of words, pages, and the language of the URL. */
import { expect, test } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import type { OptionPage } from '#web/ui/combobox/use-options';
import { loader } from './options';

setupTestSite();

async function ask(query = '', prefix = '') {
  const answer = await loader(args(visit(`${prefix}/options/categories${query}`)));
  return { ...((await answer.json()) as OptionPage), headers: answer.headers };
}
const titles = ({ data }: OptionPage) => data.map(({ title }) => title);

test.each([
  ['', '', 7],
  ['?search=wat', '', 1],
  ['?search=%D8%A7%D9%84%D9%85%D9%8A%D8%A7%D9%87', '/ar', 1],
  ['?search=sağ', '/tr', 2],
])('the query %j with the language prefix %j finds %i categories', async (query, prefix, total) => {
  const page = await ask(query, prefix);
  expect(page.total).toBe(total);
  expect(page.data).toHaveLength(total);
});

test('returns one page of categories', async () => {
  const first = await ask('?limit=4');
  const second = await ask('?offset=4&limit=4');
  expect([first.total, first.data.length, second.data.length]).toEqual([7, 4, 3]);
  expect(titles(first)).not.toContain(titles(second)[0]);
});

test('returns only ids and titles, which caches may store for one minute', async () => {
  const { data, headers } = await ask('?limit=1');
  expect(Object.keys(data[0]!)).toEqual(['id', 'title']);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
});

test.each(['?offset=-1', '?offset=x&limit=0', '?limit=100000', '?search=%25_*"'])(
  'returns at most 100 categories for the unusual query %s',
  async (query) => {
    expect((await ask(query)).data.length).toBeLessThanOrEqual(100);
  },
);

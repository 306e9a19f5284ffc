/** Tests of the loaders of programs: list by field of work, program with fund and pictures, and outages. */
import { expect, test } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import { loader as listLoader } from './list';
import { loader } from './program';

const site = setupTestSite();

const list = async (query = '') => listLoader(args(visit(`/programs${query}`)));
const program = async (id: string, language = '') =>
  loader(args(visit(`${language}/programs/${id}`), { id }));
const cacheControlOf = ({ init }: Awaited<ReturnType<typeof list>>) =>
  new Headers(init?.headers).get('cache-control');

test.each(['page=77', 'category=cash_support'])('has all, with no-store, for %s', async (query) => {
  const shown = await list(`?${query}`);
  const shownList = shown.data.list;
  expect(shownList).toMatchObject({ page: 1, filters: { category: '' } });
  expect(shownList.cards).toHaveLength(5);
  expect(cacheControlOf(shown)).toBe('no-store');
  expect(shownList.leftOut === null).toBe(query.startsWith('page'));
});

test('returns story, campaigns and category fund of a program', async () => {
  const { data } = await program('water-and-life', '/ar');
  expect(data.program.story).toContain('<p>');
  expect(data.program.cards.length).toBeGreaterThan(0);
  expect(data.program.fund?.id).toBe('water-and-sanitation-fund');
  expect(data.head.title).toBe('مياه');
});

test('returns the program’s own pictures and no fund when gallery and fund are unavailable', async () => {
  site.fail((request) =>
    /gallery|-fund/.test(request.url) ? Response.json({}, { status: 500 }) : undefined,
  );
  const { data } = await program('healing');
  expect(data.program.gallery).toHaveLength(3);
  expect(data.program.gallery[0]?.caption).toBe('');
  expect(data.program.fund).toBeNull();
});

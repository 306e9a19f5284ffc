/** Tests of the endpoints of news and blog: order, filters, publication, similar articles, categories, tags. */
import { describe, expect, test } from 'vitest';
import type { ArticleSection } from '#contract/articles';
import { ENDPOINTS } from '#contract/endpoints';
import { TEST_NOW } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { plansOf } from '#tests/support/api/plans';
import { testPlan } from '#tests/support/api/sqlite-only';
import { changeRows } from '#tests/support/api/rows';
import { pageOfArticles } from './repository';

const opened = sharedApi();

const json = async (path: string) => (await opened.get(path)).json();
const list = async (query = '', section: ArticleSection = 'news') =>
  ENDPOINTS[section].reply.parse(await json(`/${section}${query}`)).result;
const ids = async (query = '', section: ArticleSection = 'news') =>
  (await list(query, section)).data.map(({ id }) => id);

const VISITS = [
  'visit-8',
  'visit-7',
  'visit-6',
  'visit-5',
  'visit-4',
  'visit-3',
  'visit-2',
  'visit-1',
];

test('GET /news returns nine published news, newest first, and the years of all', async () => {
  const { total, data, years } = await list();
  expect(data.map(({ id }) => id)).toEqual(['blankets', 'pumps', ...VISITS.slice(0, 7)]);
  expect({ total, years }).toEqual({ total: 11, years: [2026, 2025] });
});

test('an article with a date in the future is not listed and its URL returns 404, until the date', async () => {
  expect((await opened.get('/news/next-year')).status).toBe(404);
  expect(await ids('?limit=100')).not.toContain('next-year');
  expect(await ids('?year=2027')).toEqual([]);
  await changeRows(
    opened.db,
    'news',
    { id: 'next-year' },
    { published_at: '2026-03-12T05:59:59.000Z' },
  );
  expect((await ids())[0]).toBe('next-year');
  expect((await opened.get('/news/next-year')).status).toBe(200);
  await changeRows(
    opened.db,
    'news',
    { id: 'next-year' },
    { published_at: '2027-03-01T00:00:00.000Z' },
  );
});

describe('filters', () => {
  test.each([
    ['?category=reports', ['audit']],
    ['?category=empty', []],
    ['?tag=water', ['blankets', 'pumps']],
    ['?tag=winter&category=field', ['blankets']],
    ['?year=2025', ['audit']],
    ['?search=harbour', ['blankets']],
  ])('GET /news%s returns %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test('tags of news do not filter the blog', async () => {
    expect(await ids('?tag=water', 'blogs')).toEqual([]);
    expect(await ids('?tag=winter', 'blogs')).toEqual(['receipts']);
    expect(await ids('', 'blogs')).toEqual(['receipts', 'shares']);
  });
});

describe('similar', () => {
  test('returns other articles with the category or a tag, those with the most in common first', async () => {
    expect(await ids('?similar=blankets&limit=3')).toEqual(['pumps', 'visit-8', 'visit-7']);
    expect(await ids('?similar=visit-3&limit=3')).toEqual(['blankets', 'pumps', 'visit-8']);
  });

  test('returns none when no other article has anything in common, and none for an unknown article', async () => {
    expect(await ids('?similar=audit')).toEqual([]);
    expect(await ids('?similar=nowhere')).toEqual([]);
  });
});

describe('options of the filters', () => {
  const categories = async (query: string) =>
    ENDPOINTS.articleCategories.reply.parse(await json(`/categories${query}`)).result;
  const tags = async (query: string) =>
    ENDPOINTS.tags.reply.parse(await json(`/tags${query}`)).result;

  test.each([
    ['?section=news', ['field', 'reports']],
    ['?section=blogs', ['giving']],
    ['', ['field', 'reports']],
    ['?section=news&offset=1', ['reports']],
  ])('GET /categories%s returns only categories with articles', async (query, expected) => {
    expect((await categories(query)).data.map(({ id }) => id)).toEqual(expected);
  });

  test('GET /tags with a section returns the tags of its published articles', async () => {
    expect(await tags('?section=news')).toMatchObject({
      total: 2,
      data: [
        { id: 'water', type: 'news', title: { ar: 'الماء' } },
        { id: 'winter', type: 'news' },
      ],
    });
    expect((await tags('?section=blogs')).data.map(({ id }) => id)).toEqual(['winter']);
  });

  test('GET /tags without a section returns the tags of campaigns as before', async () => {
    const { data } = await tags('?type=eghatha&limit=100');
    expect(data.map(({ id }) => id)).toContain('warmth');
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['eghatha']));
    expect((await tags('?section=moon&limit=100')).data.map(({ id }) => id)).not.toContain(
      'winter',
    );
  });
});

testPlan.each(['news', 'blogs'] as const)(
  'a page of %s is read in the order of an index',
  async (section) => {
    const [, page] = await plansOf(opened, section, (db) =>
      pageOfArticles({ db, section, now: TEST_NOW.toISOString() }, { offset: 0, limit: 9 }),
    );
    expect(page).toContain(`USING INDEX ${section}_newest`);
    expect(page).not.toContain('TEMP B-TREE');
  },
);

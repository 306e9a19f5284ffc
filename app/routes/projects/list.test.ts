/** Tests of the loaders of campaign lists: filters, pages and invalid queries. */
import { describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { LOCALES } from '#domain/locales';
import { setupTestSite } from '#tests/support/opened-site';
import { args, unreachable, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { loader } from './list';
import type { CampaignList } from './list.server';
import { loader as typeLoader } from './of-type';

const site = setupTestSite();

const optionsOf = (name: string, { fields }: CampaignList) =>
  fields.find((field) => field.name === name)?.options.map(({ value }) => value);
const listAt = async (path: string) => (await loader(args(visit(path)))).data.list;

test('returns nine open campaigns, their total and the filter options', async () => {
  const list = await listAt('/projects');
  expect(list.cards).toHaveLength(9);
  expect(list.total).toBeGreaterThan(9);
  expect(list.pages).toBe(Math.ceil(list.total / 9));
  expect(optionsOf('category', list)).toHaveLength(7);
  expect(optionsOf('type', list)).toContain('fund');
  expect(list.cards.map(({ id }) => id)).not.toContain('waqf-fund');
  expect(JSON.stringify(list)).not.toContain('<p>');
});

test('returns other campaigns on the second page', async () => {
  const [first, second] = [await listAt('/projects'), await listAt('/projects?page=2')];
  const seen = new Set(first.cards.map(({ id }) => id));
  expect(second.page).toBe(2);
  expect(second.cards.length).toBeGreaterThan(0);
  expect(second.cards.filter(({ id }) => seen.has(id))).toEqual([]);
});

test.each(['abc', '0', '-1', '1.5', '', '1e3', '٢', '99999999999999999999'])(
  'returns the first page for page=%s',
  async (page) => {
    expect(await listAt(`/projects?page=${page}`)).toMatchObject({ page: 1 });
  },
);

test('returns the last page for a page number beyond the end', async () => {
  const list = await listAt('/projects?page=999999999');
  expect(list.page).toBe(list.pages);
  expect(list.cards.length).toBeGreaterThan(0);
});

test.each([
  ['', true],
  ['?page=2', true],
  ['?category=&search=&order=newest&status=open', true],
  ['?category=water_and_sanitation&utm_source=tv', true],
  ['?page=9999', false],
  ['?page=01', false],
  ['?category=zzz', false],
  ['?type=zzz', false],
  ['?zakat=yes', false],
  ['?status=open&status=open', false],
])('allows caching of /projects%s: %s', async (query, kept) => {
  const { init } = await loader(args(visit(`/projects${query}`)));
  expect(new Headers(init?.headers).get('cache-control')).toBe(kept ? null : 'no-store');
});

describe('filters of the campaign list', () => {
  test('returns only the campaigns that match the filters', async () => {
    const water = await listAt('/projects?category=water_and_sanitation');
    expect(new Set(water.cards.map(({ category }) => category))).toEqual(
      new Set(['Water and washing']),
    );
    const zakat = await listAt('/projects?zakat=true');
    expect(zakat.cards.every((card) => card.zakat)).toBe(true);
    const done = await listAt('/projects?status=completed');
    expect(new Set(done.cards.map(({ state }) => state))).toEqual(new Set(['completed']));
    expect((await listAt('/projects?status=all')).total).toBeGreaterThan(
      (await listAt('/projects')).total,
    );
    expect((await listAt('/projects?search=bread')).cards[0]?.id).toBe('bread');
  });

  test('returns an empty list when no campaign matches the filters', async () => {
    expect(await listAt('/projects?search=qqqqqq&page=4')).toMatchObject({
      total: 0,
      page: 1,
      pages: 1,
      cards: [],
    });
  });

  test('ignores unknown filter values and lists them in a message', async () => {
    const list = await listAt("/projects?category=nope&type='%22&status=x&order=y&zakat=1");
    expect(list.filters).toEqual((await listAt('/projects')).filters);
    // The message does not repeat a value that does not look like a filter value.
    for (const name of ['category=nope', 'type', 'status=x', 'order=y', 'zakat=1'])
      expect(list.leftOut).toContain(`\u2066${name}\u2069`);
  });

  test.each(['', '?category=', '?category=water_and_sanitation', '?search=nope&page=99', '?utm=1'])(
    'ignores no filter of the valid query %j',
    async (query) => expect((await listAt(`/projects${query}`)).leftOut).toBeNull(),
  );

  test.each(LOCALES)('names the unknown category in a message in %s', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const { leftOut } = await listAt(`${prefix}/projects?category=weapons`);
    const filters = '\u2066category=weapons\u2069';
    expect(leftOut).toBe(translateFor(locale)('projects:leftOut', { count: 1, filters }));
  });
});

test('returns the days left of an open campaign on its card', async () => {
  vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
  const { cards } = await listAt('/projects?search=wells');
  vi.useRealTimers();
  expect(cards[0]?.daysLeft).toBeGreaterThan(0);
});

describe('list of one type', () => {
  const ofType = (type: string, query = '') =>
    typeLoader(args(visit(`/projects/type/${type}${query}`), { type }));

  test('uses the type of the path, not the type of the query', async () => {
    const { data } = await ofType('eskan', '?type=eghatha');
    expect(data.head).toMatchObject({ title: 'Homes', description: expect.any(String) });
    expect(data.list.filters.type).toBe('eskan');
    expect(data.list.total).toBeGreaterThan(0);
  });

  test('returns open funds for the type fund', async () => {
    const { data } = await ofType('fund');
    expect(data.list.cards.map(({ id }) => id)).toContain('zakat-fund');
  });

  test.each(['nope', '..', '%00'])('returns 404 for the unknown type %s', async (type) => {
    const thrown = await ofType(type).catch((response: unknown) => response);
    expect(thrown).toMatchObject({ status: 404 });
  });
});

test('returns 503, not 404, while the charity API is down', async () => {
  site.fail(unreachable);
  const thrown = await loader(args(visit('/projects'))).catch((response: unknown) => response);
  expect(thrown).toMatchObject({ status: 503 });
  site.fail(null);
});

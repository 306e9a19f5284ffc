/** Lists of campaigns: filters and pages of any address, however it was mistyped. */
import { describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { LOCALES } from '#domain/locales';
import { openedSite } from '#tests/support/opened-site';
import { args, unreachable, visit } from '#tests/support/site';
import { words } from '#tests/support/words';
import { loader } from './list';
import type { CampaignList } from './list.server';
import { loader as typeLoader } from './of-type';

const site = openedSite();

const optionsOf = (name: string, { fields }: CampaignList) =>
  fields.find((field) => field.name === name)?.options.map(({ value }) => value);
const listAt = async (path: string) => (await loader(args(visit(path)))).data.list;

test('nine of the open campaigns, with their total', async () => {
  const list = await listAt('/projects');
  expect(list.cards).toHaveLength(9);
  expect(list.total).toBeGreaterThan(9);
  expect(list.pages).toBe(Math.ceil(list.total / 9));
  expect(optionsOf('category', list)).toHaveLength(7);
  expect(optionsOf('type', list)).toContain('fund');
  expect(list.cards.map(({ id }) => id)).not.toContain('waqf-fund');
  expect(JSON.stringify(list)).not.toContain('<p>');
});

test('a page further on has other campaigns', async () => {
  const [first, second] = [await listAt('/projects'), await listAt('/projects?page=2')];
  const seen = new Set(first.cards.map(({ id }) => id));
  expect(second.page).toBe(2);
  expect(second.cards.length).toBeGreaterThan(0);
  expect(second.cards.filter(({ id }) => seen.has(id))).toEqual([]);
});

test.each(['abc', '0', '-1', '1.5', '', '1e3', '٢', '99999999999999999999'])(
  'page=%s is the first page',
  async (page) => {
    expect(await listAt(`/projects?page=${page}`)).toMatchObject({ page: 1 });
  },
);

test('a page beyond the end is the last one', async () => {
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
])('whether the page of /projects%s may be kept: %s', async (query, kept) => {
  const { init } = await loader(args(visit(`/projects${query}`)));
  expect(new Headers(init?.headers).get('cache-control')).toBe(kept ? null : 'no-store');
});

describe('filters', () => {
  test('narrow the list', async () => {
    const water = await listAt('/projects?category=water_and_sanitation');
    expect(new Set(water.cards.map(({ category }) => category))).toEqual(
      new Set(['Water and sanitation']),
    );
    const zakat = await listAt('/projects?zakat=true');
    expect(zakat.cards.every((card) => card.zakat)).toBe(true);
    const done = await listAt('/projects?status=completed');
    expect(new Set(done.cards.map(({ state }) => state))).toEqual(new Set(['completed']));
    expect((await listAt('/projects?status=all')).total).toBeGreaterThan(
      (await listAt('/projects')).total,
    );
    expect((await listAt('/projects?search=bread')).cards[0]?.id).toBe('fresh-bread-deir-al-balah');
  });

  test('without a match leave an empty list, not an error', async () => {
    expect(await listAt('/projects?search=qqqqqq&page=4')).toMatchObject({
      total: 0,
      page: 1,
      pages: 1,
      cards: [],
    });
  });

  test('that nobody knows are as if they were not there', async () => {
    const list = await listAt("/projects?category=nope&type='%22&status=x&order=y&zakat=1");
    expect(list.filters).toEqual((await listAt('/projects')).filters);
    // The message does not repeat a value that does not look like a filter value.
    for (const name of ['category=nope', 'type', 'status=x', 'order=y', 'zakat=1'])
      expect(list.leftOut).toContain(`\u2066${name}\u2069`);
  });

  test.each(['', '?category=', '?category=water_and_sanitation', '?search=nope&page=99', '?utm=1'])(
    '%j leaves nothing out',
    async (query) => expect((await listAt(`/projects${query}`)).leftOut).toBeNull(),
  );

  test.each(LOCALES)('shows in %s which category is unknown', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const { leftOut } = await listAt(`${prefix}/projects?category=weapons`);
    const filters = '\u2066category=weapons\u2069';
    expect(leftOut).toBe(words(locale)('projects:leftOut', { count: 1, filters }));
  });
});

test('a card says how long a campaign runs, today counted', async () => {
  vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
  const { cards } = await listAt('/projects?search=khan+younis+water');
  vi.useRealTimers();
  expect(cards[0]?.daysLeft).toBeGreaterThan(0);
});

describe('of a type', () => {
  const ofType = (type: string, query = '') =>
    typeLoader(args(visit(`/projects/type/${type}${query}`), { type }));

  test('has the title and the campaigns of the type, whatever the query says', async () => {
    const { data } = await ofType('eskan', '?type=eghatha');
    expect(data.head).toMatchObject({ title: 'Housing', description: expect.any(String) });
    expect(data.list.filters.type).toBe('eskan');
    expect(data.list.total).toBeGreaterThan(0);
  });

  test('shows open funds', async () => {
    const { data } = await ofType('fund');
    expect(data.list.cards.map(({ id }) => id)).toContain('zakat-fund');
  });

  test.each(['nope', '..', '%00'])('an unknown one (%s) is not found', async (type) => {
    const thrown = await ofType(type).catch((response: unknown) => response);
    expect(thrown).toMatchObject({ status: 404 });
  });
});

test('an outage is a 503, never "not found"', async () => {
  site.fail(unreachable);
  const thrown = await loader(args(visit('/projects'))).catch((response: unknown) => response);
  expect(thrown).toMatchObject({ status: 503 });
  site.fail(null);
});

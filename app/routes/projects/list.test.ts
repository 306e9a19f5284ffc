/** Tests of the loaders of campaign lists: filters, pages and invalid queries. */
import { expect, test } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import { loader } from './list';
import type { CampaignList } from './list.server';

setupTestSite();

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

test('returns the last page for a page number beyond the end', async () => {
  const list = await listAt('/projects?page=999999999');
  expect(list.page).toBe(list.pages);
  expect(list.cards.length).toBeGreaterThan(0);
});

test.each([
  ['?category=water_and_sanitation&utm_source=tv', true],
  ['?page=9999', false],
  ['?category=zzz', false],
])('allows caching of /projects%s: %s', async (query, kept) => {
  const { init } = await loader(args(visit(`/projects${query}`)));
  expect(new Headers(init?.headers).get('cache-control')).toBe(kept ? null : 'no-store');
});

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

test('ignores unknown filter values and lists them in a message', async () => {
  const list = await listAt("/projects?category=nope&type='%22&status=x&order=y&zakat=1");
  expect(list.filters).toEqual((await listAt('/projects')).filters);
  // The message does not repeat a value that does not look like a filter value.
  for (const name of ['category=nope', 'type', 'status=x', 'order=y', 'zakat=1'])
    expect(list.leftOut).toContain(`\u2066${name}\u2069`);
});

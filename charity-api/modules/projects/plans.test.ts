/** Query plans of the campaign lists: each uses an index, without scanning or sorting all campaigns. */
import { expect, test } from 'vitest';
import { projectQuerySchema } from '#contract/content';
import { TEST_NOW } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { plansOf as plansOfList } from '#tests/support/api/plans';
import { changeRows } from '#tests/support/api/rows';
import { findReceivers, pageOfProjects } from './repository';

const api = sharedApi();

/** Returns the plan of each query on `offerings` for a campaign list. */
const plansOf = (query: Record<string, string>) =>
  plansOfList(api, 'offerings', (db) =>
    pageOfProjects(db, projectQuerySchema.parse(query), TEST_NOW),
  );

test.each([
  [{}, 'newest'],
  [{ order: 'closest' }, 'closest'],
  [{ order: 'largest' }, 'largest'],
  [{ category: 'education' }, 'category'],
  [{ status: 'completed' }, 'status'],
  [{ zakat: 'true' }, 'zakat'],
  [{ featured: 'true' }, 'featured'],
  [{ type: 'eskan' }, 'type'],
  [{ type: 'fund' }, 'type'],
])('%j counts and orders by an index', async (query, index) => {
  const [count, page, ...others] = await plansOf(query);
  expect(others).toEqual([]);
  expect(count).toMatch(/USING (?:COVERING )?INDEX campaigns_/);
  expect(page).toContain(`campaigns_${index}`);
  expect(page).not.toContain('TEMP B-TREE');
});

test.each([
  ['category', 'education', 'COVERING INDEX'],
  ['type', 'eskan', 'COVERING INDEX'],
  // A generated column, which SQLite computes from the row.
  ['zakat', 'true', 'INDEX'],
])(
  'open campaigns with the %s %s are counted and ordered by one index',
  async (name, value, by) => {
    const [count, page] = await plansOf({ [name]: value, status: 'open' });
    expect(count).toContain(`SEARCH offerings USING ${by} campaigns_${name}_status`);
    expect(page).toContain(`campaigns_${name}_status`);
    expect(page).not.toContain('TEMP B-TREE');
  },
);

test('similar campaigns are read by an index, without a count', async () => {
  const [own, near, far, ...others] = await plansOf({ similar: 'wells', status: 'open' });
  expect(others).toEqual([]);
  expect(own).toMatch(/SEARCH offerings USING/);
  expect(near).toContain('campaigns_category');
  expect(far).toMatch(/campaigns_(?:status|newest)/);
  expect(near! + far).not.toContain('TEMP B-TREE');
});

test('order ending uses an index for campaigns with a deadline, and another for the others', async () => {
  const [, ending, rest, ...others] = await plansOf({ order: 'ending', limit: '100' });
  expect(others).toEqual([]);
  expect(ending).toContain('campaigns_closing');
  expect(rest).toContain('campaigns_newest');
  expect(ending + rest!).not.toContain('TEMP B-TREE');
  const [, , countEnding] = await plansOf({ order: 'ending', offset: '900' });
  expect(countEnding).toContain('campaigns_closing');
});

test('the receivers of categories are read by an index', async () => {
  await changeRows(api.db, 'offerings', { kind: 'fund' }, { status: 'closed' });
  const [funds, newest, ...others] = await plansOfList(api, 'offerings', async (db) =>
    (await findReceivers(db, new Date(TEST_NOW)))('education'),
  );
  expect(others).toEqual([]);
  expect(funds).toContain('SEARCH offerings USING INDEX offerings_listed');
  expect(newest).toContain('SEARCH offerings USING INDEX campaigns_category_status');
  expect(newest).not.toContain('TEMP B-TREE');
});

/** What the database itself refuses: one id for two things, a campaign at an endowment's address, a child that is not counted from a first. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { offer } from '#tests/support/api/offerings';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.api.close());

const CAMPAIGN = 'clean-water-khan-younis';
const TAKEN = /this id is taken/;

async function campaign(id: string) {
  const {
    seq: _,
    closeness: _closeness,
    closing: _closing,
    ...row
  } = await api.db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', CAMPAIGN)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('projects')
    .values({ ...row, id })
    .execute();
}
const rename = (table: 'projects' | 'offerings', from: string, id: string) =>
  api.db.updateTable(table).set({ id }).where('id', '=', from).execute();

describe('an id', () => {
  test('of a campaign is no other offering’s', async () => {
    await expect(offer(api.db, { id: CAMPAIGN, kind: 'repair' })).rejects.toThrow(TAKEN);
    await offer(api.db, { id: 'test-roof', kind: 'repair' });
    await expect(rename('offerings', 'test-roof', CAMPAIGN)).rejects.toThrow(TAKEN);
  });

  test('of another offering is no campaign’s', async () => {
    await offer(api.db, { id: 'test-wall', kind: 'repair' });
    await expect(campaign('test-wall')).rejects.toThrow(TAKEN);
    await campaign('test-campaign');
    await expect(rename('projects', 'test-campaign', 'test-wall')).rejects.toThrow(TAKEN);
  });

  test('of a campaign ends as no endowment’s does', async () => {
    await expect(campaign('wells-endowment')).rejects.toThrow(TAKEN);
  });
});

test('the months of a child begin on the first of a month', async () => {
  const move = (starts_at: string) =>
    api.db.updateTable('offerings').set({ starts_at }).where('id', '=', 'orphan-maryam').execute();
  await move('2026-02-01');
  await expect(move('2026-02-12')).rejects.toThrow(/first of a month/);
  const child = await api.db
    .selectFrom('orphans')
    .selectAll()
    .where('offering_id', '=', 'orphan-maryam')
    .executeTakeFirstOrThrow();
  const months = { unit: 'month', capacity: 12, price: 35_000 } as const;
  await offer(api.db, { id: 'test-child', kind: 'orphan', ...months, starts_at: '2026-02-12' });
  const insert = api.db.insertInto('orphans').values({ ...child, offering_id: 'test-child' });
  await expect(insert.execute()).rejects.toThrow(/first of a month/);
});

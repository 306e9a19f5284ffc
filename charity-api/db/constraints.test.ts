/** Database constraints: unique offering ids, ids of campaigns, required columns of each kind, orphan months, documents. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sharedApi } from '#tests/support/api/opened-api';
import { insertOffering } from '#tests/support/api/offerings';
import { oneRow } from '#tests/support/api/rows';

const api = sharedApi();

const CAMPAIGN = 'wells';
const FUND = 'zakat-fund';
const OF_CAMPAIGNS = { kind: 'campaign', type: 'development', category: 'education' } as const;

const change = (id: string, set: Record<string, string | number | null>) =>
  api.db.updateTable('offerings').set(set).where('id', '=', id).execute();

describe('the id of an offering', () => {
  test('is unique among offerings of all kinds', async () => {
    await expect(insertOffering(api.db, { id: CAMPAIGN, kind: 'repair' })).rejects.toThrow(
      /unique/i,
    );
    await insertOffering(api.db, { id: 'test-roof', kind: 'repair' });
    await expect(change('test-roof', { id: CAMPAIGN })).rejects.toThrow(/unique/i);
    await expect(insertOffering(api.db, { ...OF_CAMPAIGNS, id: 'test-roof' })).rejects.toThrow(
      /unique/i,
    );
  });

  test('cannot end in -endowment for a campaign or a fund', async () => {
    const id = 'wells-endowment';
    await expect(insertOffering(api.db, { ...OF_CAMPAIGNS, id })).rejects.toThrow(/check/i);
    await expect(change(FUND, { id })).rejects.toThrow(/check/i);
    await insertOffering(api.db, { id, kind: 'endowment' });
  });
});

test('only campaigns and funds must have a type and a category; other kinds must not', async () => {
  const { type, category } = OF_CAMPAIGNS;
  const rejected = [
    { kind: 'campaign' },
    { kind: 'campaign', type },
    { kind: 'fund', type, category },
    { kind: 'campaign', type: 'fund', category },
    { kind: 'repair', type, category },
    { kind: 'repair', category },
  ] as const;
  for (const row of rejected) {
    await expect(insertOffering(api.db, { ...row, id: 'test-kind' }), row.kind).rejects.toThrow(
      /check/i,
    );
  }
});

test('an offering without a limit can be completed, but an unknown status is rejected', async () => {
  await change('water-endowment', { status: 'completed' });
  await expect(change('water-endowment', { status: 'over' })).rejects.toThrow(/check/i);
});

test('the sponsorship months of an orphan must begin on the first day of a month', async () => {
  await change('orphan-amina', { starts_at: '2026-02-01' });
  await expect(change('orphan-amina', { starts_at: '2026-02-12' })).rejects.toThrow(
    /first of a month/,
  );
  const child = await oneRow(api.db, 'orphans', { offering_id: 'orphan-amina' });
  const months = { unit: 'month', capacity: 12, price: 35_000 } as const;
  await insertOffering(api.db, {
    id: 'test-child',
    kind: 'orphan',
    ...months,
    starts_at: '2026-02-12',
  });
  const insert = api.db.insertInto('orphans').values({ ...child, offering_id: 'test-child' });
  await expect(insert.execute()).rejects.toThrow(/first of a month/);
});

describe('a document', () => {
  const tables = ['content', 'news', 'blogs', 'events', 'trainings'] as const;
  test.each(tables)('of %s must be valid JSON', async (table) => {
    const change = (document: string) =>
      sql`update ${sql.table(table)} set document = ${document}`.execute(api.db);
    for (const invalid of ['', '{', '{"title":', 'not JSON'])
      await expect(change(invalid), invalid).rejects.toThrow(/json/i);
  });
});

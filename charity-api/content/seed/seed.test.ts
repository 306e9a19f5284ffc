/** Tests of the demonstration data: deterministic rows and moved dates. */
import { describe, expect, it } from 'vitest';
import { testCharityFolder } from '#tests/support/api/database';
import { setupDatabases } from '#tests/support/api/opened-databases';
import { isEmpty, seed } from '.';
import { readFields } from '#tests/support/api/documents';
import { oneRow } from '#tests/support/api/rows';

const today = new Date('2026-03-12T06:00:00Z');
const database = setupDatabases();
async function seeded(on = today) {
  const db = await database('empty');
  expect(await isEmpty(db)).toBe(true);
  await seed(db, { today: on, folder: testCharityFolder() });
  expect(await isEmpty(db)).toBe(false);
  return db;
}

describe('seed', () => {
  it('writes the same rows for the same day', async () => {
    const [one, other] = [await seeded(), await seeded()];
    for (const table of ['offerings', 'offering_documents', 'content', 'settings'] as const) {
      // PostgreSQL returns them in any order.
      const [rows, others] = [one, other].map(async (db) => {
        const found = await db.selectFrom(table).selectAll().execute();
        return found.map((row) => JSON.stringify(row)).sort();
      });
      expect(await rows).toEqual(await others);
    }
  });

  it('moves deadlines by days, slaughter dates from Eid to Eid, sponsorships by months, and figures by years', async () => {
    const db = await seeded(new Date('2027-01-05T22:00:00Z'));
    const campaign = await oneRow(db, 'offerings', { id: 'wells' });
    expect(campaign.closes_at).toBe('2027-01-17T19:59:59.000Z');
    const { slaughter } = await readFields(db, { offering: 'sheep-oman' });
    expect(slaughter).toMatchObject({ from: '2027-05-16 07:00' });
    const orphan = await oneRow(db, 'offerings', { id: 'orphan-amina' });
    expect(orphan.starts_at).toBe('2026-06-01');
    const { figures } = await readFields(db, { kind: 'stocks', id: 'nbrs' });
    expect((figures as { period: string }[]).map(({ period }) => period).sort()).toEqual([
      ...['2025', '2026'],
    ]);
  });
});

/** Tests of the demonstration data: deterministic rows, moved dates, and any number of campaigns. */
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../db/open';
import { testCharityFolder } from '#tests/support/api/database';
import { isEmpty, seed } from '.';

const today = new Date('2026-03-12T06:00:00Z');
const opened: OpenDatabase[] = [];
async function seeded(scale?: number) {
  const database = await openDatabase(':memory:');
  opened.push(database);
  await seed(database.db, { today, scale });
  return database.db;
}
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

describe('seed', () => {
  it('writes the same rows for the same day', async () => {
    const [one, other] = [await seeded(60), await seeded(60)];
    for (const table of [
      'offerings',
      'offering_texts',
      'campaigns',
      'programs',
      'settings',
    ] as const) {
      const rows = await one.selectFrom(table).selectAll().execute();
      expect(rows).toEqual(await other.selectFrom(table).selectAll().execute());
    }
  });

  it('moves deadlines by the days between the reference day and the start', async () => {
    const closing = async (on: Date) => {
      const database = await openDatabase(':memory:');
      opened.push(database);
      await seed(database.db, { today: on, folder: testCharityFolder() });
      const row = await database.db
        .selectFrom('offerings')
        .select('closes_at')
        .where('id', '=', 'wells')
        .executeTakeFirstOrThrow();
      return row.closes_at;
    };
    expect(await closing(today)).toBe('2026-03-24T19:59:59.000Z');
    expect(await closing(new Date('2026-12-31T22:00:00Z'))).toBe('2027-01-12T19:59:59.000Z');
  });

  it('moves slaughter dates from Eid to Eid, sponsorships by months, and figures by years', async () => {
    const database = await openDatabase(':memory:');
    opened.push(database);
    expect(await isEmpty(database.db)).toBe(true);
    await seed(database.db, {
      today: new Date('2027-01-05T10:00:00Z'),
      folder: testCharityFolder(),
    });
    expect(await isEmpty(database.db)).toBe(false);
    const sacrifice = await database.db
      .selectFrom('sacrifices')
      .select('slaughter_from')
      .where('offering_id', '=', 'sheep-oman')
      .executeTakeFirst();
    expect(sacrifice?.slaughter_from).toBe('2027-05-16T03:00:00.000Z');
    const orphan = await database.db
      .selectFrom('offerings')
      .select('starts_at')
      .where('id', '=', 'orphan-amina')
      .executeTakeFirst();
    expect(orphan?.starts_at).toBe('2026-06-01');
    const figures = await database.db
      .selectFrom('published_figures')
      .select('period')
      .where('subject_id', '=', 'nbrs')
      .orderBy('period')
      .execute();
    expect(figures.map(({ period }) => period)).toEqual(['2025', '2026']);
  });

  it('generates any number of campaigns with different titles', async () => {
    const db = await seeded(250);
    const rows = await db
      .selectFrom('offerings')
      .select('id')
      .where('type', 'is not', null)
      .execute();
    expect(rows).toHaveLength(250);
    const texts = await db
      .selectFrom('offering_texts')
      .innerJoin('campaigns', 'campaigns.offering_id', 'offering_texts.offering_id')
      .select('title')
      .execute();
    expect(new Set(texts.map(({ title }) => title)).size).toBe(250);
  });
});

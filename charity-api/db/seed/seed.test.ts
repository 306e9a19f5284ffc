/** The demonstration: the same every time, quick, and at any size. */
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../open';
import { isEmpty, seed } from '.';
import { projects } from './content/projects';

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

describe('the demonstration', () => {
  it('is the same for the same day', async () => {
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

  it('has each campaign once, under an address that is no page of the site', () => {
    const ids = projects.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(['zakat', 'stock-purge', 'sacrifices', 'type']).not.toContain(id);
  });

  it('counts deadlines from the day of seeding to the end of a day', async () => {
    const db = await seeded();
    const { closesInDays, id } = projects.find((project) => (project.closesInDays ?? 0) > 0)!;
    const row = await db
      .selectFrom('offerings')
      .select('closes_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const day = new Date(Date.UTC(2026, 2, 12 + closesInDays!)).toISOString().slice(0, 10);
    expect(row.closes_at).toBe(`${day}T19:59:59.000Z`);
  });

  it('grows to any number of campaigns, each of its own', async () => {
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

  it('goes only into an empty database', async () => {
    const database = await openDatabase(':memory:');
    opened.push(database);
    expect(await isEmpty(database.db)).toBe(true);
    await seed(database.db, { today });
    expect(await isEmpty(database.db)).toBe(false);
  });
});

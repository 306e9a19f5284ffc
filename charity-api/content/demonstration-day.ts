/**
 * Marks a database as a demonstration, with the day to which its dates were moved. A later import of the files moves
 * them to the same day.
 */
import { readSetting } from '../db/settings';
import type { Db } from '../db/tables';

const DAY = { category: 'demonstration', key: 'DAY' } as const;

/** @param today the day to which the dates were moved */
export async function markDemonstration(db: Db, today: Date): Promise<void> {
  const value = JSON.stringify(today.toISOString().slice(0, 10));
  await db
    .insertInto('settings')
    .values({ ...DAY, value })
    .execute();
}

/**
 * Returns the day to which the dates of the database were moved, such as 2027-03-01. Returns null when the database was
 * not filled with the demonstration.
 */
export async function readDemonstrationDay(db: Db): Promise<string | null> {
  const value = await readSetting(db, DAY);
  return value === undefined ? null : (JSON.parse(value) as string);
}

export const hasDemonstration = async (db: Db): Promise<boolean> =>
  (await readDemonstrationDay(db)) !== null;

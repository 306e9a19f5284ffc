/** Stores time, size and release of the last backup in the database, for doctor. */
import * as z from 'zod';
import { fromJson } from '../db/json';
import { readSetting } from '../db/settings';
import type { Db } from '../db/tables';

const PLACE = { category: 'operation', key: 'LAST_BACKUP' } as const;

/** `at`: ISO 8601 in UTC. `bytes`: size of the file. `release`: of the program that made it. */
const lastBackupSchema = z.object({ at: z.iso.datetime(), bytes: z.number(), release: z.string() });

export type LastBackup = z.infer<typeof lastBackupSchema>;

export async function noteBackup(db: Db, backup: LastBackup): Promise<void> {
  const value = JSON.stringify(backup);
  await db
    .insertInto('settings')
    .values({ ...PLACE, value })
    .onConflict((conflict) => conflict.columns(['category', 'key']).doUpdateSet({ value }))
    .execute();
}

/** Returns null when there was no backup. */
export async function readLastBackup(db: Db): Promise<LastBackup | null> {
  const value = await readSetting(db, PLACE);
  return lastBackupSchema.safeParse(value && fromJson(value)).data ?? null;
}

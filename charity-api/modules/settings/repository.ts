/** Reads system settings from the database: a JSON value for each category and key. */
import type { Kysely } from 'kysely';
import { fromJson } from '../../db/json';
import type { Database } from '../../db/tables';

export type Setting = { category: string; key: string; value: unknown };

export async function findSettings(db: Kysely<Database>, category?: string): Promise<Setting[]> {
  let query = db.selectFrom('settings').selectAll().orderBy('category').orderBy('key');
  if (category !== undefined) query = query.where('category', '=', category);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, value: fromJson<unknown>(row.value) }));
}

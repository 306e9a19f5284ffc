/** Reads pages from the database. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables';

export function findPage(db: Kysely<Database>, id: string) {
  return db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function pageIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('pages').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

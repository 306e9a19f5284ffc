/** Stores and finds applications. */
import type { Selectable } from 'kysely';
import type { Db } from '../../db/tables';
import type { ApplicationTable } from '../../db/tables/applications';

export type ApplicationRow = Selectable<ApplicationTable>;

export function findApplication(
  db: Db,
  column: 'id' | 'reference' | 'dedupe_key',
  value: string,
): Promise<ApplicationRow | undefined> {
  return db.selectFrom('applications').selectAll().where(column, '=', value).executeTakeFirst();
}

export async function updateApplication(
  db: Db,
  id: string,
  changes: Partial<Pick<ApplicationRow, 'state' | 'dedupe_key' | 'updated_at'>>,
): Promise<void> {
  await db.updateTable('applications').set(changes).where('id', '=', id).execute();
}

/** Stores and finds applications. */
import type { Insertable, Selectable } from 'kysely';
import type { ApplicationKind } from '#contract/applications';
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

export async function insertApplication(
  db: Db,
  row: Insertable<ApplicationTable>,
): Promise<ApplicationRow> {
  return db.insertInto('applications').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateApplication(
  db: Db,
  id: string,
  changes: Partial<Pick<ApplicationRow, 'state' | 'dedupe_key' | 'updated_at'>>,
): Promise<void> {
  await db.updateTable('applications').set(changes).where('id', '=', id).execute();
}

/** Returns the waiting list of an event or training, in the order of arrival. */
export function waitingList(
  db: Db,
  { kind, subject }: { kind: ApplicationKind; subject: string },
): Promise<ApplicationRow[]> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .orderBy('seq')
    .execute();
}

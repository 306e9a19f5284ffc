/** Stores and finds drafts with their files. */
import { sql, type Selectable } from 'kysely';
import { deleteStoredFiles, type FileDeps } from '../../db/stored-files';
import type { Db } from '../../db/tables';
import type { ApplicationDraftTable, ApplicationFileTable } from '../../db/tables/applications';
import type { ApiDeps } from '../../deps';

export type DraftRow = Selectable<ApplicationDraftTable>;
export type FileRow = Selectable<ApplicationFileTable>;

/** Returns undefined for an expired draft. @param now ISO 8601 */
export function findDraft(db: Db, id: string, now: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom('application_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function updateDraft(
  db: Db,
  id: string,
  changes: Partial<Omit<DraftRow, 'id'>>,
): Promise<void> {
  await db.updateTable('application_drafts').set(changes).where('id', '=', id).execute();
}

export function filesOfDraft(db: Db, draft: string): Promise<FileRow[]> {
  return db
    .selectFrom('application_files')
    .selectAll()
    .where('draft_id', '=', draft)
    .orderBy('created_at')
    .orderBy(sql`rowid`)
    .execute();
}

/** Deletes rows and their stored files. */
export async function deleteFiles(
  deps: FileDeps & Pick<ApiDeps, 'log'>,
  files: readonly FileRow[],
): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await deps.db.deleteFrom('application_files').where('id', 'in', ids).execute();
  await deleteStoredFiles(
    deps,
    files.map(({ path }) => `applications/${path}` as const),
  );
}

/** Returns the size of the files of all drafts together, in bytes. */
export async function bytesOfDrafts(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('application_files')
    .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
    .where('draft_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

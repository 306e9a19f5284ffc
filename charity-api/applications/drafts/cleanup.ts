/** Background job that deletes expired drafts with their files. */
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { deleteFiles, filesOfDraft } from './repository';

/** Maximum number of drafts that one run deletes. Small, so that no transaction blocks donors for long. */
const BATCH = 50;

/** The files of an application stay: only its draft is deleted. */
export async function deleteExpiredDrafts(
  deps: Pick<ApiDeps, 'db' | 'now' | 'config' | 'log'>,
): Promise<void> {
  const expired = await deps.db
    .selectFrom('application_drafts')
    .select('id')
    .where('expires_at', '<=', deps.now().toISOString())
    .limit(BATCH)
    .execute();
  for (const { id } of expired)
    await transact(deps.db, 'applications', async (tx) => {
      await deleteFiles({ ...deps, db: tx }, await filesOfDraft(tx, id));
      await tx.deleteFrom('application_drafts').where('id', '=', id).execute();
    });
}

/** Erases the applications of a person, and the forms that the person has not sent. */
import { sql, type Transaction } from 'kysely';
import { ownApplications, type Owner } from '../../accounts/donor/ownership';
import { jsonText } from '../../db/dialect';
import type { Database } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import type { Actor } from '../../http/actor';
import { findSubject } from '../../modules/applications/subjects';
import { recordAction, redactActions } from '../../modules/staff-log/record';
import { deleteFiles, type FileRow } from '../../applications/drafts/repository';
import { loggedSubject } from '../../applications/staff/handle';
import { canWithdraw } from '../../applications/view';
import { endApplication } from '../../applications/withdraw';

/**
 * Deletes them with their notes, answers and mails. Reserved seats go to the waiting list. The log keeps who did what.
 * @returns the deleted rows of files. The caller deletes the files after the commit
 */
export async function eraseApplications(
  tx: Transaction<Database>,
  deps: Pick<ApiDeps, 'now' | 'random'>,
  actor: Actor,
  owner: Owner,
): Promise<FileRow[]> {
  const rows = await ownApplications(tx, owner).selectAll().orderBy('seq').execute();
  const ids = rows.map(({ id }) => id);
  const drafts = await tx
    .selectFrom('application_drafts')
    .select('id')
    .where(({ or, eb }) => or([eb('application_id', 'in', ids), isDraftOf(owner)]))
    .execute();
  const draftIds = drafts.map(({ id }) => id);
  const files = await tx
    .selectFrom('application_files')
    .selectAll()
    .where(({ or, eb }) => or([eb('application_id', 'in', ids), eb('draft_id', 'in', draftIds)]))
    .execute();
  for (const row of rows) {
    const mayRelease = canWithdraw(row, await findSubject(tx, row), deps.now());
    if (row.seats > 0 && mayRelease) await endApplication(deps, tx, row);
    const subject = loggedSubject(row);
    await redactActions(tx, subject);
    await recordAction(tx, deps, { actor, action: 'application.erased', subject });
  }
  await deleteFiles(
    tx,
    files.map(({ id }) => id),
  );
  await tx.deleteFrom('application_drafts').where('id', 'in', draftIds).execute();
  await tx.deleteFrom('outbox').where('application_id', 'in', ids).execute();
  await tx.deleteFrom('application_entries').where('application_id', 'in', ids).execute();
  await tx.deleteFrom('applications').where('id', 'in', ids).execute();
  return files;
}

/** The draft of a form that was sent has no data any more. Its column is not JSON. */
const isDraftOf = ({ email }: Owner) =>
  sql<boolean>`lower(${jsonText(sql.ref('data'), 'email')}) = ${email}`;

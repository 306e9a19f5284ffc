/** Notes and answers of staff, and the history of an application. */
import type { Transaction } from 'kysely';
import type { Handling, StaffApplication } from '#contract/staff/applications';
import type { Database, Db } from '../../db/tables';
import type { ApplicationEntryTable } from '../../db/tables/applications';
import type { Actor } from '../../http/actor';
import type { ApplicationRow } from '../../modules/applications/repository';

type Entry = StaffApplication['entries'][number];

export type NewEntry = Pick<ApplicationEntryTable, 'id' | 'kind' | 'at' | 'subject' | 'text'> & {
  applicationId: string;
  actor: Actor;
};

/** Stores a note or an answer. Returns false when the id is already stored, because the form was sent twice. */
export async function insertEntry(
  tx: Transaction<Database>,
  { applicationId, actor, ...entry }: NewEntry,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('application_entries')
    .values({
      ...entry,
      application_id: applicationId,
      actor_kind: actor.kind,
      actor_id: actor.kind === 'member' ? actor.id : null,
      actor_name: actor.kind === 'member' ? actor.name : '',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const NOTHING = { subject: null, text: null, handling: null, delivery: null } as const;

/**
 * Returns the history, newest first: the submission, notes, answers with their delivery, and changes of the work state.
 */
export async function readEntries(db: Db, row: ApplicationRow): Promise<Entry[]> {
  const written = await db
    .selectFrom('application_entries')
    .leftJoin('outbox', 'outbox.id', 'application_entries.id')
    .selectAll('application_entries')
    .select(['outbox.last_error', 'outbox.sent_at', 'outbox.id as mail_id'])
    .where('application_entries.application_id', '=', row.id)
    .execute();
  const actions = await db
    .selectFrom('staff_log')
    .selectAll()
    .where('subject_kind', '=', 'application')
    .where('subject_id', '=', row.reference)
    .where('action', 'in', ['application.handled', 'mail.abandoned'])
    .orderBy('seq')
    .execute();
  const [handled, abandoned] = [
    actions.filter(({ action }) => action === 'application.handled'),
    actions.filter(({ action }) => action === 'mail.abandoned').map(mailIn),
  ];
  const entries: Entry[] = [
    { ...NOTHING, at: row.created_at, kind: 'sent', by: 'applicant', person: '' },
    ...written.map((entry) => ({
      ...{ at: entry.at, kind: entry.kind, by: entry.actor_kind, person: entry.actor_name },
      ...{ subject: entry.subject, text: entry.text, handling: null },
      delivery: entry.kind === 'answer' ? deliveryOf(entry, abandoned.includes(entry.id)) : null,
    })),
    ...handled.map((action) => ({
      ...{ ...NOTHING, at: action.at, kind: 'handled' as const },
      ...{ by: action.actor_kind, person: action.actor_name },
      handling: handlingIn(action.after),
    })),
  ];
  // The sort is stable: entries with the same time stay in their order.
  return entries.sort((a, b) => a.at.localeCompare(b.at)).reverse();
}

type Mail = { mail_id: string | null; sent_at: string | null; last_error: string | null };

/** A mail that is no longer in the outbox was sent, unless staff have given it up. */
function deliveryOf(
  { mail_id, sent_at, last_error }: Mail,
  isAbandoned: boolean,
): Entry['delivery'] {
  if (isAbandoned) return 'failed';
  if (mail_id === null || sent_at !== null) return 'sent';
  return last_error === null ? 'waiting' : 'failed';
}

/** Returns the id of a mail that staff have deleted. */
function mailIn({ before }: { before: string | null }): string | null {
  return before === null ? null : (JSON.parse(before) as { mail: string }).mail;
}

function handlingIn(after: string | null): Handling | null {
  return after === null ? null : (JSON.parse(after) as { handling: Handling }).handling;
}

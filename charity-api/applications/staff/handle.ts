/** Actions of staff on an application: change its work state, add a note, answer by mail. */
import type { Transaction } from 'kysely';
import {
  HANDLINGS_OF_WITHDRAWN,
  type AnswerBody,
  type Handling,
} from '#contract/staff/applications';
import type { Database, Db } from '../../db/tables';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { enqueueApplicationMail } from '../../mail/outbox';
import { findApplication, type ApplicationRow } from '../../modules/applications/repository';
import { findSubject } from '../../modules/applications/subjects';
import { recordAction } from '../../modules/staff-log/record';
import { canWithdraw } from '../view';
import { endApplication } from '../withdraw';
import { insertEntry } from './entries';

type Deps = Pick<ApiDeps, 'db' | 'now' | 'random'>;
type Change = { seen: Handling; handling: Handling };

/** @throws ApiError application.notFound */
export async function applicationOf(db: Db, reference: string): Promise<ApplicationRow> {
  const row = await findApplication(db, 'reference', reference);
  if (!row) throw new ApiError('application.notFound');
  return row;
}

/** The log names applications by their reference, which people know. */
export const loggedSubject = ({ reference }: Pick<ApplicationRow, 'reference'>) => ({
  kind: 'application',
  id: reference,
});

/**
 * Changes the work state of an application. Declining an application with seats withdraws it, so that the waiting list
 * gets its seats, unless its event or training has begun. The applicant gets no mail: staff send an answer.
 * @throws ApiError application.notFound, application.withdrawn, staff.changed
 */
export async function handleApplication(
  deps: Deps,
  actor: Actor,
  reference: string,
  change: Change,
): Promise<void> {
  await transact(deps.db, 'applications', async (tx) => {
    await setHandling(deps, tx, actor, await applicationOf(tx, reference), change);
  });
}

async function setHandling(
  deps: Deps,
  tx: Transaction<Database>,
  actor: Actor,
  row: ApplicationRow,
  { seen, handling }: Change,
): Promise<void> {
  if (row.handling !== seen) throw new ApiError('staff.changed');
  if (row.state === 'withdrawn' && !HANDLINGS_OF_WITHDRAWN.includes(handling))
    throw new ApiError('application.withdrawn');
  if (handling === seen) return;
  await tx
    .updateTable('applications')
    .set({ handling, updated_at: deps.now().toISOString() })
    .where('id', '=', row.id)
    .execute();
  const isReleased =
    handling === 'declined' &&
    row.seats > 0 &&
    canWithdraw(row, await findSubject(tx, row), deps.now());
  if (isReleased) await endApplication(deps, tx, row);
  await recordAction(tx, deps, {
    ...{ actor, action: 'application.handled', subject: loggedSubject(row) },
    before: { handling: seen, ...(isReleased && { state: row.state, seats: row.seats }) },
    after: { handling, ...(isReleased && { state: 'withdrawn' }) },
  });
}

/** Adds a note that only staff see, once for each key. @throws ApiError application.notFound */
export async function noteApplication(
  deps: Deps,
  actor: Actor,
  reference: string,
  { key, note }: { key: string; note: string },
): Promise<void> {
  await transact(deps.db, 'applications', async (tx) => {
    const row = await applicationOf(tx, reference);
    const entry = { id: key, kind: 'note', at: deps.now().toISOString(), subject: null } as const;
    if (!(await insertEntry(tx, { ...entry, applicationId: row.id, actor, text: note }))) return;
    await recordAction(tx, deps, {
      ...{ actor, action: 'application.noted', subject: loggedSubject(row) },
    });
  });
}

/**
 * Sends the applicant a mail, once for each key, and changes the work state when `handling` is given.
 * @throws ApiError application.notFound, application.withdrawn, staff.changed
 */
export async function answerApplication(
  deps: Deps,
  actor: Actor,
  reference: string,
  { key, seen, subject, text, handling = seen }: AnswerBody,
): Promise<void> {
  const at = deps.now().toISOString();
  await transact(deps.db, 'applications', async (tx) => {
    const row = await applicationOf(tx, reference);
    const entry = { id: key, kind: 'answer', at, subject, text } as const;
    if (!(await insertEntry(tx, { ...entry, applicationId: row.id, actor }))) return;
    if (row.handling !== seen) throw new ApiError('staff.changed');
    await enqueueApplicationMail(tx, {
      ...{ id: key, applicationId: row.id, kind: 'application-answer', at },
      data: { subject, text },
    });
    // The text is stored with the application. The staff log does not contain it, because nothing can be deleted from
    // the log.
    await recordAction(tx, deps, {
      ...{ actor, action: 'application.answered', subject: loggedSubject(row) },
    });
    if (handling !== seen) await setHandling(deps, tx, actor, row, { seen, handling });
  });
}

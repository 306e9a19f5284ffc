/** Writes an entry of the staff log, in the transaction of the change that it reports. */
import type { Db } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import type { Actor } from '../../http/actor';

export type LoggedAction = {
  actor: Actor;
  /** Subject and past participle: `order.confirmed`. locales/<language>/staff-log.json has the text of each. */
  action: string;
  subject: { kind: string; id: string };
  /** The changed fields, as JSON values. Never passwords, secrets or tokens. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  /** The reason that the person gave. */
  reason?: string | null;
};

export async function recordAction(
  tx: Db,
  { now }: Pick<ApiDeps, 'now'>,
  { actor, action, subject, before = null, after = null, reason = null }: LoggedAction,
): Promise<void> {
  await tx
    .insertInto('staff_log')
    .values({
      at: now().toISOString(),
      actor_kind: actor.kind,
      actor_id: actor.kind === 'member' ? actor.id : null,
      actor_name: actor.kind === 'member' ? actor.name : '',
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      reason,
    })
    .execute();
}

/** Removes the personal data from the entries about a subject, for the erasure of a donor. The entries stay. */
export async function redactActions(db: Db, subject: { kind: string; id: string }): Promise<void> {
  await db
    .updateTable('staff_log')
    .set({ before: null, after: null, reason: null })
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .execute();
}

/** Scheduled publication of drafts by a background job. */
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { recordAction } from '../../modules/staff-log/record';
import { ContentError } from '../content';
import { requireSeen, type EditDeps, type RecordName, type Seen } from './drafts';
import { previewable } from './preview';
import { RecordProblems } from './problems';
import { publishRecord, type Confirmed } from './publish';
import { readDrafts, readPublished, hashOf } from './rows';
import { kindNamed } from './kinds';

/**
 * Sets the time at which the draft is published. The draft must be valid now, and is checked again then.
 * @param at null removes the schedule
 * @throws ApiError staff.changed, content.nothingToPublish, content.timePassed; RecordProblems, ContentError
 */
export async function scheduleRecord(
  deps: EditDeps,
  input: RecordName & Confirmed & { seen: Seen; actor: Actor; at: string | null },
): Promise<void> {
  const { kind, id, actor, at } = input;
  if (at !== null && at <= deps.now().toISOString()) throw new ApiError('content.timePassed');
  if (at !== null) await previewable(deps, input);
  await transact(deps.db, 'content', async (tx) => {
    const { draft } = await requireSeen(tx, input);
    if (!draft) throw new ApiError('content.nothingToPublish');
    await tx
      .updateTable('content_drafts')
      .set({ publish_at: at, scheduled_by: at && JSON.stringify(actor), failure: null })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
    await recordAction(tx, deps, {
      ...{ actor, action: at === null ? 'content.unscheduled' : 'content.scheduled' },
      ...{ subject: { kind, id }, after: at === null ? null : { publishAt: at } },
    });
  });
}

/**
 * Background job: publishes due drafts. When a draft has become invalid, its schedule is removed and it is marked as
 * failed.
 */
export async function publishDue(deps: ApiDeps): Promise<void> {
  const now = deps.now().toISOString();
  const due = await deps.db
    .selectFrom('content_drafts')
    .select('id')
    .where('publish_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  if (!due) return;
  const drafts = (await readDrafts(deps.db)).filter(
    ({ publishAt }) => publishAt && publishAt <= now,
  );
  for (const { kind, id, revision, scheduledBy } of drafts) {
    try {
      const base = hashOf(await readPublished(deps.db, kindNamed(kind), id));
      const actor = scheduledBy ?? ({ kind: 'site' } as const);
      // The member confirmed doubtful figures when they set the time.
      await publishRecord(deps, { kind, id, seen: { revision, base }, actor, confirmed: true });
    } catch (error) {
      if (!(error instanceof RecordProblems || error instanceof ContentError)) throw error;
      deps.log.warn({ kind, id, reason: error.message }, 'scheduled content was not published');
      await deps.db
        .updateTable('content_drafts')
        .set({ publish_at: null, failure: JSON.stringify(error.problems) })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('revision', '=', revision)
        .execute();
    }
  }
}

/** The newsletter for staff: subscribers, their file for a mail service, and leaving on request. */
import { sql } from 'kysely';
import type * as z from 'zod';
import {
  SUBSCRIBER_STATES,
  type Subscriber,
  type subscriberListSchema,
  type SubscriberQuery,
  type SubscriberState,
} from '#contract/staff/newsletter';
import type { Db } from '../db/tables';
import type { SubscriptionTable } from '../db/tables/content';
import type { ApiDeps } from '../deps';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/errors';
import { containing } from '../modules/search';
import { recordAction } from '../modules/staff-log/record';
import { exportSubscribers } from './export';
import { deleteSubscription, findSubscription } from './repository';

const ALL = { kind: 'newsletter', id: 'all' };

function inState(db: Db, state: SubscriberState) {
  return db
    .selectFrom('subscriptions')
    .where('confirmed_at', state === 'confirmed' ? 'is not' : 'is', null);
}

export async function listSubscribersForStaff(
  db: Db,
  { q, state, locale, offset, limit }: SubscriberQuery,
): Promise<z.input<typeof subscriberListSchema>> {
  const matching = inState(db, state)
    .$if(locale !== undefined, (query) => query.where('locale', '=', locale!))
    .$if(Boolean(q), (query) => query.where(containing(sql`email`, q!)));
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('email')
    .offset(offset)
    .limit(limit)
    .execute();
  return {
    total: await countOf(matching),
    data: rows.map(toSubscriber),
    counts: Object.fromEntries(
      await Promise.all(
        SUBSCRIBER_STATES.map(async (one) => [one, await countOf(inState(db, one))]),
      ),
    ) as Record<SubscriberState, number>,
  };
}

async function countOf(query: ReturnType<typeof inState>): Promise<number> {
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function toSubscriber(row: SubscriptionTable): Subscriber {
  const { id, email, locale, confirmed_at, created_at: createdAt } = row;
  const state = confirmed_at === null ? 'asked' : 'confirmed';
  return { id, email, locale, state, createdAt, confirmedAt: confirmed_at };
}

/** @throws ApiError subscription.notFound */
export async function showSubscriber(db: Db, id: string): Promise<Subscriber> {
  const row = await findSubscription(db, 'id', id);
  if (!row) throw new ApiError('subscription.notFound');
  return toSubscriber(row);
}

/**
 * Deletes a subscription because its owner asked for it. The log does not contain the address, which is deleted.
 * @throws ApiError subscription.notFound
 */
export async function unsubscribe(
  deps: Pick<ApiDeps, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { state, locale, createdAt } = await showSubscriber(tx, id);
    await deleteSubscription(tx, id);
    await recordAction(tx, deps, {
      ...{ actor, action: 'newsletter.unsubscribed', subject: { kind: 'newsletter', id } },
      before: { state, locale, createdAt },
    });
  });
}

/** Returns the confirmed addresses as CSV, and reports it to the log of staff: the file leaves the site. */
export async function exportForStaff(
  deps: Pick<ApiDeps, 'db' | 'now' | 'config'>,
  actor: Actor,
): Promise<{ name: string; csv: string; leftOut: number }> {
  const { csv, count, leftOut } = await exportSubscribers(deps);
  await deps.db.transaction().execute((tx) =>
    recordAction(tx, deps, {
      ...{ actor, action: 'newsletter.exported', subject: ALL, after: { count } },
    }),
  );
  return { name: 'newsletter.csv', csv, leftOut };
}

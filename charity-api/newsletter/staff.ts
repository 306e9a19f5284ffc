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
import { csvFile, safeCell } from '#domain/spreadsheet/csv';
import type { Db } from '../db/tables';
import type { SubscriptionTable } from '../db/tables/content';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/errors';
import { subscriptionToken } from '../http/subscription-token';
import { newsletterLeaveUrl } from '../links';
import { countRows } from '../modules/page';
import { containing } from '../modules/search';
import { recordAction } from '../modules/staff-log/record';
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
    total: await countRows(matching),
    data: rows.map(toSubscriber),
    counts: Object.fromEntries(
      await Promise.all(
        SUBSCRIBER_STATES.map(async (one) => [one, await countRows(inState(db, one))]),
      ),
    ) as Record<SubscriberState, number>,
  };
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
  await transact(deps.db, 'newsletter', async (tx) => {
    const { state, locale, createdAt } = await showSubscriber(tx, id);
    await deleteSubscription(tx, id);
    await recordAction(tx, deps, {
      ...{ actor, action: 'newsletter.unsubscribed', subject: { kind: 'newsletter', id } },
      before: { state, locale, createdAt },
    });
  });
}

/**
 * Returns the confirmed addresses as CSV for a mail service, and reports it to the log of staff: the file leaves the
 * site. `leftOut`: the number of addresses that a spreadsheet would run as a formula. Escaping would change an address,
 * and its mails would go to another person.
 */
export async function exportForStaff(
  deps: Pick<ApiDeps, 'db' | 'now' | 'config'>,
  actor: Actor,
): Promise<{ name: string; csv: string; leftOut: number }> {
  const { signingSecrets, publicUrl } = deps.config;
  const confirmed = await inState(deps.db, 'confirmed')
    .selectAll()
    .orderBy('confirmed_at')
    .orderBy('email')
    .execute();
  const rows = confirmed
    .filter(({ email }) => safeCell(email) === email)
    .map(({ id, email, locale, confirmed_at }) => {
      const token = subscriptionToken(signingSecrets, 'leave', id);
      return [email, locale, confirmed_at!, newsletterLeaveUrl(publicUrl, { token, locale })];
    });
  const header = ['email', 'language', 'confirmed_at', 'unsubscribe_url'];
  await recordAction(deps.db, deps, {
    ...{ actor, action: 'newsletter.exported', subject: ALL, after: { count: rows.length } },
  });
  const leftOut = confirmed.length - rows.length;
  return { name: 'newsletter.csv', csv: csvFile([header, ...rows]), leftOut };
}

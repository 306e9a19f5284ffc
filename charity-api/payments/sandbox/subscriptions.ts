/** Monthly charges of the sandbox gateway: each month from the first payment until the gift is stopped. */
import type { Kysely, Transaction } from 'kysely';
import { monthsAfter } from '#domain/orders';
import type { Database } from '../../db/tables';
import type { SandboxSessionRow } from '../../db/tables/sandbox';
import type { ApiDeps } from '../../deps';
import { enqueueEvent } from './events';

type GatewayDeps = Pick<ApiDeps, 'db' | 'now' | 'random'>;

/**
 * Starts the monthly charges after the session's own payment, which is the first month.
 * @returns the subscription id
 */
export async function startSubscription(
  tx: Transaction<Database>,
  { random }: Pick<ApiDeps, 'random'>,
  session: SandboxSessionRow,
): Promise<string> {
  const id = `sbxsub_${random(12).toString('hex')}`;
  await tx
    .insertInto('sandbox_subscriptions')
    .values({
      id,
      session_id: session.id,
      taken: 1,
      next_at: nextMonth(session, 1),
      stopped_at: null,
      minor: null,
      paused_at: null,
    })
    .execute();
  return id;
}

/** Returns the id of the subscription that a session started, if any. */
export async function subscriptionOf(
  db: Kysely<Database>,
  { id }: Pick<SandboxSessionRow, 'id'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sandbox_subscriptions')
    .select('id')
    .where('session_id', '=', id)
    .executeTakeFirst();
  return row?.id;
}

/** Stops a subscription. Does nothing when it was stopped before. */
export async function stopSubscription({ db, now }: GatewayDeps, id: string): Promise<void> {
  await db
    .updateTable('sandbox_subscriptions')
    .set({ stopped_at: now().toISOString() })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .execute();
}

/** Changes the amount of the months from the next one on. @param minor minor units of the session's currency */
export async function changeSubscriptionAmount(
  { db }: Pick<GatewayDeps, 'db'>,
  id: string,
  minor: number,
): Promise<void> {
  await db.updateTable('sandbox_subscriptions').set({ minor }).where('id', '=', id).execute();
}

/** Pauses or resumes a subscription. @param pausedAt null: resumes it */
export async function pauseSubscription(
  { db }: Pick<GatewayDeps, 'db'>,
  id: string,
  pausedAt: Date | null,
): Promise<void> {
  await db
    .updateTable('sandbox_subscriptions')
    .set({ paused_at: pausedAt?.toISOString() ?? null })
    .where('id', '=', id)
    .execute();
}

/** Returns the bodies of all webhook events of a subscription, and true for each of stopped and paused. */
export async function readSubscriptionEvents(
  db: Kysely<Database>,
  id: string,
): Promise<{ bodies: string[]; isStopped: boolean; isPaused: boolean }> {
  const { session_id, stopped_at, paused_at } = await db
    .selectFrom('sandbox_subscriptions')
    .select(['session_id', 'stopped_at', 'paused_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('sandbox_events')
    .select('body')
    .where('session_id', '=', session_id)
    .execute();
  return {
    bodies: events.map(({ body }) => body),
    isStopped: stopped_at !== null,
    isPaused: paused_at !== null,
  };
}

/**
 * Charges each due month once, and skips it while the subscription is paused. A subscription with several due months is
 * charged one month in each run.
 */
export async function chargeDueMonths(deps: GatewayDeps): Promise<void> {
  const due = await deps.db
    .selectFrom('sandbox_subscriptions as subscription')
    .innerJoin('sandbox_sessions as session', 'session.id', 'session_id')
    .selectAll('session')
    .select([
      'subscription.id as subscription',
      'taken',
      'subscription.minor as changed',
      'paused_at',
    ])
    .where('stopped_at', 'is', null)
    .where('next_at', '<=', deps.now().toISOString())
    .execute();
  for (const { subscription, taken, changed, paused_at, ...session } of due) {
    await deps.db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('sandbox_subscriptions')
        .set({ taken: taken + 1, next_at: nextMonth(session, taken + 1) })
        .where('id', '=', subscription)
        .where('taken', '=', taken)
        .where('stopped_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n || paused_at !== null) return;
      await enqueueEvent(tx, deps, session.id, {
        subscription,
        payment: `sbx_${deps.random(12).toString('hex')}`,
        amount: { minor: changed ?? session.minor, currency: session.currency },
        at: deps.now().toISOString(),
      });
    });
  }
}

function nextMonth({ created_at }: Pick<SandboxSessionRow, 'created_at'>, taken: number): string {
  return monthsAfter(new Date(created_at), taken).toISOString();
}

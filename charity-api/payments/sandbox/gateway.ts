/**
 * The sandbox gateway: payment sessions, their decisions, and the webhook events that follow. It has no data of orders.
 */
import type { Kysely, Transaction } from 'kysely';
import { seconds } from '#domain/time/durations';
import type { Money } from '#domain/money';
import type { Locale } from '#domain/locales';
import type { Interval } from '#domain/orders';
import type { Database } from '../../db/tables';
import type { SandboxSessionRow } from '../../db/tables/sandbox';
import type { ApiDeps } from '../../deps';
import { enqueueEvent } from './events';
import { startSubscription } from './subscriptions';

type GatewayDeps = Pick<ApiDeps, 'db' | 'now' | 'random'>;

/** Delay of the decisions "approve later" and "decline later", in ms. */
const DECISION_DELAY_MS = seconds(20);

export const DECISIONS = [
  'approve',
  'decline',
  'cancel',
  'approve-later',
  'decline-later',
] as const;
export type Decision = (typeof DECISIONS)[number];

const OUTCOMES: Record<Decision, Pick<SandboxSessionRow, 'status' | 'planned'>> = {
  approve: { status: 'approved', planned: null },
  decline: { status: 'declined', planned: null },
  cancel: { status: 'cancelled', planned: null },
  'approve-later': { status: 'processing', planned: 'approved' },
  'decline-later': { status: 'processing', planned: 'declined' },
};

export type SessionRequest = {
  attemptId: string;
  reference: string;
  merchant: string;
  amount: Money;
  interval: Interval;
  locale: Locale;
  returnUrl: string;
};

/** Opens the session of an attempt. Returns the same session when it is called again for the same attempt. */
export async function openSession(
  { db, now, random }: GatewayDeps,
  wish: SessionRequest,
): Promise<SandboxSessionRow> {
  await db
    .insertInto('sandbox_sessions')
    .values({
      id: random(18).toString('base64url'),
      attempt_id: wish.attemptId,
      reference: wish.reference,
      merchant: wish.merchant,
      minor: wish.amount.minor,
      currency: wish.amount.currency,
      locale: wish.locale,
      return_url: wish.returnUrl,
      guard: random(18).toString('base64url'),
      status: 'open',
      planned: null,
      decide_at: null,
      monthly: wish.interval === 'month' ? 1 : 0,
      payment_id: `sbx_${random(12).toString('hex')}`,
      created_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('attempt_id').doNothing())
    .execute();
  return db
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('attempt_id', '=', wish.attemptId)
    .executeTakeFirstOrThrow();
}

export function findSession(
  db: Kysely<Database>,
  id: string,
): Promise<SandboxSessionRow | undefined> {
  return db.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Decides an open session. A second decision, or one with a wrong guard, changes nothing. */
export async function decideSession(
  deps: GatewayDeps,
  session: SandboxSessionRow,
  decision: Decision,
  guard: string,
): Promise<void> {
  const outcome = OUTCOMES[decision];
  const decideAt =
    outcome.planned && new Date(deps.now().getTime() + DECISION_DELAY_MS).toISOString();
  await deps.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sandbox_sessions')
      .set({ ...outcome, decide_at: decideAt })
      .where('id', '=', session.id)
      .where('guard', '=', guard)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await enqueueSessionEvent(tx, deps, { ...session, ...outcome });
  });
}

/** Applies the delayed decisions that are due. */
export async function applyDueDecisions(deps: GatewayDeps): Promise<void> {
  const due = await deps.db
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('status', '=', 'processing')
    .where('decide_at', '<=', deps.now().toISOString())
    .execute();
  for (const session of due) {
    const status = session.planned ?? 'declined';
    await deps.db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('sandbox_sessions')
        .set({ status })
        .where('id', '=', session.id)
        .where('status', '=', 'processing')
        .executeTakeFirst();
      if (numUpdatedRows === 1n) await enqueueSessionEvent(tx, deps, { ...session, status });
    });
  }
}

async function enqueueSessionEvent(
  tx: Transaction<Database>,
  deps: GatewayDeps,
  session: SandboxSessionRow,
): Promise<void> {
  const repeats = session.status === 'approved' && session.monthly === 1;
  const subscription = repeats ? await startSubscription(tx, deps, session) : undefined;
  await enqueueEvent(tx, deps, session.id, {
    session: session.id,
    attempt: session.attempt_id,
    payment: session.payment_id,
    status: session.status,
    amount: { minor: session.minor, currency: session.currency },
    ...(subscription === undefined ? {} : { subscription }),
  });
}

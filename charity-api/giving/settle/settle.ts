/** The only place where a payment status changes an order. Return page, webhook, status check and staff all use it. */
import type { Transaction } from 'kysely';
import { logEvent } from '#contract/telemetry/events';
import { observe } from '#contract/telemetry/metrics';
import { nextOrderState } from '#domain/orders';
import type { Database } from '../../db/tables';
import type { OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import { transact, type Turn } from '../../db/transact';
import { recordOutcome } from '../../modules/abuse/outcomes';
import { currentAttempt, findAttempt, lockOrder, transitionOrder } from '../../orders/repository';
import type { PaymentStatusReport } from '../../payments/provider';
import { receiveMoney, setAttempt, type SettleDeps, type Settling } from './receive';

/** `changed`: the order changed its state or was flagged. `known`: the report was a duplicate, or had no effect. */
export type Settled = { outcome: 'changed' | 'known' | 'unknownAttempt'; order?: OrderRow };

export async function settle(
  deps: SettleDeps,
  { attemptId, evidence }: { attemptId: string; evidence: PaymentStatusReport },
): Promise<Settled> {
  // Otherwise anyone could ask for the status of an unpaid order again and again, and all others would wait.
  const turn = evidence.status === 'succeeded' ? 'first' : 'beside';
  return settleWith(deps, turn, evidence, (_, settleIt) => settleIt(attemptId));
}

export type Settlement = Settled & { from?: OrderRow; attempt?: PaymentAttemptRow };

/** Settles in the transaction in which `decision` finds or creates the attempt, so that both are stored or neither. */
export async function settleWith(
  deps: SettleDeps,
  turn: Turn,
  evidence: PaymentStatusReport,
  decision: (
    tx: Transaction<Database>,
    /** Settles one attempt. `of` replaces the evidence, for a decision about several payments. */
    settleIt: (attemptId: string, of?: PaymentStatusReport) => Promise<Settlement>,
  ) => Promise<Settlement>,
): Promise<Settled> {
  const settled = await transact(deps.db, turn, async (tx) => {
    const settlement = await decision(tx, (attemptId, of = evidence) =>
      settleIn(deps, tx, attemptId, of),
    );
    deps.reached?.('settle:before-commit');
    return settlement;
  });
  deps.reached?.('settle:after-commit');
  logTransition(deps, settled, evidence);
  measureSettling(settled, evidence);
  return { outcome: settled.outcome, order: settled.order };
}

async function settleIn(
  deps: SettleDeps,
  tx: Transaction<Database>,
  attemptId: string,
  evidence: PaymentStatusReport,
): Promise<Settlement> {
  const ofAttempt = tx
    .selectFrom('payment_attempts')
    .select('order_id')
    .where('id', '=', attemptId);
  const order = await lockOrder(tx, 'id', ofAttempt);
  const attempt = order && (await findAttempt(tx, attemptId));
  if (!attempt) return { outcome: 'unknownAttempt' };
  const settling = { tx, order, attempt, evidence, at: deps.now().toISOString() };
  if (!(await isNewEvent(deps, settling))) return { outcome: 'known', order };
  const moved =
    evidence.status === 'succeeded'
      ? await receiveMoney(deps, settling)
      : await applyStatus(settling, evidence.status);
  if (moved !== order) await recordOutcome(deps, tx, attempt, evidence.status);
  return { outcome: moved === order ? 'known' : 'changed', order: moved, from: order, attempt };
}

/**
 * Stores the webhook's event id in the transaction that processes it, so that each event is processed exactly once. An
 * id that was stored for another attempt says nothing about this one: the id of the payment then decides.
 */
async function isNewEvent(
  { log }: Pick<SettleDeps, 'log'>,
  { tx, order, attempt, evidence: { eventId, source }, at }: Settling,
): Promise<boolean> {
  if (eventId === undefined) return true;
  const { method, id: attempt_id } = attempt;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('webhook_events')
    .values({ method, event_id: eventId, attempt_id, at })
    .onConflict((conflict) => conflict.columns(['method', 'event_id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return true;
  const before = await tx
    .selectFrom('webhook_events')
    .select('attempt_id')
    .where('method', '=', method)
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  if (before.attempt_id === attempt_id) return false;
  log.warn({ order: order.reference, method, source }, 'event id of another payment attempt');
  return true;
}

/** Applies any status except success. A late decline of an earlier attempt does not change the order. */
async function applyStatus(
  { tx, order, attempt, evidence, at }: Settling,
  status: Exclude<PaymentStatusReport['status'], 'succeeded'>,
): Promise<OrderRow> {
  if (attempt.state !== 'redirected' && attempt.state !== 'processing') return order;
  if (attempt.state === status) return order;
  // The attempt stays open: the donor can pay with another card. A payment that is being processed has its own decline.
  if (status !== 'card_declined') await setAttempt(tx, attempt, status);
  else if (attempt.state === 'processing') return order;
  const state = nextOrderState(order.state, `payment_${status}`);
  if (state === null || (await currentAttempt(tx, order.id)).id !== attempt.id) return order;
  return transitionOrder(tx, order, {
    event: `payment_${status}`,
    source: evidence.source,
    attemptId: attempt.id,
    at,
    set: { state, checked_at: at },
  });
}

/** Logs the change after the commit, without personal data. A change that staff must look at is a warning. */
export function logTransition(
  { log }: Pick<SettleDeps, 'log'>,
  { outcome, order, from }: Settlement,
  { source }: Pick<PaymentStatusReport, 'source'>,
): void {
  if (outcome !== 'changed' || !order || !from) return;
  const needsStaff = order.state === 'mismatch' || order.flag !== from.flag;
  logEvent(log, needsStaff ? 'warn' : 'info', 'order.transition', {
    ...{ order: order.reference, from: from.state, to: order.state, flag: order.flag, source },
  });
}

function measureSettling(
  { outcome, order, from, attempt }: Settlement,
  { source, status, begunAt }: PaymentStatusReport,
): void {
  // Later months of a monthly gift have no donor who waits.
  const isPaid = outcome === 'changed' && status === 'succeeded' && order?.state !== from?.state;
  if (!isPaid || !order?.paid_at || !attempt || begunAt) return;
  const ms = Date.parse(order.paid_at) - Date.parse(attempt.created_at);
  observe('order_settle_seconds', { method: attempt.method, source }, Math.max(0, ms) / 1_000);
}

/** Records a payment once, compares it with the attempt's charge, and counts it when it makes the order paid. */
import type { Transaction } from 'kysely';
import { nextOrderState, wasPaid, type AttemptState, type OrderEvent } from '#domain/orders';
import { isOfficeMethod } from '#domain/orders/order-methods';
import type { Database } from '../../db/tables';
import type { OrderFlag, OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { enqueueMail } from '../../mail/outbox';
import { countGifts } from '../../modules/offerings/figures';
import { confirmReservations, releaseClosed, reserveUnits } from '../../modules/offerings/holds';
import { findOfferings, lockLimited } from '../../modules/offerings/repository';
import {
  findPayment,
  linesOfAll,
  transitionOrder,
  type LineWithHold,
} from '../../orders/repository';
import type { PaymentStatusReport } from '../../payments/provider';
import { findByReference, findMonthlyGift } from '../../orders/monthly-gifts';

export type SettleDeps = Pick<ApiDeps, 'db' | 'now' | 'random' | 'log' | 'reached'>;
export type Settling = {
  tx: Transaction<Database>;
  order: OrderRow;
  attempt: PaymentAttemptRow;
  evidence: PaymentStatusReport;
  at: string;
};

/** @returns the changed order; the same object when this payment was recorded before */
export async function receiveMoney(deps: SettleDeps, settling: Settling): Promise<OrderRow> {
  const { tx, order, attempt, evidence, at } = settling;
  const exact =
    evidence.amount.minor === attempt.charge_minor &&
    evidence.amount.currency === attempt.charge_currency;
  const event: OrderEvent = exact ? 'payment_succeeded' : 'payment_mismatched';
  const state = wasPaid(order.state) ? null : nextOrderState(order.state, event);
  const payment = await recordPayment(settling, state === 'paid');
  if (payment === 'known') return order;
  if (payment === 'ofAnother') return flag(settling, 'payment_of_another_order');
  // A further transfer is recorded with the attempt that has succeeded, whatever its amount is.
  if (attempt.state !== 'succeeded')
    await setAttempt(tx, attempt, exact ? 'succeeded' : 'mismatched');
  // Also a mismatched or second payment can begin a subscription, which the provider charges until it is stopped.
  await startMonthlyGift(deps, settling, exact && !wasPaid(order.state));
  if (wasPaid(order.state)) return flag(settling, 'second_success');
  if (state === null) return flag(settling, 'second_mismatch');
  const lines = (await linesOfAll(tx, [order.id])).get(order.id) ?? [];
  const isTooLate = state === 'paid' && !(await reserveForLatePayment(deps, tx, order, lines));
  const moved = await transitionOrder(tx, order, {
    event,
    source: evidence.source,
    attemptId: attempt.id,
    at,
    detail: describe(evidence),
    set: {
      state,
      checked_at: at,
      method: attempt.method,
      ...(state === 'paid'
        ? { paid_at: at, flag: isTooLate ? 'item_taken' : lateFlag(order) }
        : {}),
    },
  });
  if (state !== 'paid') return moved;
  const isLimited = lines.some(({ unit }) => unit !== null);
  const held = isLimited ? await confirmReservations(tx, order.id) : [];
  await countGifts(tx, order, lines, { held, log: deps.log, at });
  // A donor at the office need not have an e-mail address.
  if (order.donor_email === '') return moved;
  const id = deps.random(16).toString('hex');
  await enqueueMail(tx, { id, orderId: order.id, kind: 'receipt', at });
  return moved;
}

/** Reserves the available units of a late payment. @returns false when units are missing or an offering is closed */
async function reserveForLatePayment(
  { now }: SettleDeps,
  tx: Transaction<Database>,
  order: OrderRow,
  lines: readonly LineWithHold[],
): Promise<boolean> {
  const ids = lines.map((line) => line.offering_id);
  if (lines.some(({ unit }) => unit !== null)) await lockLimited(tx, ids);
  const offerings = await findOfferings(tx, ids, now());
  const closed = await releaseClosed(tx, order, offerings, now());
  const open = lines.filter(({ offering_id }) => !closed.includes(offering_id));
  const failures = await reserveUnits(tx, order, open, offerings);
  return closed.length === 0 && failures.length === 0;
}

/** @param counted the payment makes the order paid. Staff refund every other payment of the order */
async function recordPayment({ tx, order, attempt, evidence, at }: Settling, counted: boolean) {
  const payment_id = evidence.paymentId;
  if (payment_id === null) throw new TypeError('a successful payment must have a payment id');
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payments')
    .values({
      method: attempt.method,
      payment_id,
      attempt_id: attempt.id,
      order_id: order.id,
      minor: evidence.amount.minor,
      currency: evidence.amount.currency,
      at,
      counted: counted ? 1 : 0,
      refunded: 0,
    })
    .onConflict((conflict) => conflict.columns(['method', 'payment_id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return 'new';
  const before = await findPayment(tx, attempt.method, payment_id);
  return before?.order_id === order.id ? 'known' : 'ofAnother';
}

async function flag(
  { tx, order, attempt, evidence, at }: Settling,
  reason: 'second_success' | 'second_mismatch' | 'payment_of_another_order',
): Promise<OrderRow> {
  // A payment of another order may be reported repeatedly. The other reasons occur once for each payment id.
  if (reason === 'payment_of_another_order' && order.flag === reason) return order;
  return transitionOrder(tx, order, {
    event: reason,
    source: evidence.source,
    attemptId: attempt.id,
    at,
    detail: describe(evidence),
    set: { flag: reason },
  });
}

/** Returns `late_success` when the order had failed, was cancelled or had expired, so that staff look at it. */
function lateFlag(order: OrderRow): OrderFlag | null {
  const givenUp =
    order.state === 'failed' || order.state === 'cancelled' || order.state === 'expired';
  return givenUp ? 'late_success' : order.flag;
}

export async function setAttempt(
  tx: Transaction<Database>,
  attempt: PaymentAttemptRow,
  state: AttemptState,
): Promise<void> {
  await tx.updateTable('payment_attempts').set({ state }).where('id', '=', attempt.id).execute();
}

function describe({ amount, paymentId }: PaymentStatusReport): string {
  return JSON.stringify({ paymentId, ...amount });
}

/**
 * Links a subscription to the monthly gift of its order. The gift keeps one subscription: that of the correct payment,
 * if there is one. The others get `stop_due_at`, so that cancelDuplicateMonthlyGifts stops them.
 */
async function startMonthlyGift(
  { random }: Pick<ApiDeps, 'random'>,
  { tx, order, attempt, evidence, at }: Settling,
  isRight: boolean,
): Promise<void> {
  const provider_reference = evidence.monthlyReference;
  const { method } = attempt;
  if (order.monthly_gift_id === null || provider_reference === undefined) return;
  if (isOfficeMethod(method)) return;
  if (await findByReference(tx, method, provider_reference)) return;
  const gift = (await findMonthlyGift(tx, order.monthly_gift_id))!;
  const begun = { method, provider_reference, attempt_id: attempt.id };
  const isWanted = gift.state === 'pending' || (isRight && gift.state !== 'stopped');
  if (isWanted) {
    await tx
      .updateTable('monthly_gifts')
      .set({ ...begun, state: 'active' })
      .where('id', '=', gift.id)
      .execute();
    if (gift.state === 'pending') return;
  }
  const unwanted = isWanted ? gift : begun;
  await tx
    .insertInto('monthly_gifts')
    .values({
      method: unwanted.method,
      provider_reference: unwanted.provider_reference,
      attempt_id: unwanted.attempt_id,
      id: random(16).toString('hex'),
      first_order_id: order.id,
      state: 'active',
      created_at: at,
      stop_due_at: at,
      stopped_at: null,
    })
    .execute();
}

/** Reversals of payments: refunds, disputes, and disputes that the charity wins. */
import type { Transaction } from 'kysely';
import { logEvent } from '#contract/telemetry/events';
import { nextOrderState, type OrderEvent } from '#domain/orders';
import type { OrderMethod } from '#domain/orders/order-methods';
import type { Database, Db } from '../../db/tables';
import type { EventSource, OrderRow, PaymentRow } from '../../db/tables/orders';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { subtractGifts } from '../../modules/offerings/figures';
import {
  findPayment,
  lockOrder,
  transitionOrder,
  type OrderTransition,
} from '../../orders/repository';
import type { Reversal } from '../../payments/provider';

/** @returns false when the payment is unknown, because the reversal may arrive before the event of the payment */
export async function applyReversal(
  deps: Pick<ApiDeps, 'db' | 'now' | 'log'>,
  method: OrderMethod,
  reversal: Reversal,
): Promise<boolean> {
  const moved = await transact(deps.db, 'beside', (tx) =>
    reverseIn(deps, tx, method, reversal, 'webhook'),
  );
  if (moved && moved.to !== moved.from) {
    const { from, to } = moved;
    const { kind } = reversal;
    const fields = { order: to.reference, from: from.state, to: to.state, kind };
    logEvent(deps.log, 'warn', 'order.reversal', fields);
  }
  return moved !== null;
}

/** Applies a reversal in a transaction. Returns null when the payment is unknown. */
export async function reverseIn(
  deps: Pick<ApiDeps, 'now'>,
  tx: Transaction<Database>,
  method: OrderMethod,
  reversal: Reversal,
  source: EventSource,
): Promise<{ from: OrderRow; to: OrderRow } | null> {
  const ofPayment = tx
    .selectFrom('payments')
    .select('order_id')
    .where('method', '=', method)
    .where('payment_id', '=', reversal.paymentId);
  const order = await lockOrder(tx, 'id', ofPayment);
  const payment = order && (await findPayment(tx, method, reversal.paymentId));
  if (!payment) return null;
  const to = await updateReversedOrder(deps, tx, { order, payment, reversal, source });
  return { from: order, to };
}

type OrderReversal = {
  order: OrderRow;
  payment: PaymentRow;
  reversal: Reversal;
  source: EventSource;
};

async function updateReversedOrder(
  { now }: Pick<ApiDeps, 'now'>,
  tx: Transaction<Database>,
  { order, payment, reversal, source }: OrderReversal,
): Promise<OrderRow> {
  const isRefund = reversal.kind === 'refunded';
  if (isRefund && reversal.amount.minor <= payment.refunded) return order;
  const after = isRefund ? { ...payment, refunded: reversal.amount.minor } : payment;
  // Lower totals are ignored above, because events can arrive out of order.
  if (isRefund)
    await tx
      .updateTable('payments')
      .set({ refunded: after.refunded })
      .where('method', '=', payment.method)
      .where('payment_id', '=', payment.payment_id)
      .execute();
  const move = {
    source,
    attemptId: payment.attempt_id,
    at: now().toISOString(),
    detail: JSON.stringify({ paymentId: reversal.paymentId, ...reversal.amount }),
  } as const;
  if (payment.counted === 0) return isRefund ? refundSurplus(tx, order, move) : order;
  const event = eventOf(reversal, after);
  const state = nextOrderState(order.state, event);
  if (state === null) return order;
  // First, because like sumGifts it locks all offerings of the order together. The transition locks those with units.
  if (state === 'refunded') await subtractGifts(tx, order);
  return transitionOrder(tx, order, { ...move, event, set: { state } });
}

/** Refunds a wrong amount or a second payment. When no such payment remains, the flag for staff is removed. */
async function refundSurplus(
  tx: Transaction<Database>,
  order: OrderRow,
  move: Omit<OrderTransition, 'event' | 'set'>,
): Promise<OrderRow> {
  const isFlagged =
    order.state === 'mismatch' ||
    order.flag === 'second_success' ||
    order.flag === 'second_mismatch';
  if (!isFlagged || (await hasSurplus(tx, order))) return order;
  const event = 'payment_refunded';
  const state = order.state === 'mismatch' ? nextOrderState(order.state, event)! : order.state;
  return transitionOrder(tx, order, { ...move, event, set: { state, flag: null } });
}

/** Returns true when a payment that did not make the order paid is not refunded in full. */
export async function hasSurplus(db: Db, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  const unrefunded = await db
    .selectFrom('payments')
    .select('payment_id')
    .where('order_id', '=', id)
    .where('counted', '=', 0)
    .whereRef('refunded', '<', 'minor')
    .executeTakeFirst();
  return unrefunded !== undefined;
}

function eventOf({ kind }: Reversal, { refunded, minor }: PaymentRow): OrderEvent {
  if (kind === 'disputed') return 'payment_disputed';
  if (kind === 'disputeWon') return refunded > 0 ? 'dispute_won_in_part' : 'dispute_won';
  return refunded >= minor ? 'payment_refunded' : 'payment_partly_refunded';
}

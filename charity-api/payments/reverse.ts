/** Money that goes back: refunds, disputes, and disputes that the charity wins. */
import type { Transaction } from 'kysely';
import { nextOrderState, type OrderEvent } from '#domain/orders';
import type { PaymentMethod } from '#contract/content';
import type { Database } from '../db/tables';
import type { OrderRow, PaymentRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';
import { decide, findOrder, linesOf, moveOrder } from '../modules/orders/repository';
import type { Reversal } from './provider';
import { uncountGifts } from './raised';

/**
 * @returns false when the payment is not known (yet): the news may have overtaken that of the payment itself
 */
export async function reverse(
  deps: Pick<ApiDeps, 'db' | 'now' | 'log'>,
  method: PaymentMethod,
  reversal: Reversal,
): Promise<boolean> {
  const moved = await decide(deps.db, async (tx) => {
    const payment = await tx
      .selectFrom('payments')
      .selectAll()
      .where('method', '=', method)
      .where('payment_id', '=', reversal.paymentId)
      .executeTakeFirst();
    const order = payment && (await findOrder(tx, 'id', payment.order_id));
    if (!order) return null;
    return { from: order, to: await take(deps, tx, { order, payment, reversal }) };
  });
  if (moved && moved.to !== moved.from) {
    const { from, to } = moved;
    const { kind } = reversal;
    deps.log.warn({ order: to.reference, from: from.state, to: to.state, kind }, 'order.reversal');
  }
  return moved !== null;
}

type Taking = { order: OrderRow; payment: PaymentRow; reversal: Reversal };

async function take(
  { now, log }: Pick<ApiDeps, 'now' | 'log'>,
  tx: Transaction<Database>,
  { order, payment, reversal }: Taking,
): Promise<OrderRow> {
  const at = now().toISOString();
  const isFull = reversal.kind === 'refunded' && reversal.amount.minor >= payment.minor;
  if (reversal.kind === 'refunded') {
    // Told in any order, what has gone back only grows.
    await tx
      .updateTable('payments')
      .set({ refunded: Math.max(payment.refunded, reversal.amount.minor) })
      .where('method', '=', payment.method)
      .where('payment_id', '=', payment.payment_id)
      .execute();
  }
  const move = { source: 'webhook', attemptId: payment.attempt_id, at } as const;
  if (payment.counted === 0) {
    // The second payment of an order went back, as it should: nobody has to look any more.
    return isFull && order.flag === 'second_success'
      ? moveOrder(tx, order, { ...move, event: 'payment_refunded', set: { flag: null } })
      : order;
  }
  const event = eventOf(reversal, isFull);
  const state = nextOrderState(order.state, event);
  if (state === null) return order;
  const moved = await moveOrder(tx, order, {
    ...move,
    event,
    detail: JSON.stringify({ paymentId: reversal.paymentId, ...reversal.amount }),
    set: { state },
  });
  if (state === 'refunded') await uncountGifts(tx, order, await linesOf(tx, order.id), log);
  return moved;
}

function eventOf({ kind }: Reversal, isFull: boolean): OrderEvent {
  if (kind === 'disputed') return 'payment_disputed';
  if (kind === 'disputeWon') return 'dispute_won';
  return isFull ? 'payment_refunded' : 'payment_partly_refunded';
}

/** Staff commands for orders: list the orders that need a decision, confirm or reject a transfer. */
import { formatMoney, money } from '#domain/money';
import { nextOrderState, wasPaid, type OrderState } from '#domain/orders';
import type { OrderRow, PaymentAttemptRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';
import {
  currentAttempt,
  transactWithRetry,
  findOrder,
  transitionOrder,
} from '../orders/repository';
import { settle } from './settle/settle';

type StaffDeps = Pick<ApiDeps, 'db' | 'now' | 'random' | 'log'>;

/** States in which staff must act. They resolve a dispute at the provider. */
const WAITING: OrderState[] = ['awaiting_transfer', 'under_review', 'mismatch', 'disputed'];

/** Thrown when a command was not executed. The command prints the message. */
export class StaffError extends Error {
  override name = 'StaffError';
}

/** Returns one line for each order that needs staff: reference, state, amount, day, flags and proof, without names. */
export async function listWaiting({ db }: Pick<ApiDeps, 'db'>): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where(({ or, eb }) => or([eb('state', 'in', WAITING), eb('flag', 'is not', null)]))
    .orderBy('created_at')
    .execute();
  const holding = await ordersWithReservations(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) =>
    [
      order.reference,
      order.state.padEnd(17),
      formatMoney(money(order.total, order.currency), 'en').padStart(18),
      order.created_at.slice(0, 10),
      order.flag ?? '',
      // The provider charges a monthly gift again next month, even when the amount is wrong.
      order.monthly_gift_id === null ? '' : 'monthly',
      // The order has an unpaid reservation, which blocks other donors.
      holding.has(order.id) ? 'holds' : '',
      order.proof ? `proofs/${order.proof}` : '',
    ]
      .join('  ')
      .trimEnd(),
  );
}

async function ordersWithReservations(
  db: ApiDeps['db'],
  orderIds: string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('holds')
    .select('order_id')
    .where('paid', '=', 0)
    .where('order_id', 'in', orderIds)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Marks the order as paid, after staff have seen the exact amount on the bank account. @throws StaffError */
export async function confirmTransfer(deps: StaffDeps, reference: string): Promise<OrderRow> {
  const order = await orderOf(deps, reference);
  if (wasPaid(order.state)) throw new StaffError(`${order.reference} is ${order.state} already.`);
  const attempt = await attemptToConfirm(deps, order);
  if (attempt.method !== 'Bank' && order.state !== 'mismatch') {
    throw new StaffError(`${order.reference} uses ${attempt.method}. Confirm only transfers.`);
  }
  const settled = await settle(deps, {
    attemptId: attempt.id,
    evidence: {
      status: 'succeeded',
      amount: money(attempt.charge_minor, attempt.charge_currency),
      paymentId: `staff-${order.reference}`,
      source: 'staff',
    },
  });
  return settled.order ?? order;
}

/** Returns the attempt with the mismatched payment when the order has one, otherwise the current attempt. */
async function attemptToConfirm(
  { db }: StaffDeps,
  { id, state }: OrderRow,
): Promise<PaymentAttemptRow> {
  if (state !== 'mismatch') return currentAttempt(db, id);
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', id)
    .where('state', '=', 'mismatched')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
}

/** Rejects a transfer that did not arrive, or an invalid proof. The donor may send another proof. @throws StaffError */
export async function rejectTransfer(deps: StaffDeps, reference: string): Promise<OrderRow> {
  const { id } = await orderOf(deps, reference);
  return transactWithRetry(deps.db, async (tx) => {
    const order = await findOrder(tx, 'id', id);
    const state = order && nextOrderState(order.state, 'transfer_rejected');
    if (!order || !state) {
      throw new StaffError(
        `${reference} is ${order?.state}. Only an order under review can be rejected.`,
      );
    }
    return transitionOrder(tx, order, {
      event: 'transfer_rejected',
      source: 'staff',
      attemptId: null,
      at: deps.now().toISOString(),
      set: { state },
    });
  });
}

async function orderOf({ db }: StaffDeps, reference: string): Promise<OrderRow> {
  const order = await findOrder(db, 'reference', reference);
  if (!order) throw new StaffError(`There is no order ${reference}.`);
  return order;
}

/** What the charity's staff do with orders: see what waits for them, and say whether a transfer came. */
import { formatMoney, money } from '#domain/money';
import { nextOrderState, wasPaid, type OrderState } from '#domain/orders';
import type { OrderRow, PaymentAttemptRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';
import { currentAttempt, decide, findOrder, moveOrder } from '../orders/repository';
import { settle } from './settle/settle';

type StaffDeps = Pick<ApiDeps, 'db' | 'now' | 'random' | 'log'>;

/** States in which only a person can say how it goes on; of a dispute, to the provider. */
const WAITING: OrderState[] = ['awaiting_transfer', 'under_review', 'mismatch', 'disputed'];

/** Nothing was done, and why: for the person at the terminal. */
export class StaffError extends Error {
  override name = 'StaffError';
}

/** One line an order, without names: reference, state, amount, day, proof, and what is to be looked at. */
export async function listWaiting({ db }: Pick<ApiDeps, 'db'>): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where(({ or, eb }) => or([eb('state', 'in', WAITING), eb('flag', 'is not', null)]))
    .orderBy('created_at')
    .execute();
  const holding = await holdingAmong(
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
      // Its provider takes it again next month: whether the amount is right or not.
      order.monthly_gift_id === null ? '' : 'monthly',
      // Others wait for what it holds and has not paid.
      holding.has(order.id) ? 'holds' : '',
      order.proof ? `proofs/${order.proof}` : '',
    ]
      .join('  ')
      .trimEnd(),
  );
}

async function holdingAmong(db: ApiDeps['db'], orderIds: string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('holds')
    .select('order_id')
    .where('paid', '=', 0)
    .where('order_id', 'in', orderIds)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** The money of an order is on the account, exactly. @throws StaffError */
export async function confirmTransfer(deps: StaffDeps, reference: string): Promise<OrderRow> {
  const order = await orderOf(deps, reference);
  if (wasPaid(order.state)) throw new StaffError(`${order.reference} is ${order.state} already.`);
  const attempt = await attemptToConfirm(deps, order);
  if (attempt.method !== 'Bank' && order.state !== 'mismatch') {
    throw new StaffError(`${order.reference} goes through ${attempt.method}: its word counts.`);
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

/** The attempt by which wrong money came, where it did; otherwise the one that is waited for. */
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

/** The transfer did not come, or the proof is not one. The donor may send another. @throws StaffError */
export async function rejectTransfer(deps: StaffDeps, reference: string): Promise<OrderRow> {
  const { id } = await orderOf(deps, reference);
  return decide(deps.db, async (tx) => {
    const order = await findOrder(tx, 'id', id);
    const state = order && nextOrderState(order.state, 'transfer_rejected');
    if (!order || !state) {
      throw new StaffError(
        `${reference} is ${order?.state}: only what is under review is rejected.`,
      );
    }
    return moveOrder(tx, order, {
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

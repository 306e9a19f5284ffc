/** Database access for orders: finds, inserts and changes them, with optimistic locking, and counts whole shares. */
import type {
  Insertable,
  OperandValueExpression,
  OperandValueExpressionOrList,
  Transaction,
} from 'kysely';
import { locked } from '../db/dialect';
import { afterCommit, ConflictError } from '../db/transact';
import { count } from '#contract/telemetry/metrics';
import { amountIn } from '#domain/cart';
import { money } from '#domain/money';
import type { Database, Db } from '../db/tables';
import type { OfferingTable } from '../db/tables/offerings';
import type {
  EventSource,
  OrderEventRow,
  OrderLineRow,
  OrderRow,
  PaymentAttemptRow,
  PaymentRow,
} from '../db/tables/orders';
import { ApiError } from '../http/errors';
import { isAbandoned, releaseReservations } from '../modules/offerings/holds';
import { readRates } from '../modules/offerings/repository';

/** Returns the lines with their number of shares, which is stored so that a certificate never changes. */
async function withShares(
  tx: Transaction<Database>,
  { currency }: Pick<OrderRow, 'currency'>,
  lines: readonly OrderLineRow[],
): Promise<Insertable<Database['order_lines']>[]> {
  const endowments = lines.filter(({ kind }) => kind === 'endowment');
  if (endowments.length === 0) return [...lines];
  const ids = endowments.map((line) => line.offering_id);
  const rows = await tx
    .selectFrom('offerings')
    .select(['id', 'price'])
    .where('id', 'in', ids)
    .execute();
  const prices = new Map(rows.map(({ id, price }) => [id, price]));
  const rates = await readRates(tx);
  return lines.map((line) => {
    const price = line.kind === 'endowment' && prices.get(line.offering_id);
    if (!price) return line;
    const priced = { ...line, price: money(price, 'OMR') };
    const isShare = amountIn(currency, priced, rates)?.minor === line.total;
    return { ...line, shares: isShare ? line.quantity : null };
  });
}

export function findOrder(
  db: Db,
  by: 'id' | 'token' | 'reference' | 'idempotency_key',
  value: string,
): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where(by, '=', value).executeTakeFirst();
}

/**
 * Finds the order about which a transaction decides, so that no other transaction changes it meanwhile. Read what
 * belongs to the order, such as its attempts, afterwards.
 */
export function lockOrder(
  tx: Transaction<Database>,
  by: 'id' | 'token' | 'reference',
  value: OperandValueExpression<Database, 'orders', 'id' | 'token' | 'reference'>,
): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where(by, '=', value)
    .modifyEnd(locked)
    .executeTakeFirst();
}

/** Locks several orders, in one sequence: two transactions cannot wait for each other. */
export async function lockOrders(
  tx: Transaction<Database>,
  ids: OperandValueExpressionOrList<Database, 'orders', 'id'>,
): Promise<void> {
  const found = tx.selectFrom('orders').select('id').where('id', 'in', ids).orderBy('id');
  await found.modifyEnd(locked).execute();
}

/** @throws ApiError order.notFound */
export async function requireOrder(
  db: Db,
  by: 'token' | 'reference',
  value: string,
): Promise<OrderRow> {
  return found(await findOrder(db, by, value));
}

/** @throws ApiError order.notFound */
export function found(order: OrderRow | undefined): OrderRow {
  if (!order) throw new ApiError('order.notFound');
  return order;
}

export function findAttempt(db: Db, id: string): Promise<PaymentAttemptRow | undefined> {
  return db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @param id the provider's id of the payment */
export function findPayment(
  db: Db,
  method: PaymentRow['method'],
  id: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('method', '=', method)
    .where('payment_id', '=', id)
    .executeTakeFirst();
}

export function linesOf(db: Db, orderId: string): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** A line with the limit of its offering. `unit`: null when unlimited. `first`, `units`: null without a reservation. */
export type LineWithHold = OrderLineRow &
  Pick<OfferingTable, 'unit' | 'starts_at'> & { first: number | null; units: number | null };

/** Returns the lines of several orders by the id of the order, in their sequence. */
export async function linesOfAll(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, LineWithHold[]>> {
  const lines = await db
    .selectFrom('order_lines')
    .leftJoin('offerings', 'offerings.id', 'order_lines.offering_id')
    .leftJoin('holds', (join) =>
      join
        .onRef('holds.order_id', '=', 'order_lines.order_id')
        .onRef('holds.offering_id', '=', 'order_lines.offering_id'),
    )
    .selectAll('order_lines')
    .select(['unit', 'starts_at', 'first', 'units'])
    .where('order_lines.order_id', 'in', orderIds)
    .orderBy('order_lines.order_id')
    .orderBy('order_lines.position')
    .execute();
  const byOrder = new Map<string, LineWithHold[]>();
  for (const line of lines)
    byOrder.set(line.order_id, [...(byOrder.get(line.order_id) ?? []), line]);
  return byOrder;
}

/** Returns the newest attempt of several orders, by the id of the order. */
export async function currentAttempts(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, PaymentAttemptRow>> {
  const attempts = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('number')
    .execute();
  // The last one of each order stays.
  return new Map(attempts.map((attempt) => [attempt.order_id, attempt]));
}

/** Returns the newest attempt. Only its decline or cancellation changes the state of the order. */
export function currentAttempt(db: Db, orderId: string): Promise<PaymentAttemptRow> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
}

/**
 * Inserts an order with its lines and first attempt.
 * @throws ConflictError when another order has its key, cart or reference, so that the decision runs again
 */
export async function insertOrder(
  tx: Transaction<Database>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  attempt: PaymentAttemptRow,
  source: EventSource = 'donor',
): Promise<void> {
  const inserted = await tx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) throw new ConflictError(order.reference);
  await tx
    .insertInto('order_lines')
    .values(await withShares(tx, order, lines))
    .execute();
  await tx.insertInto('payment_attempts').values(attempt).execute();
  await tx
    .insertInto('order_events')
    .values({
      order_id: order.id,
      version: order.version,
      attempt_id: attempt.id,
      event: 'created',
      from_state: null,
      to_state: order.state,
      source,
      detail: null,
      at: order.created_at,
    })
    .execute();
  countState(tx, order);
}

function countState(
  tx: Transaction<Database>,
  { state, method, currency }: Pick<OrderRow, 'state' | 'method' | 'currency'>,
): void {
  afterCommit(tx, () => count('orders_total', { state, method, currency }));
}

export type OrderTransition = {
  event: OrderEventRow['event'];
  source: EventSource;
  attemptId?: string;
  at: string;
  detail?: string;
  /** Columns that change. The version always increases. */
  set?: Partial<
    Pick<OrderRow, 'state' | 'flag' | 'method' | 'proof' | 'expires_at' | 'checked_at' | 'paid_at'>
  >;
};

/** Every change of an order's state or flag uses this function. @throws ConflictError when `order` is not current */
export async function transitionOrder(
  tx: Transaction<Database>,
  order: OrderRow,
  move: OrderTransition,
): Promise<OrderRow> {
  const moved = { ...order, ...move.set, version: order.version + 1 };
  const updated = await tx
    .updateTable('orders')
    .set({ ...move.set, version: moved.version })
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .where('state', '=', order.state)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new ConflictError(order.reference);
  if (isAbandoned(moved.state)) await releaseReservations(tx, order.id, new Date(move.at));
  await tx
    .insertInto('order_events')
    .values({
      order_id: order.id,
      version: moved.version,
      attempt_id: move.attemptId ?? null,
      event: move.event,
      from_state: order.state,
      to_state: moved.state,
      source: move.source,
      detail: move.detail ?? null,
      at: move.at,
    })
    .execute();
  if (moved.state !== order.state) countState(tx, moved);
  return moved;
}

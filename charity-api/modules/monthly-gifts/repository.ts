/** Monthly gifts as they are stored: begun with their first order, repeated by the provider, stopped once. */
import type { Kysely, Transaction } from 'kysely';
import type { PaymentMethod } from '#contract/content';
import type { MonthlyState } from '#domain/orders';
import type { Database } from '../../db/tables';
import type { MonthlyGiftRow, OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import type { Evidence } from '../../payments/provider';
import { currentAttempt } from '../orders/repository';

type Db = Kysely<Database> | Transaction<Database>;
type Beginning = Pick<MonthlyGiftRow, 'method' | 'provider_reference' | 'attempt_id'>;
type Begun = {
  tx: Transaction<Database>;
  order: OrderRow;
  attempt: PaymentAttemptRow;
  evidence: Pick<Evidence, 'monthlyReference'>;
  at: string;
};

/** The monthly gift of a first order, written in its transaction. @returns the order, which now belongs to it */
export async function beginMonthlyGift(
  tx: Transaction<Database>,
  { random }: Pick<ApiDeps, 'random'>,
  order: OrderRow,
): Promise<OrderRow> {
  const id = random(16).toString('hex');
  await tx
    .insertInto('monthly_gifts')
    .values({
      id,
      first_order_id: order.id,
      method: order.method,
      provider_reference: null,
      attempt_id: null,
      stop_due_at: null,
      state: 'pending',
      created_at: order.created_at,
      stopped_at: null,
    })
    .execute();
  await tx.updateTable('orders').set({ monthly_gift_id: id }).where('id', '=', order.id).execute();
  return { ...order, monthly_gift_id: id };
}

/**
 * A first payment came, whatever became of its order: from now on its provider repeats it until it is stopped. One order
 * begins one gift: by its right payment, or while there is none by a wrong one. Any other is not wanted.
 */
export async function beginRepeating(
  { random }: Pick<ApiDeps, 'random'>,
  { tx, order, attempt, evidence, at }: Begun,
  isRight: boolean,
): Promise<void> {
  const provider_reference = evidence.monthlyReference;
  if (order.monthly_gift_id === null || provider_reference === undefined) return;
  const { method } = attempt;
  if (await findByReference(tx, method, provider_reference)) return;
  const gift = (await findMonthlyGift(tx, order.monthly_gift_id))!;
  const begun: Beginning = { method, provider_reference, attempt_id: attempt.id };
  const isWanted = gift.state === 'pending' || (isRight && gift.state !== 'stopped');
  if (isWanted) {
    await tx
      .updateTable('monthly_gifts')
      .set({ ...begun, state: 'active' })
      .where('id', '=', gift.id)
      .execute();
    if (gift.state === 'pending') return;
  }
  const { method: before, provider_reference: reference, attempt_id } = gift;
  const unwanted = isWanted ? { method: before, provider_reference: reference, attempt_id } : begun;
  await tx
    .insertInto('monthly_gifts')
    .values({
      ...unwanted,
      id: random(16).toString('hex'),
      first_order_id: order.id,
      state: 'active',
      created_at: at,
      stop_due_at: at,
      stopped_at: null,
    })
    .execute();
}

/** The attempt that began a gift: what it takes every month, and by which quote. While it is pending, the newest. */
export async function attemptOf(
  db: Db,
  { attempt_id, first_order_id }: MonthlyGiftRow,
): Promise<PaymentAttemptRow> {
  if (attempt_id === null) return currentAttempt(db, first_order_id);
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', attempt_id)
    .executeTakeFirstOrThrow();
}

export function findMonthlyGift(db: Db, id: string): Promise<MonthlyGiftRow | undefined> {
  return db.selectFrom('monthly_gifts').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByReference(
  db: Db,
  method: PaymentMethod,
  reference: string,
): Promise<MonthlyGiftRow | undefined> {
  return db
    .selectFrom('monthly_gifts')
    .selectAll()
    .where('method', '=', method)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
}

/** @returns whether it changed: what is stopped stays stopped */
export async function moveMonthlyGift(
  db: Db,
  gift: MonthlyGiftRow,
  state: MonthlyState,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('monthly_gifts')
    .set({ state, ...(state === 'stopped' ? { stopped_at: at } : {}) })
    .where('id', '=', gift.id)
    .where('state', 'not in', ['stopped', state])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

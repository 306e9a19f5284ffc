/** Database access for monthly gifts: creates, finds and updates their rows. */
import type { Transaction } from 'kysely';
import type { PaymentMethod } from '#contract/content';
import { locked } from '../db/dialect';
import { MONTHLY_STATES, nextMonthlyState, type MonthlyEvent } from '#domain/orders';
import type { Database, Db } from '../db/tables';
import type { MonthlyGiftRow } from '../db/tables/months';
import type { OrderRow, PaymentAttemptRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';
import { currentAttempt, findAttempt } from './repository';

/** Inserts the monthly gift of a first order, in the order's transaction. @returns the order with the id of the gift */
export async function beginMonthlyGift(
  tx: Transaction<Database>,
  { random }: Pick<ApiDeps, 'random'>,
  order: OrderRow & { method: PaymentMethod },
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

/** Returns the attempt that began the gift, with its monthly charge and quote; the newest if the gift is pending. */
export async function attemptOf(
  db: Db,
  { attempt_id, first_order_id }: MonthlyGiftRow,
): Promise<PaymentAttemptRow> {
  if (attempt_id === null) return currentAttempt(db, first_order_id);
  return (await findAttempt(db, attempt_id))!;
}

/** In a transaction, no other one changes the gift until it ends. */
export function findMonthlyGift(db: Db, id: string): Promise<MonthlyGiftRow | undefined> {
  return db
    .selectFrom('monthly_gifts')
    .selectAll()
    .where('id', '=', id)
    .$if(db.isTransaction, (query) => query.modifyEnd(locked))
    .executeTakeFirst();
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

/** Applies an event in one statement. @returns false when the event has no effect in the current state */
export async function moveMonthlyGift(
  db: Db,
  { id }: Pick<MonthlyGiftRow, 'id'>,
  event: MonthlyEvent,
  at: string,
): Promise<boolean> {
  const from = MONTHLY_STATES.filter((state) => nextMonthlyState(state, event) !== null);
  // Each event leads to one state only.
  const state = nextMonthlyState(from[0]!, event)!;
  const { numUpdatedRows } = await db
    .updateTable('monthly_gifts')
    .set({ state, ...(state === 'stopped' ? { stopped_at: at } : {}) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Starts a monthly gift when the first payment of its first order arrives. From then on the provider repeats it. */
import type { Transaction } from 'kysely';
import { isOfficeMethod } from '#domain/orders/order-methods';
import type { Database } from '../../db/tables';
import type { MonthlyGiftRow } from '../../db/tables/months';
import type { OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { findByReference, findMonthlyGift } from '../../orders/monthly-gifts';
import type { PaymentStatusReport } from '../../payments/provider';

type Beginning = Pick<MonthlyGiftRow, 'method' | 'provider_reference' | 'attempt_id'>;
type Begun = {
  tx: Transaction<Database>;
  order: OrderRow;
  attempt: PaymentAttemptRow;
  evidence: Pick<PaymentStatusReport, 'monthlyReference'>;
  at: string;
};

/**
 * Links the provider's subscription of a payment to the monthly gift of its order. An order has one wanted
 * subscription: that of the correct payment, or of a mismatched payment while there is no correct one. Every other
 * subscription is stored with `stop_due_at`, so that cancelDuplicateMonthlyGifts stops it.
 */
export async function startMonthlyGift(
  { random }: Pick<ApiDeps, 'random'>,
  { tx, order, attempt, evidence, at }: Begun,
  isRight: boolean,
): Promise<void> {
  const provider_reference = evidence.monthlyReference;
  const { method } = attempt;
  if (order.monthly_gift_id === null || provider_reference === undefined) return;
  if (isOfficeMethod(method)) return;
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

/** Finds an order by its token, starts its payment, and returns the order as its donor may see it. */
import type { Order, NextStep } from '#contract/orders';
import { money } from '#domain/money';
import type { OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { Db } from '../../db/tables';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { currentAttempt, findOrder, requireOrder } from '../../orders/repository';
import { viewOrder } from '../../orders/view';
import { type Providers, providerFor } from '../../payments/providers';
import { providerFailed } from '../../payments/failure';
import { enqueueMail } from '../../mail/outbox';
import type { PayableOrder } from '../../payments/provider';

export type Orders = { deps: ApiDeps; providers: Providers };

/** Starts the payment if the order waits for one. @throws ApiError payment.providerFailed */
export async function startAndView({ deps, providers }: Orders, order: OrderRow): Promise<Order> {
  const attempt = await currentAttempt(deps.db, order.id);
  const waits = order.state === 'pending_payment' || order.state === 'awaiting_transfer';
  if (!waits || attempt.next !== null) return viewOrder(deps, order, attempt);
  await startAttempt(deps, providers, order, attempt);
  // Read again: a corrected order may have replaced this one, which then has no payment step. Or the donor has chosen
  // another method meanwhile, and must not see two pages on which to pay.
  const current = await requireOrder(deps.db, 'token', order.token);
  return viewOrder(deps, current, await currentAttempt(deps.db, order.id));
}

/**
 * Starts a payment attempt at its provider. Idempotent: the same attempt gets the same session.
 * @throws ApiError payment.providerFailed; the order does not change and can be resumed
 */
async function startAttempt(
  deps: ApiDeps,
  providers: Providers,
  order: OrderRow,
  attempt: PaymentAttemptRow,
): Promise<void> {
  const provider = providerFor(providers, attempt.method);
  const payable: PayableOrder = {
    ...order,
    charge: money(attempt.charge_minor, attempt.charge_currency),
    interval: order.monthly_gift_id === null ? 'once' : 'month',
    donorEmail: order.donor_email,
    expiresAt: new Date(order.expires_at),
  };
  const createdAt = new Date(attempt.created_at);
  const { next, providerReference } = await provider
    .start(payable, { id: attempt.id, createdAt })
    .catch(providerFailed);
  deps.reached?.('payment:started');
  await saveStart(deps, attempt, next, providerReference);
}

async function saveStart(
  { db, now, random }: ApiDeps,
  attempt: PaymentAttemptRow,
  next: NextStep,
  providerReference: string | null,
): Promise<void> {
  const save = (on: Db) =>
    on
      .updateTable('payment_attempts')
      .set({ next: JSON.stringify(next), provider_reference: providerReference })
      .where('id', '=', attempt.id)
      // Otherwise a request at the same time has stored its own.
      .where('next', 'is', null)
      .executeTakeFirst();
  if (next.kind !== 'transfer') return void (await save(db));
  await transact(db, 'beside', async (tx) => {
    const { numUpdatedRows } = await save(tx);
    // A corrected order may have replaced this one while the attempt was started. Then no bank account is sent.
    const order = await findOrder(tx, 'id', attempt.order_id);
    if (numUpdatedRows === 1n && order?.state === 'awaiting_transfer')
      await enqueueMail(tx, {
        id: random(16).toString('hex'),
        orderId: attempt.order_id,
        kind: 'transfer-instructions',
        at: now().toISOString(),
      });
  });
}

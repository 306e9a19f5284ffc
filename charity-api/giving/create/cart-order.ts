/** The orders of one cart: at most one of them can be paid at any time. */
import type { Transaction } from 'kysely';
import { locked, lockNames } from '../../db/dialect';
import { nextOrderState } from '#domain/orders';
import type { CreateOrderBody } from '#contract/orders';
import type { Database } from '../../db/tables';
import type { OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { withdrawMail } from '../../mail/outbox';
import { transitionOrder } from '../../orders/repository';

/** `isToBeClosed`: the request corrects this earlier order of its cart, whose page at the provider is still open. */
export type Inserted = { order: OrderRow; isToBeClosed: boolean };

export const done = (order: OrderRow): Inserted => ({ order, isToBeClosed: false });

/** Finds the order of an earlier request with this key, and the current order of the cart. */
export async function findEarlier(
  tx: Transaction<Database>,
  key: string,
  { checkout }: CreateOrderBody,
): Promise<{ before: OrderRow | undefined; ofCart: OrderRow | undefined }> {
  const cart = checkout?.cart;
  // Several forms of one cart could otherwise each insert an order, and all but one would have to begin again.
  if (cart !== undefined) await lockNames(tx, [`cart ${cart}`]);
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('idempotency_key', '=', key), ...(cart ? [eb('checkout_cart', '=', cart)] : [])]),
    )
    .orderBy('id')
    .modifyEnd(locked)
    .execute();
  return {
    before: orders.find(({ idempotency_key }) => idempotency_key === key),
    ofCart: orders.find(({ checkout_cart }) => cart !== undefined && checkout_cart === cart),
  };
}

/** The cart has a later order. The same request sent again gets that one, because a replaced order cannot be paid. */
export const isReplaced = ({ state, checkout_cart, checkout_form }: OrderRow): boolean =>
  state === 'expired' && checkout_cart === null && checkout_form !== null;

/** Returns the earlier order of the cart if it stays valid. Otherwise expires it and detaches the cart from it. */
export async function keepOrReplace(
  deps: Pick<ApiDeps, 'now'>,
  tx: Transaction<Database>,
  body: CreateOrderBody,
  order: OrderRow,
): Promise<Inserted | undefined> {
  if (order.state !== 'expired') {
    if (!isCorrection(body, order)) return done(order);
    const outcome = await replaceOrder(deps, tx, order);
    if (outcome !== 'replaced') return { order, isToBeClosed: outcome === 'pageOpen' };
  }
  await tx.updateTable('orders').set({ checkout_cart: null }).where('id', '=', order.id).execute();
  return undefined;
}

/** Expires an order, unless it was paid or can still be paid on a provider's open page. */
export async function replaceOrder(
  { now }: Pick<ApiDeps, 'now'>,
  tx: Transaction<Database>,
  order: OrderRow,
): Promise<'replaced' | 'pageOpen' | 'final'> {
  const attempt = await tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('number', 'desc')
    // Waits for a start of the payment that is being stored (saveStart), and lets a later one find the new state.
    .modifyEnd(locked)
    .executeTakeFirstOrThrow();
  // Before `next` is set, the payment is not started, and no browser has the URL of its page (startAndView).
  if (order.state === 'pending_payment' && attempt.next !== null) return 'pageOpen';
  const state = nextOrderState(order.state, 'replaced');
  if (state === null) return 'final';
  await transitionOrder(tx, order, {
    ...{ event: 'replaced', source: 'donor', attemptId: attempt.id },
    ...{ at: now().toISOString(), set: { state } },
  });
  // After this change, a payment that the donor approved at PayPal is not captured.
  await tx
    .updateTable('payment_attempts')
    .set({ state: 'cancelled' })
    .where('id', '=', attempt.id)
    .where('state', '=', 'redirected')
    .execute();
  await withdrawMail(tx, { orderId: order.id, kind: 'transfer-instructions' });
  return 'replaced';
}

/** The same form sends another idempotency key only when a value has changed. */
function isCorrection({ checkout, method, donor }: CreateOrderBody, order: OrderRow): boolean {
  return (
    order.checkout_form === checkout?.form ||
    order.method !== method ||
    order.donor_name !== donor.name ||
    order.donor_email !== donor.email ||
    order.donor_phone !== (donor.phone ?? null)
  );
}

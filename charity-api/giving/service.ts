/** Use cases of an order: create, read, confirm after payment, cancel the checkout, reopen, capture at PayPal. */
import type { Order, PaypalCaptureBody } from '#contract/orders';
import type { OrderRow } from '../db/tables/orders';
import { transact } from '../db/transact';
import { ApiError } from '../http/errors';
import { currentAttempt, found, lockOrder, requireOrder } from '../orders/repository';
import { viewOrder } from '../orders/view';
import { replaceOrder } from './create/cart-order';
import { insertOnce, type NewOrderRequest } from './create/create';
import { startAndView, type Orders } from './pay/continue';
import { checkOrder } from './settle/check';

export async function createOrder(orders: Orders, request: NewOrderRequest): Promise<Order> {
  const { deps } = orders;
  const order = await insertOrReplace(orders, request);
  deps.reached?.('order:after-commit');
  const shown = await startAndView(orders, order);
  deps.reached?.('order:before-answer');
  return shown;
}

/** Closes the provider's page of the order that the request corrects. If it was paid there, that order stays. */
async function insertOrReplace(
  { deps, providers }: Orders,
  request: NewOrderRequest,
): Promise<OrderRow> {
  const insert = () => insertOnce(deps, providers, request);
  const { order, isToBeClosed } = await insert();
  if (!isToBeClosed) return order;
  await checkOrder(deps, providers, order, { turnedBack: true });
  return (await insert()).order;
}

/** Returns the order also when its payment cannot be started. The next request tries to start it again. */
export async function readOrder(orders: Orders, token: string): Promise<Order> {
  const order = await requireOrder(orders.deps.db, 'token', token);
  return startAndView(orders, order).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || !error.code.startsWith('payment.')) throw error;
    const { db, log } = orders.deps;
    log.error({ order: order.reference, cause: String(error.cause) }, error.code);
    return viewOrder(orders.deps, order, await currentAttempt(db, order.id));
  });
}

/** The donor returned from the provider. Settles the provider's status; an unreachable provider changes nothing. */
export async function confirmOrder(orders: Orders, token: string): Promise<Order> {
  const order = await requireOrder(orders.deps.db, 'token', token);
  await checkOrder(orders.deps, orders.providers, order);
  return readOrder(orders, token);
}

/** The donor returned without paying. Closes the provider's page, so that the donor can choose another method. */
export async function cancelCheckout(orders: Orders, token: string): Promise<Order> {
  const order = await requireOrder(orders.deps.db, 'token', token);
  await checkOrder(orders.deps, orders.providers, order, { turnedBack: true });
  return readOrder(orders, token);
}

/** Closes the payment page and expires the order, so that it cannot be paid beside the order that follows. */
export async function reopenOrder(orders: Orders, token: string): Promise<Order> {
  await cancelCheckout(orders, token);
  const { deps } = orders;
  await transact(deps.db, 'beside', async (tx) =>
    replaceOrder(deps, tx, found(await lockOrder(tx, 'token', token))),
  );
  return readOrder(orders, token);
}

/** The donor returned from PayPal. @throws ApiError order.notFound, also when the id belongs to another order */
export async function capturePaypal(
  orders: Orders,
  { token: providerReference, order: token }: PaypalCaptureBody,
): Promise<Order> {
  const attempt = await orders.deps.db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('payment_attempts.id')
    .where('payment_attempts.method', '=', 'Paypal')
    .where('provider_reference', '=', providerReference)
    .where('orders.token', '=', token)
    .executeTakeFirst();
  if (!attempt) throw new ApiError('order.notFound');
  return confirmOrder(orders, token);
}

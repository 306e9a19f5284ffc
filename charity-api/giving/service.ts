/** What can be done with an order: made, looked at, asked about. */
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { CreateOrderBody, Order, PaypalCaptureBody } from '#contract/orders';
import type { OrderRow } from '../db/tables/orders';
import { ApiError } from '../http/errors';
import { currentAttempt } from '../orders/repository';
import { viewOrder } from '../orders/view';
import { insertOnce } from './create/create';
import { orderOf, startAndView, type Orders } from './pay/continue';
import { checkOrder } from './settle/check';

export async function createOrder(
  orders: Orders,
  key: string,
  body: CreateOrderBody,
  caller: DonorRateLimitKeys,
): Promise<Order> {
  const { deps } = orders;
  const order = await insertOrReplace(orders, key, body, caller);
  deps.reached?.('order:after-commit');
  const shown = await startAndView(orders, order);
  deps.reached?.('order:before-answer');
  return shown;
}

/**
 * Closes the provider's page of an order that this one corrects, and then makes this one. Where the page cannot be closed,
 * or was paid meanwhile, the first order stays the only one of its cart.
 */
async function insertOrReplace(
  { deps, providers }: Orders,
  key: string,
  body: CreateOrderBody,
  caller: DonorRateLimitKeys,
): Promise<OrderRow> {
  const insert = () => insertOnce(deps, providers, { key, body, caller });
  const { order, isToBeClosed } = await insert();
  if (!isToBeClosed) return order;
  await checkOrder(deps, providers, order, { turnedBack: true });
  return (await insert()).order;
}

/** An order whose payment could not be started is shown all the same; whoever looks next tries again. */
export async function readOrder(orders: Orders, token: string): Promise<Order> {
  const order = await orderOf(orders.deps, token);
  return startAndView(orders, order).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || !error.code.startsWith('payment.')) throw error;
    const { db, log } = orders.deps;
    log.error({ order: order.reference, cause: String(error.cause) }, error.code);
    return viewOrder(orders.deps, order, await currentAttempt(db, order.id));
  });
}

/** The donor came back: what the provider says is settled. A provider that is silent changes nothing. */
export async function confirmOrder(orders: Orders, token: string): Promise<Order> {
  const order = await orderOf(orders.deps, token);
  await checkOrder(orders.deps, orders.providers, order);
  return readOrder(orders, token);
}

/** The donor came back without paying: what is still open with the provider is closed, and paying again is possible. */
export async function cancelCheckout(orders: Orders, token: string): Promise<Order> {
  const order = await orderOf(orders.deps, token);
  await checkOrder(orders.deps, orders.providers, order, { turnedBack: true });
  return readOrder(orders, token);
}

/**
 * The donor came back from PayPal, which tells its own name for the order.
 * @throws ApiError order.notFound, also when that is the name of another order
 */
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

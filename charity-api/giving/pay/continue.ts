/** Finds an order by its token, starts its payment, and returns the order as its donor may see it. */
import type { Order } from '#contract/orders';
import type { OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { currentAttempt, findOrder } from '../../orders/repository';
import { viewOrder } from '../../orders/view';
import type { Providers } from '../../payments/providers';
import { startAttempt } from './start';

export type Orders = { deps: ApiDeps; providers: Providers };

/** @throws ApiError order.notFound for an unknown token */
export async function orderOf({ db }: Pick<ApiDeps, 'db'>, token: string): Promise<OrderRow> {
  const order = await findOrder(db, 'token', token);
  if (!order) throw new ApiError('order.notFound');
  return order;
}

/** Starts the payment if the order waits for one. @throws ApiError payment.providerFailed */
export async function startAndView({ deps, providers }: Orders, order: OrderRow): Promise<Order> {
  const attempt = await currentAttempt(deps.db, order.id);
  const waits = order.state === 'pending_payment' || order.state === 'awaiting_transfer';
  if (!waits) return viewOrder(deps, order, attempt);
  const started = await startAttempt(deps, providers, order, attempt);
  // Read again, because a corrected order may have replaced this one. A replaced order has no payment step.
  return viewOrder(deps, await orderOf(deps, order.token), started);
}

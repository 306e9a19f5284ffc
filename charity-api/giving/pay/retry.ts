/** Retries the payment of an order: validates the order again and starts a new attempt. */
import type { Transaction } from 'kysely';
import { nextOrderState, type OrderState } from '#domain/orders';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { AttemptBody, Order } from '#contract/orders';
import { fromJson } from '../../db/json';
import type { Database } from '../../db/tables';
import type { OrderLineRow, OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { admitAttempt } from '../../modules/abuse/admit';
import { findOfferings, lockLimited } from '../../modules/offerings/repository';
import {
  currentAttempt,
  found,
  linesOf,
  lockOrder,
  transitionOrder,
} from '../../orders/repository';
import { calculateCharge } from '../../payments/charge';
import { offeredProvider } from '../../payments/providers';
import { paymentTimeoutFor, reserveOrThrow } from '../create/holding';
import { firstState, newAttempt } from '../create/new-order';
import { findProblem } from '../create/rules';
import { startAndView, type Orders } from './continue';

/** Starts a new attempt. A repeated request with the same choice continues the running attempt. */
export async function retryOrder(
  { deps, providers }: Orders,
  token: string,
  { method, quote }: AttemptBody,
  caller: DonorRateLimitKeys,
): Promise<Order> {
  const order = await transact(deps.db, 'beside', async (tx) => {
    const order = found(await lockOrder(tx, 'token', token));
    const attempt = await currentAttempt(tx, order.id);
    const isThisOne = order.state === firstState(method) && order.method === method;
    if (isThisOne && quote === undefined) return order;
    const provider = await offeredProvider(tx, providers, method);
    if (order.monthly_gift_id !== null && !provider.monthly) {
      throw new ApiError('payment.notMonthly');
    }
    const lines = await linesOf(tx, order.id);
    const charge = calculateCharge(deps, provider, {
      currency: order.currency,
      gifts: lines,
      quote,
    });
    // A quote can be submitted twice.
    const isSameCharge =
      attempt.charge_minor === charge.charge_minor &&
      attempt.charge_currency === charge.charge_currency;
    if (isThisOne && isSameCharge) return order;
    const event = method === 'Bank' ? 'transfer_chosen' : 'payment_retried';
    const state = stateOfRetry(order, attempt, event);
    if (state === null) throw new ApiError('order.notPayable');
    const offerings = await validateAgain(deps, tx, order, lines);
    await reserveOrThrow(tx, order, lines, offerings);
    await admitAttempt(deps, tx, { ...order, method }, caller);
    const at = deps.now();
    const next = newAttempt(deps, { ...order, method }, { number: attempt.number + 1, charge });
    await tx.insertInto('payment_attempts').values(next).execute();
    const paymentTimeoutMs = paymentTimeoutFor(provider, [...offerings.values()], at);
    const expires_at = new Date(at.getTime() + paymentTimeoutMs).toISOString();
    return transitionOrder(tx, order, {
      event,
      source: 'donor',
      attemptId: next.id,
      at: at.toISOString(),
      set: { state, method, expires_at },
    });
  });
  return startAndView({ deps, providers }, order);
}

/** Returns null while a provider's page is open, because a second attempt could charge the donor twice. */
function stateOfRetry(
  order: OrderRow,
  attempt: PaymentAttemptRow,
  event: 'transfer_chosen' | 'payment_retried',
): OrderState | null {
  if (order.state !== 'pending_payment') return nextOrderState(order.state, event);
  if (attempt.next !== null) return null;
  return nextOrderState(order.state, event) ?? order.state;
}

/** An offering may have closed since. @throws ApiError with a code of findProblem, such as order.itemClosed */
async function validateAgain(
  { now }: ApiDeps,
  tx: Transaction<Database>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
) {
  const asked = {
    currency: order.currency,
    expectedTotal: order.total,
    // The recipient is omitted, because it was validated when the order was created.
    lines: lines.map((line) => ({
      offeringId: line.offering_id,
      total: line.total,
      quantity: line.quantity,
      intention: line.intention,
      ...(line.names !== null && { names: fromJson<string[]>(line.names) }),
      ...(line.agency === 1 && { agency: true as const }),
    })),
  };
  const ids = lines.map((line) => line.offering_id);
  await lockLimited(tx, ids);
  const offerings = await findOfferings(tx, ids, now());
  const problem = findProblem(asked, { offerings, rates: null, now: now() });
  if (problem) throw new ApiError(problem.code);
  return offerings;
}

/** What can be done with an order: made, looked at, asked about, paid again. */
import type { Transaction } from 'kysely';
import { nextOrderState, type OrderState } from '#domain/orders';
import type { DonorMarks } from '#contract/donor-marks';
import type { AttemptBody, CreateOrderBody, Order, PaypalCaptureBody } from '#contract/orders';
import { money } from '#domain/money';
import type { Database } from '../../db/tables';
import type { OrderLineRow, OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { chargeFor, type Charge } from '../../payments/charge';
import { providerFor, type Providers } from '../../payments/providers';
import { checkOrder } from '../../payments/check';
import { startAttempt } from '../../payments/start';
import { admit } from '../abuse/admit';
import { firstState, insertOnce, newAttempt, projectsOf } from './create';
import { currentAttempt, decide, findOrder, linesOf, moveOrder } from './repository';
import { findProblem } from './rules';
import { viewOrder } from './view';

type Orders = { deps: ApiDeps; providers: Providers };

export async function createOrder(
  { deps, providers }: Orders,
  key: string,
  body: CreateOrderBody,
  caller: DonorMarks,
): Promise<Order> {
  const order = await insertOnce(deps, providers, key, body, caller);
  deps.reached?.('order:after-commit');
  const shown = await startAndView({ deps, providers }, order);
  deps.reached?.('order:before-answer');
  return shown;
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
export async function turnBack(orders: Orders, token: string): Promise<Order> {
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

/** Pressed twice, it is one new attempt: the second press finds it running and goes on with it. */
export async function retryOrder(
  { deps, providers }: Orders,
  token: string,
  { method, quote }: AttemptBody,
  caller: DonorMarks,
): Promise<Order> {
  const order = await decide(deps.db, async (tx) => {
    const order = await findOrder(tx, 'token', token);
    if (!order) throw new ApiError('order.notFound');
    const attempt = await currentAttempt(tx, order.id);
    const provider = providerFor(providers, method);
    const isThisOne = order.state === firstState(method) && order.method === method;
    if (isThisOne && quote === undefined) return order;
    if (order.monthly_gift_id !== null && !provider.monthly) {
      throw new ApiError('payment.notMonthly');
    }
    const lines = await linesOf(tx, order.id);
    const charge = chargeFor(deps, provider, {
      total: money(order.total, order.currency),
      intentions: lines.map(({ intention }) => intention),
      quote,
    });
    if (isThisOne && takesTheSame(attempt, charge)) return order;
    const event = method === 'Bank' ? 'transfer_chosen' : 'payment_retried';
    const state = stateOfRetry(order, attempt, event);
    if (state === null) throw new ApiError('order.notPayable');
    await refuseClosed(deps, tx, order, lines);
    await admit(deps, tx, { ...order, method }, caller);
    const at = deps.now();
    const next = newAttempt(deps, { ...order, method }, { number: attempt.number + 1, charge });
    await tx.insertInto('payment_attempts').values(next).execute();
    const expires_at = new Date(at.getTime() + provider.patience).toISOString();
    return moveOrder(tx, order, {
      event,
      source: 'donor',
      attemptId: next.id,
      at: at.toISOString(),
      set: { state, method, expires_at },
    });
  });
  return startAndView({ deps, providers }, order);
}

/**
 * While a provider's page is open and undecided, no other attempt is started: money could still come there, and
 * twice. Where the provider could not be reached nothing runs: the donor may choose another.
 */
function stateOfRetry(
  order: OrderRow,
  attempt: PaymentAttemptRow,
  event: 'transfer_chosen' | 'payment_retried',
): OrderState | null {
  if (order.state !== 'pending_payment') return nextOrderState(order.state, event);
  if (attempt.next !== null) return null;
  return nextOrderState(order.state, event) ?? order.state;
}

/** The same quote pressed twice, or another one of the same amount, is the attempt that is there already. */
function takesTheSame(attempt: PaymentAttemptRow, charge: Charge): boolean {
  return (
    attempt.charge_minor === charge.charge_minor &&
    attempt.charge_currency === charge.charge_currency
  );
}

/**
 * What no new order may give, none of before does: its campaign may have closed meanwhile.
 * @throws ApiError order.itemClosed and its like
 */
async function refuseClosed(
  { now }: ApiDeps,
  tx: Transaction<Database>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const asked = {
    currency: order.currency,
    expectedTotal: order.total,
    // For whom it is was settled when the order was made.
    lines: lines.map(({ project_id: projectId, minor, quantity, intention }) => ({
      ...{ projectId, minor, quantity, intention },
    })),
  };
  const problem = findProblem(asked, await projectsOf(tx, asked), now());
  if (problem) throw new ApiError(problem.code);
}

/** @throws ApiError order.notFound, the same whether there never was one or the token is nearly right */
export async function orderOf({ db }: Pick<ApiDeps, 'db'>, token: string): Promise<OrderRow> {
  const order = await findOrder(db, 'token', token);
  if (!order) throw new ApiError('order.notFound');
  return order;
}

async function startAndView({ deps, providers }: Orders, order: OrderRow): Promise<Order> {
  const attempt = await currentAttempt(deps.db, order.id);
  const waits = order.state === 'pending_payment' || order.state === 'awaiting_transfer';
  const started = waits ? await startAttempt(deps, providers, order, attempt) : attempt;
  return viewOrder(deps, order, started);
}

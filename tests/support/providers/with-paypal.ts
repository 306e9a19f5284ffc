/** A charity API with a mock of PayPal, for tests: orders, actions of donors, and webhooks. */
import type { CreateOrderInput, Order } from '#contract/orders';
import type { TestApi } from '#tests/support/api/api';
import {
  readOrderResponse,
  LINE,
  createOrder,
  type Answer,
  urlOf,
} from '#tests/support/api/orders';
import { openPaypalMock, orderAt, type PaypalMock } from './paypal';
import { withMock } from './with-mock';
import type { MockOrder } from '#api/payments/trial/paypal/wire';

export type WithPaypal = { api: TestApi; paypal: PaypalMock };

export const withPaypal = () => withMock('paypal', openPaypalMock);

/** 26.50 USD. */
export const IN_DOLLARS = {
  method: 'Paypal',
  currency: 'USD',
  lines: [{ ...LINE, total: 2_650 }],
} as const satisfies Partial<CreateOrderInput>;

export const createPaypalOrder = (
  { api }: WithPaypal,
  changes: Partial<CreateOrderInput> = {},
): Promise<Order> => createOrder(api, { ...IN_DOLLARS, ...changes });

/** Returns PayPal's order, found by the URL to which the donor was redirected. */
export function paypalOrderOf({ paypal }: WithPaypal, order: Order): MockOrder {
  return orderAt(paypal.books, urlOf(order));
}

/** Creates an order that the donor has approved at PayPal. Returns it with PayPal's order. */
export async function createApprovedPaypalOrder(
  given: WithPaypal,
  plan?: Parameters<PaypalMock['books']['approve']>[1],
): Promise<{ order: Order; there: MockOrder }> {
  const order = await createPaypalOrder(given);
  const there = paypalOrderOf(given, order);
  given.paypal.books.approve(there, plan);
  return { order, there };
}

/** Simulates the return of the donor from PayPal, with PayPal's id of the order in the URL. */
export function capture(
  { api }: WithPaypal,
  { token: order }: Pick<Order, 'token'>,
  token: string,
): Promise<Answer> {
  return api
    .post('/user/payment-transactions/paypal/capture', { token, order })
    .then(readOrderResponse);
}

/** Returns the number of received calls that begin with `call`. */
export const countCalls = ({ paypal }: WithPaypal, call: string): number =>
  paypal.calls.filter((one) => one.startsWith(call)).length;

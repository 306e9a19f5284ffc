/** A charity API with a mock of PayPal, for tests: orders, actions of donors, and webhooks. */
import { afterEach, beforeEach } from 'vitest';
import type { CreateOrderInput, Order } from '#contract/orders';
import { openTestApi, TEST_NOW, type TestApi } from '#tests/support/api/api';
import { readOrderResponse, LINE, createOrder, type Answer } from '#tests/support/api/orders';
import { openPaypalMock, type PaypalMock } from './paypal';
import type { MockOrder } from '#api/payments/trial/paypal/wire';

export type WithPaypal = { api: TestApi; paypal: PaypalMock };

/** Opens API and mock before each test of the file, and closes them after it. */
export function withPaypal(): WithPaypal {
  const opened = {} as WithPaypal;
  beforeEach(async () => {
    opened.paypal = await openPaypalMock({
      deliver: (request) => opened.api.api.fetch(request),
      publicUrl: 'https://give.test',
      now: () => opened.api?.clock.now ?? TEST_NOW,
    });
    opened.api = await openTestApi({ config: { providers: { paypal: opened.paypal.settings } } });
  });
  afterEach(async () => {
    await opened.api.api.close();
    await opened.paypal.close();
  });
  return opened;
}

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
  if (order.next.kind !== 'redirect')
    throw new Error(`The order does not redirect: ${order.next.kind}`);
  return paypal.books.orderAt(order.next.url);
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

/** A charity API with a mock of Stripe, for tests: orders, actions of donors, and webhooks. */
import { afterEach, beforeEach } from 'vitest';
import type { CreateOrderInput, Order } from '#contract/orders';
import { openStripeMock, type StripeMock } from './stripe';
import { openTestApi, TEST_NOW, type TestApi } from '#tests/support/api/api';
import { createOrder } from '#tests/support/api/orders';

export type WithStripe = { api: TestApi; stripe: StripeMock };

/** Opens API and mock before each test of the file, and closes them after it. */
export function withStripe(): WithStripe {
  const opened = {} as WithStripe;
  beforeEach(async () => {
    opened.stripe = await openStripeMock({
      deliver: (request) => opened.api.api.fetch(request),
      publicUrl: 'https://give.test',
      now: () => opened.api?.clock.now ?? TEST_NOW,
    });
    opened.api = await openTestApi({ config: { providers: { stripe: opened.stripe.settings } } });
  });
  afterEach(async () => {
    await opened.api.api.close();
    await opened.stripe.close();
  });
  return opened;
}

export const createCardOrder = (
  { api }: WithStripe,
  changes: Partial<CreateOrderInput> = {},
): Promise<Order> => createOrder(api, { method: 'Stripe', ...changes });

/** Returns the checkout session to which the order redirects the donor. */
export function pageOf({ stripe }: WithStripe, order: Order) {
  if (order.next.kind !== 'redirect')
    throw new Error(`The order does not redirect: ${order.next.kind}`);
  return stripe.books.session(order.next.url.split('/').at(-1)!);
}

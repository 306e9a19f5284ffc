/** A charity API with a mock of Stripe, for tests: orders, actions of donors, and webhooks. */
import type { CreateOrderInput, Order } from '#contract/orders';
import { openStripeMock, type StripeMock } from './stripe';
import { withMock } from './with-mock';
import type { TestApi } from '#tests/support/api/api';
import { createOrder, urlOf } from '#tests/support/api/orders';

export type WithStripe = { api: TestApi; stripe: StripeMock };

export const withStripe = () => withMock('stripe', openStripeMock);

export const createCardOrder = (
  { api }: WithStripe,
  changes: Partial<CreateOrderInput> = {},
): Promise<Order> => createOrder(api, { method: 'Stripe', ...changes });

/** Returns the checkout session to which the order redirects the donor. */
export function pageOf({ stripe }: WithStripe, order: Order) {
  return stripe.books.session(urlOf(order).split('/').at(-1)!);
}

/** A charity API with a mock of Xendit, for tests: orders, actions of donors, and webhooks. */
import { afterEach, beforeEach } from 'vitest';
import type { CreateOrderInput, Order } from '#contract/orders';
import { openTestApi, TEST_NOW, type TestApi } from '#tests/support/api/api';
import { LINE, createOrder } from '#tests/support/api/orders';
import { openXenditMock, type XenditMock } from './xendit';
import type { MockInvoice } from '#api/payments/trial/xendit/books';

export type WithXendit = { api: TestApi; xendit: XenditMock };

/** Opens API and mock before each test of the file, and closes them after it. */
export function withXendit(): WithXendit {
  const opened = {} as WithXendit;
  beforeEach(async () => {
    opened.xendit = await openXenditMock({
      deliver: (request) => opened.api.api.fetch(request),
      publicUrl: 'https://give.test',
      now: () => opened.api?.clock.now ?? TEST_NOW,
    });
    opened.api = await openTestApi({ config: { providers: { xendit: opened.xendit.settings } } });
  });
  afterEach(async () => {
    await opened.api.api.close();
    await opened.xendit.close();
  });
  return opened;
}

/** 26.01 USD, which has no exact binary fraction. */
export const BY_INVOICE = {
  method: 'Xendit',
  currency: 'USD',
  lines: [{ ...LINE, total: 2_601 }],
} as const satisfies Partial<CreateOrderInput>;

export const createInvoiceOrder = (
  { api }: WithXendit,
  changes: Partial<CreateOrderInput> = {},
): Promise<Order> => createOrder(api, { ...BY_INVOICE, ...changes });

/** Returns the invoice to which the order redirects the donor. */
export function invoiceOf({ xendit }: WithXendit, order: Order): MockInvoice {
  if (order.next.kind !== 'redirect')
    throw new Error(`The order does not redirect: ${order.next.kind}`);
  return xendit.books.invoiceAt(order.next.url);
}

/** A charity that takes gifts by a Xendit of our own, for tests: what the donor does there, and what Xendit tells. */
import { afterEach, beforeEach } from 'vitest';
import type { CreateOrderInput, Order } from '#contract/orders';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { LINE, place } from '#tests/support/api/orders';
import { openXenditMock, type XenditMock } from './xendit';
import type { MockInvoice } from '#api/payments/trial/xendit/books';

export type WithXendit = { api: TestApi; xendit: XenditMock };

/** Opened before each test of the file and closed after it. */
export function withXendit(): WithXendit {
  const opened = {} as WithXendit;
  beforeEach(async () => {
    opened.xendit = await openXenditMock({
      deliver: (request) => opened.api.api.fetch(request),
      publicUrl: 'https://give.test',
    });
    opened.api = await openTestApi({ config: { providers: { xendit: opened.xendit.settings } } });
  });
  afterEach(async () => {
    await opened.api.api.close();
    await opened.xendit.close();
  });
  return opened;
}

/** 26.01 dollars: a number that no binary fraction is. */
export const BY_INVOICE = {
  method: 'Xendit',
  currency: 'USD',
  lines: [{ ...LINE, total: 2_601 }],
} as const satisfies Partial<CreateOrderInput>;

export const byInvoice = (
  { api }: WithXendit,
  changes: Partial<CreateOrderInput> = {},
): Promise<Order> => place(api, { ...BY_INVOICE, ...changes });

/** The invoice that the order sends its donor to. */
export function invoiceOf({ xendit }: WithXendit, order: Order): MockInvoice {
  if (order.next.kind !== 'redirect') throw new Error(`nothing to be sent to: ${order.next.kind}`);
  return xendit.books.invoiceAt(order.next.url);
}

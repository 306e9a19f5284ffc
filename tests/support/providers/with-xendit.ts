/** A charity API with a mock of Xendit, for tests: orders, actions of donors, and webhooks. */
import type { CreateOrderInput, Order } from '#contract/orders';
import type { TestApi } from '#tests/support/api/api';
import { LINE, createOrder, urlOf } from '#tests/support/api/orders';
import { invoiceAt, openXenditMock, type XenditMock } from './xendit';
import { withMock } from './with-mock';
import type { MockInvoice } from '#api/payments/trial/xendit/books';

export type WithXendit = { api: TestApi; xendit: XenditMock };

export const withXendit = () => withMock('xendit', openXenditMock);

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
  return invoiceAt(xendit.books, urlOf(order));
}

/** Creates an order whose invoice the donor has paid. Xendit has not reported it yet. */
export async function createPaidInvoice(
  given: WithXendit,
): Promise<{ order: Order; invoice: MockInvoice }> {
  const order = await createInvoiceOrder(given);
  const invoice = invoiceOf(given, order);
  given.xendit.books.pay(invoice);
  return { order, invoice };
}

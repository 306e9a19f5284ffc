/** Actions that the index page of the Xendit mock offers for an invoice. */
import type { MockInvoice, XenditBooks } from '#api/payments/trial/xendit/books';
import type { MockRecord } from './desk';

export function xenditRecord(books: XenditBooks, invoice: MockInvoice): MockRecord {
  const { id, status, amount, currency } = invoice;
  return {
    id,
    text: `${amount} ${currency}, ${status}`,
    actions: {
      ...(status === 'PENDING' && { 'Its time is over': () => books.expire(invoice) }),
      ...(status === 'PAID' && { 'The money arrives': () => void (invoice.status = 'SETTLED') }),
      ...(['PAID', 'SETTLED'].includes(status) && {
        'Give one back': () => books.refund(invoice, 1),
        'Give all back': () => books.refund(invoice),
      }),
    },
  };
}

/** Actions that the index page of the PayPal mock offers for an order. */
import type { PaypalBooks } from '#api/payments/trial/paypal/books';
import type { MockOrder } from '#api/payments/trial/paypal/wire';
import type { MockRecord } from './desk';

export function paypalRecord(books: PaypalBooks, order: MockOrder): MockRecord {
  const { id, status, amount, capture } = order;
  const isWhole = capture?.status === 'COMPLETED';
  return {
    id,
    text: `${amount.value} ${amount.currency_code}, ${status}, ${capture?.status ?? 'not taken'}`,
    actions: {
      ...(capture?.status === 'PENDING' && {
        'The cheque is good': () => books.decide(order, 'COMPLETED'),
        'The cheque is not good': () => books.decide(order, 'DECLINED'),
      }),
      ...((isWhole || capture?.status === 'PARTIALLY_REFUNDED') && {
        'Give a cent back': () => books.giveBack(order, 'REFUNDED', 1),
        'Give all back': () => books.giveBack(order, 'REFUNDED'),
        'The bank takes it back': () => books.giveBack(order, 'REVERSED'),
      }),
      ...(isWhole && {
        'Dispute begins': () => books.dispute(order),
        'Dispute is won': () => books.dispute(order, 'RESOLVED_SELLER_FAVOUR'),
        'Dispute is lost': () => books.dispute(order, 'RESOLVED_BUYER_FAVOUR'),
      }),
    },
  };
}

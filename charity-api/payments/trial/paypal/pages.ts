/** The page of the PayPal trial on which donors approve a payment. */
import type { Hono } from 'hono';
import { decimalAmount, paymentPages } from '../page';
import type { PaypalBooks } from './books';
import type { MockOrder, Plan } from './wire';

export function paypalPages(books: PaypalBooks, { publicUrl }: { publicUrl: string }): Hono {
  return paymentPages<MockOrder>(publicUrl, {
    method: 'Paypal',
    decisions: [
      { value: 'COMPLETED', label: 'pay', kind: 'main' },
      { value: 'INSTRUMENT_DECLINED', label: 'declined', kind: 'plain' },
      { value: 'cancel', label: 'back', kind: 'plain' },
      { value: 'PENDING', label: 'later', kind: 'late' },
    ],
    path: '/checkoutnow',
    find: (c) => books.find(c.req.query('token')),
    doneUrl: (order) => (order.status === 'PAYER_ACTION_REQUIRED' ? null : books.returnUrl(order)),
    successUrl: ({ context }) => context.return_url,
    facts: ({ amount, invoice_id, context }, locale) => ({
      ...{ payTo: context.brand_name ?? null, reference: invoice_id },
      amount: decimalAmount(amount.value, amount.currency_code, locale),
    }),
    decide: (order, decision) =>
      decision === 'cancel'
        ? books.cancel(order)
        : books.approve(order, { capture: decision as Plan['capture'] }),
  });
}

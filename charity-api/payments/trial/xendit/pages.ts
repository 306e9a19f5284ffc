/** The invoice page of the Xendit trial. */
import type { Hono } from 'hono';
import { decimalAmount, paymentPages } from '../page';
import type { MockInvoice, XenditBooks } from './books';

export function xenditPages(books: XenditBooks, { publicUrl }: { publicUrl: string }): Hono {
  return paymentPages<MockInvoice>(publicUrl, {
    method: 'Xendit',
    decisions: [
      { value: 'pay', label: 'pay', kind: 'main' },
      { value: 'turnBack', label: 'back', kind: 'plain' },
      { value: 'expire', label: 'expire', kind: 'plain' },
    ],
    path: '/web/:id',
    find: (c) => books.find(c.req.param('id') ?? ''),
    doneUrl({ status, success_redirect_url, failure_redirect_url }) {
      if (status === 'PENDING') return null;
      return status === 'EXPIRED' ? failure_redirect_url : success_redirect_url;
    },
    successUrl: ({ success_redirect_url }) => success_redirect_url,
    facts: ({ description, amount, currency }, locale) => ({
      ...{ payTo: null, reference: description },
      amount: decimalAmount(String(amount), currency, locale),
    }),
    decide(invoice, decision) {
      if (decision === 'pay') return books.pay(invoice);
      if (decision === 'expire') books.expire(invoice);
      return invoice.failure_redirect_url;
    },
  });
}

/** The hosted checkout page of the Stripe trial. */
import type { Hono } from 'hono';
import { isCurrency, formatMoney, money } from '#domain/money';
import { paymentPages } from '../page';
import type { Books } from './books';
import type { Session } from './objects';

export function stripePages(books: Books, publicUrl: string): Hono {
  return paymentPages<Session>(publicUrl, {
    method: 'Stripe',
    decisions: [
      { value: 'approve', label: 'pay', kind: 'main' },
      { value: 'decline', label: 'declined', kind: 'plain' },
      { value: 'cancel', label: 'back', kind: 'plain' },
      { value: 'late', label: 'later', kind: 'late' },
    ],
    path: '/c/pay/:id',
    find(c) {
      const session = books.sessions.get(c.req.param('id') ?? '');
      return session?.status === 'expired' ? undefined : session;
    },
    doneUrl: ({ status, successUrl }) => (status === 'complete' ? successUrl : null),
    successUrl: ({ successUrl }) => successUrl,
    facts: ({ name, description, mode, amount, currency: code }, locale) => {
      const currency = code.toUpperCase();
      return {
        ...{ payTo: name, reference: description, isMonthly: mode === 'subscription' },
        amount: isCurrency(currency)
          ? formatMoney(money(amount, currency), locale)
          : `${amount} ${currency}`,
      };
    },
    decide(session, decision) {
      if (decision === 'cancel') return session.cancelUrl;
      if (decision === 'decline') {
        books.decline(session);
        // After a decline the donor stays on the page.
        return `/c/pay/${session.id}?declined=1`;
      }
      books.approve(session, decision === 'late' ? 'late' : 'now');
      return session.successUrl;
    },
  });
}

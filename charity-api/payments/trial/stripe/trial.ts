/** A complete mock of Stripe: state, API, pages and signed webhooks. */
import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import { isCurrency, formatMoney, money } from '#domain/money';
import { stripeApp } from './api';
import { Books } from './books';
import type { TrialOptions } from '../options';
import { paymentPages } from '../page';
import type { Session } from './objects';

function stripePages(books: Books, publicUrl: string): Hono {
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

type StripeTrialOptions = TrialOptions & {
  secretKey: string;
  webhookSecret: string;
  random?: () => string;
};

/** For tests: a signature with another secret, at another time, or over another body than the one that is sent. */
export type Forgery = { secret?: string; at?: Date; body?: string };

export function createStripeTrial(options: StripeTrialOptions) {
  const { webhookSecret, url, publicUrl, post, now, random } = options;
  let events = 0;
  const webhook = (event: object, forged: Forgery = {}) => {
    const body = JSON.stringify(event);
    return new Request(`${publicUrl}/webhooks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': sign(forged.secret ?? webhookSecret, body, forged.at ?? now()),
      },
      body: forged.body ?? body,
    });
  };
  const emit = (type: string, object: object): void => {
    events += 1;
    const event = {
      id: `evt_${random?.() ?? String(events).padStart(14, '0')}`,
      object: 'event',
      // Older than the SDK's version, so the fields of its objects must not be relied on.
      api_version: '2024-06-20',
      created: Math.floor(now().getTime() / 1000),
      type,
      data: { object: { ...object } },
    };
    post(event);
  };
  const books = new Books(url, emit, now, random);
  return {
    books,
    webhook,
    api: stripeApp(books, options),
    pages: stripePages(books, publicUrl),
  };
}

/** @see https://docs.stripe.com/webhooks#verify-manually */
function sign(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${mac}`;
}

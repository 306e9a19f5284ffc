/** A complete mock of PayPal: state, API, pages, and webhooks that it can verify. */
import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import { paypalApp, type Credentials } from './api';
import { newId, PaypalBooks } from './books';
import type { TrialOptions } from '../options';
import { decimalAmount, paymentPages } from '../page';
import type { MockOrder, Plan } from './wire';

function paypalPages(books: PaypalBooks, publicUrl: string): Hono {
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

type PaypalTrialOptions = TrialOptions & {
  credentials: Credentials;
  webhookId: string;
  /** PayPal signs with a certificate. Callers let PayPal verify, so any key is sufficient here. */
  signingKey: string;
};

export function createPaypalTrial(options: PaypalTrialOptions) {
  const { credentials, webhookId, signingKey, url, publicUrl, post, now, payoutEvery } = options;
  const sign = (id: string, time: string, body: string): string =>
    createHmac('sha256', signingKey).update(`${id}|${time}|${webhookId}|${body}`).digest('base64');
  /** @param sent the signature fields, and the event exactly as it was received */
  const verifies = (sent: string): boolean => {
    const claims = JSON.parse(sent) as Record<string, string>;
    const mark = '"webhook_event":';
    const body = sent.slice(sent.indexOf(mark) + mark.length, -1);
    const { transmission_id: id = '', transmission_time: time = '' } = claims;
    return claims.webhook_id === webhookId && claims.transmission_sig === sign(id, time, body);
  };
  /** @param forged for tests: a body other than the signed one */
  const webhook = (event: object, forged: { body?: string } = {}) => {
    // Indented, so that a caller that serializes the parsed event instead of its bytes breaks the signature.
    const body = JSON.stringify(event, null, 1);
    const [id, time] = [`t${newId()}`, new Date().toISOString()];
    return new Request(`${publicUrl}/webhooks/paypal`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-OF-THE-MOCK',
        'paypal-transmission-id': id,
        'paypal-transmission-sig': sign(id, time, body),
        'paypal-transmission-time': time,
      },
      body: forged.body ?? body,
    });
  };
  const registered = { id: webhookId, url: `${publicUrl}/webhooks/paypal` };
  const emit = (event_type: string, resource: object) => {
    const event = { id: `WH-${newId()}`, event_version: '1.0', event_type, resource };
    // A copy, because a webhook that is delivered late must show the state at the time of the event.
    post(structuredClone(event));
  };
  const books = new PaypalBooks(url, emit, now);
  const times = () => ({ every: payoutEvery, now: now() });
  return {
    books,
    webhook,
    api: paypalApp(books, credentials, verifies, registered, times),
    pages: paypalPages(books, publicUrl),
  };
}

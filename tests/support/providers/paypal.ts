/** The mock of PayPal (charity-api/payments/trial) on a port, with an index page for manual tests, and with faults. */
import { Hono } from 'hono';
import type { ProviderSettings } from '#api/deps';
import type { PaypalBooks } from '#api/payments/trial/paypal/books';
import { createPaypalTrial } from '#api/payments/trial/paypal/trial';
import type { MockOrder } from '#api/payments/trial/paypal/wire';
import { days } from '#domain/time/durations';
import { mountIndexPage } from './desk';
import { paypalRecord } from './paypal-desk';
import {
  openWebhookQueue,
  serveMock,
  type MockOptions,
  type MockServer,
  type WebhookQueue,
} from './server';

const CREDENTIALS = { clientId: 'paypal-client-of-the-mock', clientSecret: 'paypal-secret' };
const WEBHOOK_ID = 'WEBHOOKOFTHEMOCK';

export type PaypalMock = Pick<MockServer, 'calls' | 'fail' | 'meet' | 'close'> & {
  /** Settings of the charity API for this mock. */
  settings: NonNullable<ProviderSettings['paypal']>;
  books: PaypalBooks;
  postbox: WebhookQueue;
  /** Returns a webhook with PayPal's signature. `forged.body` replaces the signed body. */
  webhook(event: object, forged?: { body?: string }): Request;
};

export async function openPaypalMock(options: MockOptions): Promise<PaypalMock> {
  const { deliver, publicUrl, port = 0 } = options;
  const postbox = options.postbox ?? openWebhookQueue(deliver);
  let url = '';
  const { books, webhook, api, pages } = createPaypalTrial({
    ...{ now: options.now ?? (() => new Date()), payoutEvery: days(1) },
    ...{ credentials: CREDENTIALS, webhookId: WEBHOOK_ID, publicUrl },
    signingKey: 'the key that only PayPal has',
    url: () => url,
    post: (event) => postbox.post(() => webhook(event)),
  });
  mountIndexPage(api, 'PayPal', () => books.orders.map((order) => paypalRecord(books, order)));
  const server = await serveMock(new Hono().route('/', pages).mount('/', api.fetch), port);
  url = server.url;
  const settings = { ...CREDENTIALS, webhookId: WEBHOOK_ID, apiUrl: url };
  return { ...server, books, postbox, webhook, settings };
}

/** Returns the order of a payment page, by the URL of the page. */
export const orderAt = (books: PaypalBooks, url: string): MockOrder =>
  books.find(new URL(url).searchParams.get('token')!)!;

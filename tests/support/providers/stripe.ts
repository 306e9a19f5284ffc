/** The mock of Stripe (charity-api/payments/trial) on a port, with an index page for manual tests, and with faults. */
import { Hono } from 'hono';
import type { ProviderSettings } from '#api/deps';
import type { Books } from '#api/payments/trial/stripe/books';
import { createStripeTrial, type Forgery } from '#api/payments/trial/stripe/trial';
import { CURRENCIES } from '#domain/money';
import { days } from '#domain/time/durations';
import { mountIndexPage } from './desk';
import {
  openWebhookQueue,
  serveMock,
  type MockOptions,
  type MockServer,
  type WebhookQueue,
} from './server';
import { stripeRecords } from './stripe-desk';

const SECRET_KEY = 'sk_test_of_the_mock';
const WEBHOOK_SECRET = 'whsec_of_the_mock';

export type StripeMock = Pick<MockServer, 'calls' | 'fail' | 'close'> & {
  /** Settings of the charity API for this mock. */
  settings: NonNullable<ProviderSettings['stripe']>;
  books: Books;
  postbox: WebhookQueue;
  /** A webhook with Stripe's signature, or with a forged one. */
  webhook(event: object, forged?: Forgery): Request;
};

export async function openStripeMock(options: MockOptions): Promise<StripeMock> {
  const { deliver, publicUrl, now = () => new Date(), port = 0 } = options;
  const postbox = options.postbox ?? openWebhookQueue(deliver);
  let url = '';
  const trial = createStripeTrial({
    ...{ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, publicUrl, now },
    payoutEvery: days(1),
    url: () => url,
    post: (event) => postbox.post(() => trial.webhook(event)),
  });
  const { books, webhook, api, pages } = trial;
  mountIndexPage(api, 'Stripe', () => stripeRecords(books));
  const server = await serveMock(new Hono().route('/', pages).mount('/', api.fetch), port);
  url = server.url;
  return {
    ...server,
    books,
    postbox,
    webhook,
    settings: {
      secretKey: SECRET_KEY,
      // Tests the rotation of secrets: Stripe signs with the second one.
      webhookSecrets: ['whsec_of_before', WEBHOOK_SECRET],
      apiUrl: url,
      currencies: CURRENCIES,
    },
  };
}

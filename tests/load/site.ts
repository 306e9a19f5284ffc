/** The built site as the load generator starts it, with a mock of Stripe that responds as slowly as the real one. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { serve } from '@hono/node-server';
import type { Books } from '#api/payments/trial/stripe/books';
import { days } from '#domain/time/durations';
import { createStripeTrial } from '#api/payments/trial/stripe/trial';
import { NO_LIMITS, freePort } from '#tests/support/server';
import { CART_SECRET } from '../bench/cart';
import { startProcess, type BenchProcess } from '../bench/process';

const STRIPE_SECRET = 'sk_test_of_the_load';
const WEBHOOK_SECRET = 'whsec_of_the_load';
/** Delay of each call to the payment provider. */
export const PROVIDER_MS = 300;

export type LoadedSite = Pick<BenchProcess, 'origin' | 'stop' | 'kill'> & {
  dataDir: string;
  /** The payments in the books of the mock provider. */
  books: Books;
};

export const stripeSettings = (url: string) => ({
  ...{ STRIPE_SECRET_KEY: STRIPE_SECRET, STRIPE_WEBHOOK_SECRETS: WEBHOOK_SECRET },
  ...{ STRIPE_API_URL: url, PAYMENT_PAGES: url, STRIPE_CURRENCIES: 'OMR,USD' },
});

const API_SECRET = 'a-secret-of-the-load-test-and-of-no-site';

/**
 * @param folder for the data; an existing `data` folder in it is used again
 * @param hasOwnApi runs the charity API as a process of its own
 */
export async function startSite(folder: string, hasOwnApi = false): Promise<LoadedSite> {
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const stripe = await openSlowStripe(publicUrl);
  const settings = {
    ...NO_LIMITS,
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'info', SESSION_SECRETS: CART_SECRET },
    // Each visitor has an IP address, as behind a proxy.
    ...{ TRUST_PROXY: '1', SHUTDOWN_NOTICE_MS: '0', PUBLIC_URL: publicUrl },
    ...stripeSettings(stripe.url),
    ...(hasOwnApi && { CHARITY_API_CLIENT_SECRET: API_SECRET }),
  };
  const api = hasOwnApi
    ? await startProcess(['build/api.js'], '/content-version', {
        ...settings,
        DEMO_CONTENT: 'true',
      })
    : null;
  const site = await startProcess(['build/server.js'], '/', {
    ...{ ...settings, PORT: String(port) },
    ...(api && { CHARITY_API_URL: api.origin }),
  }).catch((error: unknown) => {
    api?.kill('SIGKILL');
    throw error;
  });
  return {
    ...site,
    dataDir,
    books: stripe.books,
    kill: (signal) => {
      site.kill(signal);
      api?.kill(signal);
    },
    stop: async () => {
      await site.stop();
      await api?.stop();
      stripe.close();
    },
  };
}

/**
 * Stripe's mock on a port. Its API waits before each response; its payment page does not. It sends webhooks at once.
 * @param publicUrl gets the webhooks
 */
export async function openSlowStripe(publicUrl: string, delayMs = PROVIDER_MS) {
  let url = '';
  const trial = createStripeTrial({
    ...{ secretKey: STRIPE_SECRET, webhookSecret: WEBHOOK_SECRET, publicUrl, url: () => url },
    ...{ now: () => new Date(), payoutEvery: days(1) },
    // The data of an earlier scenario have other ids.
    random: () => randomBytes(12).toString('hex'),
    // Stripe sends a webhook again when it gets no response. The mock does not: the donor's return settles the order.
    post: (event) =>
      void fetch(trial.webhook(event)).then(
        (reply) => reply.text(),
        () => undefined,
      ),
  });
  const app = new Hono()
    .use('/v1/*', async (_, next) => {
      await new Promise((answer) => setTimeout(answer, delayMs));
      await next();
    })
    .route('/', trial.pages)
    .mount('/', trial.api.fetch);
  return new Promise<{ url: string; books: Books; close: () => void }>((opened) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      url = `http://127.0.0.1:${port}`;
      const close = () => {
        server.close();
        if ('closeAllConnections' in server) server.closeAllConnections();
      };
      opened({ url, books: trial.books, close });
    });
  });
}

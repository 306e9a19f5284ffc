/** Creates in-process mocks ("trials") of Stripe, PayPal and Xendit for each provider that is not configured. */
import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import { minutes, seconds } from '#domain/time/durations';
import { CURRENCIES } from '#domain/money';
import { monthsAfter } from '#domain/orders';
import type { ApiDeps, ProviderSettings } from '../../deps';
import { readCapped } from '../../http/body';
import type { ApiRouter } from '../../http/router';
import { createPaypalTrial } from './paypal/trial';
import { TrialStore } from './store';
import type { Books } from './stripe/books';
import { createStripeTrial } from './stripe/trial';
import { TrialWebhooks, type Deliver } from './webhooks';
import { createXenditTrial } from './xendit/trial';

/** Duration between payouts: short, so that a visitor of the demonstration sees one. */
const PAYOUT_EVERY = minutes(5);
const MAX_BYTES = 64 * 1024;
/** Path of the trials' pages. The storefront forwards every path below /trial to the API. */
const PAGES = '/trial';
/** Base URL of API calls to trials. It is never resolved, because `fetch` calls the trial directly. */
const IN_PROCESS = 'http://trial.internal';

export type Trials = {
  /** Settings of all providers: the configured ones, and trials for the others. */
  settings: ProviderSettings;
  mount(app: ApiRouter): void;
  /** Changes the state of the Stripe trial, as a bank does. */
  change<Result>(work: (stripe: Books) => Result): Promise<Result>;
  /** Runs delayed bank results and monthly charges, then delivers webhooks. */
  tick(deliver: Deliver): Promise<void>;
};

type Part = { api: Hono; pages: Hono; webhook: (event: object) => Request };

export function createTrials(
  deps: Pick<ApiDeps, 'db' | 'config' | 'now' | 'random' | 'log'>,
): Trials {
  const { config, now, random, db } = deps;
  const { publicUrl } = config;
  const { stripe, paypal, xendit } = config.providers;
  const store = new TrialStore(db);
  const webhooks = new TrialWebhooks(deps);
  store.keep('webhooks', webhooks);
  const parts: Record<string, Part> = {};
  /** The same in each process, because one process delivers the webhooks of all. */
  const secret = (name: string) =>
    createHmac('sha256', config.signingSecrets[0]!).update(`trial ${name}`).digest('base64url');
  const shared = (name: string) => ({
    ...{ publicUrl, now, payoutEvery: PAYOUT_EVERY },
    url: () => `${publicUrl}${PAGES}/${name}`,
    post: (event: object) => webhooks.post(name, event),
  });
  /** Returns settings that direct calls to the trial. */
  const add = (name: string, part: Part & { books: object }) => {
    parts[name] = part;
    store.keep(name, part.books);
    const call: typeof fetch = (input, init) =>
      store.use(() => part.api.fetch(new Request(input, init)));
    return { apiUrl: IN_PROCESS, fetch: call };
  };

  const secretKey = `sk_test_${secret('stripe key')}`;
  const webhookSecret = `whsec_${secret('stripe webhook')}`;
  const cards = createStripeTrial({
    ...{ ...shared('stripe'), secretKey, webhookSecret },
    random: () => random(16).toString('hex'),
  });
  const settings = { ...config.providers };
  settings.stripe ??= {
    ...add('stripe', cards),
    ...{ secretKey, webhookSecrets: [webhookSecret], currencies: CURRENCIES },
  };
  const jobs = stripe
    ? []
    : [
        () => cards.books.expireDue(),
        () => cards.books.answerDue(),
        () => renewDue(cards.books, now()),
      ];
  if (!paypal) {
    const credentials = { clientId: secret('paypal id'), clientSecret: secret('paypal key') };
    const webhookId = secret('paypal webhook');
    const trial = createPaypalTrial({
      ...{ ...shared('paypal'), credentials, webhookId, signingKey: secret('paypal signature') },
    });
    settings.paypal = { ...add('paypal', trial), ...credentials, webhookId };
    jobs.push(() => trial.books.decideDue());
  }
  if (!xendit) {
    const keys = {
      secretKey: `xnd_development_${secret('xendit key')}`,
      callbackToken: secret('xendit token'),
      currencies: ['USD'] as const,
    };
    const trial = createXenditTrial({ ...shared('xendit'), ...keys });
    settings.xendit = { ...add('xendit', trial), ...keys };
  }
  return {
    settings,
    mount(app) {
      for (const [name, { pages }] of Object.entries(parts)) {
        app.all(`${PAGES}/${name}/*`, async (c) => {
          const { method, url, headers } = c.req.raw;
          const at = new URL(url);
          at.pathname = at.pathname.slice(`${PAGES}/${name}`.length);
          const body = method === 'POST' ? await readCapped(c.req.raw, MAX_BYTES) : null;
          const request = new Request(at, { method, headers, body });
          return prefixRedirect(await store.use(() => pages.fetch(request)), `${PAGES}/${name}`);
        });
      }
    },
    change: (work) => store.use(() => work(cards.books)),
    async tick(deliver) {
      const due = await store.use(() => {
        for (const job of jobs) job();
        return webhooks.due();
      });
      for (const webhook of due) {
        const part = parts[webhook.trial];
        // A provider that has keys now has no trial: the webhook is dropped.
        const isAccepted =
          !part || (await webhooks.send(webhook, part.webhook(webhook.event), deliver));
        await store.use(() => webhooks.settle(webhook, isAccepted));
      }
    },
  };
}

/** Prefixes a redirect with the path at which the page is mounted, which the page does not know. */
function prefixRedirect(answer: Response, base: string): Response {
  const location = answer.headers.get('location');
  if (!location?.startsWith('/')) return answer;
  const headers = new Headers(answer.headers);
  headers.set('location', base + location);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Charges, or declines, each monthly gift whose next month is due. */
export function renewDue(books: Books, now: Date, isGood = true): void {
  for (const gift of books.subscriptions.values()) {
    const months = [...books.invoices.values()].filter((month) => month.subscription === gift);
    const [first] = months;
    if (gift.status !== 'active' || !first) continue;
    // From the first month, so that a gift of the 31st returns to this day after a short month.
    if (monthsAfter(new Date(seconds(first.created)), months.length) > now) continue;
    if (gift.isPaused) books.skip(gift);
    else books.renew(gift, isGood);
  }
}

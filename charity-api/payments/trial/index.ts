/**
 * Creates in-process mocks ("trials") of Stripe, PayPal and Xendit for each provider that is not configured. Test keys
 * replace them one by one, live keys all at once.
 */
import type { Hono } from 'hono';
import { minutes, seconds } from '#domain/time/durations';
import { CURRENCIES } from '#domain/money';
import { monthsAfter } from '#domain/orders';
import type { ApiDeps, ProviderSettings } from '../../deps';
import { readCapped } from '../../http/body';
import type { ApiRouter } from '../../http/router';
import { TrialClock } from './clock';
import { createPaypalTrial } from './paypal/trial';
import { TrialStore } from './store';
import { createStripeTrial } from './stripe/trial';
import { createXenditTrial } from './xendit/trial';

/** Delay of a payment whose result the bank reports later. */
const LATER = seconds(20);
/** Duration between payouts: short, so that a visitor of the demonstration sees one. */
const PAYOUT_EVERY = minutes(5);
/** Body limit. A page sends one small form. */
const MAX_BYTES = 64 * 1024;
/** Path of the trials' pages. The storefront forwards every path below /sandbox to the API. */
const PAGES = '/sandbox/trial';
/** Base URL of API calls to trials. It is never resolved, because `fetch` calls the trial directly. */
const IN_PROCESS = 'http://trial.internal';

export type Trials = {
  /** Settings of all providers: the configured ones, and trials for the others. */
  settings: ProviderSettings;
  /** Adds the payment pages. */
  mount(app: ApiRouter): void;
  /** Declines the months that are due, instead of charging them. */
  declineDueMonths(): void;
  /** Runs delayed bank results and monthly charges, then delivers webhooks. */
  tick(deliver: (request: Request) => Promise<Response> | Response): Promise<void>;
};

type Part = { api: Hono; pages: Hono };

export function createTrials(deps: ApiDeps): Trials {
  const { config, now, random } = deps;
  const { stripe, paypal, xendit } = config.providers;
  const secret = () => random(24).toString('base64url');
  const clock = new TrialClock(deps);
  const later = (run: () => void) => clock.later(LATER, run);
  const post = (make: () => Request) => clock.post(make);
  const { publicUrl } = config;
  const store = new TrialStore(deps);
  const parts: Record<string, Part> = {};
  const settings: ProviderSettings = {};

  /** Returns settings that direct calls to the trial, and stores its state after each call that changes it. */
  const add = (name: string, part: Part): { apiUrl: string; fetch: typeof fetch } => {
    parts[name] = part;
    return {
      apiUrl: IN_PROCESS,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const response = await part.api.fetch(request);
        if (request.method !== 'GET') store.save();
        return response;
      },
    };
  };
  const urlOf = (name: string) => () => `${publicUrl}${PAGES}/${name}`;

  let declineDueMonths = (): void => undefined;
  if (!stripe) {
    const [secretKey, webhookSecret] = [`sk_test_${secret()}`, `whsec_${secret()}`];
    const trial = createStripeTrial({
      ...{ secretKey, webhookSecret, publicUrl, post, now, later, payoutEvery: PAYOUT_EVERY },
      url: urlOf('stripe'),
      random: () => random(16).toString('hex'),
    });
    store.keep('stripe', trial.books);
    clock.everyTick(() => trial.books.expireDue());
    clock.everyTick(() => renewDue(trial.books, now()));
    declineDueMonths = () => {
      if (renewDue(trial.books, now(), false)) store.save();
    };
    settings.stripe = {
      ...add('stripe', trial),
      ...{ secretKey, webhookSecrets: [webhookSecret], currencies: CURRENCIES },
    };
  }
  if (!paypal) {
    const credentials = { clientId: secret(), clientSecret: secret() };
    const webhookId = secret();
    const trial = createPaypalTrial({
      ...{ credentials, webhookId, signingKey: secret(), publicUrl, post, later },
      ...{ now, payoutEvery: PAYOUT_EVERY },
      url: urlOf('paypal'),
    });
    store.keep('paypal', trial.books);
    settings.paypal = { ...add('paypal', trial), ...credentials, webhookId };
  }
  if (!xendit) {
    const [secretKey, callbackToken] = [`xnd_development_${secret()}`, secret()];
    const trial = createXenditTrial({
      ...{ secretKey, callbackToken, publicUrl, post, currencies: ['USD'] },
      ...{ now, payoutEvery: PAYOUT_EVERY },
      url: urlOf('xendit'),
    });
    store.keep('xendit', trial.books);
    settings.xendit = {
      ...add('xendit', trial),
      ...{ secretKey, callbackToken, currencies: ['USD'] },
    };
  }
  store.load();
  return {
    settings: { ...config.providers, ...settings },
    mount(app) {
      for (const [name, { pages }] of Object.entries(parts)) {
        app.all(`${PAGES}/${name}/*`, async (c) => {
          const { method, url, headers } = c.req.raw;
          const at = new URL(url);
          at.pathname = at.pathname.slice(`${PAGES}/${name}`.length);
          const body = method === 'POST' ? await readCapped(c.req.raw, MAX_BYTES) : null;
          const answer = await pages.fetch(new Request(at, { method, headers, body }));
          if (method === 'POST') store.save();
          return prefixRedirect(answer, `${PAGES}/${name}`);
        });
      }
    },
    declineDueMonths,
    async tick(deliver) {
      const hasActed = clock.act();
      if (hasActed) store.save();
      await clock.deliverDue(deliver);
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

type StripeBooks = ReturnType<typeof createStripeTrial>['books'];

/** Charges, or declines, each monthly gift whose next month is due. @returns true when at least one was due */
function renewDue(books: StripeBooks, now: Date, isGood = true): boolean {
  let hasRenewed = false;
  for (const gift of books.subscriptions.values()) {
    const latest = books.latestInvoice(gift);
    if (gift.status !== 'active' || !latest) continue;
    if (monthsAfter(new Date(seconds(latest.created)), 1) > now) continue;
    if (gift.isPaused) books.skip(gift);
    else books.renew(gift, isGood);
    hasRenewed = true;
  }
  return hasRenewed;
}

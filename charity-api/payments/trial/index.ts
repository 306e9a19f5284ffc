/** Trials of the providers that are not configured: Stripe, PayPal and Xendit in this process, until test keys replace them one by one, or live keys all at once. */
import type { Hono } from 'hono';
import { seconds } from '#domain/durations';
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

/** How long "the bank answers later" takes. */
const LATER = seconds(20);
/** A page has one small form; a call has one order. */
const MAX_BYTES = 64 * 1024;
/** Addresses of trials are below the sandbox's, which the storefront passes on. */
const PAGES = '/sandbox/trial';
/** What trials are called at in this process; never looked up. */
const IN_PROCESS = 'http://trial.internal';

export type Trials = {
  /** What the providers are opened with. */
  settings: ProviderSettings;
  /** The pages that donors see. */
  mount(app: ApiRouter): void;
  /** Carries webhooks, and does what banks and time do. */
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

  /** The trial answers instead of the network; what a call changes is stored. */
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

  if (!stripe) {
    const [secretKey, webhookSecret] = [`sk_test_${secret()}`, `whsec_${secret()}`];
    const trial = createStripeTrial({
      ...{ secretKey, webhookSecret, publicUrl, post, now, later },
      url: urlOf('stripe'),
      random: () => random(16).toString('hex'),
    });
    store.keep('stripe', trial.books);
    clock.everyTick(() => renewDue(trial.books, now()));
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
      url: urlOf('paypal'),
    });
    store.keep('paypal', trial.books);
    settings.paypal = { ...add('paypal', trial), ...credentials, webhookId };
  }
  if (!xendit) {
    const [secretKey, callbackToken] = [`xnd_development_${secret()}`, secret()];
    const trial = createXenditTrial({
      ...{ secretKey, callbackToken, publicUrl, post, currencies: ['USD'] },
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
          return onThePublicSite(answer, `${PAGES}/${name}`);
        });
      }
    },
    async tick(deliver) {
      const hasActed = clock.act();
      if (hasActed) store.save();
      await clock.deliverDue(deliver);
    },
  };
}

/** A page that sends to itself does not know where it is mounted. */
function onThePublicSite(answer: Response, base: string): Response {
  const location = answer.headers.get('location');
  if (!location?.startsWith('/')) return answer;
  const headers = new Headers(answer.headers);
  headers.set('location', base + location);
  return new Response(answer.body, { status: answer.status, headers });
}

type StripeBooks = ReturnType<typeof createStripeTrial>['books'];

/** Stripe charges the next month by itself. @returns whether there was one to charge */
function renewDue(books: StripeBooks, now: Date): boolean {
  let hasRenewed = false;
  for (const gift of books.subscriptions.values()) {
    const latest = books.latestInvoice(gift);
    if (gift.status !== 'active' || !latest) continue;
    if (monthsAfter(new Date(seconds(latest.created)), 1) > now) continue;
    books.renew(gift);
    hasRenewed = true;
  }
  return hasRenewed;
}

/** A Stripe of our own: its wire format on a port, a hosted page for trying by hand, and everything that can go wrong. */
import { createHmac } from 'node:crypto';
import type { ProviderSettings } from '#api/deps';
import { CURRENCIES } from '#domain/money';
import { openPostbox, serveMock, type Deliver, type MockServer, type Postbox } from './server';
import { stripeApp } from './stripe/api';
import { Books } from './stripe/books';

const SECRET_KEY = 'sk_test_of_the_mock';
const WEBHOOK_SECRET = 'whsec_of_the_mock';

export type StripeMock = Pick<MockServer, 'calls' | 'fail' | 'close'> & {
  /** With which the charity is opened. */
  settings: NonNullable<ProviderSettings['stripe']>;
  books: Books;
  postbox: Postbox;
  /** The webhook of an event, signed as Stripe does it, or as somebody else would. */
  webhook(event: object, forged?: { secret?: string; at?: Date; body?: string }): Request;
};

export async function openStripeMock(options: {
  deliver: Deliver;
  publicUrl: string;
  now?: () => Date;
  port?: number;
  postbox?: Postbox;
  later?: (run: () => void) => void;
}): Promise<StripeMock> {
  const { deliver, publicUrl, now = () => new Date(), port = 0, later } = options;
  const postbox = options.postbox ?? openPostbox(deliver);
  let events = 0;
  const webhook: StripeMock['webhook'] = (event, forged = {}) => {
    const body = JSON.stringify(event);
    return new Request(`${publicUrl}/webhooks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': sign(forged.secret ?? WEBHOOK_SECRET, body, forged.at ?? now()),
      },
      body: forged.body ?? body,
    });
  };
  const emit = (type: string, object: object): void => {
    events += 1;
    const event = {
      id: `evt_${String(events).padStart(14, '0')}`,
      object: 'event',
      // Of the endpoint, and older than the SDK's: what it shows of an object is not to be relied upon.
      api_version: '2024-06-20',
      created: Math.floor(now().getTime() / 1000),
      type,
      data: { object: { ...object } },
    };
    postbox.post(() => webhook(event));
  };
  let url = '';
  const books = new Books(() => url, emit, now);
  const app = stripeApp(books, { secretKey: SECRET_KEY, now, ...(later ? { later } : {}) });
  const server = await serveMock(app, port);
  url = server.url;
  return {
    ...server,
    books,
    postbox,
    webhook,
    settings: {
      secretKey: SECRET_KEY,
      // The first is being replaced: Stripe signs with the other already.
      webhookSecrets: ['whsec_of_before', WEBHOOK_SECRET],
      apiUrl: url,
      currencies: CURRENCIES,
    },
  };
}

/** @see https://docs.stripe.com/webhooks#verify-manually */
function sign(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${mac}`;
}

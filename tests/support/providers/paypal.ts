/** A PayPal of our own: its wire format on a port, a page for trying by hand, and webhooks that it can verify. */
import { createHmac } from 'node:crypto';
import type { ProviderSettings } from '#api/deps';
import { paypalApp } from './paypal/api';
import { newId, PaypalBooks } from './paypal/books';
import { openPostbox, serveMock, type Deliver, type MockServer, type Postbox } from './server';

const CREDENTIALS = { clientId: 'paypal-client-of-the-mock', clientSecret: 'paypal-secret' };
const WEBHOOK_ID = 'WEBHOOKOFTHEMOCK';
/** PayPal signs with a certificate; only it can tell, as only we can here. */
const SIGNING_KEY = 'the key that only PayPal has';

export type PaypalMock = Pick<MockServer, 'calls' | 'fail' | 'close'> & {
  /** With which the charity is opened. */
  settings: NonNullable<ProviderSettings['paypal']>;
  books: PaypalBooks;
  postbox: Postbox;
  /** The webhook of an event, signed as PayPal does it; forged: with another body than was signed. */
  webhook(event: object, forged?: { body?: string }): Request;
};

export async function openPaypalMock(options: {
  deliver: Deliver;
  publicUrl: string;
  port?: number;
  postbox?: Postbox;
}): Promise<PaypalMock> {
  const { deliver, publicUrl, port = 0 } = options;
  const postbox = options.postbox ?? openPostbox(deliver);
  const webhook: PaypalMock['webhook'] = (event, forged = {}) => {
    // Spaces that JSON.stringify would not put: whoever writes the event anew breaks its signature.
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
  let url = '';
  const books = new PaypalBooks(
    () => url,
    (event_type, resource) => {
      const event = { id: `WH-${newId()}`, event_version: '1.0', event_type, resource };
      // As it stood then: what is carried late shows what was, not what is.
      const frozen = structuredClone(event);
      postbox.post(() => webhook(frozen));
    },
  );
  const server = await serveMock(paypalApp(books, CREDENTIALS, verifies), port);
  url = server.url;
  const settings = { ...CREDENTIALS, webhookId: WEBHOOK_ID, apiUrl: url };
  return { ...server, books, postbox, webhook, settings };
}

function sign(id: string, time: string, body: string): string {
  const signed = `${id}|${time}|${WEBHOOK_ID}|${body}`;
  return createHmac('sha256', SIGNING_KEY).update(signed).digest('base64');
}

/** @param sent the claims, and the event in the very bytes in which it came */
function verifies(sent: string): boolean {
  const claims = JSON.parse(sent);
  const mark = '"webhook_event":';
  const body = sent.slice(sent.indexOf(mark) + mark.length, -1);
  return (
    claims.webhook_id === WEBHOOK_ID &&
    claims.transmission_sig === sign(claims.transmission_id, claims.transmission_time, body)
  );
}

/** PayPal's webhooks: verified by PayPal itself, then read as news of an attempt, a payment or its way back. */
import * as z from 'zod';
import { ApiError } from '../../http/errors';
import { ProviderRefusal } from '../call';
import type { PaymentProvider, WebhookNews } from '../provider';
import { jsonOf, readAs } from '../webhook-body';
import type { PaypalClient } from './client';
import { captureEvidence } from './evidence';
import { readDispute, readReturned } from './reversals';
import { approvedSchema, attemptIdOf, captureSchema, idBelow, ownedSchema } from './wire';

const eventSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  event_type: z.string(),
  resource: z.unknown(),
});

export type PaypalEvent = z.infer<typeof eventSchema>;

type Read = (event: PaypalEvent, client: PaypalClient) => Promise<WebhookNews> | WebhookNews;

/** What we act on; the rest of PayPal's many kinds is thanked for. */
const READERS: Record<string, Read> = {
  'CHECKOUT.ORDER.APPROVED': readApproved,
  'PAYMENT.CAPTURE.COMPLETED': readCapture,
  'PAYMENT.CAPTURE.PENDING': readCapture,
  'PAYMENT.CAPTURE.DENIED': readCapture,
  'PAYMENT.CAPTURE.DECLINED': readCapture,
  'PAYMENT.CAPTURE.REFUNDED': readReturned,
  'PAYMENT.CAPTURE.REVERSED': readReturned,
  'CUSTOMER.DISPUTE.CREATED': readDispute,
  'CUSTOMER.DISPUTE.RESOLVED': readDispute,
};

/** Anybody can send something that only PayPal can tell to be forged: it is not asked about more of it at once. */
const MOST_AT_ONCE = 10;

export function paypalWebhooks(
  client: PaypalClient,
  webhookId: string,
): NonNullable<PaymentProvider['readWebhook']> {
  let running = 0;
  /**
   * @throws ApiError webhook.rejected when PayPal does not know it as its own, or it has not the form that it says;
   *   request.busy when too many come at once: PayPal sends it again
   */
  return async ({ headers, rawBody }) => {
    const event = readAs(eventSchema, jsonOf(rawBody));
    const claims = claimsOf(headers);
    if (!claims) throw new ApiError('webhook.rejected', { cause: 'not signed' });
    if (running >= MOST_AT_ONCE) throw new ApiError('request.busy', { cause: 'PayPal webhooks' });
    running += 1;
    const verified = await isVerified(
      client,
      { ...claims, webhook_id: webhookId },
      rawBody,
    ).finally(() => (running -= 1));
    if (!verified) throw new ApiError('webhook.rejected', { cause: 'not verified' });
    const read = READERS[event.event_type];
    return read ? read(event, client) : { kind: 'irrelevant' };
  };
}

/** The donor approved and may never come back: the order is asked about, and what may be taken is. */
function readApproved({ resource }: PaypalEvent): WebhookNews {
  const { id, purchase_units } = readAs(approvedSchema, resource);
  const attemptId = attemptIdOf(purchase_units[0] ?? {});
  if (attemptId === null) return { kind: 'irrelevant' };
  return { kind: 'ask', attemptId, providerReference: id };
}

function readCapture({ id, resource }: PaypalEvent): WebhookNews {
  const attemptId = attemptIdOf(readAs(ownedSchema, resource));
  if (attemptId === null) return { kind: 'irrelevant' };
  const capture = readAs(captureSchema, resource);
  const orderId =
    capture.supplementary_data?.related_ids?.order_id ?? idBelow(capture.links, 'orders');
  if (orderId === null) throw new ApiError('webhook.rejected', { cause: 'a payment of no order' });
  return {
    kind: 'payment',
    attemptId,
    providerReference: orderId,
    evidence: { ...captureEvidence(capture, 'webhook'), eventId: id },
  };
}

const verdictSchema = z.object({ verification_status: z.string() });

/** null: it lacks what PayPal signs with, and PayPal need not be asked. */
function claimsOf(headers: Headers): Record<string, string | null> | null {
  const claims = {
    auth_algo: headers.get('paypal-auth-algo'),
    cert_url: headers.get('paypal-cert-url'),
    transmission_id: headers.get('paypal-transmission-id'),
    transmission_sig: headers.get('paypal-transmission-sig'),
    transmission_time: headers.get('paypal-transmission-time'),
  };
  return Object.values(claims).every((claim) => claim) ? claims : null;
}

async function isVerified(
  client: PaypalClient,
  claims: Record<string, string | null>,
  rawBody: string,
): Promise<boolean> {
  // The signature is over these very bytes: written anew, a number could look different. That they are JSON is known.
  const envelope = JSON.stringify(claims);
  const body = `${envelope.slice(0, -1)},"webhook_event":${rawBody}}`;
  try {
    const answer = await client.post('/v1/notifications/verify-webhook-signature', body);
    return verdictSchema.parse(answer).verification_status === 'SUCCESS';
  } catch (error) {
    // What cannot even be asked about is forged. That PayPal fails is another thing: then it sends this again.
    if (error instanceof ProviderRefusal && [400, 422].includes(error.status)) return false;
    throw error;
  }
}

/** PayPal's webhooks: verified by a call to PayPal, then parsed as an event of an attempt, a payment or a refund. */
import * as z from 'zod';
import { ApiError } from '../../http/errors';
import { ProviderError } from '../call';
import type { PaymentProvider, WebhookEvent, Reversal } from '../provider';
import { parseWebhookJson, parseWebhookBody } from '../webhook-body';
import type { PaypalClient } from './client';
import { captureStatusReport } from './evidence';
import {
  approvedSchema,
  attemptIdOf,
  captureSchema,
  eventSchema,
  idFromUpLink,
  ownedSchema,
  type PaypalEvent,
  disputeSchema,
  lostDisputeSchema,
  refundSchema,
  returnedSchema,
  type PaypalCapture,
} from './wire';

/** Outcomes of a dispute: https://developer.paypal.com/docs/api/customer-disputes/v1/ (dispute_outcome) */
const WON = ['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER', 'DENIED'];
const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

/** The resource is a refund that links to its capture, or the capture itself. */
async function parseRefundEvent(event: PaypalEvent, client: PaypalClient): Promise<WebhookEvent> {
  const { id, links } = parseWebhookBody(returnedSchema, event.resource);
  const captureId = idFromUpLink(links, 'captures');
  return toReversalEvent(event, client, captureId ?? id, (capture) => {
    if (captureId === null || capture.status === 'REFUNDED') {
      return { kind: 'refunded', amount: capture.amount };
    }
    const { amount, seller_payable_breakdown } = parseWebhookBody(refundSchema, event.resource);
    return { kind: 'refunded', amount: seller_payable_breakdown?.total_refunded_amount ?? amount };
  });
}

async function readDispute(event: PaypalEvent, client: PaypalClient): Promise<WebhookEvent> {
  const dispute = await fetchDispute(client, event.resource);
  const { disputed_transactions, dispute_outcome } = parseWebhookBody(disputeSchema, dispute);
  const outcome = dispute_outcome?.outcome_code ?? 'NONE';
  return toReversalEvent(
    event,
    client,
    disputed_transactions[0]!.seller_transaction_id,
    ({ amount }) => {
      if (WON.includes(outcome)) return { kind: 'disputeWon', amount };
      if (!LOST.includes(outcome)) return { kind: 'disputed', amount };
      const lost = parseWebhookBody(lostDisputeSchema, dispute).dispute_outcome;
      return { kind: 'refunded', amount: lost.amount_refunded ?? amount };
    },
  );
}

/** Returns the current dispute, because events may arrive out of order; without permission, the event's data. */
async function fetchDispute(client: PaypalClient, told: unknown): Promise<unknown> {
  const { dispute_id } = parseWebhookBody(disputeSchema, told);
  try {
    return await client.get(`/v1/customer/disputes/${dispute_id}`);
  } catch (error) {
    if (error instanceof ProviderError && [403, 404].includes(error.status)) return told;
    throw error;
  }
}

/** Fetches the capture, because refunds and disputes do not contain the attempt to which they belong. */
async function toReversalEvent(
  { id: eventId }: PaypalEvent,
  client: PaypalClient,
  captureId: string,
  read: (capture: PaypalCapture) => Pick<Reversal, 'kind' | 'amount'>,
): Promise<WebhookEvent> {
  const answer = await client.get(`/v2/payments/captures/${captureId}`);
  const attemptId = attemptIdOf(ownedSchema.parse(answer));
  if (attemptId === null) return { kind: 'irrelevant' };
  const capture = captureSchema.parse(answer);
  const reversal = { ...read(capture), paymentId: capture.id, eventId };
  return { kind: 'reversal', attemptId, reversal };
}

type Read = (event: PaypalEvent, client: PaypalClient) => Promise<WebhookEvent> | WebhookEvent;

/** The event types that are processed. All others get a 200 response, so that PayPal does not send them again. */
const READERS: Record<string, Read> = {
  'CHECKOUT.ORDER.APPROVED': readApproved,
  'PAYMENT.CAPTURE.COMPLETED': readCapture,
  'PAYMENT.CAPTURE.PENDING': readCapture,
  'PAYMENT.CAPTURE.DENIED': readCapture,
  'PAYMENT.CAPTURE.DECLINED': readCapture,
  'PAYMENT.CAPTURE.REFUNDED': parseRefundEvent,
  'PAYMENT.CAPTURE.REVERSED': parseRefundEvent,
  'CUSTOMER.DISPUTE.CREATED': readDispute,
  'CUSTOMER.DISPUTE.RESOLVED': readDispute,
};

/** Only PayPal can verify a webhook, and third parties can send forged ones. This limits concurrent verifications. */
const MAX_CONCURRENT_VERIFICATIONS = 10;

export function paypalWebhooks(
  client: PaypalClient,
  webhookId: string,
): NonNullable<PaymentProvider['readWebhook']> {
  let running = 0;
  /** @throws ApiError webhook.rejected; request.busy when too many are being verified, so that PayPal sends it again */
  return async ({ headers, rawBody }) => {
    const event = parseWebhookBody(eventSchema, parseWebhookJson(rawBody));
    const claims = signatureHeaders(headers);
    if (!claims) throw new ApiError('webhook.rejected', { cause: 'signature headers are missing' });
    if (running >= MAX_CONCURRENT_VERIFICATIONS)
      throw new ApiError('request.busy', { cause: 'too many PayPal webhooks' });
    running += 1;
    const verified = await isVerified(
      client,
      { ...claims, webhook_id: webhookId },
      rawBody,
    ).finally(() => (running -= 1));
    if (!verified) throw new ApiError('webhook.rejected', { cause: 'PayPal did not verify it' });
    const read = READERS[event.event_type];
    return read ? read(event, client) : { kind: 'irrelevant' };
  };
}

/** The donor approved and may not return. The API then fetches the order, and captures the payment if allowed. */
function readApproved({ resource }: PaypalEvent): WebhookEvent {
  const { id, purchase_units } = parseWebhookBody(approvedSchema, resource);
  const attemptId = attemptIdOf(purchase_units[0] ?? {});
  if (attemptId === null) return { kind: 'irrelevant' };
  return { kind: 'ask', attemptId, providerReference: id };
}

function readCapture({ id, resource }: PaypalEvent): WebhookEvent {
  const attemptId = attemptIdOf(parseWebhookBody(ownedSchema, resource));
  if (attemptId === null) return { kind: 'irrelevant' };
  const capture = parseWebhookBody(captureSchema, resource);
  const orderId =
    capture.supplementary_data?.related_ids?.order_id ?? idFromUpLink(capture.links, 'orders');
  if (orderId === null)
    throw new ApiError('webhook.rejected', { cause: 'the payment has no order id' });
  return {
    kind: 'payment',
    attemptId,
    providerReference: orderId,
    evidence: { ...captureStatusReport(capture, 'webhook'), eventId: id },
  };
}

const verdictSchema = z.object({ verification_status: z.string() });

/** Returns the signature headers; null when one is missing, so that no call to PayPal is needed. */
function signatureHeaders(headers: Headers): Record<string, string | null> | null {
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
  // The signature covers these exact bytes: serialised again, a number could change.
  const envelope = JSON.stringify(claims);
  const body = `${envelope.slice(0, -1)},"webhook_event":${rawBody}}`;
  try {
    const answer = await client.post('/v1/notifications/verify-webhook-signature', body);
    return verdictSchema.parse(answer).verification_status === 'SUCCESS';
  } catch (error) {
    // PayPal rejects the verification of a malformed webhook. After another failure, PayPal sends the webhook again.
    if (error instanceof ProviderError && [400, 422].includes(error.status)) return false;
    throw error;
  }
}

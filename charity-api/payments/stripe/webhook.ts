/** Stripe's webhooks: verified by their signature, and used only as a hint to fetch the current object from Stripe. */
import { ApiError } from '../../http/errors';
import type { WebhookEvent } from '../provider';
import type { StripeCall } from './api';
import { readPaymentStatus, fetchInvoice, fetchSession } from './evidence';
import {
  amountOf,
  attemptOf,
  eventSchema,
  giftOfInvoice,
  invoiceSchema,
  pricedIntentSchema,
  sessionSchema,
  subjectSchema,
  type EventReference,
  type StripeEvent,
} from './objects';
import { findMonth, parseDisputeEvent, parseRefundEvent } from './reversals';
import { parseSubscriptionEnd, readMonthStatus } from './subscriptions';

/** Maximum age of a webhook, in seconds. It prevents replays of captured webhooks. */
const TOLERANCE = 300;

const IRRELEVANT: WebhookEvent = { kind: 'irrelevant' };

/** @throws ApiError webhook.rejected unless one of the secrets signed exactly these bytes within the tolerance */
export async function verifiedEvent(
  { headers, rawBody }: { headers: Headers; rawBody: string },
  { secrets, now }: { secrets: readonly string[]; now: Date },
): Promise<StripeEvent> {
  const { Stripe } = await import('stripe');
  const signature = headers.get('stripe-signature') ?? '';
  for (const secret of secrets) {
    try {
      const at = now.getTime();
      return eventSchema.parse(
        Stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE, undefined, at),
      );
    } catch {
      // Signed with another secret.
    }
  }
  throw new ApiError('webhook.rejected', { cause: 'invalid signature, timestamp or format' });
}

/**
 * Webhooks arrive late, twice and in any order, and their format depends on the API version of the endpoint. So the API
 * fetches the object of the event from Stripe, and uses its current state.
 */
export async function parseWebhookEvent(
  ask: StripeCall,
  event: StripeEvent,
): Promise<WebhookEvent> {
  const hint = (): EventReference => ({
    eventId: event.id,
    id: subjectSchema.parse(event.data.object).id,
  });
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return parseSessionEvent(ask, hint());
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return parseInvoiceEvent(ask, hint());
    case 'payment_intent.payment_failed':
      return parseDeclinedCard(ask, hint());
    case 'customer.subscription.deleted':
      return parseSubscriptionEnd(ask, hint());
    case 'charge.refunded':
      return parseRefundEvent(ask, hint());
    default:
      return event.type.startsWith('charge.dispute.') ? parseDisputeEvent(ask, hint()) : IRRELEVANT;
  }
}

async function parseSessionEvent(
  ask: StripeCall,
  { id, eventId }: EventReference,
): Promise<WebhookEvent> {
  const found = await fetchSession(ask, id);
  const attemptId = attemptOf(found);
  if (attemptId === null) return IRRELEVANT;
  const session = sessionSchema.parse(found);
  const evidence = await readPaymentStatus(ask, session, { source: 'webhook', eventId });
  if (!evidence) return IRRELEVANT;
  return { kind: 'payment', attemptId, providerReference: session.id, evidence };
}

/** The Checkout Session reports the first month. Only a later charge is recorded as a further month. */
async function parseInvoiceEvent(
  ask: StripeCall,
  { id, eventId }: EventReference,
): Promise<WebhookEvent> {
  const found = await fetchInvoice(ask, id);
  const gift = giftOfInvoice(found);
  if (gift?.reason !== 'subscription_cycle') return IRRELEVANT;
  const evidence = readMonthStatus(invoiceSchema.parse(found), { source: 'webhook', eventId });
  return evidence ? { kind: 'renewal', monthlyReference: gift.subscription, evidence } : IRRELEVANT;
}

/**
 * A card was declined, and Stripe's page stays open for another one. The event itself is the evidence, because the
 * intent may have been paid since then. It is irrelevant for later months, which their invoice reports.
 */
async function parseDeclinedCard(
  ask: StripeCall,
  { id, eventId }: EventReference,
): Promise<WebhookEvent> {
  const found = await ask((stripe) => stripe.paymentIntents.retrieve(id));
  const attemptId = attemptOf(found) ?? (await findMonth(ask, id))?.attemptId ?? null;
  if (attemptId === null) return IRRELEVANT;
  const intent = pricedIntentSchema.parse(found);
  const amount = amountOf(intent.amount, intent);
  return {
    ...{ kind: 'payment', attemptId, providerReference: null },
    evidence: { status: 'card_declined', amount, paymentId: null, source: 'webhook', eventId },
  };
}

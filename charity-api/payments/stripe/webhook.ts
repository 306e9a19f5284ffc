/** Stripe's webhooks: verified by their signature, and used only as a hint to fetch the current object from Stripe. */
import { ApiError } from '../../http/errors';
import type { WebhookNews } from '../provider';
import type { AskStripe } from './api';
import { evidenceOf, evidenceOfMonth, fetchInvoice, fetchSession } from './evidence';
import {
  attemptOf,
  eventSchema,
  giftBehind,
  invoiceSchema,
  sessionSchema,
  subjectSchema,
  type Hint,
  type StripeEvent,
} from './objects';
import { newsOfDispute, newsOfRefund } from './reversals';
import { newsOfEnd } from './subscriptions';

/** Maximum age of a webhook, in seconds. It prevents replays of captured webhooks. */
const TOLERANCE = 300;

const IRRELEVANT: WebhookNews = { kind: 'irrelevant' };

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
export async function newsOf(ask: AskStripe, event: StripeEvent): Promise<WebhookNews> {
  const hint = (): Hint => ({ eventId: event.id, id: subjectSchema.parse(event.data.object).id });
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return newsOfSession(ask, hint());
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return newsOfMonth(ask, hint());
    case 'customer.subscription.deleted':
      return newsOfEnd(ask, hint());
    case 'charge.refunded':
      return newsOfRefund(ask, hint());
    default:
      return event.type.startsWith('charge.dispute.') ? newsOfDispute(ask, hint()) : IRRELEVANT;
  }
}

async function newsOfSession(ask: AskStripe, { id, eventId }: Hint): Promise<WebhookNews> {
  const found = await fetchSession(ask, id);
  const attemptId = attemptOf(found);
  if (attemptId === null) return IRRELEVANT;
  const session = sessionSchema.parse(found);
  const evidence = await evidenceOf(ask, session, { source: 'webhook', eventId });
  if (!evidence) return IRRELEVANT;
  return { kind: 'payment', attemptId, providerReference: session.id, evidence };
}

/** The Checkout Session reports the first month. Only a later charge is a month of its own. */
async function newsOfMonth(ask: AskStripe, { id, eventId }: Hint): Promise<WebhookNews> {
  const found = await fetchInvoice(ask, id);
  const gift = giftBehind(found);
  if (gift?.reason !== 'subscription_cycle') return IRRELEVANT;
  const evidence = evidenceOfMonth(invoiceSchema.parse(found), { source: 'webhook', eventId });
  return evidence ? { kind: 'renewal', monthlyReference: gift.subscription, evidence } : IRRELEVANT;
}

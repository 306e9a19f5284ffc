/** Stripe's webhooks: verified by their signature, and used only as a hint to fetch the current object from Stripe. */
import * as z from 'zod';
import { money } from '#domain/money';
import { ApiError } from '../../http/errors';
import type { WebhookEvent, Reversal } from '../provider';
import type { StripeCall } from './api';
import { readPaymentStatus, fetchInvoice, fetchSession } from './evidence';
import {
  attemptOf,
  eventSchema,
  giftOfInvoice,
  invoiceSchema,
  pricedIntentSchema,
  sessionSchema,
  subjectSchema,
  type EventReference,
  type OwnPayment,
  type StripeEvent,
  chargeSchema,
  disputeSchema,
  intentOfPayment,
} from './objects';
import { parseSubscriptionEnd, readMonthStatus } from './subscriptions';

const IRRELEVANT: WebhookEvent = { kind: 'irrelevant' };

async function parseRefundEvent(ask: StripeCall, hint: EventReference): Promise<WebhookEvent> {
  const { id } = hint;
  const expand = ['payment_intent'];
  const found = await ask((stripe) => stripe.charges.retrieve(id, { expand }));
  const payment = await findOwnPayment(ask, found);
  if (!payment) return IRRELEVANT;
  const { amount_refunded, currency } = chargeSchema.parse(found);
  const amount = money(amount_refunded, currency);
  return reversalOf(hint, payment, { kind: 'refunded', amount });
}

async function parseDisputeEvent(ask: StripeCall, hint: EventReference): Promise<WebhookEvent> {
  const { id } = hint;
  const expand = ['charge', 'payment_intent'];
  const found = await ask((stripe) => stripe.disputes.retrieve(id, { expand }));
  const payment = await findOwnPayment(ask, found);
  if (!payment) return IRRELEVANT;
  const dispute = disputeSchema.parse(found);
  const kind = REVERSAL_KINDS[dispute.status];
  if (!kind) return IRRELEVANT;
  // Lost dispute: the bank has taken the disputed amount, in addition to earlier refunds.
  const back = kind === 'refunded' ? dispute.charge.amount_refunded : 0;
  const amount = money(dispute.amount + back, dispute.currency);
  return reversalOf(hint, payment, { kind, amount });
}

/** Inquiries (warning_*) and prevented disputes move no money. Staff handle appeals, which follow a lost dispute. */
const REVERSAL_KINDS: Partial<Record<string, Reversal['kind']>> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'disputeWon',
  lost: 'refunded',
};

function reversalOf(
  { eventId }: EventReference,
  { id: paymentId, attemptId }: OwnPayment,
  reversal: Pick<Reversal, 'kind' | 'amount'>,
): WebhookEvent {
  return { kind: 'reversal', attemptId, reversal: { ...reversal, paymentId, eventId } };
}

/** Returns our payment behind a charge or a dispute; null when it belongs to another business on the account. */
async function findOwnPayment(ask: StripeCall, thing: unknown): Promise<OwnPayment | null> {
  const intent = intentOfPayment(thing);
  if (!intent || intent.attemptId !== null) return intent;
  const month = await findMonth(ask, intent.id);
  return month && { id: intent.id, ...month };
}

/**
 * Finds the month of an intent by its subscription, because only the subscription has our metadata.
 * @returns null when it is not a gift to this site. `attemptId` is null for a later month
 */
async function findMonth(
  ask: StripeCall,
  intentId: string,
): Promise<{ attemptId: string | null } | null> {
  const { data } = await ask((stripe) =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intentId },
      limit: 1,
    }),
  );
  const invoiceId = z.string().optional().parse(data[0]?.invoice);
  if (invoiceId === undefined) return null;
  const gift = giftOfInvoice(await fetchInvoice(ask, invoiceId));
  return gift && { attemptId: gift.reason === 'subscription_create' ? gift.attemptId : null };
}

/** Maximum age of a webhook, in seconds. It prevents replays of captured webhooks. */
const TOLERANCE = 300;

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

/** Webhooks arrive late, twice and in any order, so the API fetches the object and uses its current state. */
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

/** The page stays open for another card. The event is the evidence, because the intent may have been paid since. */
async function parseDeclinedCard(
  ask: StripeCall,
  { id, eventId }: EventReference,
): Promise<WebhookEvent> {
  const found = await ask((stripe) => stripe.paymentIntents.retrieve(id));
  const attemptId = attemptOf(found) ?? (await findMonth(ask, id))?.attemptId ?? null;
  if (attemptId === null) return IRRELEVANT;
  const intent = pricedIntentSchema.parse(found);
  const amount = money(intent.amount, intent.currency);
  return {
    ...{ kind: 'payment', attemptId, providerReference: null },
    evidence: { status: 'card_declined', amount, paymentId: null, source: 'webhook', eventId },
  };
}

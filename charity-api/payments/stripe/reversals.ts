/** Refunds and disputes of Stripe payments. */
import * as z from 'zod';
import type { Reversal, WebhookEvent } from '../provider';
import type { StripeCall } from './api';
import { fetchInvoice } from './evidence';
import {
  amountOf,
  chargeSchema,
  disputeSchema,
  giftOfInvoice,
  intentOfPayment,
  type EventReference,
} from './objects';

const IRRELEVANT: WebhookEvent = { kind: 'irrelevant' };

export async function parseRefundEvent(
  ask: StripeCall,
  hint: EventReference,
): Promise<WebhookEvent> {
  const { id } = hint;
  const expand = ['payment_intent'];
  const found = await ask((stripe) => stripe.charges.retrieve(id, { expand }));
  const payment = await findOwnPayment(ask, found);
  if (!payment) return IRRELEVANT;
  const charge = chargeSchema.parse(found);
  return reversalOf(hint, payment, {
    kind: 'refunded',
    amount: amountOf(charge.amount_refunded, charge),
  });
}

export async function parseDisputeEvent(
  ask: StripeCall,
  hint: EventReference,
): Promise<WebhookEvent> {
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
  return reversalOf(hint, payment, {
    kind,
    amount: amountOf(dispute.amount + back, dispute),
  });
}

/** Inquiries (warning_*) and prevented disputes move no money. Staff handle appeals, which follow a lost dispute. */
const REVERSAL_KINDS: Partial<Record<string, Reversal['kind']>> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'disputeWon',
  lost: 'refunded',
};

type Payment = { id: string; attemptId: string | null };

function reversalOf(
  { eventId }: EventReference,
  { id: paymentId, attemptId }: Payment,
  reversal: Pick<Reversal, 'kind' | 'amount'>,
): WebhookEvent {
  return { kind: 'reversal', attemptId, reversal: { ...reversal, paymentId, eventId } };
}

/** Returns our payment behind a charge or a dispute; null when it belongs to another business on the account. */
async function findOwnPayment(ask: StripeCall, thing: unknown): Promise<Payment | null> {
  const intent = intentOfPayment(thing);
  if (!intent || intent.attemptId !== null) return intent;
  const month = await findMonth(ask, intent.id);
  return month && { id: intent.id, ...month };
}

/**
 * Finds the month of an intent. The intent of a month has no metadata of this site; its subscription has.
 * @returns null when it is not a gift to this site. `attemptId` is null for a later month, which has no attempt
 */
export async function findMonth(
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

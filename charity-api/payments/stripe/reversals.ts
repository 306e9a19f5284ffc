/** Money that goes back through Stripe: refunds, and what donors' banks ask back. */
import * as z from 'zod';
import type { Reversal, WebhookNews } from '../provider';
import type { AskStripe } from './api';
import { fetchInvoice } from './evidence';
import { amountOf, chargeSchema, disputeSchema, type Hint, type StripeIntent } from './objects';

const IRRELEVANT: WebhookNews = { kind: 'irrelevant' };

export async function newsOfRefund(ask: AskStripe, hint: Hint): Promise<WebhookNews> {
  const { id } = hint;
  const expand = ['payment_intent'];
  const charge = chargeSchema.parse(await ask((stripe) => stripe.charges.retrieve(id, { expand })));
  return reversalOf(ask, hint, charge.payment_intent, {
    kind: 'refunded',
    amount: amountOf(charge.amount_refunded, charge),
  });
}

export async function newsOfDispute(ask: AskStripe, hint: Hint): Promise<WebhookNews> {
  const { id } = hint;
  const expand = ['charge', 'payment_intent'];
  const dispute = disputeSchema.parse(
    await ask((stripe) => stripe.disputes.retrieve(id, { expand })),
  );
  const kind = KINDS[dispute.status];
  if (!kind) return IRRELEVANT;
  // Lost: the bank has taken it back, on top of what was refunded already.
  const back = kind === 'refunded' ? dispute.charge.amount_refunded : 0;
  return reversalOf(ask, hint, dispute.payment_intent, {
    kind,
    amount: amountOf(dispute.amount + back, dispute),
  });
}

/** An inquiry (warning) and what was prevented take no money; an appeal follows a lost dispute and is the staff's affair. */
const KINDS: Partial<Record<string, Reversal['kind']>> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'disputeWon',
  lost: 'refunded',
};

async function reversalOf(
  ask: AskStripe,
  { eventId }: Hint,
  intent: StripeIntent | null | undefined,
  reversal: Pick<Reversal, 'kind' | 'amount'>,
): Promise<WebhookNews> {
  if (!intent) return IRRELEVANT;
  const owner = intent.metadata?.attempt
    ? { attemptId: intent.metadata.attempt }
    : await monthPaidBy(ask, intent.id);
  if (!owner) return IRRELEVANT;
  const { attemptId } = owner;
  return {
    kind: 'reversal',
    attemptId,
    reversal: { ...reversal, paymentId: intent.id, eventId },
  };
}

/**
 * The payment of a month has no words of ours on it, its subscription has.
 * @returns null when it is no gift of ours; attemptId null for a further month, which no attempt of ours began
 */
async function monthPaidBy(
  ask: AskStripe,
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
  const invoice = await fetchInvoice(ask, invoiceId);
  const attempt = invoice.parent?.subscription_details?.metadata?.attempt;
  if (!attempt) return null;
  return { attemptId: invoice.billing_reason === 'subscription_create' ? attempt : null };
}

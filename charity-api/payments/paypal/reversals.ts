/** Refunds, reversals and disputes of PayPal payments. */
import { ProviderError } from '../call';
import type { Reversal, WebhookEvent } from '../provider';
import { parseWebhookBody } from '../webhook-body';
import type { PaypalClient } from './client';
import {
  attemptIdOf,
  captureSchema,
  disputeSchema,
  idFromUpLink,
  lostDisputeSchema,
  ownedSchema,
  refundSchema,
  returnedSchema,
  type PaypalCapture,
  type PaypalEvent,
} from './wire';

/** Outcomes of a dispute: https://developer.paypal.com/docs/api/customer-disputes/v1/ (dispute_outcome) */
const WON = ['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER', 'DENIED'];
const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

/** Reads a refund event. Its resource is a refund that links to its capture, or the capture itself. */
export async function parseRefundEvent(
  event: PaypalEvent,
  client: PaypalClient,
): Promise<WebhookEvent> {
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

export async function readDispute(event: PaypalEvent, client: PaypalClient): Promise<WebhookEvent> {
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

/**
 * Returns the current dispute, because events may arrive out of order; the event's data when the app has no permission.
 */
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

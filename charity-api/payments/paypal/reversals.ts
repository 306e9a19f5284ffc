/** Money that goes back through PayPal: refunds, reversals, and disputes with how they ended. */
import type { Reversal, WebhookNews } from '../provider';
import { readAs } from '../webhook-body';
import type { PaypalClient } from './client';
import {
  attemptIdOf,
  captureSchema,
  disputeSchema,
  idBelow,
  refundSchema,
  type PaypalCapture,
} from './wire';
import type { PaypalEvent } from './webhook';

/** How a dispute can end: https://developer.paypal.com/docs/api/customer-disputes/v1/ (dispute_outcome) */
const WON = ['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER', 'DENIED'];
const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

/** The payment is fetched, since a refund and a dispute do not say whose it is. */
async function fetchCapture(client: PaypalClient, id: string): Promise<PaypalCapture> {
  return captureSchema.parse(await client.get(`/v2/payments/captures/${id}`));
}

function newsOf(capture: PaypalCapture, reversal: Omit<Reversal, 'paymentId'>): WebhookNews {
  const attemptId = attemptIdOf(capture);
  if (attemptId === null) return { kind: 'irrelevant' };
  return { kind: 'reversal', attemptId, reversal: { paymentId: capture.id, ...reversal } };
}

/** What is announced is a refund that names its payment, or the payment itself. */
export async function readReturned(
  { id: eventId, resource }: PaypalEvent,
  client: PaypalClient,
): Promise<WebhookNews> {
  const refund = readAs(refundSchema, resource);
  const captureId = idBelow(refund.links, 'captures');
  const capture = await fetchCapture(client, captureId ?? refund.id);
  const isWhole = captureId === null || capture.status === 'REFUNDED';
  const soFar = refund.seller_payable_breakdown?.total_refunded_amount ?? refund.amount;
  const amount = isWhole ? capture.amount : soFar;
  return newsOf(capture, { kind: 'refunded', amount, eventId });
}

export async function readDispute(
  { id: eventId, event_type, resource }: PaypalEvent,
  client: PaypalClient,
): Promise<WebhookNews> {
  const { disputed_transactions, dispute_outcome } = readAs(disputeSchema, resource);
  const outcome = dispute_outcome?.outcome_code ?? '';
  const isNew = event_type === 'CUSTOMER.DISPUTE.CREATED';
  if (!isNew && ![...WON, ...LOST].includes(outcome)) return { kind: 'irrelevant' };
  const capture = await fetchCapture(client, disputed_transactions[0]!.seller_transaction_id);
  const amount = capture.amount;
  if (isNew) return newsOf(capture, { kind: 'disputed', amount, eventId });
  if (WON.includes(outcome)) return newsOf(capture, { kind: 'disputeWon', amount, eventId });
  const back = dispute_outcome?.amount_refunded ?? amount;
  return newsOf(capture, { kind: 'refunded', amount: back, eventId });
}

/** Stripe's subscriptions, one for each monthly gift: cancels them, lists their paid months, and reads their end. */
import type { PaymentStatusReport, WebhookEvent } from '../provider';
import { StripeFailure, type StripeCall } from './api';
import { readMonthStatus } from './evidence';
import {
  attemptOf,
  giftOfInvoice,
  invoiceSchema,
  subscriptionSchema,
  type EventReference,
} from './objects';

/** Cancels a subscription: no further charge, and no retry of an open invoice. Safe to repeat. @throws StripeFailure */
export async function endSubscription(ask: StripeCall, id: string): Promise<void> {
  await ask((stripe) => stripe.subscriptions.cancel(id)).catch(async (error: unknown) => {
    if (!(error instanceof StripeFailure && error.isRejection)) throw error;
    // Stripe returns a cancelled subscription, but responds "not found" when it is cancelled again.
    const { status } = await ask((stripe) => stripe.subscriptions.retrieve(id));
    if (!hasEnded(status)) throw error;
  });
}

/** Returns the months that were charged after the first payment, oldest first. The session reports the first one. */
export async function listPaidMonths(
  ask: StripeCall,
  id: string,
  since: Date,
): Promise<{ taken: PaymentStatusReport[]; hasEnded: boolean }> {
  const { status } = await ask((stripe) => stripe.subscriptions.retrieve(id));
  const { data } = await ask((stripe) =>
    stripe.invoices.list({
      subscription: id,
      status: 'paid',
      created: { gte: Math.floor(since.getTime() / 1000) },
      // Counts months, so it is more than any gift has.
      limit: 100,
      expand: ['data.payments'],
    }),
  );
  const further = data.filter((month) => giftOfInvoice(month)?.reason === 'subscription_cycle');
  const taken = further
    .map((month) => readMonthStatus(invoiceSchema.parse(month), { source: 'check' }))
    .filter((evidence) => evidence !== null)
    .reverse();
  return { taken, hasEnded: hasEnded(status) };
}

const hasEnded = (status: string) => status === 'canceled' || status === 'incomplete_expired';

/** Reads the end of a subscription. Irrelevant when its first payment never succeeded, because then no gift existed. */
export async function parseSubscriptionEnd(
  ask: StripeCall,
  { id, eventId }: EventReference,
): Promise<WebhookEvent> {
  const expand = ['latest_invoice'];
  const found = await ask((stripe) => stripe.subscriptions.retrieve(id, { expand }));
  if (attemptOf(found) === null) return { kind: 'irrelevant' };
  const { latest_invoice: latest } = subscriptionSchema.parse(found);
  const neverPaid = latest?.billing_reason === 'subscription_create' && latest.status !== 'paid';
  if (neverPaid) return { kind: 'irrelevant' };
  return { kind: 'monthlyStopped', monthlyReference: id, eventId };
}

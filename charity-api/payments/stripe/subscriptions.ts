/** Stripe's subscriptions, each a monthly gift: ending one, and hearing that one has ended. */
import type { WebhookNews } from '../provider';
import { StripeFailure, type AskStripe } from './api';
import { attemptOf, subscriptionSchema, type Hint } from './objects';

/** Nothing is taken any more afterwards, and of an open invoice nothing is tried again. Safe to repeat. */
export async function endSubscription(ask: AskStripe, id: string): Promise<void> {
  await ask((stripe) => stripe.subscriptions.cancel(id)).catch(async (error: unknown) => {
    if (!(error instanceof StripeFailure && error.isRefusal)) throw error;
    // What is cancelled already can be looked at, but "is not there" to whoever cancels it.
    const { status } = await ask((stripe) => stripe.subscriptions.retrieve(id));
    if (status !== 'canceled' && status !== 'incomplete_expired') throw error;
  });
}

/** One that ended before its first payment came never was a gift. */
export async function newsOfEnd(ask: AskStripe, { id, eventId }: Hint): Promise<WebhookNews> {
  const expand = ['latest_invoice'];
  const found = await ask((stripe) => stripe.subscriptions.retrieve(id, { expand }));
  if (attemptOf(found) === null) return { kind: 'irrelevant' };
  const { latest_invoice: latest } = subscriptionSchema.parse(found);
  const neverPaid = latest?.billing_reason === 'subscription_create' && latest.status !== 'paid';
  if (neverPaid) return { kind: 'irrelevant' };
  return { kind: 'monthlyStopped', monthlyReference: id, eventId };
}

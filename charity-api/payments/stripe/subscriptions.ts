/** Stripe's subscriptions, each a monthly gift: ending one, what one has taken, and hearing that one has ended. */
import type { Evidence, WebhookNews } from '../provider';
import { StripeFailure, type AskStripe } from './api';
import { evidenceOfMonth } from './evidence';
import { attemptOf, giftBehind, invoiceSchema, subscriptionSchema, type Hint } from './objects';

/** Nothing is taken any more afterwards, and of an open invoice nothing is tried again. Safe to repeat. */
export async function endSubscription(ask: AskStripe, id: string): Promise<void> {
  await ask((stripe) => stripe.subscriptions.cancel(id)).catch(async (error: unknown) => {
    if (!(error instanceof StripeFailure && error.isRefusal)) throw error;
    // What is cancelled already can be looked at, but "is not there" to whoever cancels it.
    const { status } = await ask((stripe) => stripe.subscriptions.retrieve(id));
    if (!hasEnded(status)) throw error;
  });
}

/** What was taken after the first payment, whose page tells of it. */
export async function monthsOf(
  ask: AskStripe,
  id: string,
  since: Date,
): Promise<{ taken: Evidence[]; hasEnded: boolean }> {
  const { status } = await ask((stripe) => stripe.subscriptions.retrieve(id));
  const { data } = await ask((stripe) =>
    stripe.invoices.list({
      subscription: id,
      status: 'paid',
      created: { gte: Math.floor(since.getTime() / 1000) },
      // Of months, more than any gift has.
      limit: 100,
      expand: ['data.payments'],
    }),
  );
  const further = data.filter((month) => giftBehind(month)?.reason === 'subscription_cycle');
  const taken = further
    .map((month) => evidenceOfMonth(invoiceSchema.parse(month), { source: 'check' }))
    .filter((evidence) => evidence !== null)
    .reverse();
  return { taken, hasEnded: hasEnded(status) };
}

const hasEnded = (status: string) => status === 'canceled' || status === 'incomplete_expired';

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

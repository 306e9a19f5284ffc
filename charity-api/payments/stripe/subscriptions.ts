/** Stripe's subscriptions, one for each monthly gift: changes, pauses and cancels them, and reads months and end. */
import { money, type Money } from '#domain/money';
import { seconds } from '#domain/time/durations';
import type { MonthlyReport, PaymentStatusReport, WebhookEvent } from '../provider';
import { StripeFailure, type StripeCall } from './api';
import {
  attemptOf,
  giftOfInvoice,
  invoiceSchema,
  paymentOf,
  pricedSchema,
  subscriptionSchema,
  type EventReference,
  type StripeInvoice,
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

/** Without proration, Stripe charges nothing for the rest of the current month. @throws StripeFailure */
export async function changeSubscriptionAmount(
  ask: StripeCall,
  id: string,
  { minor, currency }: Money,
): Promise<void> {
  const { items } = pricedSchema.parse(await ask((stripe) => stripe.subscriptions.retrieve(id)));
  const [item] = items.data;
  const price_data = {
    currency: currency.toLowerCase(),
    product: item.price.product,
    unit_amount: minor,
    recurring: { interval: 'month' },
  } as const;
  await ask((stripe) =>
    stripe.subscriptions.update(id, {
      items: [{ id: item.id, price_data }],
      proration_behavior: 'none',
    }),
  );
}

/** Stripe voids the invoices of months during the pause, and still retries an earlier one. @throws StripeFailure */
export async function pauseSubscription(ask: StripeCall, id: string): Promise<void> {
  await ask((stripe) =>
    stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } }),
  );
}

/** @throws StripeFailure */
export async function resumeSubscription(ask: StripeCall, id: string): Promise<void> {
  await ask((stripe) => stripe.subscriptions.update(id, { pause_collection: '' }));
}

/** Returns the payment status of a later month; null while the invoice is neither paid nor declined. */
export function readMonthStatus(
  invoice: StripeInvoice,
  told: Pick<PaymentStatusReport, 'source' | 'eventId'>,
): PaymentStatusReport | null {
  if (invoice.status === 'paid') {
    const amount = money(invoice.amount_paid, invoice.currency);
    const begunAt = new Date(seconds(invoice.created));
    return { ...told, begunAt, status: 'succeeded', amount, paymentId: paymentOf(invoice) };
  }
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') return null;
  return declinedMonth(invoice, told);
}

function declinedMonth(
  { amount_due, currency }: StripeInvoice,
  told: Pick<PaymentStatusReport, 'source' | 'eventId'>,
): PaymentStatusReport {
  return { ...told, status: 'declined', amount: money(amount_due, currency), paymentId: null };
}

/** Returns the months that were charged after the first payment, oldest first. The session reports the first one. */
export async function listPaidMonths(
  ask: StripeCall,
  id: string,
  since: Date,
): Promise<MonthlyReport> {
  const { status, pause_collection } = await ask((stripe) => stripe.subscriptions.retrieve(id));
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
  return { taken, hasEnded: hasEnded(status), isPaused: Boolean(pause_collection) };
}

/** Stripe also retries on its own schedule. @returns null when no month is open @throws StripeFailure */
export async function retryMonth(
  ask: StripeCall,
  id: string,
  since: Date,
): Promise<PaymentStatusReport | null> {
  const { data } = await ask((stripe) =>
    stripe.invoices.list({
      subscription: id,
      status: 'open',
      created: { gte: Math.floor(since.getTime() / 1000) },
      limit: 1,
      expand: ['data.payments'],
    }),
  );
  const [open] = data;
  if (!open) return null;
  const invoice = invoiceSchema.parse(open);
  try {
    const paid = await ask((stripe) => stripe.invoices.pay(invoice.id, { expand: ['payments'] }));
    return readMonthStatus(invoiceSchema.parse(paid), { source: 'check' });
  } catch (error) {
    if (!(error instanceof StripeFailure && error.isDecline)) throw error;
    return declinedMonth(invoice, { source: 'check' });
  }
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

/** What Stripe's pages and invoices say about money: asked for each time, and never taken from a webhook's own words. */
import type { Evidence } from '../provider';
import type { AskStripe } from './api';
import {
  amountOf,
  intentSchema,
  paymentOf,
  type StripeIntent,
  type StripeInvoice,
  type StripeSession,
} from './objects';
import { endSubscription } from './subscriptions';

/** @returns as Stripe sent it: whose it is has to be looked at before it is read */
export function fetchSession(ask: AskStripe, id: string): Promise<unknown> {
  const expand = ['payment_intent', 'invoice.payments'];
  return ask((stripe) => stripe.checkout.sessions.retrieve(id, { expand }));
}

/** @returns as Stripe sent it, like a session */
export function fetchInvoice(ask: AskStripe, id: string): Promise<unknown> {
  return ask((stripe) => stripe.invoices.retrieve(id, { expand: ['payments'] }));
}

type Told = Pick<Evidence, 'source' | 'eventId'>;

/** null: the page is open, and whatever the donor tries there is between the donor and Stripe. */
export async function evidenceOf(
  ask: AskStripe,
  session: StripeSession,
  told: Told,
): Promise<Evidence | null> {
  if (session.status === 'open') return null;
  const amount = amountOf(session.amount_total, session);
  const paymentId = session.payment_intent?.id ?? (session.invoice && paymentOf(session.invoice));
  if (session.payment_status === 'paid') {
    const monthly = session.subscription ? { monthlyReference: session.subscription } : {};
    return { ...told, ...monthly, status: 'succeeded', amount, paymentId: paymentId ?? session.id };
  }
  const status = session.status === 'expired' ? 'cancelled' : await unpaidStatus(ask, session);
  // Stripe would try the first month again, of a donor who has been told that it failed and may have given otherwise.
  if (status === 'declined' && session.subscription) {
    await endSubscription(ask, session.subscription);
  }
  return { ...told, status, amount, paymentId: null };
}

/** The donor is done and the money is not here: on its way, as with a bank debit, or refused after all. */
async function unpaidStatus(
  ask: AskStripe,
  { payment_intent, invoice }: StripeSession,
): Promise<'processing' | 'declined'> {
  const intent = payment_intent ?? (await intentOf(ask, invoice));
  const isRefused = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return isRefused ? 'declined' : 'processing';
}

async function intentOf(
  ask: AskStripe,
  invoice: StripeSession['invoice'],
): Promise<StripeIntent | null> {
  const id = invoice?.payments.data[0]?.payment.payment_intent;
  if (!id) return null;
  return intentSchema.parse(await ask((stripe) => stripe.paymentIntents.retrieve(id)));
}

/** A further month. null: it is neither paid nor refused yet. */
export function evidenceOfMonth(invoice: StripeInvoice, told: Told): Evidence | null {
  if (invoice.status === 'paid') {
    const amount = amountOf(invoice.amount_paid, invoice);
    return { ...told, status: 'succeeded', amount, paymentId: paymentOf(invoice) };
  }
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') return null;
  const amount = amountOf(invoice.amount_due, invoice);
  return { ...told, status: 'declined', amount, paymentId: null };
}

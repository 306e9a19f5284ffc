/** Reads the payment status from Stripe. It fetches the current objects, and never trusts the payload of a webhook. */
import { money } from '#domain/money';
import type { PaymentStatusReport } from '../provider';
import type { StripeCall } from './api';
import { intentSchema, paymentOf, type StripeIntent, type StripeSession } from './objects';
import { endSubscription } from './subscriptions';

/** @returns the unparsed session. The caller must check that it belongs to this site before parsing it. */
export function fetchSession(ask: StripeCall, id: string): Promise<unknown> {
  const expand = ['payment_intent', 'invoice.payments'];
  return ask((stripe) => stripe.checkout.sessions.retrieve(id, { expand }));
}

/** @returns the unparsed invoice. The caller must check that it belongs to this site before parsing it. */
export function fetchInvoice(ask: StripeCall, id: string): Promise<unknown> {
  return ask((stripe) => stripe.invoices.retrieve(id, { expand: ['payments'] }));
}

type ReportSource = Pick<PaymentStatusReport, 'source' | 'eventId'>;

/** Returns null while the Checkout Session is open, because the donor can still retry there. */
export async function readPaymentStatus(
  ask: StripeCall,
  session: StripeSession,
  told: ReportSource,
): Promise<PaymentStatusReport | null> {
  if (session.status === 'open') return null;
  const amount = money(session.amount_total, session.currency);
  const paymentId = session.payment_intent?.id ?? (session.invoice && paymentOf(session.invoice));
  if (session.payment_status === 'paid') {
    const monthly = session.subscription ? { monthlyReference: session.subscription } : {};
    return { ...told, ...monthly, status: 'succeeded', amount, paymentId: paymentId ?? session.id };
  }
  const status = session.status === 'expired' ? 'cancelled' : await unpaidStatus(ask, session);
  // Otherwise Stripe would retry the first month, although the donor may have paid in another way.
  if (status === 'declined' && session.subscription) {
    await endSubscription(ask, session.subscription);
  }
  return { ...told, status, amount, paymentId: null };
}

/** The donor completed the session without payment: the bank still processes it (bank debit), or has declined it. */
async function unpaidStatus(
  ask: StripeCall,
  { payment_intent, invoice }: StripeSession,
): Promise<'processing' | 'declined'> {
  const intent = payment_intent ?? (await intentOf(ask, invoice));
  const isRefused = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return isRefused ? 'declined' : 'processing';
}

async function intentOf(
  ask: StripeCall,
  invoice: StripeSession['invoice'],
): Promise<StripeIntent | null> {
  const id = invoice?.payments.data[0]?.payment.payment_intent;
  if (!id) return null;
  return intentSchema.parse(await ask((stripe) => stripe.paymentIntents.retrieve(id)));
}

/** Stripe's objects: the types that the mock stores, and their JSON in the API. */
import type { SessionParams } from './session-rules';

type Dispute = { id: string; status: string; amount: number };

/** A payment intent with its one charge. */
export type Intent = {
  id: string;
  charge: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  refunded: number;
  dispute: Dispute | null;
};

export type Invoice = {
  id: string;
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle';
  status: 'open' | 'paid' | 'void';
  amount: number;
  intent: Intent;
  created: number;
};

export type Subscription = {
  id: string;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  isPaused?: boolean;
};

export type Session = SessionParams & {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid';
  intent: Intent | null;
  invoice: Invoice | null;
  /** Time at which the bank approves a late payment. */
  answersAt?: number;
};

/** Stripe's `expand` parameter: fields that the response contains as objects instead of ids. */
export type Expand = readonly string[];

export function showSession(session: Session, expand: Expand = []) {
  const { intent, invoice } = session;
  const isOpen = session.status === 'open';
  return {
    id: session.id,
    object: 'checkout.session',
    status: session.status,
    payment_status: session.paymentStatus,
    amount_total: session.amount,
    currency: session.currency,
    client_reference_id: session.reference,
    metadata: session.metadata,
    url: isOpen ? session.url : null,
    // The payment intent of a subscription belongs to its invoice. There is none before the donor has paid.
    payment_intent: invoice ? null : intent && one(intent, showIntent, expand, 'payment_intent'),
    invoice:
      invoice &&
      (expand.includes('invoice.payments') ? showInvoice(invoice, ['payments']) : invoice.id),
    subscription: invoice?.subscription.id ?? null,
  };
}

export function showIntent({ id, status, amount, currency, metadata }: Intent) {
  return { id, object: 'payment_intent', status, amount, currency, metadata };
}

export function showInvoice(invoice: Invoice, expand: Expand = []) {
  const { subscription, intent, status, amount } = invoice;
  return {
    id: invoice.id,
    object: 'invoice',
    status,
    billing_reason: invoice.reason,
    created: invoice.created,
    amount_due: amount,
    amount_paid: status === 'paid' ? amount : 0,
    currency: subscription.currency,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    ...(expand.includes('payments')
      ? { payments: list([showInvoicePayment(invoice, intent)]) }
      : {}),
  };
}

export function showInvoicePayment({ id, status }: Invoice, intent: Intent) {
  return {
    id: intent.id.replace('pi_', 'inpay_'),
    object: 'invoice_payment',
    invoice: id,
    status,
    payment: { type: 'payment_intent', payment_intent: intent.id },
  };
}

export function showSubscription(
  { id, status, metadata, currency, amount, isPaused }: Subscription,
  latest: Invoice | undefined,
  expand: Expand = [],
) {
  const latest_invoice = latest && one(latest, showInvoice, expand, 'latest_invoice');
  const price = { object: 'price', currency, unit_amount: amount, product: idOf('prod', id) };
  const items = list([{ id: idOf('si', id), object: 'subscription_item', price, quantity: 1 }]);
  const pause_collection = isPaused ? { behavior: 'void', resumes_at: null } : null;
  return {
    ...{ id, object: 'subscription', status, metadata, currency, items, pause_collection },
    latest_invoice,
  };
}

/** The id of the one item or product of a subscription. */
export const idOf = (kind: 'si' | 'prod', subscription: string) =>
  subscription.replace(/^sub/, kind);

export function showCharge(intent: Intent, expand: Expand = []) {
  return {
    id: intent.charge,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: intent.refunded,
    currency: intent.currency,
    disputed: intent.dispute !== null,
    refunded: intent.refunded === intent.amount,
    metadata: intent.metadata,
    payment_intent: one(intent, showIntent, expand, 'payment_intent'),
  };
}

export function showRefund(intent: Intent, { id, amount }: { id: string; amount: number }) {
  return {
    ...{ id, object: 'refund', amount, currency: intent.currency, status: 'succeeded' },
    ...{ charge: intent.charge, payment_intent: intent.id },
  };
}

export function showDispute(intent: Intent, expand: Expand = []) {
  const { id, status, amount } = intent.dispute!;
  return {
    id,
    object: 'dispute',
    status,
    amount,
    currency: intent.currency,
    metadata: {},
    charge: expand.includes('charge') ? showCharge(intent) : intent.charge,
    payment_intent: one(intent, showIntent, expand, 'payment_intent'),
  };
}

export const list = (data: object[]) => ({ object: 'list', data, has_more: false });

function one<T extends { id: string }>(
  thing: T,
  show: (thing: T) => object,
  expand: Expand,
  name: string,
) {
  return expand.includes(name) ? show(thing) : thing.id;
}

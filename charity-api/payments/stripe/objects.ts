/** What is read of Stripe's objects, checked as it comes in. The API version is the SDK's own, whatever the account's is. */
import * as z from 'zod';
import { currencySchema } from '#contract/common';
import { money, type Money } from '#domain/money';

const idSchema = z.string().min(1).max(255);

/** Stripe writes currencies small. */
const stripeCurrency = z
  .string()
  .transform((code) => code.toUpperCase())
  .pipe(currencySchema);

const amountSchema = z.int().nonnegative();

/** Our own words on a session, an intent or a subscription; those of the account's other business are another's. */
const metadataSchema = z.object({ attempt: z.string().optional() }).nullish();

/** Whose something is. Looked at first: what is of others on the same account may have any form and currency. */
const ownedSchema = z.object({ metadata: metadataSchema });
const ownedPaymentSchema = z.object({
  payment_intent: ownedSchema.extend({ id: idSchema }).nullish(),
});
const ownedInvoiceSchema = z.object({
  billing_reason: z.string().nullish(),
  parent: z
    .object({ subscription_details: ownedSchema.extend({ subscription: idSchema }).nullish() })
    .nullish(),
});

export const intentSchema = z.object({ id: idSchema, status: z.string() });

/** How an invoice was paid, asked for with `expand`. Since API version basil an invoice does not name its intent itself. */
const invoicePaymentsSchema = z.object({
  data: z.array(
    z.object({ status: z.string(), payment: z.object({ payment_intent: idSchema.nullish() }) }),
  ),
});

const firstInvoiceSchema = z.object({ id: idSchema, payments: invoicePaymentsSchema });

export const sessionSchema = z.object({
  id: idSchema,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: amountSchema,
  currency: stripeCurrency,
  client_reference_id: z.string().nullish(),
  payment_intent: intentSchema.nullish(),
  invoice: firstInvoiceSchema.nullish(),
  subscription: idSchema.nullish(),
});

export const invoiceSchema = firstInvoiceSchema.extend({
  status: z.string().nullable(),
  billing_reason: z.string().nullable(),
  amount_due: amountSchema,
  amount_paid: amountSchema,
  currency: stripeCurrency,
});

export const subscriptionSchema = z.object({
  latest_invoice: z
    .object({ status: z.string().nullable(), billing_reason: z.string().nullable() })
    .nullish(),
});

export const chargeSchema = z.object({ amount_refunded: amountSchema, currency: stripeCurrency });

export const disputeSchema = z.object({
  status: z.string(),
  amount: amountSchema,
  currency: stripeCurrency,
  charge: z.object({ amount_refunded: amountSchema }),
});

export const eventSchema = z.object({
  id: idSchema,
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** What an event is about, for the kinds of event that are read. */
export const subjectSchema = z.object({ id: idSchema });

export type StripeSession = z.output<typeof sessionSchema>;
export type StripeInvoice = z.output<typeof invoiceSchema>;
export type StripeIntent = z.output<typeof intentSchema>;
export type StripeEvent = z.output<typeof eventSchema>;
/** An event and the name of the thing that it is about. */
export type Hint = { eventId: string; id: string };

/** Ours is the id of an attempt. */
export function attemptOf(thing: unknown): string | null {
  return attemptIn(ownedSchema.parse(thing));
}

/** The intent behind a charge or a dispute. attemptId: null where no words of ours are on it. */
export function intentBehind(thing: unknown): { id: string; attemptId: string | null } | null {
  const intent = ownedPaymentSchema.parse(thing).payment_intent;
  return intent ? { id: intent.id, attemptId: attemptIn(intent) } : null;
}

/** The gift of ours that an invoice is a month of. reason: whether it is the first or a further one. */
export function giftBehind(
  invoice: unknown,
): { subscription: string; attemptId: string; reason: string | null } | null {
  const { parent, billing_reason: reason = null } = ownedInvoiceSchema.parse(invoice);
  const gift = parent?.subscription_details;
  const attemptId = gift && attemptIn(gift);
  return attemptId ? { subscription: gift.subscription, attemptId, reason } : null;
}

function attemptIn({ metadata }: z.output<typeof ownedSchema>): string | null {
  const attempt = metadata?.attempt;
  return attempt !== undefined && /^[0-9a-f]{32}$/.test(attempt) ? attempt : null;
}

export function amountOf(minor: number, { currency }: { currency: Money['currency'] }): Money {
  return money(minor, currency);
}

/** The name of the payment behind an invoice: the intent's, by which refunds and disputes call it too. */
export function paymentOf({ id, payments }: Pick<StripeInvoice, 'id' | 'payments'>): string {
  const paid = payments.data.find(({ status }) => status === 'paid') ?? payments.data[0];
  return paid?.payment.payment_intent ?? id;
}

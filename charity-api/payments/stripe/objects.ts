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

/** Our own words on a session, an intent or a subscription; objects of the account's other business have none. */
const metadataSchema = z.object({ attempt: z.string().max(64).optional() }).nullish();

export const intentSchema = z.object({
  id: idSchema,
  status: z.string(),
  metadata: metadataSchema,
});

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
  metadata: metadataSchema,
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
  parent: z
    .object({
      subscription_details: z
        .object({ subscription: idSchema, metadata: metadataSchema })
        .nullish(),
    })
    .nullish(),
});

export const subscriptionSchema = z.object({
  metadata: metadataSchema,
  latest_invoice: z
    .object({ status: z.string().nullable(), billing_reason: z.string().nullable() })
    .nullish(),
});

export const chargeSchema = z.object({
  amount_refunded: amountSchema,
  currency: stripeCurrency,
  payment_intent: intentSchema.nullish(),
});

export const disputeSchema = z.object({
  status: z.string(),
  amount: amountSchema,
  currency: stripeCurrency,
  charge: z.object({ amount_refunded: amountSchema }),
  payment_intent: intentSchema.nullish(),
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

export function amountOf(minor: number, { currency }: { currency: Money['currency'] }): Money {
  return money(minor, currency);
}

/** The name of the payment behind an invoice: the intent's, by which refunds and disputes call it too. */
export function paymentOf({ id, payments }: Pick<StripeInvoice, 'id' | 'payments'>): string {
  const paid = payments.data.find(({ status }) => status === 'paid') ?? payments.data[0];
  return paid?.payment.payment_intent ?? id;
}

/** Schemas of the fields of Stripe's objects that the API reads. The API version is the SDK's, not the account's. */
import * as z from 'zod';
import { currencySchema } from '#contract/common';
import { isAttemptId } from '../attempt-id';

const idSchema = z.string().min(1).max(255);

/** Stripe returns currency codes in lower case. */
const stripeCurrency = z
  .string()
  .transform((code) => code.toUpperCase())
  .pipe(currencySchema);

const amountSchema = z.int().nonnegative();

/** Our metadata. Objects of another business on the account have other metadata. */
const metadataSchema = z.object({ attempt: z.string().optional() }).nullish();

/** The owner of an object. Checked first, because objects of another business may have any format and currency. */
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
export const pricedIntentSchema = z.object({ amount: amountSchema, currency: stripeCurrency });

/** Requested with `expand`: since API version basil, an invoice has no intent field of its own. */
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
  /** Seconds since 1970. */
  created: z.int().positive(),
});

export const subscriptionSchema = z.object({
  latest_invoice: z
    .object({ status: z.string().nullable(), billing_reason: z.string().nullable() })
    .nullish(),
});

export const pricedSchema = z.object({
  items: z.object({
    data: z.tuple([z.object({ id: idSchema, price: z.object({ product: idSchema }) })]),
  }),
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

/** The object of an event, for the event types that are processed. */
export const subjectSchema = z.object({ id: idSchema });

export type StripeSession = z.output<typeof sessionSchema>;
export type StripeInvoice = z.output<typeof invoiceSchema>;
export type StripeIntent = z.output<typeof intentSchema>;
export type StripeEvent = z.output<typeof eventSchema>;
export type EventReference = { eventId: string; id: string };

/** Returns the id of the attempt in the metadata, or null when the object does not belong to this site. */
export function attemptOf(thing: unknown): string | null {
  return attemptIn(ownedSchema.parse(thing));
}

/** `attemptId` is null when the intent has no metadata of this site. */
export type OwnPayment = { id: string; attemptId: string | null };

/** Returns the intent of a charge or a dispute. */
export function intentOfPayment(thing: unknown): OwnPayment | null {
  const intent = ownedPaymentSchema.parse(thing).payment_intent;
  return intent ? { id: intent.id, attemptId: attemptIn(intent) } : null;
}

/** Returns the monthly gift of an invoice, or null. `reason` shows if it is the first or a later month. */
export function giftOfInvoice(
  invoice: unknown,
): { subscription: string; attemptId: string; reason: string | null } | null {
  const { parent, billing_reason: reason = null } = ownedInvoiceSchema.parse(invoice);
  const gift = parent?.subscription_details;
  const attemptId = gift && attemptIn(gift);
  return attemptId ? { subscription: gift.subscription, attemptId, reason } : null;
}

function attemptIn({ metadata }: z.output<typeof ownedSchema>): string | null {
  return isAttemptId(metadata?.attempt) ? metadata.attempt : null;
}

/** Returns the id of an invoice's payment: the intent's id, which refunds and disputes refer to as well. */
export function paymentOf({ id, payments }: Pick<StripeInvoice, 'id' | 'payments'>): string {
  const paid = payments.data.find(({ status }) => status === 'paid') ?? payments.data[0];
  return paid?.payment.payment_intent ?? id;
}

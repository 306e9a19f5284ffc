/** Schemas of PayPal's Orders and Payments API v2 and its webhooks: the fields that the API reads. */
import * as z from 'zod';
import { isCurrency, parseAmount, type Money } from '#domain/money';
import { isAttemptId } from '../attempt-id';

const id = z.string().regex(/^[\w-]{1,64}$/);

/** @throws ZodError for a currency that the API never requests. Staff must then check the account */
const amount = z
  .object({ currency_code: z.string().refine(isCurrency), value: z.string() })
  .transform(({ currency_code, value }, context): Money => {
    const parsed = parseAmount(value, currency_code);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: `invalid amount: ${parsed.problem}` });
    return z.NEVER;
  });

const link = z.object({ rel: z.string(), href: z.string() });

/** The owner of an object. Checked first, because objects of another business on the account may have any format. */
export const ownedSchema = z.object({ custom_id: z.string().optional() });

export const captureSchema = z.object({
  id,
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount,
  custom_id: z.string().optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: id }).partial() })
    .partial()
    .optional(),
  links: z.array(link).default([]),
});

export const orderSchema = z.object({
  id,
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z.object({ captures: z.array(captureSchema).default([]) }).optional(),
      }),
    )
    .default([]),
  links: z.array(link).default([]),
});

export const approvedSchema = z.object({ id, purchase_units: z.array(ownedSchema).default([]) });

/** A refund, or the capture itself. Its links show which. */
export const returnedSchema = z.object({ id, links: z.array(link).default([]) });

export const refundSchema = z.object({
  amount,
  seller_payable_breakdown: z.object({ total_refunded_amount: amount.optional() }).optional(),
});

export const disputeSchema = z.object({
  dispute_id: id,
  disputed_transactions: z.array(z.object({ seller_transaction_id: id })).min(1),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
});

export const lostDisputeSchema = z.object({
  dispute_outcome: z.object({ amount_refunded: amount.optional() }),
});

export type PaypalOrder = z.infer<typeof orderSchema>;
export type PaypalCapture = z.infer<typeof captureSchema>;

/** Returns the id of the attempt, or null when the object does not belong to this site. */
export function attemptIdOf({ custom_id }: z.infer<typeof ownedSchema>): string | null {
  return isAttemptId(custom_id) ? custom_id : null;
}

/** Returns the id in the `up` link, for example of a refund's capture; null when there is no such link. */
export function idFromUpLink(
  links: PaypalOrder['links'],
  folder: 'orders' | 'captures',
): string | null {
  const up = links.find(({ rel }) => rel === 'up')?.href ?? '';
  return new RegExp(`/${folder}/([\\w-]{1,64})$`).exec(up)?.[1] ?? null;
}

export const eventSchema = z.object({
  id,
  event_type: z.string(),
  resource: z.unknown(),
});

export type PaypalEvent = z.infer<typeof eventSchema>;

/** What PayPal sends: orders, captures and refunds of its Orders and Payments API v2, as far as we read them. */
import * as z from 'zod';
import { isCurrency, parseAmount, type Money } from '#domain/money';

const id = z.string().regex(/^[\w-]{1,64}$/);

/** @throws ZodError for a currency that we never ask for: a person must look at the account then */
const amount = z
  .object({ currency_code: z.string().refine(isCurrency), value: z.string() })
  .transform(({ currency_code, value }, context): Money => {
    const parsed = parseAmount(value, currency_code);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: `no amount: ${parsed.problem}` });
    return z.NEVER;
  });

const link = z.object({ rel: z.string(), href: z.string() });

export const captureSchema = z.object({
  id,
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount,
  /** Ours: the id of the attempt. */
  custom_id: id.optional(),
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
        custom_id: id.optional(),
        payments: z.object({ captures: z.array(captureSchema).default([]) }).optional(),
      }),
    )
    .default([]),
  links: z.array(link).default([]),
});

export const refundSchema = z.object({
  id,
  amount,
  seller_payable_breakdown: z.object({ total_refunded_amount: amount.optional() }).optional(),
  links: z.array(link).default([]),
});

export const disputeSchema = z.object({
  disputed_transactions: z.array(z.object({ seller_transaction_id: id })).min(1),
  dispute_outcome: z
    .object({ outcome_code: z.string(), amount_refunded: amount.optional() })
    .optional(),
});

export type PaypalOrder = z.infer<typeof orderSchema>;
export type PaypalCapture = z.infer<typeof captureSchema>;

/** Ids of attempts are ours by their form; the same account may be used by others. */
export function attemptIdOf({ custom_id }: { custom_id?: string | undefined }): string | null {
  return custom_id !== undefined && /^[0-9a-f]{32}$/.test(custom_id) ? custom_id : null;
}

/** The id at the end of the link to what this belongs to, such as a refund's capture. */
export function idBelow(links: PaypalOrder['links'], folder: 'orders' | 'captures'): string | null {
  const up = links.find(({ rel }) => rel === 'up')?.href ?? '';
  return new RegExp(`/${folder}/([\\w-]{1,64})$`).exec(up)?.[1] ?? null;
}

/** What Xendit sends: invoices and refunds, as far as we read them. Amounts are numbers of whole units. */
import * as z from 'zod';
import { isCurrency, parseAmount, type Money } from '#domain/money';

const id = z.string().regex(/^[\w-]{1,64}$/);
const currency = z.string().refine(isCurrency);

function moneyOf(value: number, of: z.infer<typeof currency>, context: z.RefinementCtx): Money {
  // The shortest decimals that are this number: what was sent as 26.01 is read as 26.01.
  const parsed = parseAmount(String(value), of);
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', message: `no amount: ${parsed.problem}` });
  return z.NEVER;
}

/** @throws ZodError for a currency that we never ask for: a person must look at the account then */
export const invoiceSchema = z
  .object({
    id,
    /** Ours: the id of the attempt. */
    external_id: z.string(),
    status: z.enum(['PENDING', 'PAID', 'SETTLED', 'EXPIRED']),
    amount: z.number(),
    paid_amount: z.number().nullish(),
    currency,
    invoice_url: z.url({ protocol: /^https?$/ }),
  })
  .transform(({ paid_amount, ...invoice }, context) => ({
    ...invoice,
    amount: moneyOf(paid_amount ?? invoice.amount, invoice.currency, context),
  }));

export const invoicesSchema = z.array(invoiceSchema);

const refundSchema = z
  .object({ status: z.string(), amount: z.number(), currency })
  .transform(({ status, amount, currency: of }, context) => ({
    status,
    amount: moneyOf(amount, of, context),
  }));

export const refundsSchema = z.object({ data: z.array(refundSchema) });

/** Whose an invoice is, in an answer or in news. Looked at first: those of others on the same account have any currency. */
export const ownedSchema = z.object({ id, external_id: z.string() });

/** News of a refund; that of an invoice names it. */
export const refundNewsSchema = z.object({
  event: z.string().startsWith('refund.'),
  data: z.object({ invoice_id: id.nullish() }),
});

export type XenditInvoice = z.infer<typeof invoiceSchema>;

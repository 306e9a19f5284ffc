/** Schemas of Xendit's invoices, refunds and transactions: the fields that the API reads. Amounts are whole units. */
import * as z from 'zod';
import { isCurrency, parseAmount, type Money } from '#domain/money';
import { isLedgerCurrency } from '#domain/money/ledger';

const id = z.string().regex(/^[\w-]{1,64}$/);
const currency = z.string().refine(isCurrency);

function moneyOf(value: number, of: z.infer<typeof currency>, context: z.RefinementCtx): Money {
  // String() returns the shortest decimal of a number: 26.01 is parsed as 26.01.
  const parsed = parseAmount(String(value), of);
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', message: `invalid amount: ${parsed.problem}` });
  return z.NEVER;
}

/** @throws ZodError for a currency that the API never requests. Staff must then check the account */
export const invoiceSchema = z
  .object({
    id,
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

export const madeRefundSchema = z.object({
  id,
  status: z.enum(['SUCCEEDED', 'PENDING', 'FAILED', 'CANCELLED']),
});

export const refundsSchema = z.object({ data: z.array(refundSchema) });

/** The owner of an invoice. Checked first, because invoices of another business on the account have any currency. */
export const ownedSchema = z.object({ id, external_id: z.string() });

/** A refund event; `invoice_id` is null when the refund does not belong to an invoice. */
export const refundEventSchema = z.object({
  event: z.string().startsWith('refund.'),
  data: z.object({ invoice_id: id.nullish() }),
});

export const ownedRefundSchema = z.object({ invoice_id: id.nullish() });

const transactionSchema = z.object({
  id: z.string().min(1).max(255),
  /** The id of the invoice or of the refund. */
  product_id: z.string().max(255).nullish(),
  type: z.string(),
  status: z.string(),
  reference_id: z.string().nullish(),
  currency: z.string().refine(isLedgerCurrency),
  amount: z.number().nonnegative(),
  net_amount: z.number(),
  cashflow: z.enum(['MONEY_IN', 'MONEY_OUT']),
  created: z.iso.datetime({ offset: true }),
});

export const transactionsSchema = z.object({
  has_more: z.boolean(),
  data: z.array(transactionSchema),
});

export type XenditTransaction = z.infer<typeof transactionSchema>;
export type XenditInvoice = z.infer<typeof invoiceSchema>;

/** PayPal's books, for which the app needs permission: https://developer.paypal.com/docs/api/transaction-search/v1/ */
import * as z from 'zod';
import { parseLedger, type LedgerMoney } from '#domain/money/ledger';
import type { Movement, MovementKind } from '#domain/payouts/movements';
import { hours } from '#domain/time/durations';
import { readPages } from '../pages';
import type { Ledger, LedgerPeriod } from '../provider';
import type { PaypalClient } from './client';
import { attemptIdOf } from './wire';

/** Transactions on one page. PayPal allows no more. */
const PAGE_SIZE = 500;

const idSchema = z.string().min(1).max(64);
const amountSchema = z
  .object({ currency_code: z.string(), value: z.string() })
  .transform(({ currency_code, value }, context): LedgerMoney => {
    const parsed = parseLedger(value, currency_code);
    if (parsed) return parsed;
    context.addIssue({ code: 'custom', message: 'invalid amount' });
    return z.NEVER;
  });

const transactionSchema = z.object({
  transaction_id: idSchema,
  /** The transaction to which a refund or a fee belongs. */
  paypal_reference_id: idSchema.optional(),
  paypal_reference_id_type: z.string().optional(),
  transaction_event_code: z.string().regex(/^T\d{4}$/),
  /** A time such as 2026-03-03T08:00:00+0000. */
  transaction_initiation_date: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:?\d\d)$/)
    .transform((at) => new Date(at.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')).toISOString()),
  transaction_amount: amountSchema,
  fee_amount: amountSchema.optional(),
  /** D: denied. P: pending. S: done. V: done, and refunded later. */
  transaction_status: z.string().optional(),
  custom_field: z.string().optional(),
});
type Transaction = z.output<typeof transactionSchema>;

const pageSchema = z.object({
  transaction_details: z.array(z.object({ transaction_info: transactionSchema })).default([]),
  total_pages: z.int().min(0).default(0),
});

export function paypalLedger(client: PaypalClient): Ledger {
  return {
    // "It takes a maximum of three hours for executed transactions to appear."
    delayMs: hours(3),
    hasPayoutParts: false,
    async movements(period) {
      const found = await readPages((page?: number) => fetchPage(client, period, page ?? 1));
      return found
        .filter(({ transaction_status = 'S' }) => ['S', 'V'].includes(transaction_status))
        .map(toMovement);
    },
  };
}

async function fetchPage(client: PaypalClient, { from, until }: LedgerPeriod, page: number) {
  const query = new URLSearchParams({
    start_date: from.toISOString(),
    end_date: until.toISOString(),
    fields: 'transaction_info',
    page_size: String(PAGE_SIZE),
    page: String(page),
  });
  const answer = await client.get(`/v1/reporting/transactions?${query}`);
  const { transaction_details, total_pages } = pageSchema.parse(answer);
  return {
    items: transaction_details.map(({ transaction_info }) => transaction_info),
    next: page < total_pages ? page + 1 : null,
  };
}

/** Kinds of movements by the code or its group: https://developer.paypal.com/reports/reference/t-codes */
const KINDS: Partial<Record<string, MovementKind>> = {
  T00: 'payment',
  T01: 'fee',
  T04: 'payout',
  T1106: 'dispute',
  T1107: 'refund',
  T1108: 'fee',
  T1110: 'dispute',
  T1111: 'dispute',
  T1201: 'dispute',
  T1202: 'dispute',
};

function toMovement(of: Transaction): Movement {
  const { transaction_id, transaction_event_code: code, transaction_amount: amount } = of;
  const kind = kindOf(code, amount.minor);
  // PayPal writes its fee as a negative amount.
  const fee = of.fee_amount ? 0 - of.fee_amount.minor : 0;
  const isOfDonor = kind === 'payment' || kind === 'refund' || kind === 'dispute';
  const isLinked =
    of.paypal_reference_id_type === undefined || of.paypal_reference_id_type === 'TXN';
  const linked = isLinked ? (of.paypal_reference_id ?? null) : null;
  return {
    // A transaction and its hold can have the same id.
    ...{ id: `${transaction_id}-${code}`, kind, currency: amount.currency },
    paymentId: kind === 'payment' ? transaction_id : isOfDonor ? linked : null,
    attemptId: kind === 'payment' ? attemptIdOf({ custom_id: of.custom_field }) : null,
    paid: isOfDonor ? amount : null,
    ...{ gross: amount.minor, fee, net: amount.minor - fee },
    at: of.transaction_initiation_date,
    // PayPal does not say which payments a withdrawal contains.
    payoutId: kind === 'payout' ? transaction_id : null,
  };
}

/** A payment that the account itself makes is no gift. */
function kindOf(code: string, minor: number): MovementKind {
  const kind = KINDS[code] ?? KINDS[code.slice(0, 3)] ?? 'other';
  return kind === 'payment' && minor < 0 ? 'other' : kind;
}

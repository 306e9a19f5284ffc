/** Stripe's books: balance transactions, and the payouts that contain them. https://docs.stripe.com/payouts/reconciliation */
import type { Stripe } from 'stripe';
import * as z from 'zod';
import type { LedgerMoney } from '#domain/money/ledger';
import type { Movement, MovementKind } from '#domain/payouts/movements';
import { days, hours, seconds } from '#domain/time/durations';
import { readPages } from '../pages';
import type { Ledger, LedgerPeriod } from '../provider';
import type { StripeCall } from './api';
import { attemptOf, giftOfInvoice } from './objects';

const PAGE_SIZE = 100;
/** Stripe retries a failed month for up to four weeks, so an invoice can be older than its charge. */
const INVOICE_AGE_MS = days(35);

const idSchema = z.string().min(1).max(255);
const currencySchema = z
  .string()
  .regex(/^[a-z]{3}$/)
  .transform((code) => code.toUpperCase());

const entrySchema = z.object({
  id: idSchema,
  amount: z.int(),
  fee: z.int(),
  net: z.int(),
  currency: currencySchema,
  /** Seconds since 1970. */
  created: z.int().positive(),
  reporting_category: z.string(),
  source: z.unknown(),
});
type Entry = z.output<typeof entrySchema>;

const payoutSchema = z.object({
  id: idSchema,
  /** False for a payout by hand or at once: Stripe cannot say what it contains. */
  automatic: z.boolean(),
  /** in_progress: the list of its parts is not complete yet. */
  reconciliation_status: z.string(),
});

/** The source of a movement with a donor: a charge, a refund or a dispute. */
const sourceSchema = z.object({
  id: idSchema,
  amount: z.int(),
  currency: currencySchema,
  payment_intent: idSchema.nullish(),
  charge: idSchema.nullish(),
});

const paidInvoiceSchema = z.object({
  payments: z.object({
    data: z.array(z.object({ payment: z.object({ payment_intent: idSchema.nullish() }) })),
  }),
});

/** https://docs.stripe.com/reports/reporting-categories */
const KINDS: Partial<Record<string, MovementKind>> = {
  charge: 'payment',
  // A bank debit that failed after it had succeeded.
  charge_failure: 'refund',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
};

export function stripeLedger(ask: StripeCall): Ledger {
  return {
    // Stripe lists a movement at once. The margin covers a slow webhook.
    delayMs: hours(1),
    hasPayoutParts: true,
    async movements(period) {
      const listed = await listEntries(ask, { created: secondsOf(period) });
      const paidOut: { entry: Entry; payoutId: string }[] = [];
      for (const { id } of await listPayouts(ask, period)) {
        const parts = await listEntries(ask, { payout: id });
        paidOut.push(...parts.map((entry) => ({ entry, payoutId: id })));
      }
      const inPayout = new Set(paidOut.map(({ entry }) => entry.id));
      const movements = [
        ...paidOut.map(({ entry, payoutId }) => toMovement(entry, payoutId)),
        ...listed.filter(({ id }) => !inPayout.has(id)).map((entry) => toMovement(entry, null)),
      ];
      return assignMonths(ask, movements, period);
    },
  };
}

type Filter = { created: { gte: number; lt: number } } | { payout: string };

type Page = { limit: number; starting_after?: string };

function listAll(
  ask: StripeCall,
  list: (stripe: Stripe, page: Page) => Promise<{ data: { id: string }[]; has_more: boolean }>,
): Promise<unknown[]> {
  return readPages(async (after?: string) => {
    const page = { limit: PAGE_SIZE, ...(after === undefined ? {} : { starting_after: after }) };
    const { data, has_more } = await ask((stripe) => list(stripe, page));
    return { items: data, next: has_more ? (data.at(-1)?.id ?? null) : null };
  });
}

async function listEntries(ask: StripeCall, filter: Filter): Promise<Entry[]> {
  const found = await listAll(ask, (stripe, page) =>
    stripe.balanceTransactions.list({ ...filter, ...page, expand: ['data.source'] }),
  );
  return z.array(entrySchema).parse(found);
}

async function listPayouts(ask: StripeCall, period: LedgerPeriod) {
  const found = await listAll(ask, (stripe, page) =>
    stripe.payouts.list({ ...page, created: secondsOf(period) }),
  );
  const payouts = z.array(payoutSchema).parse(found);
  return payouts.filter(
    ({ automatic, reconciliation_status }) => automatic && reconciliation_status === 'completed',
  );
}

function toMovement(entry: Entry, payoutId: string | null): Movement {
  const { id, currency, created, source } = entry;
  const kind = KINDS[entry.reporting_category] ?? 'other';
  const gross = toMinor(entry.amount, currency);
  const fee = toMinor(entry.fee, currency);
  return {
    ...{ id, kind, ...donorOf(kind, entry) },
    ...{ gross, fee, net: gross - fee, currency },
    at: new Date(seconds(created)).toISOString(),
    payoutId: kind === 'payout' ? z.object({ id: idSchema }).parse(source).id : payoutId,
  };
}

function donorOf(
  kind: MovementKind,
  { amount, currency, source }: Entry,
): Pick<Movement, 'paymentId' | 'attemptId' | 'paid'> {
  if (!['payment', 'refund', 'dispute'].includes(kind))
    return { paymentId: null, attemptId: null, paid: null };
  const of = sourceSchema.parse(source);
  // The donor paid in another currency than that of the account. The source has the donor's amount, without a sign.
  const minor = of.currency === currency ? amount : Math.sign(amount) * Math.abs(of.amount);
  const paid: LedgerMoney = { minor: toMinor(minor, of.currency), currency: of.currency };
  const paymentId = of.payment_intent ?? of.charge ?? of.id;
  return { paymentId, paid, attemptId: kind === 'payment' ? attemptOf(source) : null };
}

/** Stripe counts these two in hundredths, although they have no decimals. https://docs.stripe.com/currencies */
const IN_HUNDREDTHS = ['ISK', 'UGX'];
const toMinor = (minor: number, currency: string) =>
  IN_HUNDREDTHS.includes(currency) ? Math.round(minor / 100) : minor;

/** Stripe does not copy the metadata of a subscription to its charges, so they get the attempt of the first month. */
async function assignMonths(
  ask: StripeCall,
  movements: Movement[],
  { from, until }: LedgerPeriod,
): Promise<Movement[]> {
  const isUnassigned = ({ kind, attemptId }: Movement) => kind === 'payment' && attemptId === null;
  if (!movements.some(isUnassigned)) return movements;
  const created = secondsOf({ from: new Date(from.getTime() - INVOICE_AGE_MS), until });
  const invoices = await listAll(ask, (stripe, page) =>
    stripe.invoices.list({ ...page, status: 'paid', created, expand: ['data.payments'] }),
  );
  const attempts = new Map<string, string>();
  for (const invoice of invoices) {
    const gift = giftOfInvoice(invoice);
    if (!gift) continue;
    for (const { payment } of paidInvoiceSchema.parse(invoice).payments.data)
      if (payment.payment_intent) attempts.set(payment.payment_intent, gift.attemptId);
  }
  return movements.map((movement) =>
    isUnassigned(movement)
      ? { ...movement, attemptId: attempts.get(movement.paymentId ?? '') ?? null }
      : movement,
  );
}

const secondsOf = ({ from, until }: LedgerPeriod) => ({
  gte: Math.floor(from.getTime() / 1000),
  lt: Math.floor(until.getTime() / 1000),
});

/** The books of the Stripe mock: balance transactions and payouts, as the API lists them. */
import { ledgerExponent } from '#domain/money/ledger';
import { mockFee, payoutsOf, type BookEntry, type MockPayout, type PayoutTimes } from '../payouts';
import { list, showCharge, type Intent } from './objects';
import { StripeProblem } from './wire';

export type BalanceEntry = BookEntry & {
  category: 'charge' | 'refund' | 'dispute' | 'dispute_reversal';
  amount: number;
  fee: number;
  intent: Intent;
  /** The refund or the dispute. */
  source: { id: string; amount: number } | null;
};

/** Stripe charges a fee for a payment, and does not return it with a refund. */
export function balanceEntry(
  id: string,
  now: Date,
  {
    category,
    amount,
    intent,
    source,
  }: Pick<BalanceEntry, 'category' | 'amount' | 'intent' | 'source'>,
): BalanceEntry {
  const currency = intent.currency.toUpperCase();
  const fee = category === 'charge' ? mockFee(amount, ledgerExponent(currency)) : 0;
  return {
    ...{ id, at: now.getTime(), category, currency, amount, fee, net: amount - fee },
    ...{ intent, source },
  };
}

type Query = Record<string, string>;

export function listBalance(
  balance: readonly BalanceEntry[],
  query: Query,
  times: PayoutTimes,
): object {
  const payouts = payoutsOf(balance, times);
  const payout = payouts.find(({ id }) => idOf(id) === query.payout);
  if (query.payout !== undefined && !payout)
    throw new StripeProblem('No such payout', 404, { code: 'resource_missing' });
  const entries = (payout?.parts ?? balance).map(showEntry);
  const all = [...entries, ...(payout ? [payout] : payouts).map(showPayoutEntry)];
  return page(all, query);
}

export function listPayouts(
  balance: readonly BalanceEntry[],
  query: Query,
  times: PayoutTimes,
): object {
  return page(payoutsOf(balance, times).map(showPayout), query);
}

/** A page of a list, newest first, by Stripe's cursor. */
export function page(all: { id: string; created: number }[], query: Query): object {
  const { 'created[gte]': from = 0, 'created[lt]': until = Infinity } = query;
  const { limit = '10', starting_after: after } = query;
  const found = all
    .filter(({ created }) => created >= Number(from) && created < Number(until))
    .sort((a, b) => b.created - a.created || b.id.localeCompare(a.id));
  const begin = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
  const end = begin + Number(limit);
  return { ...list(found.slice(begin, end)), has_more: found.length > end };
}

const idOf = (payout: string) => `po_${payout}`;
const secondsOf = (at: number) => Math.floor(at / 1000);

function showEntry({ id, at, category, amount, fee, net, currency, intent, source }: BalanceEntry) {
  return {
    ...{ id, object: 'balance_transaction', amount, fee, net, exchange_rate: null },
    ...{ currency: currency.toLowerCase(), reporting_category: category },
    created: secondsOf(at),
    source: source
      ? { ...source, currency: intent.currency, payment_intent: intent.id, charge: intent.charge }
      : showCharge(intent),
  };
}

function showPayout({ id, at, amount, currency }: MockPayout<BalanceEntry>) {
  return {
    ...{ id: idOf(id), object: 'payout', amount, currency: currency.toLowerCase() },
    ...{ automatic: true, status: 'paid', reconciliation_status: 'completed' },
    ...{ created: secondsOf(at), arrival_date: secondsOf(at) },
  };
}

function showPayoutEntry(payout: MockPayout<BalanceEntry>) {
  const { amount, currency } = payout;
  return {
    ...{ id: `txn_${payout.id}`, object: 'balance_transaction', amount: -amount, fee: 0 },
    ...{ net: -amount, currency: currency.toLowerCase(), exchange_rate: null },
    ...{ reporting_category: 'payout', created: secondsOf(payout.at), source: showPayout(payout) },
  };
}

/** The list of transactions of the Xendit mock: payments, refunds and withdrawals to the bank. */
import { ledgerExponent } from '#domain/money/ledger';
import { payoutsOf } from '../payouts';
import type { MockTransaction } from './books';

/** @param every duration between withdrawals, in ms */
export function listTransactions(
  transactions: readonly MockTransaction[],
  query: Record<string, string>,
  times: { every: number; now: Date },
): object {
  const from = Date.parse(query['created[gte]'] ?? '1970-01-01');
  const until = Date.parse(query['created[lte]'] ?? '9999-01-01');
  const withdrawals = payoutsOf(transactions, times).map(
    ({ id, at, currency, amount }): MockTransaction => ({
      ...{ id: `txn_${id}`, at, currency, amount, net: -amount, type: 'WITHDRAWAL' },
      ...{ product_id: `wd_${id}`, reference_id: id },
    }),
  );
  // Newest first.
  const found = [...transactions, ...withdrawals]
    .filter(({ at, currency }) => at >= from && at <= until && currency === query.currency)
    .sort((a, b) => b.at - a.at || b.id.localeCompare(a.id));
  const begin = query.after_id ? found.findIndex(({ id }) => id === query.after_id) + 1 : 0;
  const end = begin + Number(query.limit ?? 10);
  return { has_more: found.length > end, data: found.slice(begin, end).map(show), links: [] };
}

function show({ id, at, type, amount, net, currency, product_id, reference_id }: MockTransaction) {
  const perUnit = 10 ** ledgerExponent(currency);
  const created = new Date(at).toISOString();
  return {
    ...{ id, product_id, type, status: 'SUCCESS', channel_category: 'INVOICE', reference_id },
    ...{ currency, amount: amount / perUnit, net_amount: Math.abs(net) / perUnit },
    cashflow: type === 'PAYMENT' ? 'MONEY_IN' : 'MONEY_OUT',
    ...{ settlement_status: 'SETTLED', estimated_settlement_time: created },
    ...{ business_id: 'mock', created, updated: created },
    fee: {
      xendit_fee: (amount - Math.abs(net)) / perUnit,
      value_added_tax: 0,
      status: 'COMPLETED',
    },
  };
}

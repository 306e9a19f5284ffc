/** The Transaction Search API of the PayPal mock: payments, refunds, reversals and withdrawals to the bank. */
import { days } from '#domain/time/durations';
import { payoutsOf } from '../payouts';
import { decimal, type MockTransaction } from './books';

/** @returns null when the query breaks PayPal's rules @param every duration between withdrawals, in ms */
export function reportTransactions(
  transactions: readonly MockTransaction[],
  query: Record<string, string>,
  times: { every: number; now: Date },
): object | null {
  const from = Date.parse(query.start_date ?? '');
  const until = Date.parse(query.end_date ?? '');
  if (!(from < until && until - from <= days(31))) return null;
  const size = Number(query.page_size ?? 100);
  const page = Number(query.page ?? 1);
  const withdrawals = payoutsOf(transactions, times).map(({ id, at, currency, amount }) => ({
    ...{ id: id.toUpperCase(), at, currency, amount: -amount, code: 'T0400', fee: 0 },
    ...{ payment: null, custom_id: undefined, invoice_id: undefined },
  }));
  const found = [...transactions, ...withdrawals]
    .filter(({ at }) => at >= from && at <= until)
    .sort((a, b) => a.at - b.at);
  return {
    transaction_details: found.slice((page - 1) * size, page * size).map(show),
    ...{ account_number: 'MOCKACCOUNT', page, total_items: found.length },
    total_pages: Math.ceil(found.length / size),
    last_refreshed_datetime: dateOf(times.now.getTime()),
  };
}

function show(
  of: Omit<MockTransaction, 'code' | 'net' | 'custom_id' | 'invoice_id'> & {
    code: string;
    custom_id: string | undefined;
    invoice_id: string | undefined;
  },
) {
  const money = (cents: number) => ({
    currency_code: of.currency,
    value: `${cents < 0 ? '-' : ''}${decimal(Math.abs(cents))}`,
  });
  return {
    transaction_info: {
      transaction_id: of.id,
      ...(of.payment && { paypal_reference_id: of.payment, paypal_reference_id_type: 'TXN' }),
      transaction_event_code: of.code,
      transaction_initiation_date: dateOf(of.at),
      transaction_amount: money(of.amount),
      ...(of.fee !== 0 && { fee_amount: money(-of.fee) }),
      transaction_status: 'S',
      ...{ custom_field: of.custom_id, invoice_id: of.invoice_id },
    },
  };
}

/** PayPal writes 2026-03-03T08:00:00+0000. */
const dateOf = (at: number) => new Date(at).toISOString().replace(/\.\d{3}Z$/, '+0000');

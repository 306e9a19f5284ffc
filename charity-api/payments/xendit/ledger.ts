/** Xendit's books: its list of transactions, for which the key needs the permission to read transactions. */
import { parseLedger } from '#domain/money/ledger';
import type { Movement, MovementKind } from '#domain/payouts/movements';
import { days } from '#domain/time/durations';
import { LedgerError } from '../failure';
import { readPages } from '../pages';
import type { Ledger, LedgerPeriod } from '../provider';
import type { XenditClient } from './client';
import { isAttemptId } from '../attempt-id';
import type { XenditTransaction } from './wire';

const KINDS: Partial<Record<string, MovementKind>> = {
  PAYMENT: 'payment',
  REFUND: 'refund',
  CHARGEBACK: 'dispute',
  FEE: 'fee',
  WITHDRAWAL: 'payout',
  DISBURSEMENT: 'payout',
};

/** @param currencies of the account. Xendit lists one currency at a time */
export function xenditLedger(client: XenditClient, currencies: readonly string[]): Ledger {
  return {
    // Xendit documents no delay.
    delayMs: days(1),
    hasPayoutParts: false,
    async movements(period) {
      const all: Movement[] = [];
      for (const currency of currencies)
        for (const found of await listTransactions(client, period, currency))
          all.push(await toMovement(client, found));
      return all;
    },
  };
}

async function listTransactions(
  client: XenditClient,
  { from, until }: LedgerPeriod,
  currency: string,
): Promise<XenditTransaction[]> {
  const period = { from: from.toISOString(), until: until.toISOString() };
  const found = await readPages(async (after?: string) => {
    const { data, has_more } = await client.transactions({ ...period, currency, after });
    return { items: data, next: has_more ? (data.at(-1)?.id ?? null) : null };
  });
  return found.filter(({ status }) => status === 'SUCCESS');
}

async function toMovement(client: XenditClient, of: XenditTransaction): Promise<Movement> {
  const kind = KINDS[of.type] ?? 'other';
  const sign = of.cashflow === 'MONEY_IN' ? 1 : -1;
  const gross = sign * minorOf(of.amount, of);
  // The net amount of money in is without the fees, that of money out is with them.
  const net = sign * minorOf(of.net_amount, of);
  const isOfDonor = kind === 'payment' || kind === 'refund' || kind === 'dispute';
  const product = of.product_id ?? null;
  return {
    ...{ id: of.id, kind, currency: of.currency, gross, fee: gross - net, net },
    paymentId:
      kind === 'refund' && product !== null
        ? await client.invoiceOfRefund(product)
        : isOfDonor
          ? product
          : null,
    attemptId: kind === 'payment' && isAttemptId(of.reference_id) ? of.reference_id : null,
    paid: isOfDonor ? { minor: gross, currency: of.currency } : null,
    at: new Date(of.created).toISOString(),
    payoutId: kind === 'payout' ? of.id : null,
  };
}

/** String() returns the shortest decimal of a number. */
function minorOf(amount: number, { currency, id }: XenditTransaction): number {
  const parsed = parseLedger(String(amount), currency);
  if (!parsed) throw new LedgerError(`the transaction ${id} has an invalid amount`);
  return parsed.minor;
}

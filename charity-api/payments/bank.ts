/** Payment provider for bank transfers: an order shows accounts, amount and reference, and staff confirm it. */
import { days } from '#domain/time/durations';
import { CURRENCIES } from '#domain/money';
import type { ApiDeps } from '../deps';
import { readAccountsFor, readTransferCurrencies } from './organisation';
import type { PaymentProvider } from './provider';

/** In ms. An order expires when no transfer is confirmed within this time. */
const TRANSFER_TIMEOUT_MS = days(7);

export function bankProvider({ db }: Pick<ApiDeps, 'db'>): PaymentProvider {
  return {
    method: 'Bank',
    currencies: CURRENCIES,
    paymentTimeoutMs: TRANSFER_TIMEOUT_MS,

    currenciesNow: readTransferCurrencies,

    // The result is stored with the attempt, so the donor sees the same accounts after the charity changes them.
    async start(order) {
      const accounts = await readAccountsFor(db, order.charge.currency);
      if (accounts.length === 0)
        throw new Error(`no bank account receives ${order.charge.currency}`);
      return {
        next: {
          kind: 'transfer',
          accounts,
          reference: order.reference,
          amount: order.charge,
          until: order.expiresAt.toISOString(),
        },
        providerReference: order.reference,
      };
    },

    // There is no status to fetch. A proof is not a payment: only staff confirm that the money has arrived.
    fetchStatus: async () => null,
  };
}

/** Bank transfer: the donor is told the accounts, the exact amount and the reference; staff see the money arrive. */
import { days } from '#domain/time/durations';
import { CURRENCIES } from '#domain/money';
import type { ApiDeps } from '../deps';
import { readAccountsFor, readTransferCurrencies } from './organisation';
import type { PaymentProvider } from './provider';

/** How long an order waits for its transfer. */
const TRANSFER_PATIENCE = days(7);

export function bankProvider({ db }: Pick<ApiDeps, 'db'>): PaymentProvider {
  return {
    method: 'Bank',
    currencies: CURRENCIES,
    patience: TRANSFER_PATIENCE,

    currenciesNow: readTransferCurrencies,

    // What this returns is stored with the attempt: a donor keeps the accounts that they were told.
    async start(order) {
      const accounts = await readAccountsFor(db, order.charge.currency);
      if (accounts.length === 0) throw new Error('the bank account was removed');
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

    // A proof is not a payment: only staff who saw the money on the account can tell.
    fetchStatus: async () => null,
  };
}

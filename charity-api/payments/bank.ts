/** Bank transfer: the donor is told the account, the exact amount and the reference; staff see the money arrive. */
import { days } from '#domain/time/durations';
import { CURRENCIES } from '#domain/money';
import type { ApiDeps } from '../deps';
import { readBank } from './organisation';
import type { PaymentProvider } from './provider';

/** How long an order waits for its transfer. */
const TRANSFER_PATIENCE = days(7);

export function bankProvider({ db }: Pick<ApiDeps, 'db'>): PaymentProvider {
  return {
    method: 'Bank',
    currencies: CURRENCIES,
    patience: TRANSFER_PATIENCE,

    isOffered: async (tx) => (await readBank(tx)) !== null,

    async start(order) {
      const bank = await readBank(db);
      if (!bank) throw new Error('the bank account was removed');
      return {
        next: {
          kind: 'transfer',
          ...bank,
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

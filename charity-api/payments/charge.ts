/** What an attempt will take: the total itself, or what the donor accepted by pressing a quote. */
import type { ApiDeps } from '../deps';
import { ApiError } from '../http/errors';
import type { PaymentAttemptRow } from '../db/tables/orders';
import type { PaymentProvider } from './provider';
import { acceptedTerms, isBelowMinimum, acceptsExactAmount, totalOf, type Gifts } from './quotes';

export type Charge = Pick<PaymentAttemptRow, 'charge_minor' | 'charge_currency' | 'quote'>;

/**
 * @throws ApiError payment.methodUnavailable, payment.belowMinimum, payment.quoteNeeded, payment.quoteRefused, payment.quoteExpired:
 * nothing is ever converted or rounded without the donor's word
 */
export function chargeFor(
  deps: Pick<ApiDeps, 'now' | 'config'>,
  provider: PaymentProvider,
  asked: Gifts & { quote: string | undefined },
): Charge {
  const { quote } = asked;
  const total = totalOf(asked);
  if (quote !== undefined) {
    const terms = acceptedTerms(deps, quote, { ...asked, method: provider.method });
    if (!acceptsExactAmount(provider, terms.charged)) throw new ApiError('payment.quoteRefused');
    return {
      charge_minor: terms.charged.minor,
      charge_currency: terms.charged.currency,
      quote: JSON.stringify(terms),
    };
  }
  if (!provider.currencies.includes(total.currency)) {
    throw new ApiError('payment.methodUnavailable');
  }
  if (!acceptsExactAmount(provider, total)) throw new ApiError('payment.quoteNeeded');
  if (isBelowMinimum(provider, total)) throw new ApiError('payment.belowMinimum');
  return { charge_minor: total.minor, charge_currency: total.currency, quote: null };
}

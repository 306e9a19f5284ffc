/** Calculates the amount that a payment attempt charges: the order's total, or the amount of the accepted quote. */
import type { ApiDeps } from '../deps';
import { ApiError } from '../http/errors';
import type { PaymentAttemptRow } from '../db/tables/orders';
import type { PaymentProvider } from './provider';
import {
  acceptedTerms,
  acceptsExactAmount,
  providerLimitProblem,
  totalOf,
  type Gifts,
} from './quotes';

export type Charge = Pick<PaymentAttemptRow, 'charge_minor' | 'charge_currency' | 'quote'>;

/**
 * An amount is converted or rounded only by a quote that the donor has accepted.
 * @throws ApiError payment.methodUnavailable, .belowMinimum, .aboveMaximum, .quoteNeeded, .quoteRefused, .quoteExpired
 */
export function calculateCharge(
  deps: Pick<ApiDeps, 'now' | 'config'>,
  provider: PaymentProvider,
  order: Gifts & { quote: string | undefined },
): Charge {
  const { quote } = order;
  const total = totalOf(order);
  if (quote !== undefined) {
    const terms = acceptedTerms(deps, quote, { ...order, method: provider.method });
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
  const problem = providerLimitProblem(provider, total);
  if (problem) throw new ApiError(problem);
  return { charge_minor: total.minor, charge_currency: total.currency, quote: null };
}

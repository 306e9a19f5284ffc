/** How old a rate may be and still be a price to promise. */
import { days } from '../time/durations';
import type { Currency } from './currency';

/** The rial has been worth 2.6008 dollars since 1986 (Central Bank of Oman): that rate does not age. */
const PEGGED: readonly string[] = ['OMR', 'USD'] satisfies Currency[];
/** Any other rate moves every day; a week is the longest that a charity without staff on holidays leaves it. */
const FRESH_FOR = days(7);

export function isPegged(currency: string): boolean {
  return PEGGED.includes(currency);
}

/** @param rate of a currency against the rial; `at`: ISO 8601, the moment that it is of */
export function isFreshRate(
  { currency, at }: { currency: string; at: string },
  now: Date,
): boolean {
  return isPegged(currency) || now.getTime() - new Date(at).getTime() <= FRESH_FOR;
}

/** Maximum age of the exchange rates that the API uses for quotes. */
import { days } from '../time/durations';
import type { Currency } from './currency';

/** The rial is pegged at 2.6008 dollars since 1986 (Central Bank of Oman), so that rate does not expire. */
const PEGGED: readonly string[] = ['OMR', 'USD'] satisfies Currency[];
/** Milliseconds. Other rates change every day. A small charity may not update them during a week of holidays. */
const MAX_RATE_AGE_MS = days(7);

export function isPegged(currency: string): boolean {
  return PEGGED.includes(currency);
}

/** @param rate of a currency against the rial; `at`: date of the rate, ISO 8601 */
export function isFreshRate(
  { currency, at }: { currency: string; at: string },
  now: Date,
): boolean {
  const age = now.getTime() - new Date(at).getTime();
  // A day ahead of the clock is a day in another time zone. A later one is a mistake, and would stay fresh for too long.
  return isPegged(currency) || (age >= -days(1) && age <= MAX_RATE_AGE_MS);
}

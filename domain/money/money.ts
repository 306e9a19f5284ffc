/** Money as an integer of minor units and a currency, and the only arithmetic done on it. */
import { minorPerUnit, type Currency } from './currency';

/** `minor`: a safe integer of minor units (baisa, cents). */
export type Money = { readonly minor: number; readonly currency: Currency };

export class MoneyError extends Error {
  override name = 'MoneyError';
}

export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor))
    throw new MoneyError(`not a whole number of minor units: ${minor}`);
  return { minor, currency };
}

/** From whole units: `units(25, 'OMR')` is 25,000 baisa. */
export function units(whole: number, currency: Currency): Money {
  return money(whole * minorPerUnit(currency), currency);
}

function sameCurrency(a: Money, b: Money): boolean {
  return a.currency === b.currency;
}

/** @throws MoneyError when the currencies differ: sums over currencies mean nothing. */
export function add(a: Money, b: Money): Money {
  if (!sameCurrency(a, b)) throw new MoneyError(`cannot add ${a.currency} and ${b.currency}`);
  return money(a.minor + b.minor, a.currency);
}

export function times(amount: Money, quantity: number): Money {
  return money(amount.minor * quantity, amount.currency);
}

/** The sum of amounts that all are of `currency`; zero for none. @throws MoneyError as `add`. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, money(0, currency));
}

/** How much of `whole` is `part`, as a whole percentage, rounded down so that 100 means complete. */
export function percentOf(part: Money, whole: Money): number {
  if (!sameCurrency(part, whole) || whole.minor <= 0) return 0;
  return Math.max(0, Math.min(100, Math.floor((part.minor / whole.minor) * 100)));
}

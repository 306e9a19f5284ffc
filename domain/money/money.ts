/** Money as an integer of minor units with a currency, and its arithmetic. */
import { minorPerUnit, type Currency } from './currency';

/** `minor`: a safe integer of minor units (baisa, cents). */
export type Money = { readonly minor: number; readonly currency: Currency };

export class MoneyError extends Error {
  override name = 'MoneyError';
}

/** @throws MoneyError when `minor` is not a safe integer */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor))
    throw new MoneyError(`minor units must be a safe integer: ${minor}`);
  return { minor, currency };
}

/** Converts whole units to money: `units(25, 'OMR')` is 25,000 baisa. */
export function units(whole: number, currency: Currency): Money {
  return money(whole * minorPerUnit(currency), currency);
}

function sameCurrency(a: Money, b: Money): boolean {
  return a.currency === b.currency;
}

/** @throws MoneyError when the currencies differ */
export function add(a: Money, b: Money): Money {
  if (!sameCurrency(a, b)) throw new MoneyError(`cannot add ${a.currency} and ${b.currency}`);
  return money(a.minor + b.minor, a.currency);
}

export function times(amount: Money, quantity: number): Money {
  return money(amount.minor * quantity, amount.currency);
}

/**
 * Returns the sum, or zero for an empty list.
 * @throws MoneyError when an amount has another currency than `currency`
 */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, money(0, currency));
}

/** Returns `part` as a percentage of `whole`, 0 to 100, rounded down so that 100 means complete. */
export function percentOf(part: Money, whole: Money): number {
  if (!sameCurrency(part, whole) || whole.minor <= 0) return 0;
  return Math.max(0, Math.min(100, Math.floor((part.minor / whole.minor) * 100)));
}

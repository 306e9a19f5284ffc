/** Money as an integer of minor units and a currency, and the only arithmetic done on it. */
import { decimalText, exact, fraction, over, product, whole, type Exact } from '../exact';
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

/** One unit of the currency that rates are quoted against. */
const BASE_RATE = '1';

/**
 * The amount in another currency.
 * @param rate units of `to` for one unit of the amount's currency, a decimal string of at most 12 decimals
 * @param rounding nearest (half up) or up; done once, at the end, in exact integers
 */
export function convert(
  amount: Money,
  to: Currency,
  rate: string,
  rounding: 'nearest' | 'up' = 'nearest',
): Money {
  return exchange(amount, to, { from: BASE_RATE, to: rate }, rounding);
}

/**
 * The amount in another currency when both are quoted against a third, as the API's rates are (units for one
 * rial). Multiplying and dividing happen together, so nothing is lost to an inverted rate.
 * @param step minor units that the result is a whole multiple of, such as 10 baisa where a card provider takes no less
 */
export function exchange(
  amount: Money,
  to: Currency,
  rates: { from: string; to: string },
  rounding: 'nearest' | 'up' = 'nearest',
  step = 1,
): Money {
  return moneyOf(product(unitsOf(amount), pairOf(rates)), to, rounding, step);
}

/** Whole units as an exact fraction: 25.500 OMR is 51/2. */
export function unitsOf({ minor, currency }: Money): Exact {
  return fraction(BigInt(minor), BigInt(minorPerUnit(currency)));
}

/**
 * The amount of an exact number of whole units, rounded once.
 * @param step minor units that the result is a whole multiple of
 * @throws MoneyError when it is more than an amount can hold
 */
export function moneyOf(
  value: Exact,
  currency: Currency,
  rounding: 'nearest' | 'up' = 'nearest',
  step = 1,
): Money {
  const steps = product(value, fraction(BigInt(minorPerUnit(currency)), BigInt(step)));
  return money(Number(whole(steps, rounding) * BigInt(step)), currency);
}

/** Units of one currency for one unit of another, from their rates against a third: for people to read, 6 decimals at most. */
export function pairRate(rates: { from: string; to: string }): string {
  return decimalText(pairOf(rates), 6).replaceAll(',', '');
}

/** @throws MoneyError for what is no rate */
function pairOf({ from, to }: { from: string; to: string }): Exact {
  for (const rate of [from, to]) {
    if (!/^\d{1,12}(?:\.\d{1,12})?$/.test(rate)) throw new MoneyError(`not a rate: ${rate}`);
  }
  if (exact(from).top === 0n) throw new MoneyError(`not a rate: ${from}`);
  return over(exact(to), exact(from));
}

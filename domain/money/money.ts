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
  const multiply = decimal(rates.to);
  const divide = decimal(rates.from);
  if (divide.digits === 0n) throw new MoneyError(`not a rate: ${rates.from}`);
  const numerator =
    BigInt(amount.minor) * multiply.digits * divide.scale * BigInt(minorPerUnit(to));
  const denominator =
    divide.digits * multiply.scale * BigInt(minorPerUnit(amount.currency)) * BigInt(step);
  const whole = numerator / denominator;
  const rest = numerator % denominator;
  const roundsUp = rounding === 'up' ? rest > 0n : rest * 2n >= denominator;
  return money(Number((whole + (roundsUp ? 1n : 0n)) * BigInt(step)), to);
}

/** Units of one currency for one unit of another, from their rates against a third: for people to read, 6 decimals at most. */
export function pairRate(rates: { from: string; to: string }): string {
  const to = decimal(rates.to);
  const from = decimal(rates.from);
  if (from.digits === 0n) throw new MoneyError(`not a rate: ${rates.from}`);
  const millionths =
    (to.digits * from.scale * 2_000_000n + to.scale * from.digits) / (to.scale * from.digits * 2n);
  const digits = String(millionths).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '');
}

/** A decimal string as an exact fraction: "2.6008" is 26008 over 10000. */
function decimal(rate: string): { digits: bigint; scale: bigint } {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(rate);
  if (!match) throw new MoneyError(`not a rate: ${rate}`);
  const decimals = match[2] ?? '';
  return { digits: BigInt(match[1]! + decimals), scale: 10n ** BigInt(decimals.length) };
}

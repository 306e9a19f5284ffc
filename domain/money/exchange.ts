/** Currency conversion in exact fractions, rounded once at the end. */
import {
  decimalText,
  exact,
  fraction,
  divide,
  product,
  roundToInteger,
  type Exact,
} from '../numbers/exact';
import { minorPerUnit, type Currency } from './currency';
import { money, MoneyError, type Money } from './money';

/**
 * Converts an amount when both currencies are quoted against a third, like the API's rates (units for one rial). One
 * exact fraction multiplies and divides, so no precision is lost to an inverted rate.
 * @param step the result is a multiple of this number of minor units, for example 10 baisa for some card providers
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

/** Returns the amount in whole units as an exact fraction: 25.500 OMR is 51/2. */
export function unitsOf({ minor, currency }: Money): Exact {
  return fraction(BigInt(minor), BigInt(minorPerUnit(currency)));
}

/**
 * Returns the amount for an exact number of whole units, rounded once.
 * @param step the result is a multiple of this number of minor units
 * @throws MoneyError when the result is not a safe integer of minor units
 */
export function moneyOf(
  value: Exact,
  currency: Currency,
  rounding: 'nearest' | 'up' = 'nearest',
  step = 1,
): Money {
  const steps = product(value, fraction(BigInt(minorPerUnit(currency)), BigInt(step)));
  return money(Number(roundToInteger(steps, rounding) * BigInt(step)), currency);
}

/**
 * Returns an amount in another currency as a plain decimal number, for a currency that the site does not accept.
 * @param rates as in `exchange`
 */
export function exchangeText(
  amount: Money,
  rates: { from: string; to: string },
  decimals: number,
): string {
  return decimalText(product(unitsOf(amount), pairOf(rates)), decimals).replaceAll(',', '');
}

/**
 * Returns the units of `to` for one unit of `from`, for display, with at most 6 decimals. `rates` are against a third
 * currency.
 */
export function pairRate(rates: { from: string; to: string }): string {
  return decimalText(pairOf(rates), 6).replaceAll(',', '');
}

/** @throws MoneyError when a rate is not a valid decimal or `from` is zero */
function pairOf({ from, to }: { from: string; to: string }): Exact {
  for (const rate of [from, to]) {
    if (!/^\d{1,12}(?:\.\d{1,12})?$/.test(rate)) throw new MoneyError(`invalid rate: ${rate}`);
  }
  if (exact(from).top === 0n) throw new MoneyError(`invalid rate: ${from}`);
  return divide(exact(to), exact(from));
}

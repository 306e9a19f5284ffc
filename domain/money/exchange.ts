/** Money in another currency, and as an exact number to compute with; rounded once, at the end. */
import { decimalText, exact, fraction, over, product, whole, type Exact } from '../numbers/exact';
import { minorPerUnit, type Currency } from './currency';
import { money, MoneyError, type Money } from './money';

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

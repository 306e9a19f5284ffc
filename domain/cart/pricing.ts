/** Prices a gift in any currency: price × quantity is computed exactly, converted and rounded once (decision 0026). */
import { fraction, product } from '../numbers/exact';
import { exchange, money, moneyOf, times, unitsOf, type Currency, type Money } from '../money';
import { roundingOf, type Intention } from './intentions';

/** Units of each currency for one unit of the same third currency, as decimals. */
export type Rates = Partial<Record<Currency, string>>;

export type Stated = {
  /** Unit price, in the currency in which it is stated. */
  price: Money;
  quantity: number;
};

export type Priced = Stated & { intention: Intention };

/** The data to price any quantity of an offering in a currency, also in the browser. */
export type PriceList = Omit<Priced, 'quantity'> & {
  currency: Currency;
  /** Rates of the stated and of the requested currency. Both are the same string when no conversion is needed. */
  rates: { from: string; to: string };
};

/** @returns null when a rate is missing */
export function priceListIn(
  currency: Currency,
  { price, intention }: Omit<Priced, 'quantity'>,
  rates: Rates,
): PriceList | null {
  const own = { price, intention, currency };
  if (price.currency === currency) return { ...own, rates: { from: '1', to: '1' } };
  const [from, to] = [rates[price.currency], rates[currency]];
  return from && to ? { ...own, rates: { from, to } } : null;
}

/**
 * The amount of a gift: price × quantity, converted, then rounded once. An obligation is rounded up, every other gift
 * to the nearest minor unit, and never to zero.
 */
export function totalFor(
  { price, intention, currency, rates }: PriceList,
  quantity: number,
): Money {
  const exact = times(price, quantity);
  if (price.currency === currency) return exact;
  const { minor } = exchange(exact, currency, rates, roundingOf([intention]));
  return money(Math.max(1, minor), currency);
}

/** @returns null when a rate is missing */
export function amountIn(
  currency: Currency,
  { quantity, ...one }: Priced,
  rates: Rates,
): Money | null {
  const list = priceListIn(currency, one, rates);
  return list && totalFor(list, quantity);
}

/** A unit price to show next to a total. It is informational: the total is charged. */
export type UnitPrice = {
  price: Money;
  /** True when the total does not divide evenly: this price times the quantity is not the total. */
  isRounded: boolean;
};

export function unitPriceOf(total: Money, quantity: number): UnitPrice {
  const one = product(unitsOf(total), fraction(1n, BigInt(quantity)));
  return { price: moneyOf(one, total.currency), isRounded: total.minor % quantity !== 0 };
}

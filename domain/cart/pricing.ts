/** The one rule by which a gift is priced in a currency: the exact product is converted and rounded once. */
import { fraction, product } from '../exact';
import { exchange, money, moneyOf, times, unitsOf, type Currency, type Money } from '../money';
import { roundingOf, type Intention } from './intentions';

/** Units of each currency for one unit of the same third currency, as decimals. */
export type Rates = Partial<Record<Currency, string>>;

export type Priced = {
  /** Price of one, in the currency in which it is stated. */
  price: Money;
  quantity: number;
  intention: Intention;
};

/** Enough to price any number of one thing in a currency, also in the browser. */
export type PriceList = Omit<Priced, 'quantity'> & {
  currency: Currency;
  /** Of the stated currency and of the other; the same string twice where no conversion is needed. */
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

/** What one of several costs, to be shown beside their total. The total is what counts. */
export type UnitPrice = {
  price: Money;
  /** It does not divide evenly: the price times the quantity is not the total. */
  isRounded: boolean;
};

export function unitPriceOf(total: Money, quantity: number): UnitPrice {
  const one = product(unitsOf(total), fraction(1n, BigInt(quantity)));
  return { price: moneyOf(one, total.currency), isRounded: total.minor % quantity !== 0 };
}

/** Calculates the amount per share times the number of shares, added exactly and rounded up once at the end. */
import { MAXIMUM_AMOUNT } from '../constants';
import { westernDigits } from '../numbers/digits';
import { compare, exact, divide, plus, product, ZERO, type Exact } from '../numbers/exact';
import { moneyOf, type Currency, type Money } from '../money';
import { readNumber } from '../numbers/typed';

/** Units of each currency for one rial. Contains only current rates. */
export type Rates = Partial<Record<string, string>>;

export type PerShare = {
  /** Decimal, in the currency of the listing; null when the company published no figure. */
  figure: string | null;
  /** ISO 4217. May be a currency that the site does not accept for gifts. */
  currency: string;
};

/**
 * settled: the company itself has paid. unpublished: no figure. unrated: no current rate for the listing's currency.
 */
export type Part =
  | { state: 'owed'; exact: Exact; rounded: Money }
  | { state: 'settled' | 'unpublished' | 'unrated' | 'tooLarge' };

/** More than any donor holds of one company. */
const MAX_COUNT_DIGITS = 12;
const MAX_COUNT_DECIMALS = 6;

export type ReadHolding =
  { ok: true; count: string } | { ok: false; problem: 'missing' | 'invalid' };

/** Parses a number of shares in any digits: "1,250", "١٢٥٠", "12.5". The notation is the same as for amounts. */
export function readHolding(typed: string): ReadHolding {
  if (westernDigits(typed).trim() === '') return { ok: false, problem: 'missing' };
  const number = readNumber(typed);
  const whole = number?.whole.replace(/^0+(?=\d)/, '') || '0';
  const decimals = number?.decimals ?? '';
  const count = decimals === '' ? whole : `${whole}.${decimals}`;
  const isCount =
    number !== null &&
    whole.length <= MAX_COUNT_DIGITS &&
    decimals.length <= MAX_COUNT_DECIMALS &&
    exact(count).top > 0n;
  return isCount ? { ok: true, count } : { ok: false, problem: 'invalid' };
}

/** Returns the amount for one holding in the donor's currency. @param count decimal, as readHolding returns it */
export function partOf(
  count: string,
  { figure, currency }: PerShare,
  to: Currency,
  rates: Rates,
): Part {
  if (figure === null) return { state: 'unpublished' };
  const rate = rateOf(currency, to, rates);
  if (!rate) return { state: 'unrated' };
  const value = product(exact(count), exact(figure), rate);
  if (isTooLarge(value)) return { state: 'tooLarge' };
  return { state: 'owed', exact: value, rounded: moneyOf(value, to, 'up') };
}

/** Returns the sum of all known amounts, or null when it exceeds the maximum amount of one cart line. */
export function totalOf(parts: readonly Part[], currency: Currency): Money | null {
  const total = parts.reduce(
    (sum, part) => (part.state === 'owed' ? plus(sum, part.exact) : sum),
    ZERO,
  );
  const isTooMuch = isTooLarge(total) || parts.some(({ state }) => state === 'tooLarge');
  return isTooMuch ? null : moneyOf(total, currency, 'up');
}

function isTooLarge(value: Exact): boolean {
  return compare(value, exact(MAXIMUM_AMOUNT)) > 0;
}

function rateOf(from: string, to: Currency, rates: Rates): Exact | null {
  if (from === to) return exact(1);
  const pair = [rates[from], rates[to]] as const;
  if (!pair[0] || !pair[1] || exact(pair[0]).top === 0n) return null;
  return divide(exact(pair[1]), exact(pair[0]));
}

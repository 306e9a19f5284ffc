/** What is published of one share or one unit, times how many are held: added up exactly and rounded up once, at the end. */
import { MAXIMUM_AMOUNT } from '../constants';
import { westernDigits } from '../numbers/digits';
import { compare, exact, over, plus, product, ZERO, type Exact } from '../numbers/exact';
import { moneyOf, type Currency, type Money } from '../money';
import { readNumber } from '../numbers/typed';

/** Units of each currency for one rial, those that are fresh. */
export type Rates = Partial<Record<string, string>>;

export type PerShare = {
  /** Decimal, in the currency of the listing. null: none was published. */
  figure: string | null;
  /** ISO 4217; not always one that is accepted here. */
  currency: string;
};

/** settled: the company has paid it itself. unpublished: there is no figure. unrated: no fresh rate for the listing's currency. */
export type Part =
  | { state: 'owed'; exact: Exact; rounded: Money }
  | { state: 'settled' | 'unpublished' | 'unrated' | 'tooLarge' };

/** More than anybody holds of one company. */
const MAX_COUNT_DIGITS = 12;
const MAX_COUNT_DECIMALS = 6;

export type ReadHolding =
  { ok: true; count: string } | { ok: false; problem: 'missing' | 'invalid' };

/** How many, in any digits: "1,250", "١٢٥٠", "12.5", read as amounts are. */
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

/** What one holding comes to in the donor's currency. @param count decimal, as readHolding gives it */
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

/** All of them together; what is not known is not in it. null: more than one line can hold. */
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
  return over(exact(pair[1]), exact(pair[0]));
}

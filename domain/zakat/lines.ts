/** What each line of wealth counts for, and how that comes about: the formula as data, for pages to put into words. */
import { exact, fraction, minus, over, product, ZERO, type Exact } from '../numbers/exact';
import { PURITIES, type Metal, type Year } from './kinds';
import type { Rulings } from './settings';
import type { Entry, Shares } from './wealth';

/** Decimals, to be written. */
export type Formula =
  | { is: 'typed' }
  | { is: 'debt' }
  | {
      is: 'metal' | 'worn';
      grams: Exact;
      parts: number;
      whole: number;
      pure: Exact;
      perGram: Exact;
    }
  | { is: 'market'; count: Exact; price: Exact }
  | { is: 'proxy'; count: Exact; price: Exact; share: Exact }
  | { is: 'published'; count: Exact; zakat: Exact; rate: Exact }
  | { is: 'paid' };

export type ExactLine = { entry: Entry; amount: Exact; formula: Formula };

/** @param prices of a pure gram, in the currency of the page; null: not known, and then no line needs it */
export function lineOf(
  entry: Entry,
  prices: Readonly<Record<Metal, Exact | null>>,
  rulings: Rulings,
  year: Year,
): ExactLine {
  if ('amount' in entry) {
    return entry.kind === 'debts'
      ? { entry, amount: minus(ZERO, entry.amount), formula: { is: 'debt' } }
      : { entry, amount: entry.amount, formula: { is: 'typed' } };
  }
  if ('holding' in entry) return { entry, ...sharesOf(entry.count, entry.holding, rulings, year) };
  const { grams, parts, isWorn } = entry;
  const { whole } = PURITIES[entry.kind];
  const pure = product(grams, fraction(BigInt(parts), BigInt(whole)));
  const perGram = prices[entry.kind] ?? ZERO;
  const counts = !isWorn || rulings.wornCounts;
  return {
    entry,
    amount: counts ? product(pure, perGram) : ZERO,
    formula: { is: counts ? 'metal' : 'worn', grams, parts, whole, pure, perGram },
  };
}

function sharesOf(
  count: Exact,
  holding: Shares,
  { shares, rates }: Rulings,
  year: Year,
): Pick<ExactLine, 'amount' | 'formula'> {
  if (holding.held === 'paid') return { amount: ZERO, formula: { is: 'paid' } };
  if (holding.held === 'published') {
    // Companies publish the zakat itself. The wealth that it is the zakat of can be added to the rest: by the rate that
    // is then taken of it, so that of each share exactly what was published is due, in either year.
    const { zakat } = holding;
    const rate = exact(rates[year]);
    return {
      amount: over(product(count, zakat), rate),
      formula: { is: 'published', count, zakat, rate },
    };
  }
  const { price } = holding;
  const market = product(count, price);
  if (holding.held === 'trade') {
    return { amount: market, formula: { is: 'market', count, price } };
  }
  const share = exact(shares.proxy);
  return { amount: product(market, share), formula: { is: 'proxy', count, price, share } };
}

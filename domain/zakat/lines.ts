/** Calculates the zakatable amount of each line of wealth, and returns the formula as data for pages to display. */
import { exact, fraction, minus, divide, product, ZERO, type Exact } from '../numbers/exact';
import { PURITIES, type Metal, type Year } from './kinds';
import type { Rulings } from './settings';
import type { Entry, Shares } from './wealth';

/** The formula of a line, by its type. Pages format the numbers as decimals. */
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

/**
 * Calculates the zakatable amount of a line of wealth.
 * @param prices of one gram of pure metal, in the currency of the page; null when unknown, and then no line uses it
 */
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
    // Companies publish the zakat itself. Dividing it by the rate gives the wealth that this zakat belongs to. The rate
    // is applied to the total again, so that exactly the published zakat is due, in a lunar and in a solar year.
    const { zakat } = holding;
    const rate = exact(rates[year]);
    return {
      amount: divide(product(count, zakat), rate),
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

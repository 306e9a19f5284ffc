/** Calculates zakat: the net wealth, whether it reaches the nisab, and the zakat due, rounded up once at the end. */
import {
  compare,
  decimalText,
  exact,
  divide,
  plus,
  product,
  ZERO,
  type Exact,
} from '../numbers/exact';
import { money, moneyOf, unitsOf, type Money } from '../money';
import { MAX_FIGURE } from './figure';
import { otherThan, type Metal } from './kinds';
import { lineOf, type ExactLine } from './lines';
import { formatExact, formatLine, type Nisab, type Zakat } from './result';
import type { Figures, Rulings } from './settings';
import { isMetal, type Typed } from './typed';
import { readWealth, type Problems } from './wealth';

export type Outcome = { ok: true; zakat: Zakat } | { ok: false; problems: Problems };

type Prices = Record<Metal, Exact | null>;

/** Calculates the result, or returns the errors of the fields. The server and the browser run the same code. */
export function calculateZakat(typed: Typed, figures: Figures, rulings: Rulings): Outcome {
  const read = readWealth(typed, figures, rulings);
  if (!read.ok) return read;
  const { entries, own } = read.wealth;
  const perGram = { gold: priceOf('gold', figures, own), silver: priceOf('silver', figures, own) };
  const lines = entries.map((entry) => lineOf(entry, perGram, rulings, typed.year));
  // Each factor was within the limit, but their product may exceed it.
  const beyond = lines.filter(({ amount }) => compare(amount, MAX_FIGURE) > 0);
  if (beyond.length > 0) {
    const field = ({ entry: { kind, at } }: ExactLine) =>
      `${kind}.${at}.${isMetal(kind) ? 'grams' : 'count'}`;
    return {
      ok: false,
      problems: Object.fromEntries(beyond.map((line) => [field(line), 'zakat.tooLarge'])),
    };
  }
  return { ok: true, zakat: zakatOf(typed, lines, { perGram, own, figures, rulings }) };
}

/** Returns the price of one gram of pure metal in the currency of the page; null when it is unknown. */
function priceOf(metal: Metal, { prices }: Figures, own: Prices): Exact | null {
  if (own[metal]) return own[metal];
  const price = prices[metal];
  if (typeof price === 'string') return null;
  const perGram = exact(price.perGram);
  return price.rates
    ? divide(product(perGram, exact(price.rates.to)), exact(price.rates.from))
    : perGram;
}

type ZakatInputs = { perGram: Prices; own: Prices; figures: Figures; rulings: Rulings };

function zakatOf({ nisab: by, year }: Typed, lines: ExactLine[], known: ZakatInputs): Zakat {
  const { perGram, rulings } = known;
  const { currency } = known.figures;
  const all = lines.reduce((total, { amount }) => plus(total, amount), ZERO);
  const net = all.top < 0n ? ZERO : all;
  const limitBy = (metal: Metal) => product(exact(rulings.nisab[metal]), perGram[metal] ?? ZERO);
  const reaches = (metal: Metal) => net.top > 0n && compare(net, limitBy(metal)) >= 0;
  const limit = limitBy(by);
  const isDue = reaches(by);
  const rate = exact(rulings.rates[year]);
  const owed = isDue ? product(net, rate) : ZERO;
  const due = moneyOf(owed, currency, 'up');
  const nisab = { by, gold: nisabOf('gold', known), silver: nisabOf('silver', known) };
  const shown = displayedNet(nisab[by]?.value ?? moneyOf(limit, currency, 'up'), {
    net: moneyOf(net, currency),
    isDue,
  });
  return {
    currency,
    lines: lines.map((line) => formatLine(line, currency)),
    ...shown,
    nisab,
    prices: { gold: priceUsed('gold', known), silver: priceUsed('silver', known) },
    year,
    percent: decimalText(product(rate, exact(100)), 4),
    isDue,
    due,
    isRounded: compare(unitsOf(due), owed) !== 0,
    dueByOther:
      !isDue && perGram[otherThan(by)] && reaches(otherThan(by))
        ? moneyOf(product(net, rate), currency, 'up')
        : null,
  };
}

/**
 * Rounds the net wealth to the nearest minor unit, unless the rounded amount and the shown nisab would contradict
 * `isDue`. Also returns the difference between the two shown amounts.
 */
function displayedNet(nisab: Money, { net, isDue }: { net: Money; isDue: boolean }) {
  const minor = isDue ? Math.max(net.minor, nisab.minor) : Math.min(net.minor, nisab.minor - 1);
  return {
    net: money(Math.max(0, minor), net.currency),
    missing: money(isDue ? 0 : nisab.minor - Math.max(0, minor), net.currency),
  };
}

function nisabOf(metal: Metal, { perGram, rulings, figures }: ZakatInputs): Nisab | null {
  const price = perGram[metal];
  if (!price) return null;
  const grams = rulings.nisab[metal];
  // Rounded up, so that an amount below the nisab is never shown as equal to it.
  const value = moneyOf(product(exact(grams), price), figures.currency, 'up');
  return { grams, perGram: formatExact(price), value };
}

function priceUsed(metal: Metal, { own, figures }: ZakatInputs): Zakat['prices'][Metal] {
  if (own[metal]) return 'own';
  const price = figures.prices[metal];
  return typeof price === 'string' ? null : price;
}

/** The result of the zakat calculation as serialisable data: amounts, and decimals as formatted text. */
import { decimalText, type Exact } from '../numbers/exact';
import { moneyOf, type Currency, type Money } from '../money';
import type { Kind, Metal, Year } from './kinds';
import type { ExactLine, Formula } from './lines';
import type { PublishedPrice } from './settings';

type Formatted<T> = T extends unknown
  ? { [Key in keyof T]: T[Key] extends Exact ? string : T[Key] }
  : never;

export type Line = {
  kind: Kind;
  at: number;
  name: string;
  /** The amount that the line adds, to the nearest minor unit. Negative for a debt. */
  amount: Money;
  formula: Formatted<Formula>;
};

export type Nisab = { grams: string; perGram: string; value: Money };

export type Zakat = {
  currency: Currency;
  lines: Line[];
  /** The net wealth, at least zero. */
  net: Money;
  nisab: { by: Metal } & Record<Metal, Nisab | null>;
  /** own: the price that the donor entered. null: unknown, and not used. */
  prices: Record<Metal, PublishedPrice | 'own' | null>;
  year: Year;
  /** The zakat rate in percent: "2.5". */
  percent: string;
  isDue: boolean;
  /** The zakat due, rounded up once. */
  due: Money;
  isRounded: boolean;
  /**
   * The zakat due by the nisab of the other metal, when none is due by the chosen one; null when none is due by either.
   */
  dueByOther: Money | null;
  /** The difference between the nisab and the wealth; zero when zakat is due. */
  missing: Money;
};

const DECIMALS = 6;

export function formatExact(value: Exact): string {
  return decimalText(value, DECIMALS);
}

export function formatLine({ entry, amount, formula }: ExactLine, currency: Currency): Line {
  const figures = Object.entries(formula).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatExact(value) : value,
  ]);
  return {
    kind: entry.kind,
    at: entry.at,
    name: 'name' in entry ? entry.name : '',
    amount: moneyOf(amount, currency),
    formula: Object.fromEntries(figures) as Line['formula'],
  };
}

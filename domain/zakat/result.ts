/** A result as plain data: amounts and decimals as people read them, nothing that cannot be sent. */
import { decimalText, type Exact } from '../numbers/exact';
import { moneyOf, type Currency, type Money } from '../money';
import type { Kind, Metal, Year } from './kinds';
import type { ExactLine, Formula } from './lines';
import type { PublishedPrice } from './settings';

type Written<T> = T extends unknown
  ? { [Key in keyof T]: T[Key] extends Exact ? string : T[Key] }
  : never;

export type Line = {
  kind: Kind;
  at: number;
  name: string;
  /** What it adds, to the nearest coin; of a debt, what it takes away, below zero. */
  amount: Money;
  formula: Written<Formula>;
};

export type Nisab = { grams: string; perGram: string; value: Money };

export type Zakat = {
  currency: Currency;
  lines: Line[];
  /** Never below zero. */
  net: Money;
  nisab: { by: Metal } & Record<Metal, Nisab | null>;
  /** own: what the donor wrote. null: not known, and not needed. */
  prices: Record<Metal, PublishedPrice | 'own' | null>;
  year: Year;
  /** Of a hundred: "2.5". */
  percent: string;
  isDue: boolean;
  /** Rounded up, once. */
  due: Money;
  isRounded: boolean;
  /** What would be due by the nisab of the other metal, where by the chosen one nothing is; null: nothing either. */
  dueByOther: Money | null;
  /** How much less than the nisab the wealth is. */
  missing: Money;
};

const DECIMALS = 6;

export function written(value: Exact): string {
  return decimalText(value, DECIMALS);
}

export function writtenLine({ entry, amount, formula }: ExactLine, currency: Currency): Line {
  const figures = Object.entries(formula).map(([name, value]) => [
    name,
    typeof value === 'object' ? written(value) : value,
  ]);
  return {
    kind: entry.kind,
    at: entry.at,
    name: 'name' in entry ? entry.name : '',
    amount: moneyOf(amount, currency),
    formula: Object.fromEntries(figures) as Line['formula'],
  };
}

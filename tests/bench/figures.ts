/** The figures of a part of the benchmark, and their comparison with budgets.json. */
import budgets from './budgets.json' with { type: 'json' };
import { printTable } from './table';

type Unit = '×' | 'MB' | 'ms' | 'requests' | '%' | 'a second' | 'donations';

export type Figure = {
  /** The key in budgets.json, such as "home, new visitor". */
  name: string;
  value: number;
  unit: Unit;
  /** More numbers, printed beside the figure and not compared with a budget, such as "4497 requests/s, bare 4451". */
  detail?: string;
};

/** `limit`: the figure that fails the benchmark; `goal`: the figure that we aim for. `least`: both are minimums. */
type Budget = { limit: number; goal?: number; least?: true };
export type Budgets = Record<string, Budget>;

/** Returns the budgets of one part of budgets.json. @throws Error for a part that is not in the file */
export function budgetsOf(part: string): Budgets {
  const found = (budgets as unknown as Record<string, Budgets>)[part];
  if (!found) throw new Error(`budgets.json has no part ${part}`);
  return found;
}

/**
 * Returns a sentence for each figure over its limit, and for each budget without a figure, which would otherwise never
 * fail.
 */
export function brokenBudgets(figures: readonly Figure[], own: Budgets): string[] {
  const names = new Set(figures.map(({ name }) => name));
  return [
    ...figures.flatMap((figure) => {
      const budget = own[figure.name];
      if (!budget || isWithin(figure.value, budget.limit, budget)) return [];
      return [`${figure.name}: ${written(figure)}, limit ${budget.limit}`];
    }),
    ...Object.keys(own)
      .filter((name) => !names.has(name))
      .map((name) => `${name}: not measured`),
  ];
}

function isWithin(value: number, bound: number, { least }: Budget): boolean {
  return least ? value >= bound : value <= bound;
}

export function printFigures(title: string, figures: readonly Figure[], own: Budgets): void {
  console.log(`## ${title}\n`);
  printTable(
    [
      ['figure', 'measured', 'goal', 'limit', '', ''],
      ...figures.map((figure) => {
        const budget = own[figure.name];
        return [
          figure.name,
          written(figure),
          budget ? String(budget.goal ?? budget.limit) : '',
          budget ? `${budget.least ? '≥' : '≤'} ${budget.limit}` : '',
          verdict(figure.value, budget),
          figure.detail ?? '',
        ];
      }),
    ],
    1,
  );
}

function verdict(value: number, budget: Budget | undefined): string {
  if (!budget) return '';
  if (!isWithin(value, budget.limit, budget)) return 'OVER';
  return isWithin(value, budget.goal ?? budget.limit, budget) ? 'goal' : 'ok';
}

/** Digits after the point. Other units have none. */
const DIGITS: Partial<Record<Unit, number>> = { '×': 2, '%': 2, 'a second': 1 };

function written({ value, unit }: Figure): string {
  return `${value.toFixed(DIGITS[unit] ?? 0)} ${unit}`;
}

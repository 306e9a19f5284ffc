/** Calculates the total of the rows: on the server for the payment, and in the browser while the donor types. */
import type { Currency, Money } from '#domain/money';
import { readHolding, totalOf, type Part, type Rates } from '#domain/offerings/per-share';
import { isSettled, calculateHolding, type Figures, type HoldingKind, type Subject } from './kinds';

/** A row as the form contains it. `count` is the typed text. */
export type Row = { id: number; subject: string; period: string; count: string };
/** `known` is null when the share or fund is unknown, or the charity API was unavailable. */
export type KnownRow = Row & { known: Subject | null };

/** Maximum number of rows in one form. */
export const MAX_ROWS = 30;

export type RowProblem = 'unknown' | 'period' | 'missing' | 'invalid' | 'tooLarge';

export type CalculatedRow = KnownRow & {
  /** Published amounts of its period; null for an unknown period. */
  figures: Figures | null;
  /** The typed number as a decimal; null when it is invalid. */
  read: string | null;
  part: Part | null;
  /** Error that the donor must correct before the payment. */
  problem: RowProblem | null;
};

export type HoldingsResult = {
  rows: CalculatedRow[];
  /** Total of the rows that can be calculated; null when it exceeds the maximum of a cart line. */
  total: Money | null;
  /** `nothing`: no row can be calculated. `zero`: no amount is due. */
  standing: 'nothing' | 'zero' | 'due' | 'tooLarge';
};

/** Calculates each row and the total in the donor's currency. */
export function calculateHoldings(
  kind: HoldingKind,
  rows: readonly KnownRow[],
  currency: Currency,
  rates: Rates,
): HoldingsResult {
  const worked = rows.map((row) => calculateRow(kind, row, currency, rates));
  const parts = worked.flatMap(({ part }) => part ?? []);
  const total = totalOf(parts, currency);
  return { rows: worked, total, standing: resultStateOf(parts, total) };
}

function calculateRow(
  kind: HoldingKind,
  row: KnownRow,
  currency: Currency,
  rates: Rates,
): CalculatedRow {
  const { known } = row;
  const figures = known?.figures.find(({ period }) => period === row.period) ?? null;
  const count = readHolding(row.count);
  // When the company pays the zakat itself, the amount is zero for any number.
  const needsNone = figures !== null && isSettled(kind, figures) && row.count.trim() === '';
  const read = count.ok ? count.count : needsNone ? '0' : null;
  const part =
    known && figures && read !== null
      ? calculateHolding(kind, { count: read, figures, listing: known.currency }, currency, rates)
      : null;
  const problem = !known
    ? 'unknown'
    : !figures
      ? 'period'
      : !count.ok && !needsNone
        ? count.problem
        : part?.state === 'tooLarge'
          ? 'tooLarge'
          : null;
  return { ...row, figures, read, part, problem };
}

function resultStateOf(parts: readonly Part[], total: Money | null): HoldingsResult['standing'] {
  if (!parts.some(({ state }) => state === 'owed' || state === 'settled' || state === 'tooLarge'))
    return 'nothing';
  if (!total) return 'tooLarge';
  if (total.minor === 0) return 'zero';
  return 'due';
}

/** Value that a payment button sends, so that the server can reject a payment when the total has changed. */
export function amountToken({ minor, currency }: Money): string {
  return `${minor} ${currency}`;
}

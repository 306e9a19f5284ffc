/** What rows of holdings come to: on the server to be paid, and in the browser while one types. */
import type { Currency, Money } from '#domain/money';
import { readHolding, totalOf, type Part, type Rates } from '#domain/offerings/per-share';
import { isSettled, partOfHolding, type Figures, type HoldingKind, type Subject } from './kinds';

/** As it stands in the form: `count` is what was typed. */
export type Row = { id: number; subject: string; period: string; count: string };
/** null: there is no such share or fund, or it could not be asked for. */
export type KnownRow = Row & { known: Subject | null };

/** Rows of one form. */
export const MAX_ROWS = 30;

export type RowProblem = 'unknown' | 'period' | 'missing' | 'invalid' | 'tooLarge';

export type WorkedRow = KnownRow & {
  /** What is published of its period. */
  figures: Figures | null;
  /** How many, as a decimal. */
  read: string | null;
  part: Part | null;
  /** What the donor must mend before anything can be paid. */
  problem: RowProblem | null;
};

export type WorkedOut = {
  rows: WorkedRow[];
  /** Of what is known; null: more than one line can hold. */
  total: Money | null;
  /** nothing: no row could be worked out. zero: nothing is due. */
  standing: 'nothing' | 'zero' | 'due' | 'tooLarge';
};

export function workOut(
  kind: HoldingKind,
  rows: readonly KnownRow[],
  currency: Currency,
  rates: Rates,
): WorkedOut {
  const worked = rows.map((row) => workedRow(kind, row, currency, rates));
  const parts = worked.flatMap(({ part }) => part ?? []);
  const total = totalOf(parts, currency);
  return { rows: worked, total, standing: standingOf(parts, total) };
}

function workedRow(kind: HoldingKind, row: KnownRow, currency: Currency, rates: Rates): WorkedRow {
  const { known } = row;
  const figures = known?.figures.find(({ period }) => period === row.period) ?? null;
  const count = readHolding(row.count);
  // Of what is settled a number changes nothing.
  const needsNone = figures !== null && isSettled(kind, figures) && row.count.trim() === '';
  const read = count.ok ? count.count : needsNone ? '0' : null;
  const part =
    known && figures && read !== null
      ? partOfHolding(kind, { count: read, figures, listing: known.currency }, currency, rates)
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

function standingOf(parts: readonly Part[], total: Money | null): WorkedOut['standing'] {
  if (!parts.some(({ state }) => state === 'owed' || state === 'settled' || state === 'tooLarge'))
    return 'nothing';
  if (!total) return 'tooLarge';
  if (total.minor === 0) return 'zero';
  return 'due';
}

/** What a button with an amount in it says to the server, so that no other amount is taken. */
export function shownAs({ minor, currency }: Money): string {
  return `${minor} ${currency}`;
}

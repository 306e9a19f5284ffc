/**
 * Row numbers of the search: the kind, the minute and a counter. The index alone therefore counts results by kind, and
 * returns the newest rows of a kind without reading the others.
 */
import type { SearchKind } from '#contract/search';
import { minutes } from '#domain/time/durations';

/** Stored in row numbers: never change or reuse one. */
const NUMBERS: Record<SearchKind, number> = {
  ...{ campaign: 1, fund: 2, program: 3, endowment: 4, sacrifice: 5, expiation: 6, case: 7 },
  ...{ orphan: 8, mosque: 9, ngo: 10, partner: 11, training: 12, event: 13, news: 14, blog: 15 },
  ...{ page: 16, faq: 17 },
};
const KIND_BY_NUMBER = new Map(
  Object.entries(NUMBERS).map(([kind, number]) => [number, kind as SearchKind]),
);

/** Four million records of one kind can have the same minute. */
const ROWS_OF_A_MINUTE = 2 ** 22;
/** Minutes since 1970, until 2097. Later ones count as the last one. */
const MINUTES = 2 ** 26;
/** With 31 kinds, the largest number is 2^53, the largest exact integer. */
export const ROWS_OF_A_KIND = ROWS_OF_A_MINUTE * MINUTES;

type Range = { first: number; last: number };

export function rowsOf(kind: SearchKind): Range {
  const first = NUMBERS[kind] * ROWS_OF_A_KIND;
  return { first, last: first + ROWS_OF_A_KIND - 1 };
}

/**
 * Returns the row numbers of records of a kind with this date (ISO 8601), which is rounded up to a minute: a record is
 * never found before its time. Records without a date are older than all others.
 */
export function rowsAt(kind: SearchKind, date: string | null): Range {
  return rowsOfMinute(kind, date === null ? 0 : Math.ceil(minuteOf(date)));
}

export function hasNumberOf(
  seq: number,
  { kind, date }: { kind: SearchKind; date: string | null },
): boolean {
  const { first, last } = rowsAt(kind, date);
  return seq >= first && seq <= last;
}

/** Returns the row numbers of records whose date is not before `since` and not after `until`. */
export function rowsBetween(
  kind: SearchKind,
  since: string | undefined,
  until: string | undefined,
): Range {
  const { first, last } = rowsOf(kind);
  return {
    first: since === undefined ? first : rowsOfMinute(kind, Math.floor(minuteOf(since))).first,
    last: until === undefined ? last : rowsOfMinute(kind, Math.floor(minuteOf(until))).last,
  };
}

const minuteOf = (date: string) => Date.parse(date) / minutes(1);

function rowsOfMinute(kind: SearchKind, minute: number): Range {
  const inRange = Math.min(MINUTES - 1, Math.max(0, minute));
  const first = rowsOf(kind).first + inRange * ROWS_OF_A_MINUTE;
  return { first, last: first + ROWS_OF_A_MINUTE - 1 };
}

/** @throws Error for a number that no entry has */
export function kindOf(seq: number): SearchKind {
  const kind = KIND_BY_NUMBER.get(Math.floor(seq / ROWS_OF_A_KIND));
  if (!kind) throw new Error(`no kind has the row number ${seq}`);
  return kind;
}

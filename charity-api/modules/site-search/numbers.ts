/** Row numbers of the search: each contains the number of its kind, so that the index alone counts results by kind. */
import type { SearchKind } from '#contract/search';

/** Stored in row numbers: never change or reuse one. */
const NUMBERS: Record<SearchKind, number> = {
  ...{ campaign: 1, fund: 2, program: 3, endowment: 4, sacrifice: 5, expiation: 6, case: 7 },
  ...{ orphan: 8, mosque: 9, ngo: 10, partner: 11, training: 12, event: 13, news: 14, blog: 15 },
  ...{ page: 16, faq: 17 },
};
const KIND_BY_NUMBER = new Map(
  Object.entries(NUMBERS).map(([kind, number]) => [number, kind as SearchKind]),
);

/** Rows of one kind. With 17 kinds, the largest number is below 2^53. */
const ROWS_OF_A_KIND = 2 ** 40;

/** Returns the first and the last row number of a kind. */
export function rowsOf(kind: SearchKind): { first: number; last: number } {
  const first = NUMBERS[kind] * ROWS_OF_A_KIND;
  return { first, last: first + ROWS_OF_A_KIND - 1 };
}

/** @throws Error for a number that no entry has */
export function kindOf(seq: number): SearchKind {
  const kind = KIND_BY_NUMBER.get(Math.floor(seq / ROWS_OF_A_KIND));
  if (!kind) throw new Error(`no kind has the row number ${seq}`);
  return kind;
}

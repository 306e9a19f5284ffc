/** Pages and counts of lists that can have 100,000 rows. A page then costs as much as with few rows. */
import { LRUCache } from 'lru-cache';
import { minutes } from '#domain/time/durations';
import type { Page } from './page';

/** Counting fewer rows takes less than 0.2 ms. */
const LARGE = 1_000;
/** A large count may be this old. Counting 100,000 rows takes ten times as long as reading one page. */
const KEPT_FOR = minutes(1);
/** Counts of one database in memory. Each search has its own. */
const MAX_KEPT = 500;

type Count = { count: number; until: number };

const keptCounts = new WeakMap<object, LRUCache<string, Count>>();

/**
 * Counts the rows of a list. A large count is kept for a minute, so it can miss the changes of that time.
 * @param key what the count depends on: the list and its filters
 */
export async function countOf(
  db: object,
  key: readonly unknown[],
  count: () => Promise<number>,
): Promise<number> {
  const kept = keptCounts.get(db) ?? new LRUCache<string, Count>({ max: MAX_KEPT });
  keptCounts.set(db, kept);
  const name = JSON.stringify(key);
  const known = kept.get(name);
  if (known && known.until > performance.now()) return known.count;
  const counted = await count();
  if (counted >= LARGE) kept.set(name, { count: counted, until: performance.now() + KEPT_FOR });
  else kept.delete(name);
  return counted;
}

/** Returns true when the search is the only filter. Filters that are not set are undefined. */
export function hasOnlySearch(filters: Record<string, unknown>): boolean {
  return Object.entries(filters).every(([name, value]) => name === 'search' || !value);
}

/** Returns the rows in the order of the ids. Leaves out ids without a row. */
export function inOrderOf<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Returns a page of two lists, one after the other. One sort over both would depend on the current time and could use no
 * index. Counts the first list only for pages after its end.
 */
export async function pageOfTwo<Row>(
  { offset, limit }: Page,
  first: { read: (page: Page) => Promise<Row[]>; count: () => Promise<number> },
  then: (page: Page) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await first.read({ offset, limit });
  if (rows.length === limit) return rows;
  const isAfterFirst = rows.length === 0 && offset > 0;
  const inFirst = isAfterFirst ? await first.count() : offset + rows.length;
  const rest = await then({
    offset: Math.max(0, offset - inFirst),
    limit: limit - rows.length,
  });
  return [...rows, ...rest];
}

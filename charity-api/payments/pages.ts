/** Reads all pages of a provider's list, up to a limit. */
import { LedgerError } from './failure';

/** Pages of one list. A week of a large charity has fewer. */
const MAX_PAGES = 200;

/** @param fetchPage gets a cursor; undefined for the first page @throws LedgerError when the list has more pages */
export async function readPages<Item, Cursor>(
  fetchPage: (cursor: Cursor | undefined) => Promise<{ items: Item[]; next: Cursor | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: Cursor | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await fetchPage(cursor);
    all.push(...items);
    if (next === null) return all;
    cursor = next;
  }
  throw new LedgerError(`a list of the provider has more than ${MAX_PAGES} pages`);
}

/** The pages of a list that are displayed: the page of the URL, and the earlier pages that were loaded before it. */
import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';

type Card = { id: string };
/** One page of a list, as its loader sends it. */
type Loaded<Of extends Card> = { filters: object; page: number; cards: readonly Of[] };

export type ShownPages<Of extends Card> = {
  list: string;
  from: number;
  to: number;
  cards: readonly Of[];
};

/** Appends the next page to the displayed pages. Any other page, or another list, replaces them. */
export function appendPage<Of extends Card>(
  shown: ShownPages<Of> | null,
  { filters, page, cards }: Loaded<Of>,
): ShownPages<Of> {
  const list = JSON.stringify(filters);
  if (shown?.list === list) {
    if (page === shown.to) return shown;
    if (page === shown.to + 1)
      return {
        ...shown,
        to: page,
        cards: [...shown.cards, ...withoutDuplicates(shown.cards, cards)],
      };
  }
  return { list, from: page, to: page, cards };
}

/** Removes cards that are displayed already: a newly published item moves the others to the next page. */
function withoutDuplicates<Of extends Card>(shown: readonly Of[], cards: readonly Of[]): Of[] {
  const known = new Set(shown.map(({ id }) => id));
  return cards.filter(({ id }) => !known.has(id));
}

/** Maximum number of cached lists. */
const MAX_REMEMBERED = 20;

/** Loaded pages of lists by history entry, so that the Back button restores a list. Browser only. */
const pagesByHistoryEntry = new Map<string, ShownPages<Card>>();

function storePages(entry: string, shown: ShownPages<Card>): void {
  // A single page is what the URL shows anyway.
  if (shown.from === shown.to) return;
  pagesByHistoryEntry.delete(entry);
  pagesByHistoryEntry.set(entry, shown);
  const [oldest] = pagesByHistoryEntry.keys();
  if (pagesByHistoryEntry.size > MAX_REMEMBERED && oldest !== undefined)
    pagesByHistoryEntry.delete(oldest);
}

/** Returns null when the history entry showed another list, or ended at another page. */
function restorePages<Of extends Card>(
  entry: string,
  { filters, page }: Loaded<Of>,
): ShownPages<Of> | null {
  const shown = pagesByHistoryEntry.get(entry) as ShownPages<Of> | undefined;
  return shown?.list === JSON.stringify(filters) && shown.to === page ? shown : null;
}

/** Returns the pages to display for the loaded page, and restores them when the visitor navigates back. */
export function useShownPages<Of extends Card>(loaded: Loaded<Of>): ShownPages<Of> {
  const { key } = useLocation();
  const [shown, setShown] = useState(() => appendPage(null, loaded));
  const next = appendPage(restorePages(key, loaded) ?? shown, loaded);
  if (next !== shown) setShown(next);
  useEffect(() => storePages(key, next), [key, next]);
  return next;
}

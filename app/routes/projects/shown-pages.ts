/** The pages of a list that are on the screen: the one of the address, and those that were loaded above it. */
import { useState } from 'react';
import type { CardData } from './card.server';
import type { ListData } from './list.server';

export type ShownPages = { list: string; from: number; to: number; cards: readonly CardData[] };

/** Joins the next page on; any other page, or another list, stands for itself. */
export function follow(shown: ShownPages | null, { filters, page, cards }: ListData): ShownPages {
  const list = JSON.stringify(filters);
  if (shown?.list === list) {
    if (page === shown.to) return shown;
    if (page === shown.to + 1)
      return { ...shown, to: page, cards: [...shown.cards, ...newOnes(shown.cards, cards)] };
  }
  return { list, from: page, to: page, cards };
}

/** A campaign that was published meanwhile moves the others a place on: none is shown twice. */
function newOnes(shown: readonly CardData[], cards: readonly CardData[]): CardData[] {
  const known = new Set(shown.map(({ id }) => id));
  return cards.filter(({ id }) => !known.has(id));
}

export function useShownPages(loaded: ListData): ShownPages {
  const [shown, setShown] = useState(() => follow(null, loaded));
  const next = follow(shown, loaded);
  if (next !== shown) setShown(next);
  return next;
}

/** The pages of a list that are on the screen: the one of the address, and those that were loaded above it. */
import { useState } from 'react';

type Card = { id: string };
/** One page of a list, as its loader sends it. */
type Loaded<Of extends Card> = { filters: object; page: number; cards: readonly Of[] };

export type ShownPages<Of extends Card> = {
  list: string;
  from: number;
  to: number;
  cards: readonly Of[];
};

/** Joins the next page on; any other page, or another list, stands for itself. */
export function follow<Of extends Card>(
  shown: ShownPages<Of> | null,
  { filters, page, cards }: Loaded<Of>,
): ShownPages<Of> {
  const list = JSON.stringify(filters);
  if (shown?.list === list) {
    if (page === shown.to) return shown;
    if (page === shown.to + 1)
      return { ...shown, to: page, cards: [...shown.cards, ...newOnes(shown.cards, cards)] };
  }
  return { list, from: page, to: page, cards };
}

/** What was published meanwhile moves the others a place on: none is shown twice. */
function newOnes<Of extends Card>(shown: readonly Of[], cards: readonly Of[]): Of[] {
  const known = new Set(shown.map(({ id }) => id));
  return cards.filter(({ id }) => !known.has(id));
}

export function useShownPages<Of extends Card>(loaded: Loaded<Of>): ShownPages<Of> {
  const [shown, setShown] = useState(() => follow(null, loaded));
  const next = follow(shown, loaded);
  if (next !== shown) setShown(next);
  return next;
}

/**
 * The rule for an order of which less money has arrived than the donor was asked for: which gifts the money pays.
 *
 * 1. Zakat is paid first, then purification, then expiations: the donor owes them.
 * 2. The other gifts follow in the sequence of the order.
 * 3. A gift that has a price (a sacrifice, a month of sponsorship, several units) is paid whole or not at all.
 * 4. Every other gift may be paid in part.
 */
import type { Intention } from '../cart/intentions';

export type ReducibleLine = {
  position: number;
  /** Minor units of the order's currency. */
  total: number;
  intention: Intention;
  /** True when a part of the amount pays nothing. */
  isWhole: boolean;
};

export type Reduction = {
  /** The paid amount of each position. A position without an amount is left out of the order. */
  totals: ReadonlyMap<number, number>;
  /** Money that pays no gift, because the unpaid gifts have a price. */
  rest: number;
};

const FIRST: readonly Intention[] = ['zakat', 'purification', 'kafara'];

/** @param arrived minor units of the order's currency */
export function reduceLines(lines: readonly ReducibleLine[], arrived: number): Reduction {
  const totals = new Map<number, number>();
  let rest = arrived;
  for (const { position, total, isWhole } of inSequence(lines)) {
    const paid = isWhole && rest < total ? 0 : Math.min(total, rest);
    if (paid === 0) continue;
    totals.set(position, paid);
    rest -= paid;
  }
  return { totals, rest };
}

function inSequence(lines: readonly ReducibleLine[]): ReducibleLine[] {
  const rank = ({ intention }: ReducibleLine) => {
    const at = FIRST.indexOf(intention);
    return at === -1 ? FIRST.length : at;
  };
  return [...lines].sort((a, b) => rank(a) - rank(b) || a.position - b.position);
}

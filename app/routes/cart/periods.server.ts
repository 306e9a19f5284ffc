/** The months of each sponsorship in a cart: those that an order made now would reserve. */
import type { CartLine } from '#domain/cart';
import { leftOf } from '#domain/offerings';
import { addMonths } from '#domain/sponsorship';
import { withoutApi } from '../../charity/errors';
import type { Visitor } from '../../visitor/visitor.server';
import type { Known } from './cart-view.server';

/** By the id of the line. */
export type Periods = ReadonlyMap<string, { from: string; until: string }>;

/** Lines for one child follow one another. A line without enough months left has none. */
export async function periodsOf(
  { charity }: Pick<Visitor, 'charity'>,
  known: ReadonlyMap<string, Known>,
  lines: readonly CartLine[],
): Promise<Periods> {
  const children = [...known].filter(([, one]) => typeof one !== 'string' && one.kind === 'orphan');
  const periods = await Promise.all(
    children.map(async ([id]) => {
      const own = lines.filter(({ offeringId }) => offeringId === id);
      try {
        return periodsIn(await charity.orphan(id), own);
      } catch (error) {
        return withoutApi(error, []);
      }
    }),
  );
  return new Map(periods.flat());
}

type Child = Awaited<ReturnType<Visitor['charity']['orphan']>>;

/** Months are given in turn up to the last that can be given, so the beginning is counted back from there. */
function periodsIn({ sponsorableUntil, limit }: Child, lines: readonly CartLine[]) {
  let left = limit ? leftOf(limit) : 0;
  return lines.flatMap(({ id, quantity }): [string, { from: string; until: string }][] => {
    if (quantity > left) return [];
    const from = addMonths(sponsorableUntil, -left);
    left -= quantity;
    return [[id, { from, until: addMonths(sponsorableUntil, -left) }]];
  });
}

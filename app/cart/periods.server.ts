/** Calculates the months of each sponsorship in a cart: the months that an order would reserve now. */
import type { CartLine } from '#domain/cart';
import { leftOf } from '#domain/offerings';
import { addMonths } from '#domain/offerings/sponsorship';
import { withoutApi } from '../charity/errors';
import type { Visitor } from '../visitor/visitor.server';
import type { Known } from './view.server';

/** Periods by line id. */
export type Periods = ReadonlyMap<string, { from: string; until: string }>;

/** Several lines for one child get consecutive periods. A line gets none when not enough months remain. */
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

/** The last month that can be sponsored is fixed, so the first day is calculated back from it. */
function periodsIn({ sponsorableUntil, limit }: Child, lines: readonly CartLine[]) {
  let left = limit ? leftOf(limit) : 0;
  return lines.flatMap(({ id, quantity }): [string, { from: string; until: string }][] => {
    if (quantity > left) return [];
    const from = addMonths(sponsorableUntil, -left);
    left -= quantity;
    return [[id, { from, until: addMonths(sponsorableUntil, -left) }]];
  });
}

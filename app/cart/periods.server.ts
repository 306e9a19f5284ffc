/** Calculates the months of each sponsorship in a cart: the months that an order would reserve now. */
import type { Reply } from '#contract/endpoints';
import type { CartLine } from '#domain/cart';
import { remainingUnits } from '#domain/offerings';
import { addMonths } from '#domain/offerings/sponsorship';
import { fallbackOnOutage } from '#web/charity/errors';
import type { Visitor } from '../visitor/visitor.server';
import type { OfferingLookup } from './prices.server';

/** Periods by line id. */
export type Periods = ReadonlyMap<string, { from: string; until: string }>;

/** Several lines for one child get consecutive periods. A line gets none when not enough months remain. */
export async function fetchPeriods(
  { charity }: Pick<Visitor, 'charity'>,
  known: ReadonlyMap<string, OfferingLookup>,
  lines: readonly CartLine[],
): Promise<Periods> {
  const children = [...known].filter(([, one]) => typeof one !== 'string' && one.kind === 'orphan');
  const periods = await Promise.all(
    children.map(async ([id]) => {
      const own = lines.filter(({ offeringId }) => offeringId === id);
      try {
        return calculatePeriods(await charity.call('orphan', { params: { id } }), own);
      } catch (error) {
        return fallbackOnOutage(error, []);
      }
    }),
  );
  return new Map(periods.flat());
}

type Child = Pick<Reply<'orphan'>['result'], 'sponsorableUntil' | 'limit'>;

/** The last month that can be sponsored is fixed, so the first day is calculated back from it. */
function calculatePeriods({ sponsorableUntil, limit }: Child, lines: readonly CartLine[]) {
  let remaining = limit ? remainingUnits(limit) : 0;
  return lines.flatMap(({ id, quantity }): [string, { from: string; until: string }][] => {
    if (quantity > remaining) return [];
    const from = addMonths(sponsorableUntil, -remaining);
    remaining -= quantity;
    return [[id, { from, until: addMonths(sponsorableUntil, -remaining) }]];
  });
}

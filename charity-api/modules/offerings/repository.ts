/** Offerings of all kinds with the data that carts and orders need, and the exchange rates. */
import type { Intention } from '#domain/cart';
import { isFreshRate, money, type Currency } from '#domain/money';
import type { Limit, OfferingTerms, AvailabilityInput } from '#domain/offerings';
import { unavailableMonths } from '#domain/offerings/sponsorship';
import type { Db } from '../../db/tables';
import type { OfferingRow } from '../../db/tables/offerings';
import { mapJson } from '../../db/json';
import { findHiddenIds } from './hidden';
import { withMosqueNames } from '../mosques/titles';

/** An offering without the texts of its page. */
export type OfferingCard = Omit<OfferingRow, 'offering_id' | 'story' | 'pictures'>;

/** An offering as carts and orders need it. Title, summary and picture are JSON, as in their columns. */
export type OfferingWithTerms = OfferingTerms &
  AvailabilityInput & {
    id: string;
    title: string;
    summary: string;
    picture: string;
    within: string | null;
  };

/** Query of all offerings with their texts. The modules of each kind add joins, conditions and order. */
export function offeringsWithTexts(db: Db) {
  return db
    .selectFrom('offerings')
    .innerJoin('offering_texts', 'offering_texts.offering_id', 'offerings.id');
}

/** Returns the offerings by id. Missing and hidden offerings are left out. */
export async function findOfferings(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, OfferingWithTerms>> {
  if (ids.length === 0) return new Map();
  const rows = await offeringsWithTexts(db)
    .selectAll('offerings')
    .select(['title', 'summary', 'picture'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const hidden = await findHiddenIds(db, rows, now);
  const known = await withMosqueNames(
    db,
    rows.filter(({ id }) => !hidden.has(id)),
  );
  return new Map(known.map((row) => [row.id, toOffering(row, now)]));
}

export function toOffering(row: OfferingCard, now: Date): OfferingWithTerms {
  const { id, kind, title, summary, picture, price, status, within } = row;
  return {
    ...{ id, kind, title, summary, picture, status, within },
    intentions: mapJson(row.intentions, (intentions: Intention[]) => [...intentions]),
    price: price === null ? null : money(price, 'OMR'),
    anyAmount: row.any_amount === 1,
    limit: limitOf(row, now),
    closesAt: row.closes_at,
  };
}

/** Returns null for an unlimited offering. Past months without a sponsor count as taken. */
function limitOf(
  {
    unit,
    capacity,
    taken,
    paid,
    starts_at,
  }: Pick<OfferingRow, 'unit' | 'capacity' | 'taken' | 'paid' | 'starts_at'>,
  now: Date,
): Limit | null {
  if (unit === null || capacity === null) return null;
  const used =
    starts_at === null ? taken : Math.min(capacity, unavailableMonths(taken, starts_at, now));
  return { unit, capacity, taken: used, paid };
}

/**
 * Returns the units of each currency per rial.
 * @param freshAt returns only rates that are fresh at this time, for prices. Without it: all, for received payments
 */
export async function readRates(
  db: Db,
  freshAt?: Date,
): Promise<Partial<Record<Currency, string>>> {
  const rows = await db.selectFrom('currency_rates').select(['currency', 'rate', 'at']).execute();
  const known = freshAt ? rows.filter((row) => isFreshRate(row, freshAt)) : rows;
  return { ...Object.fromEntries(known.map(({ currency, rate }) => [currency, rate])), OMR: '1' };
}

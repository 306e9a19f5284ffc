/** Everything that can be given to, as an order and a cart know it: whatever its kind, a row of `offerings`. */
import type { Kysely, Transaction } from 'kysely';
import type { Intention } from '#domain/cart';
import { isFreshRate, money, type Currency } from '#domain/money';
import type { Limit, OfferingTerms, AvailabilityInput } from '#domain/offerings';
import { unavailableMonths } from '#domain/offerings/sponsorship';
import type { Database } from '../../db/tables';
import type { OfferingRow } from '../../db/tables/offerings';
import { mapJson } from '../../db/json';
import { hiddenAmong } from './hidden';
import { withMosqueNames } from '../mosques/titles';

type Db = Kysely<Database> | Transaction<Database>;

/** An offering without the texts of its own page. */
export type OfferingCard = Omit<OfferingRow, 'offering_id' | 'story' | 'pictures'>;

/** What an order and a cart must know. Title, summary and picture are the JSON of their columns. */
export type OfferingWithTerms = OfferingTerms &
  AvailabilityInput & {
    id: string;
    title: string;
    summary: string;
    picture: string;
    within: string | null;
  };

/** Every offering with its texts. Kinds add their facts, their conditions and their order. */
export function wholeOfferings(db: Db) {
  return db
    .selectFrom('offerings')
    .innerJoin('offering_texts', 'offering_texts.offering_id', 'offerings.id');
}

/** By id; what is not there, or must not be told of, is left out. */
export async function offeringsOf(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, OfferingWithTerms>> {
  const rows = await wholeOfferings(db)
    .selectAll('offerings')
    .select(['title', 'summary', 'picture'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const hidden = await hiddenAmong(db, rows, now);
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

/** Months that went by without a sponsor are as taken as those that were given. */
export function limitOf(
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
 * Units of each currency for one rial.
 * @param freshAt only those that a price can be promised by at this moment; without it all: what was paid is measured by
 * what is known
 */
export async function ratesOf(db: Db, freshAt?: Date): Promise<Partial<Record<Currency, string>>> {
  const rows = await db.selectFrom('currency_rates').select(['currency', 'rate', 'at']).execute();
  const known = freshAt ? rows.filter((row) => isFreshRate(row, freshAt)) : rows;
  return { ...Object.fromEntries(known.map(({ currency, rate }) => [currency, rate])), OMR: '1' };
}

/** Everything that can be given to, read alike: campaigns and funds of `projects`, all else of `offerings`. */
import type { Kysely, Transaction } from 'kysely';
import type { Intention } from '#domain/cart';
import { FUND_TYPE, intentionsOf } from '#domain/offerings/funds';
import { isFreshRate, money, type Currency } from '#domain/money';
import type { Limit, OfferingTerms, Standable } from '#domain/offerings';
import { monthsTaken } from '#domain/offerings/sponsorship';
import type { Database } from '../../db/tables';
import type { OfferingRow } from '../../db/tables/offerings';
import { mapJson } from '../../db/json';
import { hiddenAmong } from './hidden';
import { withMosqueNames } from '../mosques/titles';

type Db = Kysely<Database> | Transaction<Database>;

/** What an order and a cart must know. Title, summary and picture are the JSON of their columns. */
export type KnownOffering = OfferingTerms &
  Standable & {
    id: string;
    title: string;
    summary: string;
    picture: string;
    within: string | null;
  };

/** By id; what is not there, or must not be told of, is left out. */
export async function offeringsOf(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, KnownOffering>> {
  const wanted = [...new Set(ids)];
  const projects = await projectRows(db, wanted);
  const rows = await offeringRows(db, wanted);
  const hidden = await hiddenAmong(db, rows, now);
  const others = await withMosqueNames(
    db,
    rows.filter(({ id }) => !hidden.has(id)),
  );
  return new Map([
    ...projects.map((row): [string, KnownOffering] => [row.id, ofProject(row)]),
    ...others.map((row): [string, KnownOffering] => [row.id, ofRow(row, now)]),
  ]);
}

type ProjectRow = Awaited<ReturnType<typeof projectRows>>[number];

function projectRows(db: Db, ids: string[]) {
  return db
    .selectFrom('projects')
    .innerJoin('project_texts', 'project_texts.project_id', 'projects.id')
    .select(['projects.id', 'type', 'status', 'deadline', 'zakat', 'title', 'summary', 'picture'])
    .where('projects.id', 'in', ids)
    .execute();
}

function offeringRows(db: Db, ids: string[]): Promise<OfferingRow[]> {
  return db.selectFrom('offerings').selectAll().where('id', 'in', ids).execute();
}

function ofProject({ id, type, status, deadline, zakat, ...texts }: ProjectRow): KnownOffering {
  return {
    ...texts,
    id,
    kind: type === FUND_TYPE ? 'fund' : 'campaign',
    intentions: intentionsOf({ id, zakatEligible: zakat === 1 }),
    price: null,
    anyAmount: true,
    limit: null,
    status,
    closesAt: deadline,
    within: null,
  };
}

export function ofRow(row: OfferingRow, now: Date): KnownOffering {
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
  { unit, capacity, taken, paid, starts_at }: OfferingRow,
  now: Date,
): Limit | null {
  if (unit === null || capacity === null) return null;
  const used = starts_at === null ? taken : Math.min(capacity, monthsTaken(taken, starts_at, now));
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

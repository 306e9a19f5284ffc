/** Offerings of all kinds with the data that carts and orders need, and the exchange rates. */
import { sql, type Transaction } from 'kysely';
import { type Picture, localisedTextSchema } from '#contract/common';
import type { Offering } from '#contract/offerings';
import { isFreshRate, money, type Currency, type Money } from '#domain/money';
import type { Limit, OfferingKind } from '#domain/offerings';
import { unavailableMonths } from '#domain/offerings/sponsorship';
import { LOCALES, type LocalisedText } from '#domain/locales';
import { locked } from '../../db/dialect';
import type { Database, Db } from '../../db/tables';
import type { OfferingRow } from '../../db/tables/offerings';
import { fromJson } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { documentOf, allDocuments, type Document } from '../documents';
import { findHiddenIds } from './hidden';
import { readCurrencyRates } from '../lookups/currency-rates';
import { countRows, type Page, type Paged } from '../page';

type Deps = Pick<ApiDeps, 'db' | 'now'>;

/** Returns the rows, with the name of the mosque added to the titles of repairs. */
async function withMosqueNames<Row extends Pick<Offering, 'kind' | 'within' | 'title'>>(
  db: Db,
  rows: Row[],
): Promise<Row[]> {
  const ids = rows.flatMap(({ kind, within }) => (kind === 'repair' && within ? [within] : []));
  if (ids.length === 0) return rows;
  const mosques = await allDocuments<{ title: LocalisedText }>(
    db,
    'mosques',
    sql<boolean>`id in (${sql.join(ids)})`,
  );
  const names = new Map(mosques.map(({ id, title }) => [id, title]));
  return rows.map((row) => {
    const name = row.kind === 'repair' && row.within !== null && names.get(row.within);
    return name ? { ...row, title: joined(row.title, name) } : row;
  });
}

/**
 * Joins the title of a repair and the name of its mosque in each language. An unreadable title is returned unchanged, and
 * the API leaves the record out (http/records.ts). A language that one of the two lacks is empty in the result, so that
 * both are shown in the same fallback language.
 */
function joined(title: LocalisedText, mosque: LocalisedText): LocalisedText {
  const { data: own } = localisedTextSchema.safeParse(title);
  const { data: its } = localisedTextSchema.safeParse(mosque);
  if (!own || !its) return title;
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      own[locale] && its[locale] ? `${own[locale]} – ${its[locale]}` : '',
    ]),
  ) as LocalisedText;
}

/** Query of all offerings with their documents. The modules of each kind add joins, conditions and order. */
export function offeringsWithDocuments(db: Db) {
  return db
    .selectFrom('offerings')
    .innerJoin('offering_documents', 'offering_documents.offering_id', 'offerings.id');
}

/** Returns one page of the offerings of a kind in the order of the charity (`position`), and the number of all. */
export async function listOfferings<Fields extends OfferingFields>(
  { db, now }: Deps,
  kind: OfferingKind,
  { limit, offset }: Page,
): Promise<Paged<OfferingView<Fields>>> {
  const total = await countRows(db.selectFrom('offerings').where('kind', '=', kind));
  const data = await offeringsWithDocuments(db)
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, data: data.map((row) => viewOffering<Fields>(row, now())) };
}

export async function readOffering<Fields extends OfferingFields>(
  { db, now }: Deps,
  kind: OfferingKind,
  id: string,
): Promise<OfferingView<Fields> | undefined> {
  const row = await offeringsWithDocuments(db)
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && viewOffering<Fields>(row, now());
}

/** Before a transaction reads, reserves or releases units: it waits for other transactions that do. */
export async function lockLimited(
  tx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('offerings')
    .select('id')
    .where('id', 'in', ids)
    .where('unit', 'is not', null)
    .orderBy('id')
    .modifyEnd(locked)
    .execute();
}

/** Returns the offerings by id. Missing and hidden offerings are left out. */
export async function findOfferings(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Offering>> {
  if (ids.length === 0) return new Map();
  const rows = await offeringsWithDocuments(db)
    .selectAll('offerings')
    .select('document')
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const hidden = await findHiddenIds(db, rows, now);
  const known = rows.filter(({ id }) => !hidden.has(id)).map((row) => toOffering(row, now));
  return new Map((await withMosqueNames(db, known)).map((one) => [one.id, one]));
}

/** The fields of a document that all offerings have. The first picture is that of the card. */
export type OfferingFields = Pick<Offering, 'title' | 'summary'> & { pictures?: Picture[] };

/** With the document of the row, when it is already read. */
export function toOffering(
  row: OfferingRow,
  now: Date,
  { title, summary, pictures }: OfferingFields = documentOf<OfferingFields>(row),
): Offering {
  const { id, kind, price, status, within } = row;
  return {
    ...{ id, kind, title, summary, status, within },
    intentions: fromJson<Offering['intentions']>(row.intentions),
    picture: pictures?.[0] as Picture,
    price: price === null ? null : money(price, 'OMR'),
    anyAmount: row.any_amount === 1,
    limit: limitOf(row, now),
    closesAt: row.closes_at,
  };
}

export type OfferingView<Fields> = Document<Fields> & Offering & { raised: Money; gifts: number };

/** Returns an offering with the fields of its kind. The reply has only those of the contract. */
export function viewOffering<Fields extends OfferingFields>(
  row: OfferingRow,
  now: Date,
): OfferingView<Fields> {
  const fields = documentOf<Fields>(row);
  const figures = { raised: money(row.raised, 'OMR'), gifts: row.gifts };
  return { ...fields, ...toOffering(row, now, fields), ...figures };
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
  const rows = await readCurrencyRates(db);
  const known = freshAt ? rows.filter((row) => isFreshRate(row, freshAt)) : rows;
  return { ...Object.fromEntries(known.map(({ currency, rate }) => [currency, rate])), OMR: '1' };
}

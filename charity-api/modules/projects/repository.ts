/** Queries for campaigns: filters, order and pages. Every list uses an index (db/tables/offerings.ts). */
import { sql, type Kysely, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { ProjectQuery } from '#contract/content';
import type { DayAmount } from '#domain/offerings/history';
import { FUNDS, FUND_TYPE } from '#domain/offerings/funds';
import { hours } from '#domain/time/durations';
import type { Database } from '../../db/tables';
import type { OfferingRow, OfferingTable } from '../../db/tables/offerings';
import { countOf, hasOnlySearch, inOrderOf, pageOfTwo } from '../long-lists';
import { countRows, type Page, type Paged } from '../page';
import type { ListMatches } from '../site-search/engine';
import { isFound, searchList } from '../site-search/list-search';

/** A campaign or a fund. */
type Narrow = Selectable<OfferingTable> & { type: string };
export type ProjectRow = Narrow & Pick<OfferingRow, 'document'>;
type Filters = Omit<ProjectQuery, 'offset' | 'limit' | 'order'> & {
  /** The records that `search` finds. */
  found: ListMatches | null;
};
type Matching = SelectQueryBuilder<Database, 'offerings', object>;

/** Campaigns without funds. Not a bound parameter: SQLite uses a partial index only for exactly its condition. */
const LISTED = sql<boolean>`offerings.type <> 'fund'`;
/** Campaigns and funds: no other kind has a type. */
const WITH_FUNDS = sql<boolean>`offerings.type is not null`;

function matching(db: Kysely<Database>, filters: Filters): Matching {
  // A search includes funds, so that a search for "waqf" finds the waqf fund.
  const hasFunds = filters.type === FUND_TYPE || filters.search;
  let query: Matching = db.selectFrom('offerings').where(hasFunds ? WITH_FUNDS : LISTED);
  if (filters.type) query = query.where('type', '=', filters.type);
  if (filters.category) query = query.where('category', '=', filters.category);
  if (filters.tag) query = query.where('seq', 'in', taggedWith(db, filters.tag));
  if (filters.status) query = query.where('status', '=', filters.status);
  if (filters.zakat) query = query.where('zakat', '=', 1);
  if (filters.featured) query = query.where('featured', '=', 1);
  return query.where(isFound(sql`offerings.id`, filters.search, filters.found));
}

function taggedWith(db: Kysely<Database>, tag: string) {
  return db.selectFrom('offering_tags').select('offering').where('tag', '=', tag);
}

/**
 * Returns the ordered query as one list or as two consecutive ones. `ending` has two: campaigns with a deadline in the
 * future, soonest first, then all others.
 */
function inOrder(db: Kysely<Database>, query: Filters & Pick<ProjectQuery, 'order'>, now: string) {
  const { order, ...filters } = query;
  const rows = matching(db, filters);
  switch (order) {
    case 'newest':
      return { first: newest(rows) };
    case 'closest':
      return { first: rows.orderBy('closeness', 'desc').orderBy('seq', 'desc') };
    case 'largest':
      return { first: rows.orderBy('goal', 'desc').orderBy('seq', 'desc') };
    case 'ending': {
      // Only open campaigns have a `closing`. Without a condition on the status, SQLite reads the index alone.
      const status = filters.status === 'open' ? undefined : filters.status;
      const ending = matching(db, { ...filters, status }).where('closing', '>', now);
      const rest = rows.where((eb) => eb.or([eb('closing', 'is', null), eb('closing', '<=', now)]));
      return { first: ending.orderBy('closing').orderBy('seq'), then: newest(rest), rows };
    }
  }
}

const newest = (of: Matching) => of.orderBy('published_at', 'desc').orderBy('seq', 'desc');

/** Two queries instead of a sort by the category, which would read all campaigns. No count, for the same reason. */
async function similarProjects(
  db: Kysely<Database>,
  { limit, similar: id, ...filters }: ProjectQuery & Filters & { similar: string },
): Promise<Paged<ProjectRow>> {
  const one = await db
    .selectFrom('offerings')
    .select(['seq', 'category'])
    .where('id', '=', id)
    .executeTakeFirst();
  const others = (of: Matching) => (one ? of.where('seq', '<>', one.seq) : of);
  const rows: Narrow[] = [];
  if (one?.category) {
    const near = matching(db, { ...filters, category: one.category });
    rows.push(
      ...(await wholeRows(newest(others(near)))
        .limit(limit)
        .execute()),
    );
  }
  if (rows.length < limit) {
    const far = await wholeRows(newest(others(matching(db, filters))))
      .limit(limit)
      .execute();
    const known = new Set(rows.map((row) => row.id));
    rows.push(...far.filter((row) => !known.has(row.id)).slice(0, limit - rows.length));
  }
  const data = await withDocuments(db, rows);
  return { total: data.length, data };
}

export async function pageOfProjects(
  db: Kysely<Database>,
  query: ProjectQuery,
  now: Date,
): Promise<Paged<ProjectRow>> {
  const { offset, limit, ...criteria } = query;
  const found = await searchList(db, query.search, { kinds: ['campaign', 'fund'] });
  if (query.similar !== undefined)
    return similarProjects(db, { ...query, found, similar: query.similar });
  const { order, ...filters } = criteria;
  if (found?.isFrequent && order === 'newest' && hasOnlySearch(filters))
    return newestFound(db, found, query);
  const { first, then, rows: all = first } = inOrder(db, { ...criteria, found }, now.toISOString());
  const total = await countOf(db, ['campaigns', filters], () => countRows(all));
  const read = (of: Matching) => (page: Page) =>
    wholeRows(of).limit(page.limit).offset(page.offset).execute();
  const page = { offset, limit };
  const rows = then
    ? await pageOfTwo(page, { read: read(first), count: () => countRows(first) }, read(then))
    : await read(first)(page);
  return { total, data: await withDocuments(db, rows) };
}

/** Frequent words: the search returns the campaigns in the order of the list. */
async function newestFound(
  db: Kysely<Database>,
  found: ListMatches,
  { offset, limit, search }: ProjectQuery,
): Promise<Paged<ProjectRow>> {
  const total = await countOf(db, ['found campaigns', search], found.count);
  const ids = await found.newest({ offset, limit });
  const rows = await wholeRows(
    db.selectFrom('offerings').where(WITH_FUNDS).where('id', 'in', ids),
  ).execute();
  return { total, data: await withDocuments(db, inOrderOf(ids, rows)) };
}

/** A constraint of the table guarantees that campaigns and funds have a type. */
const wholeRows = (query: Matching) => query.selectAll().$narrowType<{ type: string }>();

async function withDocuments(db: Kysely<Database>, rows: Narrow[]): Promise<ProjectRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const documents = await db
    .selectFrom('offering_documents')
    .selectAll()
    .where('offering_id', 'in', ids)
    .execute();
  const byId = new Map(documents.map((one) => [one.offering_id, one.document]));
  return rows.flatMap((row) => {
    const document = byId.get(row.id);
    return document === undefined ? [] : [{ ...row, document }];
  });
}

export async function findProject(
  db: Kysely<Database>,
  id: string,
): Promise<ProjectRow | undefined> {
  const rows = await wholeRows(
    db.selectFrom('offerings').where(WITH_FUNDS).where('id', '=', id),
  ).execute();
  return (await withDocuments(db, rows))[0];
}

/** About ten years of days. */
const MAX_RAISED_DAYS = 3_660;

/** Returns the amounts of the last days, oldest first. */
export async function raisedDays(db: Kysely<Database>, id: string): Promise<DayAmount[]> {
  const rows = await db
    .selectFrom('raised_days')
    .select(['day', 'raised'])
    .where('offering_id', '=', id)
    .orderBy('day', 'desc')
    .limit(MAX_RAISED_DAYS)
    .execute();
  return rows.reverse();
}

/** In ms. Storefronts cache categories for up to two hours, so a campaign that ends before is not offered. */
const CACHED_MS = hours(2);

/** Campaigns and funds that accept any sadaqa now, so that a donor can give without choosing one of them. */
export function acceptingSadaqa(db: Kysely<Database>, now: Date) {
  const until = new Date(now.getTime() + CACHED_MS).toISOString();
  return db
    .selectFrom('offerings')
    .select(['id', 'category'])
    .where(WITH_FUNDS)
    .where('status', '=', 'open')
    .where('intentions', 'like', '%"sadaqa"%')
    .where((eb) => eb.or([eb('closes_at', 'is', null), eb('closes_at', '>', until)]));
}

/**
 * Returns the offering that receives the gifts to a whole category: its oldest fund, else the general fund, else its
 * newest campaign. Returns null when none of them accepts gifts.
 */
export async function findReceivers(
  db: Kysely<Database>,
  now: Date,
): Promise<(category: string) => Promise<string | null>> {
  const funds = await acceptingSadaqa(db, now).where('kind', '=', 'fund').orderBy('seq').execute();
  const general = funds.find(({ id }) => id === FUNDS.anywhere);
  return async (category) => {
    const fund = funds.find((one) => one.category === category && one !== general) ?? general;
    if (fund) return fund.id;
    const newest = await acceptingSadaqa(db, now)
      .where(LISTED)
      .where('category', '=', category)
      .orderBy('published_at', 'desc')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return newest?.id ?? null;
  };
}

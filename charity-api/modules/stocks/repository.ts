/** Queries for stocks and investment funds, with their published zakat and purification amounts. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/tables';
import type { PublishedFiguresRow } from '../../db/tables/offerings';
import type { Page } from '../page';
import { matchesWords } from '../search';

export type Listing = 'stocks' | 'investment_funds';
export type ListingQuery = Page & { search?: string | undefined };

function matching(db: Kysely<Database>, search: string | undefined) {
  const isFound = matchesWords(search);
  return {
    stocks: db.selectFrom('stocks').where(isFound),
    investment_funds: db.selectFrom('investment_funds').where(isFound),
  };
}

export async function countListings(
  db: Kysely<Database>,
  of: Listing,
  search?: string,
): Promise<number> {
  const count = sql<number>`count(*)`.as('total');
  const found = matching(db, search);
  const row =
    of === 'stocks'
      ? await found.stocks.select(count).executeTakeFirstOrThrow()
      : await found.investment_funds.select(count).executeTakeFirstOrThrow();
  return Number(row.total);
}

export function pageOfStocks(db: Kysely<Database>, { offset, limit, search }: ListingQuery) {
  const found = matching(db, search).stocks.selectAll().orderBy('position');
  return found.limit(limit).offset(offset).execute();
}

export function pageOfFunds(db: Kysely<Database>, { offset, limit, search }: ListingQuery) {
  const found = matching(db, search).investment_funds.selectAll().orderBy('position');
  return found.limit(limit).offset(offset).execute();
}

export function findStock(db: Kysely<Database>, id: string) {
  return db.selectFrom('stocks').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findFund(db: Kysely<Database>, id: string) {
  return db.selectFrom('investment_funds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the published amounts per stock or fund, newest first. */
export async function findPublishedFigures(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, PublishedFiguresRow[]>> {
  const rows = ids.length === 0 ? [] : await newestFirst(db, ids);
  const of = new Map<string, PublishedFiguresRow[]>();
  for (const row of rows) of.set(row.subject_id, [...(of.get(row.subject_id) ?? []), row]);
  return of;
}

function newestFirst(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom('published_figures')
    .selectAll()
    .where('subject_id', 'in', ids)
    .orderBy('published_at', 'desc')
    .orderBy('period', 'desc')
    .execute();
}

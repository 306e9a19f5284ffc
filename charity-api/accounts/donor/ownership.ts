/**
 * Finds the orders of an account: those made while signed in, and those of a guest with the same e-mail address, which
 * is verified. Orders of other accounts are never included. `lower` of the databases changes only ASCII letters, so it misses
 * an order whose address has other letters in upper case.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, Db } from '../../db/tables';
import type { AccountRow } from '../../db/tables/accounts';
import type { MonthlyGiftRow } from '../../db/tables/months';
import type { OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import type { Donor } from '../../http/access-token';
import { ApiError } from '../../http/errors';
import type { Page, Paged } from '../../modules/page';
import { findAccount } from '../repository';

export type Owner = Pick<AccountRow, 'id' | 'email'>;

/** @throws ApiError auth.required when the account was deleted concurrently */
export async function accountOf(
  { db }: Pick<ApiDeps, 'db'>,
  { accountId }: Donor,
): Promise<AccountRow> {
  const account = await findAccount(db, 'id', accountId);
  if (!account) throw new ApiError('auth.required', { scheme: 'Bearer' });
  return account;
}

/**
 * Returns a query of `orders` with the chosen columns. It has two selects, because an index (`orders_account`,
 * `orders_donor`) sorts each of them. SQLite then merges them without sorting.
 */
export function ownedOrders<Row>({ id, email }: Owner, columns: RawBuilder<unknown>) {
  return sql<Row>`
    select ${columns} from orders where account_id = ${id}
    union all
    select ${columns} from orders where lower(donor_email) = ${email} and account_id is null`;
}

/** Returns a query of the donor's applications: those sent while signed in, and those with the same address. */
export function ownApplications(db: Db, { id, email }: Owner) {
  return db
    .selectFrom('applications')
    .where(({ or, and, eb, fn }) =>
      or([
        eb('account_id', '=', id),
        and([eb('account_id', 'is', null), eb(fn<string>('lower', ['email']), '=', email)]),
      ]),
    );
}

/** Returns a page of the donor's orders, newest first. Orders with the same time are sorted by their row id. */
export async function pageOfOrders(
  db: Kysely<Database>,
  owner: Owner,
  { offset, limit }: Page,
): Promise<Paged<OrderRow>> {
  const { rows } = await newestOrders(owner, { offset, limit }).execute(db);
  return { total: await countOf(db, ownedOrders(owner, sql`1`)), data: rows };
}

/** Returns the query of one page. Exported for the test that reads its query plan. */
export function newestOrders(owner: Owner, { offset, limit }: Page): RawBuilder<OrderRow> {
  return sql<OrderRow>`
    ${ownedOrders<OrderRow>(owner, sql`*, rowid as sequence`)}
    order by created_at desc, sequence desc limit ${limit} offset ${offset}`;
}

export async function countOf(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from (${query}) as found`.execute(db);
  return Number(rows[0]!.total);
}

/**
 * Returns a query of the donor's monthly gifts, with a condition on the order. Omits gifts
 * whose first payment never arrived, which are in the list of orders, and duplicates, which the API stops.
 */
export function ownedGifts(owner: Owner): RawBuilder<MonthlyGiftRow> {
  return sql<MonthlyGiftRow>`
    select gift.*, gift.rowid as sequence
    from (${ownedOrders(owner, sql`id, state, monthly_gift_id`)}) as mine
    join monthly_gifts as gift on gift.id = mine.monthly_gift_id and gift.first_order_id = mine.id
    where gift.stop_due_at is null
      and (gift.state <> 'pending' or mine.state in ('pending_payment', 'processing'))`;
}

/** @throws ApiError monthlyGift.notFound when the gift belongs to another donor */
export async function requireOwnGift(
  db: Kysely<Database>,
  owner: Owner,
  gift: MonthlyGiftRow,
): Promise<MonthlyGiftRow> {
  const { rows } = await sql`
    select id from (${ownedOrders(owner, sql`id`)}) as mine where id = ${gift.first_order_id}`.execute(
    db,
  );
  if (rows.length === 0) throw new ApiError('monthlyGift.notFound');
  return gift;
}

/**
 * Returns all stored data of a donor, for the donor. It contains no hash and no token: with a token, a third party who
 * gets the file could open pages and stop gifts.
 */
import { sql } from 'kysely';
import { localisedTextSchema } from '#contract/common';
import { money } from '#domain/money';
import { fromJson } from '../../db/json';
import type { AccountRow } from '../../db/tables/accounts';
import type { MonthlyGiftRow } from '../../db/tables/months';
import type { OrderLineRow, OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import type { Donor } from '../../http/access-token';
import { readGiftParts } from '../../giving/monthly/view';
import { amountOfGift } from '../../orders/monthly-amounts';
import { linesOfAll } from '../../orders/repository';
import { accountOf, ownApplications, ownedGifts, ownedOrders, type Owner } from './ownership';

export async function readDonorData(deps: ApiDeps, donor: Donor): Promise<Record<string, unknown>> {
  const account = await accountOf(deps, donor);
  return { ...(await accountData(deps, account)), ...(await dataOf(deps, account)) };
}

export async function accountData(
  { db }: ApiDeps,
  account: AccountRow,
): Promise<Record<string, unknown>> {
  const { id, email, name, phone, avatar, locale } = account;
  return {
    account: {
      ...{ id, email, name, phone, avatar, locale },
      hasPassword: account.password_hash !== null,
      createdAt: account.created_at,
      updatedAt: account.updated_at,
    },
    identities: await db
      .selectFrom('social_identities')
      .select(['provider', 'subject', 'created_at as createdAt'])
      .where('account_id', '=', account.id)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select([
        'id',
        'device',
        'created_at as createdAt',
        'last_used_at as lastUsedAt',
        'expires_at as expiresAt',
        'revoked_at as revokedAt',
      ])
      .where('account_id', '=', account.id)
      .orderBy('created_at')
      .execute(),
    recipients: await db
      .selectFrom('recipients')
      .select(['name', 'phone', 'created_at as createdAt'])
      .where('account_id', '=', account.id)
      .orderBy('created_at')
      .execute(),
  };
}

/** The data of a donor that does not need an account: gifts, monthly gifts, applications, newsletter. */
export async function dataOf(deps: ApiDeps, owner: Owner): Promise<Record<string, unknown>> {
  return {
    newsletter: await deps.db
      .selectFrom('subscriptions')
      .select(['email', 'locale', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
      .where(({ fn }) => fn<string>('lower', ['email']), '=', owner.email)
      .execute(),
    applications: await applicationsOf(deps, owner),
    orders: await ordersOf(deps, owner),
    monthlyGifts: await giftsOf(deps, owner),
  };
}

async function applicationsOf({ db }: ApiDeps, owner: Owner): Promise<object[]> {
  const rows = await ownApplications(db, owner)
    .select(['reference', 'kind', 'subject', 'state', 'name', 'email', 'phone', 'locale'])
    .select(['seats', 'data', 'created_at as createdAt', 'updated_at as updatedAt'])
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({ ...row, data: fromJson(row.data) }));
}

async function ordersOf({ db }: ApiDeps, owner: Owner): Promise<object[]> {
  const { rows } = await sql<OrderRow>`
    ${ownedOrders(owner, sql`*, rowid as sequence`)} order by created_at, sequence`.execute(db);
  const ids = rows.map(({ id }) => id);
  const lines = await linesOfAll(db, ids);
  const payments = await db
    .selectFrom('payments')
    .select(['order_id', 'method', 'payment_id', 'minor', 'currency', 'refunded', 'at'])
    .where('order_id', 'in', ids)
    .orderBy('at')
    .execute();
  return rows.map((order) => ({
    reference: order.reference,
    state: order.state,
    createdAt: order.created_at,
    paidAt: order.paid_at,
    locale: order.locale,
    method: order.method,
    total: money(order.total, order.currency),
    donor: { name: order.donor_name, email: order.donor_email, phone: order.donor_phone },
    proofUploaded: order.proof !== null,
    lines: (lines.get(order.id) ?? []).map((line) => lineOf(line, order)),
    payments: payments
      .filter(({ order_id }) => order_id === order.id)
      .map(({ method, payment_id, minor, currency, refunded, at }) => ({
        ...{ method, paymentId: payment_id, at },
        amount: money(minor, currency),
        refunded: money(refunded, currency),
      })),
  }));
}

function lineOf(line: OrderLineRow, { currency }: OrderRow): object {
  return {
    offeringId: line.offering_id,
    title: localisedTextSchema.parse(JSON.parse(line.title)),
    intention: line.intention,
    quantity: line.quantity,
    total: money(line.total, currency),
    names: line.names === null ? [] : fromJson<string[]>(line.names),
    recipient:
      line.recipient_name === null
        ? null
        : { name: line.recipient_name, phone: line.recipient_phone },
  };
}

async function giftsOf({ db }: ApiDeps, owner: Owner): Promise<object[]> {
  const { rows } = await sql<MonthlyGiftRow>`${ownedGifts(owner)} order by gift.created_at`.execute(
    db,
  );
  const parts = await readGiftParts(db, rows);
  return parts.map(({ gift, first, months }) => ({
    state: gift.state,
    method: gift.method,
    amount: amountOfGift(gift, first),
    createdAt: gift.created_at,
    stoppedAt: gift.stopped_at,
    orders: months.map(({ reference }) => reference),
  }));
}

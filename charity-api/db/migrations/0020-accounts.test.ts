/** Migration 20: orders, monthly gifts and the outbox of the last release are kept, and mails need no order. */
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LibsqlDialect, type RawDatabase } from '../driver';
import { migrate } from '../migrate';
import type { Database } from '../tables';
import * as accounts from './0020-accounts';
import { MIGRATIONS } from './index';

const BEFORE = MIGRATIONS.indexOf(accounts);
const TIME = '2026-03-12T06:00:00.000Z';
const LATER = '2026-03-12T06:05:00.000Z';

let db: Kysely<Database>;
beforeEach(async () => {
  const raw = new Libsql(':memory:') as unknown as RawDatabase;
  raw.exec('pragma foreign_keys = on');
  db = new Kysely<Database>({ dialect: new LibsqlDialect(raw, 0) });
  await migrate(db, MIGRATIONS.slice(0, BEFORE));
  for (const id of ['a', 'b'])
    await sql`insert into orders (id, token, reference, idempotency_key, fingerprint, state, version,
        locale, currency, total, method, donor_name, donor_email, created_at, expires_at, checked_at, next_check)
      values (${id}, ${id}, ${id}, ${id}, '', 'paid', 3, 'ar', 'OMR', 10005, 'Bank', 'سلمى', 'Salma@example.org',
        ${TIME}, ${TIME}, ${TIME}, ${TIME})`.execute(db);
  await sql`insert into monthly_gifts (id, first_order_id, method, provider_reference, state, created_at)
    values ('m', 'a', 'Stripe', 'sub_1', 'active', ${TIME})`.execute(db);
  await sql`insert into outbox (id, order_id, kind, due_at, tries, last_error, sent_at, created_at) values
    ('sent', 'a', 'receipt', ${TIME}, 1, null, ${LATER}, ${TIME}),
    ('waiting', 'a', 'monthly-failed', ${LATER}, 3, 'ECONNECTION', null, ${TIME}),
    ('new', 'b', 'transfer-instructions', ${TIME}, 0, null, null, ${TIME})`.execute(db);
  await migrate(db, MIGRATIONS.slice(0, BEFORE + 1));
});
afterEach(() => db.destroy());

test('mails of orders are kept with their tries and errors', async () => {
  const mail = { code_id: null, recipient: null, created_at: TIME };
  expect(await db.selectFrom('outbox').selectAll().orderBy('id').execute()).toEqual([
    {
      ...{ ...mail, id: 'new', order_id: 'b', kind: 'transfer-instructions' },
      ...{ due_at: TIME, tries: 0, last_error: null, sent_at: null },
    },
    {
      ...{ ...mail, id: 'sent', order_id: 'a', kind: 'receipt' },
      ...{ due_at: TIME, tries: 1, last_error: null, sent_at: LATER },
    },
    {
      ...{ ...mail, id: 'waiting', order_id: 'a', kind: 'monthly-failed' },
      ...{ due_at: LATER, tries: 3, last_error: 'ECONNECTION', sent_at: null },
    },
  ]);
});

test('a second mail of a kind for an order is still rejected, and mails without an order are accepted', async () => {
  const insert = (id: string, order: string | null) =>
    sql`insert into outbox (id, order_id, kind, due_at, tries, created_at)
      values (${id}, ${order}, 'receipt', ${TIME}, 0, ${TIME})`.execute(db);
  await expect(insert('again', 'a')).rejects.toThrow(/UNIQUE/);
  await expect(insert('lost', 'unknown')).rejects.toThrow(/FOREIGN KEY/);
  await insert('first', null);
  await insert('second', null);
});

test('orders are kept without an account, and monthly gifts with the amount of their first order', async () => {
  const orders = await db.selectFrom('orders').selectAll().execute();
  expect(orders).toHaveLength(2);
  expect(orders[0]).toMatchObject({
    ...{ id: 'a', state: 'paid', version: 3, total: 10_005, account_id: null },
    ...{ donor_name: 'سلمى', donor_email: 'Salma@example.org' },
  });
  expect(await db.selectFrom('monthly_gifts').selectAll().execute()).toMatchObject([
    { id: 'm', provider_reference: 'sub_1', state: 'active', amount: null },
  ]);
});

test('no row violates a reference after the migration', async () => {
  const { rows } = await sql`pragma foreign_key_check`.execute(db);
  expect(rows).toEqual([]);
});

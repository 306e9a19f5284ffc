/** Migration 4 on a database of the release before it: marks the counted payments, and counts gifts of paid orders. */
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMigratedBefore } from '#tests/support/api/earlier-release';
import { migrate } from '../migrate';
import type { Database } from '../tables';
import * as giving from './0004-giving';

const TIME = '2026-03-12T06:00:00.000Z';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMigratedBefore(giving);
  await sql`insert into currency_rates (currency, position, title, rate, at, source)
    values ('USD', 1, '{}', '2.6008', ${TIME}, 'test')`.execute(db);
});
afterEach(() => db.destroy());

type Paid = {
  state?: string;
  currency?: string;
  payments: [id: string, minor: number, currency?: string][];
};

/** An order of ten units, two lines to one campaign. */
async function order(id: string, { state = 'paid', currency = 'OMR', payments }: Paid) {
  const total = currency === 'OMR' ? 10_000 : 1_001;
  await sql`insert into orders (id, token, reference, idempotency_key, fingerprint, state, version,
      locale, currency, total, method, donor_name, donor_email, created_at, expires_at, checked_at, next_check)
    values (${id}, ${id}, ${id}, ${id}, '', ${state}, 1, 'en', ${currency}, ${total}, 'Sandbox',
      'A', 'a@example.org', ${TIME}, ${TIME}, ${TIME}, ${TIME})`.execute(db);
  for (const position of [0, 1]) {
    const minor = position === 0 ? total - 1 : 1;
    await sql`insert into order_lines (order_id, position, project_id, title, picture, minor, quantity, intention)
      values (${id}, ${position}, 'well', '{}', '{}', ${minor}, 1, 'sadaqa')`.execute(db);
  }
  await sql`insert into payment_attempts (id, order_id, number, method, state, created_at)
    values (${id}, ${id}, 1, 'Sandbox', 'succeeded', ${TIME})`.execute(db);
  for (const [at, [payment, minor, paidIn = currency]] of payments.entries()) {
    await sql`insert into payments (method, payment_id, attempt_id, order_id, minor, currency, at)
      values ('Sandbox', ${payment}, ${id}, ${id}, ${minor}, ${paidIn}, ${TIME + String(at)})`.execute(
      db,
    );
  }
}

const counted = async () =>
  (
    await db
      .selectFrom('payments')
      .select('payment_id')
      .where('counted', '=', 1)
      .orderBy('payment_id')
      .execute()
  ).map(({ payment_id }) => payment_id);

test('marks the first payment with the right amount and currency as counted', async () => {
  await order('plain', { payments: [['plain', 10_000]] });
  await order('twice', {
    payments: [
      ['twice-1', 10_000],
      ['twice-2', 10_000],
    ],
  });
  await order('corrected', {
    payments: [
      ['corrected-wrong', 9_999],
      ['corrected-dollars', 10_000, 'USD'],
      ['corrected-right', 10_000],
    ],
  });
  await order('wrong', { state: 'mismatch', payments: [['wrong', 9_999]] });
  await migrate(db);
  expect(await counted()).toEqual(['corrected-right', 'plain', 'twice-1']);
});

test('sets the charge of attempts to the order total, and counts gifts of paid orders', async () => {
  await order('rials', { payments: [['rials', 10_000]] });
  await order('dollars', { currency: 'USD', payments: [['dollars', 1_001]] });
  await order('euros', { currency: 'EUR', payments: [['euros', 1_001]] });
  await order('open', { state: 'pending_payment', payments: [] });
  await migrate(db);
  expect(
    await db
      .selectFrom('payment_attempts')
      .select(['charge_minor', 'charge_currency'])
      .where('id', '=', 'dollars')
      .execute(),
  ).toEqual([{ charge_minor: 1_001, charge_currency: 'USD' }]);
  // 10.01 / 2.6008 = 3.84881…. EUR has no rate here, so its gifts were not counted.
  expect(await db.selectFrom('counted_gifts').selectAll().orderBy('order_id').execute()).toEqual([
    { order_id: 'dollars', offering_id: 'well', raised: 3_849, gifts: 2, day: null },
    { order_id: 'rials', offering_id: 'well', raised: 10_000, gifts: 2, day: null },
  ]);
});

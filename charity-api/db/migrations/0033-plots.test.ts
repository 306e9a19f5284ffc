/** Tests of migration 33: gifts of earlier releases get the day of their payment in Muscat. */
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { migrateTo, openMigratedBefore } from '#tests/support/api/earlier-release';
import * as plots from './0033-plots';

test('adds up the counted gifts of each day', async () => {
  const db = await openMigratedBefore(plots);
  await sql`pragma foreign_keys = off`.execute(db);
  const order = (id: string, paidAt: string | null) =>
    sql`insert into orders (id, token, reference, idempotency_key, fingerprint, state, version, locale, currency, total,
      method, donor_name, donor_email, created_at, expires_at, checked_at, next_check, paid_at)
      values (${id}, ${id}, ${id}, ${id}, '', 'paid', 1, 'en', 'OMR', 1, 'Bank', '', '', '', '', '', '', ${paidAt})`.execute(
      db,
    );
  await order('early', '2026-03-01T19:59:00.000Z');
  await order('late', '2026-03-01T20:01:00.000Z');
  await order('later', '2026-03-02T08:00:00.000Z');
  for (const id of ['early', 'late', 'later'])
    await sql`insert into counted_gifts (order_id, offering_id, raised, gifts) values (${id}, 'wells', 500, 1)`.execute(
      db,
    );
  await migrateTo(db, plots);
  expect(await db.selectFrom('raised_days').selectAll().orderBy('day').execute()).toEqual([
    { offering_id: 'wells', day: '2026-03-01', raised: 500 },
    { offering_id: 'wells', day: '2026-03-02', raised: 1_000 },
  ]);
  await db.destroy();
});

/** Migration 14: each line of an older order keeps its amount, which is now stored as a total. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrateTo, openMigratedBefore } from '#tests/support/api/earlier-release';
import * as lineTotals from './0014-line-totals';

const TIME = '2026-03-12T06:00:00.000Z';

test('a line of 60 × 2.61 USD gets the total 156.60 USD', async () => {
  const db = await openMigratedBefore(lineTotals);
  await sql`insert into orders (id, token, reference, idempotency_key, fingerprint, state, version,
      locale, currency, total, method, donor_name, donor_email, created_at, expires_at, checked_at, next_check)
    values ('a', 'a', 'a', 'a', '', 'paid', 1, 'en', 'USD', 18261, 'Sandbox', 'A', 'a@example.org',
      ${TIME}, ${TIME}, ${TIME}, ${TIME})`.execute(db);
  const lines = [
    [261, 60],
    [2_601, 1],
  ] as const;
  for (const [position, [minor, quantity]] of lines.entries()) {
    await sql`insert into order_lines (order_id, position, offering_id, kind, title, picture, minor, quantity, intention)
      values ('a', ${position}, 'oath', 'expiation', '{}', '{}', ${minor}, ${quantity}, 'kafara')`.execute(
      db,
    );
  }
  await migrateTo(db, lineTotals);
  const rows = await db
    .selectFrom('order_lines')
    .select(['total', 'quantity'])
    .orderBy('position')
    .execute();
  expect(rows).toEqual([
    { total: 15_660, quantity: 60 },
    { total: 2_601, quantity: 1 },
  ]);
  await db.destroy();
});

/** Migration 7 on a database that has only campaigns and funds: their orders, gifts and figures stay correct. */
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMigratedBefore } from '#tests/support/api/earlier-release';
import { subtractGifts } from '../../modules/offerings/figures';
import { migrate } from '../migrate';
import { isEmpty } from '../../content/seed';
import type { Database } from '../tables';
import * as offerings from './0007-offerings';

const TIME = '2026-03-12T06:00:00.000Z';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMigratedBefore(offerings);
});
afterEach(() => db.destroy());

/** A fund, a campaign, and an order of two gifts to each that is paid and counted. */
async function give() {
  for (const table of ['project_categories', 'project_types']) {
    for (const id of ['fund', 'well']) {
      await sql`insert into ${sql.table(table)} (id, position, title, summary)
        values (${id}, 0, '{}', '{}')`.execute(db);
    }
  }
  for (const id of ['fund', 'well']) {
    await sql`insert into projects (id, type, category, raised, gifts, status, zakat, featured, published_at)
      values (${id}, ${id}, ${id}, 3000, 2, 'open', 0, 0, ${TIME})`.execute(db);
  }
  await sql`insert into orders (id, token, reference, idempotency_key, fingerprint, state, version,
      locale, currency, total, method, donor_name, donor_email, created_at, expires_at, checked_at, next_check)
    values ('order', 'order', 'order', 'order', '', 'paid', 1, 'en', 'OMR', 6000, 'Sandbox',
      'A', 'a@example.org', ${TIME}, ${TIME}, ${TIME}, ${TIME})`.execute(db);
  for (const [position, id] of ['fund', 'well'].entries()) {
    await sql`insert into order_lines (order_id, position, project_id, title, picture, minor, quantity, intention)
      values ('order', ${position}, ${id}, '{}', '{}', 1500, 2, 'sadaqa')`.execute(db);
    await sql`insert into counted_gifts (order_id, project_id, raised, gifts)
      values ('order', ${id}, 3000, 2)`.execute(db);
  }
}

test('gives order lines the kind fund or campaign after the offering they are for', async () => {
  await give();
  await migrate(db);
  const lines = db.selectFrom('order_lines').select(['offering_id', 'kind', 'shares', 'names']);
  expect(await lines.orderBy('position').execute()).toEqual([
    { offering_id: 'fund', kind: 'fund', shares: null, names: null },
    { offering_id: 'well', kind: 'campaign', shares: null, names: null },
  ]);
});

test('a refund of an earlier order subtracts exactly the amounts that were counted', async () => {
  await give();
  await migrate(db);
  await db.transaction().execute((tx) => subtractGifts(tx, { id: 'order' }));
  const figures = db.selectFrom('offerings').select(['id', 'raised', 'gifts']);
  expect(await figures.orderBy('id').execute()).toEqual([
    { id: 'fund', raised: 0, gifts: 0 },
    { id: 'well', raised: 0, gifts: 0 },
  ]);
});

test('a migrated database gets no cases, metal prices or settings of the demonstration', async () => {
  await give();
  await migrate(db);
  expect(await isEmpty(db)).toBe(false);
  for (const table of ['cases', 'metals', 'settings'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

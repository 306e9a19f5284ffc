/** Tests the schema on PostgreSQL: types, collation, deferrable foreign keys, order of indexes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase, openForReading } from '#api/db/open';
import { SCHEMA_VERSION } from '#api/db/schema';
import { POSTGRES_VARIABLE } from '#tests/support/api/database';
import { createDatabase } from '#tests/support/postgres/copies';

let url: string;
let opened: OpenDatabase;
beforeAll(async () => {
  url = await createDatabase(process.env[POSTGRES_VARIABLE]!, 'empty');
  opened = await openDatabase(url);
});
afterAll(() => opened.close());

async function rows(query: string): Promise<object[]> {
  return (await sql.raw<object>(query).execute(opened.db)).rows;
}

test('has the version of the schema on SQLite', async () => {
  const version = await opened.db.selectFrom('schema_version').selectAll().execute();
  expect(version).toEqual([{ version: SCHEMA_VERSION }]);
});

test('has only integers of 64 bits, bytes, and texts in the order of their bytes, outside of the full-text index', async () => {
  const types = await rows(`
    select distinct concat_ws(' ', data_type, collation_name) as type from information_schema.columns
    where table_schema = 'public' and table_name not in ('search_index', 'schema_version') order by type`);
  expect(types).toEqual([{ type: 'bigint' }, { type: 'bytea' }, { type: 'text C' }]);
});

test('lets a transaction check every foreign key at its end', async () => {
  const keys = await rows(`
    select condeferrable as deferrable, count(*) > 20 as many from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace group by condeferrable`);
  expect(keys).toEqual([{ deferrable: 1, many: 1 }]);
});

test('has null before every value in each index, also of an expression', async () => {
  const indexes = await rows(`
    select indexdef from pg_indexes where indexname in ('campaigns_newest', 'orders_donor', 'orders_next_check')
    order by indexname`);
  const columns = indexes.map(
    (row) => / USING btree (.*)/.exec(Object.values(row)[0] as string)![1],
  );
  expect(columns).toEqual([
    "(published_at DESC NULLS LAST, seq DESC NULLS LAST) WHERE (type <> 'fund'::text)",
    '(lower(donor_email) NULLS FIRST, created_at NULLS FIRST)',
    "(next_check NULLS FIRST) WHERE (state = ANY (ARRAY['pending_payment'::text, 'processing'::text]))",
  ]);
});

test('a database with another schema is rejected, with what to do, and not changed', async () => {
  await opened.db.updateTable('schema_version').set({ version: 'other' }).execute();
  for (const open of [openDatabase, openForReading])
    await expect(open(url)).rejects.toThrow(
      /does not have the schema of this release, and was not changed\. Start the site, or restore/,
    );
  const version = await opened.db.selectFrom('schema_version').selectAll().execute();
  expect(version).toEqual([{ version: 'other' }]);
});

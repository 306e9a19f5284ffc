/** The schema on PostgreSQL has the same tables, columns, constraints, indexes and triggers as the one on SQLite. */
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '#api/db/migrations';
import { openDatabase, type OpenDatabase } from '#api/db/open';
import { BASELINE_VERSION, withBinaryOrder } from '#api/db/postgres/baseline';
import type { Database } from '#api/db/tables';
import { rolledBack } from '#api/db/rolled-back';
import { openCopy } from '#tests/support/api/database';

let sqlite: OpenDatabase;
let postgres: OpenDatabase;
beforeAll(async () => {
  sqlite = await openDatabase(':memory:');
  postgres = await openCopy('empty');
});
afterAll(() => Promise.all([sqlite.close(), postgres.close()]));

/** Full-text tables: virtual ones on SQLite, and others on PostgreSQL. */
const FULL_TEXT = /^search_(index|titles|leads|words)(_|$)/;

type Row = Record<string, string>;
async function rows(query: string, db: Kysely<Database>): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(db)).rows;
}

const inSqlite = (query: string) => rows(query, sqlite.db);
const inPostgres = (query: string) => rows(query, postgres.db);

/** Returns sorted lines, one for each row without the full-text tables, with the table first. */
const lines = (found: Row[]) =>
  found
    .map((row) => Object.values(row).map(String))
    .filter(([table]) => !FULL_TEXT.test(table!) && !table!.startsWith('sqlite_'))
    .map((values) => values.join(' | '))
    .sort();

test('has the newest schema version', async () => {
  const version = await postgres.db.selectFrom('schema_version').selectAll().execute();
  expect(version).toEqual([{ version: MIGRATIONS.length }]);
});

test('every migration after the first schema on PostgreSQL has statements for both databases', () => {
  expect(MIGRATIONS.length).toBeGreaterThanOrEqual(BASELINE_VERSION);
  for (const migration of MIGRATIONS.slice(BASELINE_VERSION))
    expect(migration.upPostgres).toBeTypeOf('function');
});

test('has the same columns with the same type, default and nullability', async () => {
  const expected = await inSqlite(`
    select tables.name, columns.name as column,
      case columns.type when 'INTEGER' then 'bigint' else 'text C' end as type,
      case when columns."notnull" or columns.pk then 'not null' else 'null' end as presence,
      columns.hidden > 0 as generated,
      coalesce(columns.dflt_value, '-') as value
    from pragma_table_list as tables join pragma_table_xinfo(tables.name) as columns
    where tables.type = 'table' and tables.schema = 'main'`);
  const actual = await inPostgres(`
    select table_name, column_name, data_type || coalesce(' ' || collation_name, '') as type,
      case is_nullable when 'NO' then 'not null' else 'null' end as presence,
      is_generated = 'ALWAYS' as generated,
      coalesce(replace(replace(column_default, '::text', ''), '::bigint', ''), '-') as value
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name <> 'rowid'`);
  expect(lines(actual)).toEqual(lines(expected).map((line) => line.replaceAll("''''", "''")));
});

test('has the same primary keys and unique columns', async () => {
  const expected = await inSqlite(`
    select tables.name, group_concat(info.name, ', ') as columns from pragma_table_list as tables
    join pragma_index_list(tables.name) as list join pragma_index_info(list.name) as info
    where tables.schema = 'main' and list."unique" and list.origin <> 'c' group by tables.name, list.name
    union all
    select tables.name, columns.name from pragma_table_list as tables
    join pragma_table_xinfo(tables.name) as columns
    where tables.schema = 'main' and tables.type = 'table' and columns.pk and columns.type = 'INTEGER'
      and (select sum(pk) from pragma_table_info(tables.name)) = 1`);
  const actual = await inPostgres(`
    select conrelid::regclass as name, (select string_agg(attname, ', ' order by place)
      from unnest(conkey) with ordinality as key (number, place)
      join pg_attribute on attrelid = conrelid and attnum = number) as columns
    from pg_constraint where contype in ('p', 'u') and connamespace = 'public'::regnamespace`);
  expect(lines(actual)).toEqual(lines(expected));
});

test('has the same foreign keys, which a transaction can check at its end', async () => {
  const expected = await inSqlite(`
    select tables.name, keys."from", keys."table", keys."to", lower(keys.on_delete) as deleted
    from pragma_table_list as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.schema = 'main'`);
  const actual = await inPostgres(`
    select conrelid::regclass as name, one.attname as own, confrelid::regclass as other,
      two.attname as theirs, case confdeltype when 'c' then 'cascade' else 'no action' end as deleted
    from pg_constraint
    join pg_attribute as one on one.attrelid = conrelid and one.attnum = conkey[1]
    join pg_attribute as two on two.attrelid = confrelid and two.attnum = confkey[1]
    where contype = 'f' and condeferrable and not condeferred`);
  expect(lines(actual)).toEqual(lines(expected));
});

/** `on` is the name of the table or index with this condition. */
type Condition = { on: string; table: string; text: string };

/**
 * Lets PostgreSQL write the conditions of SQLite in its own form, as it does with the conditions of its schema: it adds
 * them to the same tables, and undoes this.
 */
function inPostgresForm(conditions: Condition[]): Promise<Row[]> {
  return rolledBack(postgres.db, async (tx) => {
    const written: Row[] = [];
    for (const { on, table, text } of conditions) {
      await sql.raw(`alter table ${table} add constraint of_sqlite check (${text})`).execute(tx);
      const { rows: found } = await sql<{ text: string }>`
        select pg_get_expr(conbin, conrelid) as text from pg_constraint
        where conname = 'of_sqlite'`.execute(tx);
      await sql.raw(`alter table ${table} drop constraint of_sqlite`).execute(tx);
      written.push({ on, text: found[0]!.text });
    }
    return written;
  });
}

/** Returns the text between the parentheses of each check. */
function checksOf(definition: string): string[] {
  const [, ...parts] = definition.split(/\bcheck \(/);
  return parts.map((part) => {
    let depth = 1;
    const end = [...part].findIndex((sign) => {
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
      return depth === 0;
    });
    return part.slice(0, end);
  });
}

test('has the same checks', async () => {
  const tables = await inSqlite(`select name, sql from sqlite_schema where type = 'table'`);
  const ofSqlite = tables
    .filter(({ name }) => !FULL_TEXT.test(name!))
    .flatMap(({ name, sql: text }) =>
      checksOf(text!).map((check) => ({ on: name!, table: name!, text: check })),
    );
  expect(ofSqlite.length).toBeGreaterThan(50);
  const actual = await inPostgres(`
    select conrelid::regclass as name, pg_get_expr(conbin, conrelid) as text from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`);
  expect(lines(actual)).toEqual(lines(await inPostgresForm(ofSqlite)));
});

test('has the same conditions of indexes', async () => {
  const indexes = await inSqlite(
    `select tbl_name, name, sql from sqlite_schema where type = 'index' and sql like '% where %'`,
  );
  const ofSqlite = indexes.map(({ tbl_name, name, sql: text }) => ({
    ...{ on: name!, table: tbl_name!, text: / where (.*)$/is.exec(text!)![1]! },
  }));
  expect(ofSqlite.length).toBeGreaterThan(30);
  const actual = await inPostgres(`
    select indexrelid::regclass as name, pg_get_expr(indpred, indrelid) as text from pg_index
    join pg_class on pg_class.oid = indexrelid
    where indpred is not null and relnamespace = 'public'::regnamespace`);
  expect(lines(actual)).toEqual(lines(await inPostgresForm(ofSqlite)));
});

test('has the same indexes', async () => {
  const indexes = await inSqlite(
    `select tbl_name, name, sql from sqlite_schema where type = 'index' and sql is not null`,
  );
  const expected = indexes.map(({ tbl_name, name, sql: text }) => ({
    ...{ tbl_name: tbl_name!, name: name!, unique: String(/create unique/i.test(text!)) },
    ...{ columns: columnsOf(text!), condition: String(/ where /.test(text!)) },
  }));
  const indexesThere = await inPostgres(`
    select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' and indexname not in
      (select conname from pg_constraint where connamespace = 'public'::regnamespace)`);
  const actual = indexesThere.map(({ tablename, indexname, indexdef }) => ({
    ...{
      tablename: tablename!,
      indexname: indexname!,
      unique: String(/ unique /i.test(indexdef!)),
    },
    ...{ columns: columnsOf(indexdef!), condition: String(/ where /i.test(indexdef!)) },
  }));
  expect(lines(actual)).toEqual(lines(expected));
});

/** Returns the columns of an index in their order. An expression is the columns in it. */
function columnsOf(definition: string): string {
  const list = /\((.*)\)/s.exec(definition.replace(/ where .*/is, ''))![1]!;
  const words = list.replace(/'[^']*'(::\w+)?/g, '').match(/\b[a-z_]+\b/gi) ?? [];
  return words.filter((word) => !NO_COLUMN.test(word)).join(', ');
}
const NO_COLUMN =
  /^(desc|asc|nulls|first|last|case|when|then|else|end|or|and|lower|nullif|text|numeric|bigint|collate)$/i;

test('has the same triggers', async () => {
  const expected = await inSqlite(
    `select tbl_name, name from sqlite_schema where type = 'trigger'`,
  );
  const actual = await inPostgres(
    `select tgrelid::regclass as name, tgname from pg_trigger where not tgisinternal`,
  );
  expect(lines(actual)).toEqual(lines(expected));
});

describe('the collation C', () => {
  test('is the collation of all text columns of a table', () => {
    expect(withBinaryOrder('create table t (id text primary key, text text not null)')).toBe(
      'create table t (id text collate "C" primary key, text text collate "C" not null)',
    );
  });
});

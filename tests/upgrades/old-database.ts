/** Databases of earlier releases (make.ts), which tests create and then open with the current release. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { isPostgres } from '#api/db/dialect';
import type { Database } from '#api/db/tables';

export type OldDatabase = {
  version: string;
  statements: { sqlite: string[]; postgres: string[] };
  rows: Record<string, Record<string, unknown>[]>;
};

const FOLDER = 'tests/upgrades';
const ENDING = '.json.br';

/** The releases with another schema than the one before, oldest first. */
export const RELEASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

export const readOld = (release: string): OldDatabase =>
  JSON.parse(
    brotliDecompressSync(readFileSync(path.join(FOLDER, release + ENDING))).toString(),
  ) as OldDatabase;

/** Creates the tables of the release in an empty database, and its rows unless `isEmpty`. */
export async function createOld(
  db: Kysely<Database>,
  { version, statements, rows }: OldDatabase,
  { isEmpty }: { isEmpty: boolean },
): Promise<void> {
  const inPostgres = isPostgres(db);
  await db.transaction().execute(async (tx) => {
    for (const statement of [
      'create table schema_version (version text not null)',
      `insert into schema_version (version) values ('${version}')`,
      ...(inPostgres ? statements.postgres : statements.sqlite),
    ])
      await sql.raw(statement).execute(tx);
    if (isEmpty) return;
    const later = inPostgres ? 'set constraints all deferred' : 'pragma defer_foreign_keys = on';
    await sql.raw(later).execute(tx);
    for (const [table, all] of Object.entries(rows)) {
      await tx.deleteFrom(table as 'settings').execute();
      for (let at = 0; at < all.length; at += 100)
        await tx
          .insertInto(table as 'settings')
          .values(all.slice(at, at + 100) as never)
          .execute();
    }
  });
  if (inPostgres) await setSequences(db);
}

/** Makes PostgreSQL continue after the inserted numbers. */
async function setSequences(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}))`.execute(db);
}

/** Returns the definitions of all tables, columns, keys, checks, indexes and triggers, in a fixed order. */
export async function schemaOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await (isPostgres(db) ? POSTGRES_SCHEMA : SQLITE_SCHEMA).execute(db);
  return rows
    .flatMap(({ table, definition }) => partsOf(definition).map((part) => `${table}: ${part}`))
    .sort();
}

const SQLITE_SCHEMA = sql<{ table: string; definition: string }>`
  select tbl_name as "table", sql as definition from sqlite_master
  where sql is not null and name not like 'sqlite_%'`;

const POSTGRES_SCHEMA = sql<{ table: string; definition: string }>`
  select table_name as table, concat_ws(' ', column_name, data_type, collation_name, is_nullable, column_default,
    is_identity, generation_expression) as definition
  from information_schema.columns where table_schema = 'public'
  union all select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace
  union all select tablename, indexdef from pg_indexes where schemaname = 'public'
  union all select tgrelid::regclass::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`;

/** Splits a statement of SQLite into its columns and constraints, whose order does not matter. */
function partsOf(definition: string): string[] {
  if (!definition.startsWith('create table') && !definition.startsWith('CREATE TABLE'))
    return [definition];
  const start = definition.indexOf('(');
  // Commas that are not inside parentheses. The deepest ones are in conditions.
  return definition
    .slice(start + 1, definition.lastIndexOf(')'))
    .split(/,\s*(?![^(]*\)|[^(]*\([^()]*\)[^(]*\))/)
    .map((part) => part.trim());
}

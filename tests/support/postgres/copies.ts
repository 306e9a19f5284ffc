/**
 * Databases on the PostgreSQL server of a run of tests. Creating a database takes 200 ms, so each thread uses the same few
 * again: they get the rows of a template when they are opened.
 */
import { threadId } from 'node:worker_threads';
import pg from 'pg';
import { openDatabase, type OpenDatabase } from '#api/db/open';
import type { Template } from '../api/database';

/** The database that all others are copies of. Its schemas `empty` and `filled` have the rows of the templates. */
const ORIGIN = 'origin';

/** Returns the URL of a database. @param server the folder of the server's socket */
export const urlOf = (server: string, database: string): string =>
  `postgres://postgres@localhost/${database}?host=${server}`;

/** A database, and a connection that resets it. */
type Copy = { name: string; client: pg.Client };

const free: Record<Template, Copy[]> = { empty: [], filled: [] };
let made = 0;

/** Opens a database with the rows of a template. */
export async function openPostgresCopy(server: string, template: Template): Promise<OpenDatabase> {
  const copy = free[template].pop() ?? (await createCopy(server));
  await copy.client.query(`select ${template}.reset()`);
  const { db } = await openDatabase(urlOf(server, copy.name));
  // Not in `close`, because the API closes its database itself.
  const destroy = db.destroy.bind(db);
  let closing: Promise<void> | undefined;
  db.destroy = () => (closing ??= destroy().then(() => void free[template].push(copy)));
  return { db, close: () => db.destroy() };
}

/** Creates a database with all templates, and returns its URL. It is not used again. */
export async function createDatabase(server: string, template: Template): Promise<string> {
  const { name, client } = await createCopy(server);
  await client.query(`select ${template}.reset()`);
  await client.end();
  return urlOf(server, name);
}

async function createCopy(server: string): Promise<Copy> {
  const name = `test_${process.pid}_${threadId}_${made++}`;
  await administer(server, `create database ${name} template ${ORIGIN} strategy file_copy`);
  const client = new pg.Client({ connectionString: urlOf(server, name) });
  client.on('error', () => undefined);
  await client.connect();
  // Neither foreign keys nor triggers check the rows of a template.
  await client.query('set session_replication_role = replica');
  return { name, client };
}

/** Creates the database with the templates. @param fill fills an empty database */
export async function createOrigin(
  server: string,
  fill: (opened: OpenDatabase) => Promise<void>,
): Promise<void> {
  await administer(server, `create database ${ORIGIN}`);
  const opened = await openDatabase(urlOf(server, ORIGIN));
  const client = new pg.Client({ connectionString: urlOf(server, ORIGIN) });
  await client.connect();
  await storeTemplate(client, 'empty');
  await fill(opened);
  await storeTemplate(client, 'filled');
  await client.end();
  await opened.close();
}

/**
 * Copies all rows into a schema, and creates the function there that restores them. A database is only reset to one
 * template.
 */
async function storeTemplate(client: pg.Client, template: Template): Promise<void> {
  await client.query(`create schema ${template}`);
  const { rows: tables } = await client.query<{ name: string; columns: string }>(`
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by table_name`);
  const steps: string[] = [];
  for (const { name, columns } of tables) {
    await client.query(`create table ${template}.${name} as select ${columns} from public.${name}`);
    const { rowCount } = await client.query(`select 1 from ${template}.${name}`);
    // Resets only changed tables: most tests change few. A row of a later transaction or another count is a change.
    steps.push(`if (select count(*) <> ${rowCount} or coalesce(bool_or(xmin::text::bigint > last), false)
      from public.${name}) then delete from public.${name};`);
    if (rowCount)
      steps.push(
        `insert into public.${name} (${columns}) select ${columns} from ${template}.${name};`,
      );
    steps.push('end if;');
  }
  const { rows: sequences } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, value } of sequences)
    steps.push(`perform setval('public.${name}', ${value ?? 1}, ${value !== null});`);
  await client.query(`create table ${template}.last_reset as select 0::bigint as id`);
  await client.query(`create function ${template}.reset() returns void language plpgsql as $$
    declare last bigint := (select id from ${template}.last_reset);
    begin ${steps.join('\n')}
      update ${template}.last_reset set id = pg_current_xact_id()::xid::text::bigint;
    end $$`);
}

/** Runs a statement outside of all test databases. */
export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(server, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

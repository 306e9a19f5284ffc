/**
 * Copies all rows between a SQLite file and a PostgreSQL database that have the same schema, and compares the copy with
 * its original: the number of rows, and for each column the sum of its numbers or the number of its characters. Stored
 * files are copied from the data folder to PostgreSQL. The search index is filled from the content.
 */
import Libsql from 'libsql';
import pg from 'pg';
import { DatabaseError, requireSchema, requireVersion } from '../create';
import { FILLED_TABLES } from '../schema';
import { listFolder, readFromFolder } from '../stored-files';
import { STORED_FOLDERS } from '../tables/files';
import {
  compare,
  isSame,
  quoted,
  rowsOf,
  sumsInPostgres,
  sumsInSqlite,
  type AllSums,
  type Column,
  type Table,
} from './compare';
import { toPostgres } from './connection';
import { toUnusable, withoutPassword } from './open';

/** Tables with the version of the schema, the leases of processes, files, and data that is computed from the content. */
const LEFT_OUT = /^(?:schema_version$|leases$|stored_files$|search_)/;

/** In ms. A write of the site takes less. */
const LOCK_TIMEOUT_MS = 5_000;
/** PostgreSQL accepts 65,535 parameters in a statement. */
const MAX_PARAMETERS = 60_000;
const MAX_ROWS_AT_ONCE = 1_000;

type Value = string | bigint | null;

/** `rows`: of each table. `files`: the number of files. */
export type Copied = { rows: Record<string, number>; files: number };

/** A row of `settings` with the sums of the copy. While the data still has these sums, nothing has used the copy. */
const COPIED = { category: 'operation', key: 'COPIED' } as const;

/** A SQLite file, and the folder whose stored files belong to it. */
export type CopySource = { file: string; folder: string };

/**
 * Copies a SQLite file and its stored files into a PostgreSQL database, in one transaction. It holds the write lock of
 * the SQLite file meanwhile: other processes can read it, and their writes are rejected as busy.
 * @param afterwards runs after the copy is committed, still with the lock; its changes of the file are committed then
 * @throws DatabaseError when the database contains something else than an unused copy, or when the copy differs
 */
export async function copyToPostgres(
  source: CopySource,
  url: string,
  afterwards?: (raw: Libsql.Database, copied: Copied) => Promise<void>,
): Promise<Copied> {
  const raw = new Libsql(source.file);
  try {
    raw.pragma(`busy_timeout = ${LOCK_TIMEOUT_MS}`);
    raw.exec('begin immediate');
    const found = raw.prepare('select version from schema_version').get() as { version: string };
    requireVersion(found.version);
    const copied = await withClient(url, async (client) => {
      await client.query('begin');
      const rows = await copyRows(raw, client, url);
      const files = await copyFolder(client, source.folder);
      await client.query('commit');
      return { rows, files };
    });
    await afterwards?.(raw, copied);
    raw.exec('commit');
    return copied;
  } finally {
    if (raw.inTransaction) raw.exec('rollback');
    raw.close();
  }
}

async function copyRows(
  raw: Libsql.Database,
  client: pg.Client,
  url: string,
): Promise<Copied['rows']> {
  await requireSchemaOf(client);
  const tables = await tablesOf(client);
  // A process that has just started with this database can read meanwhile, and its writes wait.
  await client.query(`lock table ${tables.map(({ name }) => name).join()} in exclusive mode`);
  await requireUnused(client, tables, url);
  await client.query('set constraints all deferred');
  for (const { name } of tables) await client.query(`delete from ${name}`);
  for (const table of tables) await insertRows(client, table, raw);
  await setSequences(client, tables, raw);
  await client.query('set constraints all immediate');
  const sums = await sumsInPostgres(client, tables);
  compare(sumsInSqlite(raw, tables), sums);
  await client.query('insert into settings (category, key, value) values ($1, $2, $3)', [
    ...[COPIED.category, COPIED.key, JSON.stringify(sums)],
  ]);
  return rowsOf(sums);
}

/** Copies the stored files of a folder again: those that the site has stored after the first copy are added. */
export const copyStoredFiles = (folder: string, url: string): Promise<number> =>
  withClient(url, (client) => copyFolder(client, folder));

/**
 * Copies the stored files of a folder one by one, except those that are in the table, and deletes all others from the
 * table.
 * @returns the number of files @throws DatabaseError when the table has another number of files
 */
async function copyFolder(client: pg.Client, folder: string): Promise<number> {
  const files = STORED_FOLDERS.flatMap((one) => listFolder(folder, one));
  const names = new Set(files.map(({ name }) => name));
  await client.query('delete from stored_files where name <> all($1)', [[...names]]);
  const found = await client.query<{ name: string }>('select name from stored_files');
  const present = new Set(found.rows.map(({ name }) => name));
  for (const { name, at } of files) {
    if (present.has(name)) continue;
    const bytes = await readFromFolder(folder, name);
    // The site has deleted an upload whose form was rejected.
    if (!bytes) names.delete(name);
    else
      await client.query('insert into stored_files (name, bytes, stored_at) values ($1, $2, $3)', [
        ...[name, bytes, new Date(at).toISOString()],
      ]);
  }
  const counted = await client.query<{ files: bigint }>(
    'select count(*) as files from stored_files',
  );
  const copied = Number(counted.rows[0]!.files);
  if (copied !== names.size)
    throw new DatabaseError(`The copy has ${copied} files, and ${folder} has ${names.size}.`);
  return copied;
}

/**
 * Copies a PostgreSQL database, except its stored files, into a SQLite file with the same schema and without rows. Other
 * processes can read and write the database meanwhile: the copy has the state at its start.
 * @throws DatabaseError when the copy differs
 */
export async function copyToSqlite(url: string, file: string): Promise<void> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await requireSchemaOf(client);
    const tables = await tablesOf(client);
    const raw = new Libsql(file);
    try {
      raw.exec('begin immediate');
      raw.exec('pragma defer_foreign_keys = on');
      for (const { name } of tables) raw.exec(`delete from ${name}`);
      for (const table of tables) await writeRows(raw, table, client);
      const sums = await sumsInPostgres(client, tables);
      compare(sums, sumsInSqlite(raw, tables));
      raw
        .prepare('delete from settings where category = ? and key = ?')
        .run(COPIED.category, COPIED.key);
      raw.exec('commit');
      // The file alone is the copy, without the write-ahead log.
      const [log] = raw.pragma('wal_checkpoint(truncate)') as { busy: number }[];
      if (log?.busy !== 0) throw new DatabaseError(`The copy ${file} could not be completed.`);
    } finally {
      if (raw.inTransaction) raw.exec('rollback');
      raw.close();
    }
  });
}

/** A connection of its own: a transaction of Kysely's driver would make the writers of the site wait. */
async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser } });
  // The next statement reports a lost connection.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw toUnusable(url, error);
  });
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const INT8 = 20;
/** Integers as bigint, which is exact. */
const getTypeParser = ((oid: number, format: 'text' | 'binary') =>
  oid === INT8
    ? (text: string) => BigInt(text)
    : (pg.types.getTypeParser(oid, format as 'text') as unknown)) as typeof pg.types.getTypeParser;

const requireSchemaOf = (client: pg.Client) =>
  requireSchema(
    client
      .query<{ version: string }>('select version from schema_version')
      .then(({ rows }) => rows[0]),
  );

/** Returns the tables of the PostgreSQL schema. Only it has all columns: the `rowid` of SQLite is a column there. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ table: string; name: string } & Record<string, string>>(`
    select table_name as table, column_name as name, data_type as type, is_identity as identity
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    order by table_name, ordinal_position`);
  const tables = new Map<string, Column[]>();
  for (const { table, name, type, identity } of rows) {
    if (LEFT_OUT.test(table)) continue;
    const columns = tables.get(table) ?? [];
    columns.push({ name, isText: type === 'text', isIdentity: identity === 'YES' });
    tables.set(table, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

const namesOf = ({ columns }: Table) => columns.map(({ name }) => quoted(name)).join(', ');

/** An earlier copy that nothing has used may be replaced. Other rows may be the data of a charity. */
async function requireUnused(client: pg.Client, tables: Table[], url: string): Promise<void> {
  const { rows } = await client.query<{ value: string }>(
    'delete from settings where category = $1 and key = $2 returning value',
    [COPIED.category, COPIED.key],
  );
  const sums = await sumsInPostgres(client, tables);
  if (rows[0] && isSame(JSON.parse(rows[0].value) as AllSums, sums)) return;
  const used = tables.filter(
    ({ name }) => !FILLED_TABLES.includes(name) && sums[name]!.rows !== '0',
  );
  if (used.length > 0)
    throw new DatabaseError(
      `The database at ${withoutPassword(url)} is not empty (${used[0]!.name}). It was not changed. Create a new ` +
        'database, and set DATABASE_URL to it.',
    );
}

async function insertRows(client: pg.Client, table: Table, raw: Libsql.Database): Promise<void> {
  const statement = raw.prepare(`select ${namesOf(table)} from ${table.name}`).raw(true);
  statement.safeIntegers(true);
  const width = table.columns.length;
  const most = Math.min(MAX_ROWS_AT_ONCE, Math.floor(MAX_PARAMETERS / width));
  let batch: Value[][] = [];
  const send = async () => {
    const places = batch.map((_, row) => `(${placesFrom(row * width, width)})`);
    await client.query(
      `insert into ${table.name} (${namesOf(table)}) values ${places.join(', ')}`,
      batch.flat().map(toPostgres),
    );
    batch = [];
  };
  for (const row of statement.iterate() as Iterable<Value[]>) {
    if (batch.push(row) === most) await send();
  }
  if (batch.length > 0) await send();
}

const placesFrom = (first: number, width: number) =>
  Array.from({ length: width }, (_, at) => `$${first + at + 1}`).join(', ');

async function writeRows(raw: Libsql.Database, table: Table, client: pg.Client): Promise<void> {
  const places = table.columns.map(() => '?').join(', ');
  const insert = raw.prepare(`insert into ${table.name} (${namesOf(table)}) values (${places})`);
  await client.query(`declare copied cursor for select ${namesOf(table)} from ${table.name}`);
  for (;;) {
    const { rows } = await client.query<Value[]>({
      text: `fetch ${MAX_ROWS_AT_ONCE} from copied`,
      rowMode: 'array',
    });
    for (const row of rows) insert.run(...row);
    if (rows.length < MAX_ROWS_AT_ONCE) break;
  }
  await client.query('close copied');
}

/** Sets the next number of each identity column above all numbers that SQLite has used, also for deleted rows. */
async function setSequences(
  client: pg.Client,
  tables: Table[],
  raw: Libsql.Database,
): Promise<void> {
  for (const { name, columns } of tables) {
    const column = columns.find(({ isIdentity }) => isIdentity);
    if (!column) continue;
    const last = raw.prepare('select seq from sqlite_sequence where name = ?').get(name) as
      { seq: number } | undefined;
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2),
        greatest(1, $3::bigint, (select max(${quoted(column.name)}) from ${name})))`,
      [name, column.name, last?.seq ?? 0],
    );
  }
}

/** Opens the database: a SQLite file, or a database of a PostgreSQL server. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { seconds } from '#domain/time/durations';
import { createTables, DatabaseError, requireSchema } from './create';
import { isPostgres } from './dialect';
import { BUSY_TIMEOUT_MS, LibsqlDialect, type RawDatabase } from './driver';
import { LOCK_FILE } from './folder-lock';
import { findMove, requireNotMoved } from './moved';
import { copyToSqlite } from './postgres/copy';
import { connect, isPostgresUrl, toUnusable, whileStarting } from './postgres/open';
import type { Database } from './tables';

export { DatabaseError } from './create';

export type OpenDatabase = { db: Kysely<Database>; close(): Promise<void> };

/** In ms. A write of a request waits this long for another process. The donor's page then shows within one second. */
const LOCK_TIMEOUT_MS = seconds(0.6);
/** In ms. With several processes, other writers often have the lock, each for a short time. */
const POSTGRES_LOCK_TIMEOUT_MS = seconds(2);
/** In ms. `nadawah move-database` writes its mark after it has found, every 200 ms, that the old process has ended. */
const MOVE_TIMEOUT_MS = seconds(5);
/** Larger files are not checked at every start, because the check would make a restart too slow. */
const CHECKED_UP_TO_BYTES = 64 * 1024 * 1024;

/**
 * Opens the database, and creates its tables when it is new.
 * @param location a file, created when it is missing, ':memory:', or the URL of an existing PostgreSQL database
 * @param lockTimeoutMs how long to wait for a lock of another process, in ms
 * @throws DatabaseError when the database is damaged or has another schema; it is not changed
 */
export async function openDatabase(
  location: string,
  lockTimeoutMs = isPostgresUrl(location) ? POSTGRES_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS,
): Promise<OpenDatabase> {
  const db = isPostgresUrl(location)
    ? await connectTo(location, lockTimeoutMs)
    : new Kysely<Database>({ dialect: new LibsqlDialect(openFile(location), lockTimeoutMs) });
  try {
    await whileStarting(db, () => createTables(db));
    if (!isPostgres(db)) await requireNotMoved(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => closeDatabase(db) };
}

/**
 * Rejects a SQLite file whose data are not in PostgreSQL: a site that is started with PostgreSQL would go on with an old
 * copy of them, or with nothing. `nadawah move-database` has the write lock of the file until it has marked it as moved, so
 * this function waits for the lock: the new process may start shortly before the mark is written.
 * @param file may be missing
 * @throws DatabaseError when the file was not moved
 */
export async function requireMoved(file: string): Promise<void> {
  if (!existsSync(file)) return;
  const db = new Kysely<Database>({ dialect: new LibsqlDialect(openFile(file), MOVE_TIMEOUT_MS) });
  const isMoved = await db
    .transaction()
    .execute(findMove)
    // A file that stays locked, and the file of another program, were not moved either.
    .then(
      (move) => move !== null,
      () => false,
    )
    .finally(() => db.destroy());
  if (isMoved) return;
  throw new DatabaseError(
    `DATABASE_URL is set, but the data in ${file} were not moved to PostgreSQL. Run nadawah move-database, and start again ` +
      'when it tells you to. If you do not need these data, move the file out of the folder.',
  );
}

/**
 * Rejects a missing or empty SQLite file when the site has run in the folder before: an empty site would start, with a
 * link in its log that makes anyone its owner. Call it before the folder is locked, because the file of the lock shows
 * that the site has run. secrets.json does not: a start with a port in use writes it too.
 * @throws DatabaseError when the database was lost
 */
export function requireNotLost(file: string): void {
  const lock = path.join(path.dirname(file), LOCK_FILE);
  // In a folder that this user cannot enter, existsSync is false and statSync would throw.
  if (!existsSync(lock) || (existsSync(file) && statSync(file).size > 0)) return;
  throw new DatabaseError(
    `${file} is missing or empty, but ${lock} shows that the site has run before. Mount the right folder, or ` +
      'restore a backup (docs/operating/backups.md). To begin without data, choose an empty folder as DATA_DIR.',
  );
}

/**
 * Opens an existing database without changing it, also while the site runs.
 * @throws DatabaseError when the database is damaged or has another schema
 */
export const openForReading = (location: string): Promise<OpenDatabase> =>
  openExisting(location, { isChanged: false });

/** @throws DatabaseError when the database is damaged or has another schema */
export async function openExisting(
  location: string,
  access = { isChanged: true },
): Promise<OpenDatabase> {
  const db = isPostgresUrl(location)
    ? await connectTo(location, POSTGRES_LOCK_TIMEOUT_MS)
    : new Kysely<Database>({
        dialect: new LibsqlDialect(openFile(location, access), LOCK_TIMEOUT_MS),
      });
  try {
    await requireSchema(db.selectFrom('schema_version').select('version').executeTakeFirst());
    return { db, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** @throws DatabaseError when the server does not respond */
async function connectTo(url: string, lockTimeoutMs: number): Promise<Kysely<Database>> {
  const db = connect(url, lockTimeoutMs);
  try {
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw toUnusable(url, error);
  }
}

/** Runs work whose loss in a power failure does not matter, without waiting for the disk after each transaction. */
export async function withoutDiskWaits(
  db: Kysely<Database>,
  work: () => Promise<void>,
): Promise<void> {
  if (isPostgres(db)) return work();
  await sql`pragma synchronous = normal`.execute(db);
  await work().finally(() => sql`pragma synchronous = full`.execute(db));
}

/**
 * Writes a consistent copy of the database into a new SQLite file. Other processes can read and write meanwhile.
 * @param location a SQLite file, or the URL of a PostgreSQL database
 * @throws DatabaseError when the database has another schema, or when the copy cannot be written
 */
export async function copyDatabase(location: string, to: string): Promise<void> {
  if (isPostgresUrl(location)) {
    const { close } = await openDatabase(to);
    await close();
    await copyToSqlite(location, to);
    return;
  }
  // SQLite does not copy a database that is open for reading only.
  const { db, close } = await openExisting(location);
  await vacuumInto(db, to).finally(close);
}

async function vacuumInto(db: Kysely<Database>, to: string): Promise<void> {
  try {
    await sql`vacuum into ${to}`.execute(db);
  } catch (error) {
    throw new DatabaseError(
      `The database could not be copied to ${to}: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}

/** Returns the problems that SQLite finds in the whole file, which takes seconds for a large one. */
export async function findDamage(db: Kysely<Database>): Promise<string[]> {
  // PostgreSQL checks pages when it reads them, and foreign keys when it writes.
  if (isPostgres(db)) return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(db);
  const keys = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
    ...[...new Set(keys.rows.map(({ table }) => table))].map(
      (table) => `rows of ${table} refer to missing rows`,
    ),
  ];
}

/** Moves the write-ahead log into the database file before closing it, so that the file alone is a complete backup. */
export async function closeDatabase(db: Kysely<Database>): Promise<void> {
  if (!isPostgres(db))
    await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined);
  await db.destroy();
}

function openFile(file: string, { isChanged } = { isChanged: true }): RawDatabase {
  let raw: Libsql.Database | undefined;
  try {
    raw = new Libsql(file);
    raw.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    if (isSmall(file)) {
      const [verdict] = raw.pragma('quick_check(1)') as { quick_check: string }[];
      if (verdict?.quick_check !== 'ok') throw new Error(verdict?.quick_check ?? 'no answer');
    }
    // libsql ignores its own option for reading only.
    if (!isChanged) {
      raw.pragma('query_only = ON');
      return raw as unknown as RawDatabase;
    }
    raw.pragma('journal_mode = WAL');
    raw.pragma('synchronous = FULL');
    raw.pragma('foreign_keys = ON');
    return raw as unknown as RawDatabase;
  } catch (error) {
    raw?.close();
    throw new DatabaseError(
      `The database ${file} cannot be read (${(error as Error).message}). It was left as it is: ` +
        'restore a backup in its place, or move it away to start with an empty one.',
      { cause: error },
    );
  }
}

function isSmall(file: string): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return size > 0 && size <= CHECKED_UP_TO_BYTES;
}

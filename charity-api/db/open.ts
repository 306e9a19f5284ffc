/** Opens the database file: the only place that names the driver. */
import { statSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { seconds } from '#domain/time/durations';
import { BUSY_TIMEOUT_MS, LibsqlDialect, type RawDatabase } from './driver';
import { DatabaseError, migrate } from './migrate';
import type { Database } from './tables';

export { DatabaseError } from './migrate';

export type OpenDatabase = { db: Kysely<Database>; close(): Promise<void> };

/** In ms. A write of a request waits this long for another process. The donor's page then shows within one second. */
const LOCK_TIMEOUT_MS = seconds(0.6);
/** Larger files are not checked at every start, because the check would make a restart too slow. */
const CHECKED_UP_TO_BYTES = 64 * 1024 * 1024;

/**
 * Opens the database and migrates it to the newest schema.
 * @param path a file, created when it is missing, or ':memory:'
 * @param lockTimeoutMs how long to wait for a lock of another process, in ms
 * @throws DatabaseError when the file is damaged or of a newer release; the file is not changed
 */
export async function openDatabase(
  path: string,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
): Promise<OpenDatabase> {
  const raw = openFile(path);
  const db = new Kysely<Database>({ dialect: new LibsqlDialect(raw, lockTimeoutMs) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => closeDatabase(db) };
}

/**
 * Opens an existing database without migrating or changing it, also while the site runs.
 * @returns `version`: number of migrations that it has; 0 for a file that is not one of ours
 * @throws DatabaseError when the file is damaged
 */
export async function openForReading(path: string): Promise<OpenDatabase & { version: number }> {
  return openAsIs(openFile(path, { isChanged: false }));
}

/** Opens an existing database without migrating it, for a change that fits every release, such as a setting. */
export async function openUnmigrated(path: string): Promise<OpenDatabase & { version: number }> {
  return openAsIs(openFile(path));
}

async function openAsIs(raw: RawDatabase): Promise<OpenDatabase & { version: number }> {
  const db = new Kysely<Database>({ dialect: new LibsqlDialect(raw, LOCK_TIMEOUT_MS) });
  const version = await db
    .selectFrom('schema_version')
    .select('version')
    .executeTakeFirst()
    .then(
      (row) => row?.version ?? 0,
      () => 0,
    );
  return { db, version, close: () => db.destroy() };
}

/** Runs work whose loss in a power failure does not matter, without waiting for the disk after each transaction. */
export async function withoutDiskWaits(
  db: Kysely<Database>,
  work: () => Promise<void>,
): Promise<void> {
  await sql`pragma synchronous = normal`.execute(db);
  await work().finally(() => sql`pragma synchronous = full`.execute(db));
}

/**
 * Writes a consistent copy of the database into a new file. Others can read and write meanwhile.
 * @throws DatabaseError when the copy cannot be written
 */
export async function copyDatabase(db: Kysely<Database>, to: string): Promise<void> {
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
  await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined);
  await db.destroy();
}

function openFile(path: string, { isChanged } = { isChanged: true }): RawDatabase {
  let raw: Libsql.Database | undefined;
  try {
    raw = new Libsql(path);
    raw.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    if (isSmall(path)) {
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
      `The database ${path} cannot be read (${(error as Error).message}). It was left as it is: ` +
        'restore a backup in its place, or move it away to start with an empty one.',
      { cause: error },
    );
  }
}

function isSmall(path: string): boolean {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return size > 0 && size <= CHECKED_UP_TO_BYTES;
}

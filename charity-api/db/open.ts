/** Opens the database file: the only place that names the driver. */
import { statSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { seconds } from '#domain/time/durations';
import { LibsqlDialect, type RawDatabase } from './driver';
import { DatabaseError, migrate } from './migrate';
import type { Database } from './tables';

export { DatabaseError } from './migrate';

export type OpenDatabase = { db: Kysely<Database>; close(): Promise<void> };

/** SQLite waits this long for a lock and blocks the process. Afterwards the driver retries without blocking. */
const BUSY_TIMEOUT_MS = 150;
/** In ms. Together with BUSY_TIMEOUT_MS, a write waits for about one second. */
const LOCK_TIMEOUT_MS = seconds(0.8);
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

/** Moves the write-ahead log into the database file before closing it, so that the file alone is a complete backup. */
export async function closeDatabase(db: Kysely<Database>): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined);
  await db.destroy();
}

function openFile(path: string): RawDatabase {
  let raw: Libsql.Database | undefined;
  try {
    raw = new Libsql(path);
    raw.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    if (isSmall(path)) {
      const [verdict] = raw.pragma('quick_check(1)') as { quick_check: string }[];
      if (verdict?.quick_check !== 'ok') throw new Error(verdict?.quick_check ?? 'no answer');
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

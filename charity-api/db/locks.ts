/**
 * Locks between processes that share a PostgreSQL database. Only one process uses a SQLite database (folder-lock.ts).
 * It needs none of these locks.
 */
import { sql, type Kysely } from 'kysely';
import { isPostgres } from './dialect';
import { LOCKS } from './postgres/connection';
import { discardConnection } from './postgres/driver';
import { START_LOCK_TIMEOUT_MS, toStartError, whileStarting } from './postgres/open';
import type { Database } from './tables';

/**
 * Runs the work of a start when no other process starts. Otherwise waits until the other one has finished.
 * @throws DatabaseError when the other one has not finished within `timeoutMs`
 */
export async function inOneStart<Result>(
  db: Kysely<Database>,
  work: () => Promise<Result>,
  timeoutMs = START_LOCK_TIMEOUT_MS,
): Promise<Result> {
  if (!isPostgres(db)) return work();
  return db.connection().execute(async (holder) => {
    await lockStart(holder, timeoutMs);
    try {
      return await whileStarting(db, work);
    } finally {
      await unlock(holder, 'start');
    }
  });
}

/** @throws DatabaseError */
async function lockStart(holder: Kysely<Database>, timeoutMs: number): Promise<void> {
  const setLockTimeout = (ms: number) =>
    sql`select set_config('lock_timeout', ${String(ms)}, false)`.execute(holder);
  await setLockTimeout(timeoutMs);
  try {
    await sql`select pg_advisory_lock(${LOCKS.start})`.execute(holder);
  } catch (error) {
    throw toStartError(error);
  } finally {
    await setLockTimeout(0).catch((error: Error) => discardConnection(holder, error));
  }
}

/** `isHeld` returns false after the connection was lost: another process may have the lock then. */
export type JobLock = { isHeld: () => Promise<boolean> };

/**
 * Runs the work, unless another process runs work with this lock. PostgreSQL releases the lock when
 * the process ends or loses its connection.
 */
export async function runInOneProcess(
  db: Kysely<Database>,
  name: 'jobs',
  work: (lock: JobLock) => Promise<void>,
): Promise<void> {
  if (!isPostgres(db)) return work({ isHeld: () => Promise.resolve(true) });
  await db.connection().execute(async (holder) => {
    const { rows } = await sql<{ locked: number }>`
      select pg_try_advisory_lock(${LOCKS[name]}) as locked`.execute(holder);
    if (rows[0]?.locked !== 1) return;
    try {
      await work({ isHeld: () => isHeldBy(holder, LOCKS[name]) });
    } finally {
      await unlock(holder, name);
    }
  });
}

/** Releases the lock, if necessary with its connection: the pool would keep both, and no process could get the lock. */
async function unlock(holder: Kysely<Database>, name: 'jobs' | 'start'): Promise<void> {
  await sql`select pg_advisory_unlock(${LOCKS[name]})`
    .execute(holder)
    .catch((error: Error) => discardConnection(holder, error));
}

async function isHeldBy(holder: Kysely<Database>, key: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where locktype = 'advisory' and objid::bigint = ${key} and granted
      and pid = pg_backend_pid()`
    .execute(holder)
    .catch(() => ({ rows: [] }));
  return rows.length > 0;
}

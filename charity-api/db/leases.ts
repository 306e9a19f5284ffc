/**
 * Leases: of all processes that share a PostgreSQL database, one at a time runs the background jobs, and one starts. A lease
 * is a row and no lock of a session, because a pooler gives each transaction another session. Only one process uses a
 * SQLite database (folder-lock.ts), so it needs no leases.
 */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { seconds } from '#domain/time/durations';
import { ApiError } from '../http/errors';
import { isPostgres } from './dialect';
import { START_TIMEOUT_MS, whileStarting } from './postgres/open';
import type { Database } from './tables';

/** In ms. Another process continues the work of a killed one after this time. */
const LEASE_MS = seconds(30);
const RENEWED_EVERY_MS = seconds(10);
const POLL_MS = 200;

type Name = 'jobs' | 'start';

/** `isHeld` returns false when the lease has ended: another process may have it then. */
export type Lease = { isHeld: () => boolean };

/** Runs background jobs, unless another process runs them. */
export async function runInOneProcess(
  db: Kysely<Database>,
  work: (lease: Lease) => Promise<void>,
): Promise<void> {
  if (!isPostgres(db)) return work({ isHeld: () => true });
  const holder = randomUUID();
  if (await acquire(db, 'jobs', holder)) await holding(db, 'jobs', holder, work);
}

/**
 * Runs the work of a start when no other process starts. Otherwise waits until the other one has finished.
 * @throws DatabaseError when the other one has not finished within `timeoutMs`
 */
export async function inOneStart<Result>(
  db: Kysely<Database>,
  work: () => Promise<Result>,
  timeoutMs = START_TIMEOUT_MS,
): Promise<Result> {
  if (!isPostgres(db)) return work();
  return whileStarting(db, async () => {
    const holder = randomUUID();
    const deadline = performance.now() + timeoutMs;
    while (!(await acquire(db, 'start', holder))) {
      if (performance.now() > deadline) throw new ApiError('request.busy');
      await new Promise((resume) => setTimeout(resume, POLL_MS));
    }
    return holding(db, 'start', holder, work);
  });
}

/** Renews the lease while the work runs, and ends it afterwards. */
async function holding<Result>(
  db: Kysely<Database>,
  name: Name,
  holder: string,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  let endsAt = performance.now() + LEASE_MS;
  const renew = async () => {
    const begun = performance.now();
    if (await acquire(db, name, holder).catch(() => false)) endsAt = begun + LEASE_MS;
  };
  let renewed = Promise.resolve();
  const renewing = setInterval(() => (renewed = renew()), RENEWED_EVERY_MS);
  try {
    return await work({ isHeld: () => performance.now() < endsAt });
  } finally {
    clearInterval(renewing);
    // A renewal that still runs would store the lease again.
    await renewed;
    const lease = db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder);
    // A lease that cannot be deleted ends after LEASE_MS.
    await lease.execute().catch(() => undefined);
  }
}

/** Acquires or renews a lease, by the clock of the server. Returns false when another process has it. */
async function acquire(db: Kysely<Database>, name: Name, holder: string): Promise<boolean> {
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const lease = { holder, ends_at: sql<number>`${now} + ${LEASE_MS}` };
  const acquired = await db
    .insertInto('leases')
    .values({ name, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(lease)
        .where(({ eb, or }) =>
          or([eb('leases.holder', '=', holder), eb('leases.ends_at', '<', now)]),
        ),
    )
    .executeTakeFirst();
  return acquired.numInsertedOrUpdatedRows === 1n;
}

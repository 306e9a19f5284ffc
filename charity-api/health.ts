/** Checks the state of the API for /readyz. The checks that cost time run at most once a second. */
import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Health } from '#contract/health';
import { minutes, seconds } from '#domain/time/durations';
import type { ApiDeps } from './deps';
import { ApiError } from './http/errors';
import { isMailServerFailing } from './mail/failing';

/** In ms. Shorter than the interval of load balancers, so that their next request reports a write that fails. */
const INTERVAL_MS = seconds(1);
/** In ms. A write that waits longer waits for another one, such as an import. Load balancers do not wait for it. */
const WRITE_TIMEOUT_MS = 500;
/** In ms. A run can wait for several requests to a payment provider that does not respond. */
const JOBS_LATE_AFTER_MS = minutes(10);
/** In bytes. The space is enough for some hours of gifts and uploads. */
export const MIN_FREE_BYTES = 300 * 1024 * 1024;

type Slow = Pick<Health, 'disk' | 'mail'> & { isWritable: boolean };

/** @param jobsEndedAt returns when the last run of the background jobs ended, in ms; at first, when the API opened */
export function createHealthCheck(deps: ApiDeps, jobsEndedAt: () => number): () => Promise<Health> {
  let known: { at: number; slow: Promise<Slow> } | undefined;
  return async () => {
    const now = deps.now().getTime();
    const canRead = await sql`select 1`.execute(deps.db).then(
      () => true,
      () => false,
    );
    const jobs = now - jobsEndedAt() > JOBS_LATE_AFTER_MS ? 'late' : 'ok';
    if (!canRead) return { database: 'unavailable', disk: 'ok', mail: 'ok', jobs };
    if (!known || now - known.at >= INTERVAL_MS) known = { at: now, slow: checkSlowly(deps) };
    const { isWritable, disk, mail } = await known.slow;
    return { database: isWritable ? 'ok' : 'not writable', disk, mail, jobs };
  };
}

async function checkSlowly(deps: ApiDeps): Promise<Slow> {
  const [isWritable, free, isFailing] = await Promise.all([
    Promise.race([canWrite(deps), delay(WRITE_TIMEOUT_MS, true, { ref: false })]),
    freeBytes(deps.config.dataDir),
    isMailServerFailing(deps.db).catch(() => false),
  ]);
  return {
    isWritable,
    disk: free !== null && free < MIN_FREE_BYTES ? 'nearly full' : 'ok',
    mail: isFailing ? 'failing' : 'ok',
  };
}

/** Writes a row without changing it, because a full disk is noticed only when SQLite writes a page. */
async function canWrite({ db, log }: ApiDeps): Promise<boolean> {
  try {
    await db
      .updateTable('content_version')
      .set(({ ref }) => ({ version: ref('version') }))
      .execute();
    return true;
  } catch (error) {
    // Another write, such as an import, has the lock. The database can be written after it.
    if (error instanceof ApiError && error.code === 'request.busy') return true;
    log.error({ cause: String(error) }, 'the database cannot be written');
    return false;
  }
}

/** Returns the free bytes of the folder's disk for this user, or null when the system does not report them. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/**
 * Counted events of the rate limits: one row for each event, so that windows can slide and counts survive a restart.
 */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { days } from '#domain/time/durations';
import { BLOCK_MS, DECLINE_WINDOW, type Bucket } from './limits';

type Counting = { db: Kysely<Database>; now: () => Date };

/** Key of counts over all donors. */
export const ALL = '';

export async function record({ db, now }: Counting, bucket: Bucket, mark: string): Promise<void> {
  const at = now().toISOString();
  await db.insertInto('limit_events').values({ bucket, mark, at }).execute();
}

/** Deletes one event, which turned out not to count. @param at the time of `record`, ISO 8601 */
export async function forget(
  { db }: Pick<Counting, 'db'>,
  bucket: Bucket,
  mark: string,
  at: string,
): Promise<void> {
  await sql`delete from limit_events where rowid = (select rowid from limit_events
    where bucket = ${bucket} and mark = ${mark} and at = ${at} limit 1)`.execute(db);
}

/**
 * Returns the number of events in the last `window` ms, and at most `max`.
 * @param max without it, a count over all donors takes longer with each of their requests
 */
export async function count(
  { db, now }: Counting,
  bucket: Bucket,
  mark: string,
  window: number,
  max = Infinity,
): Promise<number> {
  const events = db
    .selectFrom('limit_events')
    .select('at')
    .where('bucket', '=', bucket)
    .where('mark', '=', mark)
    .where('at', '>', before(now(), window))
    .$if(Number.isFinite(max), (query) => query.limit(max));
  const { times } = await db
    .selectFrom(events.as('events'))
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .executeTakeFirstOrThrow();
  return times;
}

/** Returns the times of the events in the last `window` ms: in ms, ascending. */
export async function eventTimes(
  { db, now }: Counting,
  bucket: Bucket,
  mark: string,
  window: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('limit_events')
    .select('at')
    .where('bucket', '=', bucket)
    .where('mark', '=', mark)
    .where('at', '>', before(now(), window))
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => Date.parse(at));
}

/** Retention of events in ms: the longest time that a limit looks back. */
const EVENT_RETENTION_MS = DECLINE_WINDOW + BLOCK_MS;
/** In ms. A payment may be reported late: providers retry a webhook for up to three days (Stripe). */
const KEY_RETENTION_MS = days(3);

/** Deletes rows that no limit needs any more. It reads before it deletes, to avoid an unnecessary write lock. */
export async function deleteExpired({ db, now }: ApiDeps): Promise<void> {
  for (const [table, age] of [
    ['limit_events', EVENT_RETENTION_MS],
    ['order_marks', KEY_RETENTION_MS],
  ] as const) {
    const until = before(now(), age);
    const old = await db.selectFrom(table).select('at').where('at', '<=', until).limit(1).execute();
    if (old.length > 0) await db.deleteFrom(table).where('at', '<=', until).execute();
  }
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}

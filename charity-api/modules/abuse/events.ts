/**
 * Counted events of the rate limits: one row for each event, so that windows can slide and counts survive a restart.
 */
import { sql, type Kysely } from 'kysely';
import { locked } from '../../db/dialect';
import type { Database } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { days } from '#domain/time/durations';
import { BLOCK_MS, DECLINE_WINDOW, type Bucket } from './limits';

type Counting = { db: Kysely<Database>; now: () => Date };

/** Key of counts over all donors. */
export const ALL = '';

export type EventKey = { bucket: Bucket; mark: string };

/** Counts one event for each key. @param keys at least one */
export async function record({ db, now }: Counting, keys: readonly EventKey[]): Promise<void> {
  const at = now().toISOString();
  await db
    .insertInto('limit_events')
    .values(keys.map(({ bucket, mark }) => ({ bucket, mark, at })))
    .execute();
}

/** Deletes one event, which turned out not to count. @param at the time of `record`, ISO 8601 */
export async function forget(
  { db }: Pick<Counting, 'db'>,
  bucket: Bucket,
  mark: string,
  at: string,
): Promise<void> {
  await sql`delete from limit_events where rowid = (select rowid from limit_events
    where bucket = ${bucket} and mark = ${mark} and at = ${at} limit 1 ${locked})`.execute(db);
}

/** `window`: in ms. `limit`: a count over all donors would otherwise take longer with each of their requests. */
type Counted = EventKey & { window: number; limit: number };

/** Returns the number of events of each key within its window, and at most its limit. */
export async function countEvents(
  { db, now }: Counting,
  keys: readonly Counted[],
): Promise<number[]> {
  const counts = keys.map(
    ({ bucket, mark, window, limit }, n) =>
      sql`(select count(*) from (select at from limit_events where bucket = ${bucket}
        and mark = ${mark} and at > ${before(now(), window)} limit ${Math.min(limit, Number.MAX_SAFE_INTEGER)}) as found) as ${sql.ref(`n${n}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return keys.map((_, n) => rows[0]![`n${n}`]!);
}

/** Returns the events of the keys in the last `window` ms, the oldest first. `at`: in ms. */
export async function eventsOf(
  { db, now }: Counting,
  keys: readonly EventKey[],
  window: number,
): Promise<{ bucket: string; at: number }[]> {
  const rows = await db
    .selectFrom('limit_events')
    .select(['bucket', 'at'])
    .where(({ eb, or, and }) =>
      or(keys.map(({ bucket, mark }) => and([eb('bucket', '=', bucket), eb('mark', '=', mark)]))),
    )
    .where('at', '>', before(now(), window))
    .orderBy('at')
    .execute();
  return rows.map(({ bucket, at }) => ({ bucket, at: Date.parse(at) }));
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

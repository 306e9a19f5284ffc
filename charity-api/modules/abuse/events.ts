/** The counts of the limits: what happened lately, one row each, so that a window slides and a restart forgets nothing. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { days } from '#domain/time/durations';
import { BLOCK, DECLINE_WINDOW, type Bucket } from './limits';

type Counting = { db: Kysely<Database>; now: () => Date };

/** Of everybody, where nobody is told apart. */
export const ALL = '';

export async function record({ db, now }: Counting, bucket: Bucket, mark: string): Promise<void> {
  const at = now().toISOString();
  await db.insertInto('limit_events').values({ bucket, mark, at }).execute();
}

/** How often it happened in the last `window` milliseconds. */
export async function count(
  { db, now }: Counting,
  bucket: Bucket,
  mark: string,
  window: number,
): Promise<number> {
  const { times } = await db
    .selectFrom('limit_events')
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .where('bucket', '=', bucket)
    .where('mark', '=', mark)
    .where('at', '>', before(now(), window))
    .executeTakeFirstOrThrow();
  return times;
}

/** The instants at which it happened, in milliseconds, ascending. */
export async function instants(
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

/** The longest that anything is looked back on. */
const KEPT = DECLINE_WINDOW + BLOCK;
/** News of a payment may come late: providers repeat a webhook for three days (Stripe) before they give up. */
const MARKS_KEPT = days(3);

/** Forgets what no limit looks at any more. Looks before it deletes: the write lock is not taken for nothing. */
export async function forgetOld({ db, now }: ApiDeps): Promise<void> {
  for (const [table, age] of [
    ['limit_events', KEPT],
    ['order_marks', MARKS_KEPT],
  ] as const) {
    const until = before(now(), age);
    const old = await db.selectFrom(table).select('at').where('at', '<=', until).limit(1).execute();
    if (old.length > 0) await db.deleteFrom(table).where('at', '<=', until).execute();
  }
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}

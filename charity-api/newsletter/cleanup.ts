/** Background job that deletes newsletter subscriptions that their owners have not confirmed in time. */
import { days } from '#domain/time/durations';
import type { ApiDeps } from '../deps';

/** In ms, after the last confirmation mail. */
const UNCONFIRMED_RETENTION = days(30);

/** Maximum number of rows that one run deletes. Small, so that no transaction blocks donors for long. */
const BATCH = 500;

/** Reads before it deletes, to avoid an unnecessary write lock. */
export async function deleteUnconfirmed({ db, now }: Pick<ApiDeps, 'db' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() - UNCONFIRMED_RETENTION).toISOString();
  const expired = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<=', until)
    .limit(BATCH)
    .execute();
  if (expired.length === 0) return;
  const ids = expired.map(({ id }) => id);
  await db
    .deleteFrom('subscriptions')
    .where('id', 'in', ids)
    // A request may have renewed or confirmed it since.
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<=', until)
    .execute();
}

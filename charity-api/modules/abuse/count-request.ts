/** Rate limits of requests that are counted by several keys at the same time. */
import type { Transaction } from 'kysely';
import type { ApiErrorCode } from '#contract/errors';
import { logEvent } from '#contract/telemetry/events';
import { hours } from '#domain/time/durations';
import { lockNames } from '../../db/dialect';
import type { Database } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { ALL, countEvents, record } from './events';
import type { Bucket } from './limits';

export type CountedKey = {
  bucket: Bucket;
  /** null when the key is unknown, so that the request is not counted by it. */
  mark: string | null;
  limit: number;
  /** In ms. */
  window: number;
  /** False: a reached limit is only logged. */
  rejects?: false;
};
type Counting = Pick<ApiDeps, 'now' | 'log'> & { db: Transaction<Database> };

/**
 * Checks the limit of each key, and then counts the request by all of them. A rejected request is not counted, so a
 * retry does not extend the wait. In a transaction, so that concurrent requests cannot exceed a limit. Logs one warning
 * when all donors together reach a limit, which may be an attack or a successful campaign.
 * @throws ApiError with the code
 */
export async function countOrReject(
  deps: Counting,
  keys: readonly CountedKey[],
  code: ApiErrorCode,
): Promise<void> {
  const known = keys.flatMap((key) => (key.mark === null ? [] : [{ ...key, mark: key.mark }]));
  if (known.length === 0) return;
  // Until the transaction ends, no other one counts requests by the same keys.
  const rejecting = known.filter(({ rejects = true }) => rejects);
  const names = rejecting.map(({ bucket, mark }) => `${bucket} ${mark}`);
  await lockNames(deps.db, names);
  const counts = await countEvents(deps, known);
  for (const [at, { bucket, limit, rejects = true }] of known.entries()) {
    if (!rejects || counts[at]! < limit) continue;
    logEvent(deps.log, 'info', 'limit.reached', { bucket });
    // Always an hour, also for a shorter window, so that the response does not reveal which limit was reached.
    throw new ApiError(code, { retryAfter: hours(1) });
  }
  await record(deps, known);
  for (const [at, { bucket, mark, limit }] of known.entries())
    if (mark === ALL && counts[at] === limit - 1)
      deps.log.warn({ bucket, count: limit }, 'unusually many requests');
}

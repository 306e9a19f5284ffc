/** Rate limits of requests that are counted by several keys at the same time. */
import type { Transaction } from 'kysely';
import type { ApiErrorCode } from '#contract/errors';
import { logEvent } from '#contract/telemetry/events';
import type { Database } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { count, record } from './events';
import type { Bucket } from './limits';

/** `mark`: null when the key is unknown, so that the request is not counted by it. `window`: in ms. */
export type CountedKey = { bucket: Bucket; mark: string | null; limit: number; window: number };

type Counting = Pick<ApiDeps, 'now' | 'log'> & { db: Transaction<Database> };

/**
 * Checks the limit of each key, and then counts the request by all of them. A rejected request is not counted, so a
 * retry does not extend the wait. In a transaction, so that concurrent requests cannot exceed a limit.
 * @param retryAfter in ms; without it, the window of the limit
 * @throws ApiError with the code
 */
export async function countOrReject(
  deps: Counting,
  keys: readonly CountedKey[],
  code: ApiErrorCode,
  retryAfter?: number,
): Promise<void> {
  for (const { bucket, mark, limit, window } of keys) {
    if (mark === null || (await count(deps, bucket, mark, window, limit)) < limit) continue;
    logEvent(deps.log, 'info', 'limit.reached', { bucket });
    throw new ApiError(code, { retryAfter: retryAfter ?? window });
  }
  for (const { bucket, mark } of keys) if (mark !== null) await record(deps, bucket, mark);
}

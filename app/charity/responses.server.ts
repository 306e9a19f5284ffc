/** Responses when the charity API fails or has no such record: 404, 503, and the header `Retry-After`. */
import { seconds } from '#domain/time/durations';
import type { CharityError } from '#web/charity/results';
import { retryAfterValue } from '#web/charity/retry-after.server';
import { log } from '#web/log.server';

/** For responses that no cache may store: the number of their URLs is unlimited, or they are about one visitor. */
export const NO_STORE_HEADERS = { 'cache-control': 'no-store' };

/** Value of `Retry-After`, for browsers and crawlers. */
const RETRY_AFTER_MS = seconds(30);

/** Returns 404 only if the API returned 404. An outage returns 503, because it must never look like "not found". */
export function toNotFoundOrUnavailable(error: CharityError): Response {
  if (error.isNotFound) return new Response(null, { status: 404 });
  log().warn(
    { call: error.call, failure: error.failure, code: error.code },
    'the charity API failed to return the data of a page',
  );
  return new Response(null, { status: error.status, headers: retryAfterHeaders(error) });
}

/** Returns the header `Retry-After` for a temporary error: the value of the API, or `RETRY_AFTER_MS`. */
export function retryAfterHeaders({ isTemporary, detail }: CharityError): Record<string, string> {
  if (!isTemporary) return {};
  return { 'retry-after': retryAfterValue(detail.retryAfterMs ?? RETRY_AFTER_MS) };
}

/** @throws a 404 response */
export function notFound(): never {
  throw new Response(null, { status: 404 });
}

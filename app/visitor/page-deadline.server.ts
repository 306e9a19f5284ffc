/** The deadline of a page: the time until which all its loaders together wait for the charity API. */
import { MIN_TIME_MS, TIMEOUT_MS } from '#web/charity/call.server';
import { RECEIVED_AT } from '#web/security/internal-headers';

/**
 * Returns the time (epoch ms) of the deadline, TIMEOUT_MS after our server received the request. Without the server's
 * header, which tests and development lack, the time begins now.
 */
export function pageDeadline(request: Request, now = Date.now()): number {
  const received = Number(request.headers.get(RECEIVED_AT) ?? now);
  // The clock of the machine may have been set since.
  const begun = received <= now ? received : now;
  return Math.max(begun + TIMEOUT_MS, now + MIN_TIME_MS);
}

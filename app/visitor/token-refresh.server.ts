/** Exchanges refresh tokens for new tokens: once per refresh token, for any number of loaders, requests and tabs. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DEFAULT_LOCALE } from '#domain/locales';
import { minutes, seconds } from '#domain/time/durations';
import { CharityError } from '#web/charity/results';
import { log } from '#web/log.server';
import { charityClient } from '../charity/client.server';
import { signedIn, type SignedIn } from './auth-cookie.server';

/**
 * - tokens: the charity API issued new tokens
 * - rejected: the refresh token is invalid, so the donor is signed out
 * - failed: the charity API failed, and the refresh token may still be valid
 */
export type Refresh =
  { outcome: 'tokens'; signedIn: SignedIn } | { outcome: 'rejected' } | { outcome: 'failed' };

/**
 * Milliseconds. A refresh token is valid once. A browser that lost the response, or that sends the old cookie from a
 * second tab, gets the same new tokens for this time. A second use at the charity API, a minute later, would
 * revoke the session.
 */
const REMEMBERED_FOR = minutes(10);
/** Milliseconds. The loaders that follow an action do not wait for the timeout of a failing API again. */
const FAILURE_REMEMBERED_FOR = seconds(5);
/** Limits memory: an entry is about 1 KB. */
const MAX_REMEMBERED = 5_000;
/** Statuses from 400 to 499 that do not mean an invalid token: timeout and rate limit. */
const TEMPORARY: readonly (number | undefined)[] = [408, 429];

type Entry = { refresh: Promise<Refresh>; until: number };

/** Results by the hash of the refresh token. */
const remembered = new LRUCache<string, Entry>({ max: MAX_REMEMBERED });

/** Never throws. Concurrent and repeated calls with one token share one request to the charity API. */
export function refreshTokens(token: string): Promise<Refresh> {
  const key = createHash('sha256').update(token).digest('base64url');
  const known = remembered.get(key);
  const entry =
    known && known.until > Date.now()
      ? known
      : { refresh: request(token), until: Date.now() + REMEMBERED_FOR };
  if (entry !== known) {
    remembered.set(key, entry);
    void entry.refresh.then(({ outcome }) => {
      if (outcome === 'failed') entry.until = Date.now() + FAILURE_REMEMBERED_FOR;
    });
  }
  return entry.refresh;
}

/** Clears all remembered results, for tests. */
export function forgetRefreshes(): void {
  remembered.clear();
}

async function request(token: string): Promise<Refresh> {
  try {
    const charity = charityClient({ locale: DEFAULT_LOCALE, bearer: null });
    const fresh = signedIn(await charity.call('refreshTokens', { body: { token } }));
    return fresh ? { outcome: 'tokens', signedIn: fresh } : { outcome: 'rejected' };
  } catch (error) {
    const isRejected =
      error instanceof CharityError && !error.isOutage && !TEMPORARY.includes(error.detail.status);
    if (isRejected) return { outcome: 'rejected' };
    log().warn({ err: error }, 'the tokens of a donor could not be refreshed');
    return { outcome: 'failed' };
  }
}

/**
 * Runs a loader or an action with the visitor of its request. It refreshes an expired access token first. It adds the
 * cookie of a changed sign-in to the response, and removes cookies that cannot be read. All loaders and actions that
 * call the charity API for a visitor use it.
 */
import { data } from '@remix-run/node';
import { seconds } from '#domain/time/durations';
import { CharityError } from '#web/charity/results';
import { toNotFoundOrUnavailable } from '../charity/responses.server';
import type { SignedIn } from './auth-cookie.server';
import { pageDeadline } from './page-deadline.server';
import { refreshTokens, type Refresh } from './token-refresh.server';
import {
  clearSignIn,
  commitSignIn,
  readVisitor,
  removalOfUnreadable,
  withSignIn,
  type Visitor,
} from './visitor.server';

/** Milliseconds. Refreshes a token early, so that it does not expire during a call. */
const EXPIRY_MARGIN = seconds(5);

/**
 * Returns the result of `run`, or throws its error, with the Set-Cookie header of a changed sign-in. This is the only
 * code that adds it, because entry.server.tsx sees neither redirects nor resource routes. A CharityError becomes a 404 or
 * 503 response.
 *
 * A token that the API rejected during `run` is refreshed for the next request. `run` is not repeated.
 */
export async function withVisitor<Result extends Response | WithHeaders>(
  request: Request,
  run: (visitor: Visitor) => Promise<Result>,
): Promise<Result> {
  const { visitor, cookie } = await freshVisitor(request);
  const removed = removalOfUnreadable(request);
  const cookiesAfter = async () => {
    const signIn =
      visitor.signedIn && visitor.charity.wasSignInRejected()
        ? cookieOf(await refreshTokens(visitor.signedIn.refresh))
        : cookie;
    return signIn === null ? removed : [signIn, ...removed];
  };
  try {
    return withCookies(await run(visitor), await cookiesAfter());
  } catch (error) {
    const thrown = error instanceof CharityError ? toNotFoundOrUnavailable(error) : error;
    throw withCookies(thrown, await cookiesAfter());
  }
}

async function freshVisitor(
  request: Request,
): Promise<{ visitor: Visitor; cookie: string | null }> {
  const visitor = readVisitor(request);
  if (!visitor.signedIn || !isExpired(visitor.signedIn)) return { visitor, cookie: null };
  const refresh = await atMost(refreshTime(request), freshTokens(visitor.signedIn));
  const signedIn = refresh.outcome === 'tokens' ? refresh.signedIn : null;
  return {
    visitor: {
      ...withSignIn(visitor, signedIn),
      isSignInUnavailable: refresh.outcome === 'failed',
    },
    cookie: cookieOf(refresh),
  };
}

async function freshTokens(expired: SignedIn): Promise<Refresh> {
  const refresh = await refreshTokens(expired.refresh);
  // The result was remembered, and its access token has expired in the meantime.
  return refresh.outcome === 'tokens' && isExpired(refresh.signedIn)
    ? refreshTokens(refresh.signedIn.refresh)
    : refresh;
}

/** Milliseconds. Half of the page's time, so that a refresh without a response leaves time for the page itself. */
function refreshTime(request: Request): number {
  return Math.max(0, pageDeadline(request) - Date.now()) / 2;
}

/** Returns "failed" when the refresh takes longer. It continues, and its result is remembered for the next request. */
function atMost(ms: number, refresh: Promise<Refresh>): Promise<Refresh> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ outcome: 'failed' }), ms);
    refresh.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function isExpired({ expiresAt }: SignedIn): boolean {
  return expiresAt !== null && expiresAt <= Date.now() + EXPIRY_MARGIN;
}

/** Returns null when the cookie does not change. */
function cookieOf(refresh: Refresh): string | null {
  if (refresh.outcome === 'failed') return null;
  const kept = refresh.outcome === 'tokens' ? commitSignIn(refresh.signedIn) : null;
  return kept ?? clearSignIn();
}

type WithHeaders = ReturnType<typeof data<unknown>>;

/** Adds the cookies to a response, without those that the response already sets. */
function withCookies<Result>(result: Result, cookies: readonly string[]): Result {
  if (cookies.length === 0) return result;
  if (result instanceof Response) {
    const headers = withSetCookies(result.headers, cookies);
    const { status, statusText, body } = result;
    return new Response(body, { status, statusText, headers }) as Result;
  }
  if (isWithHeaders(result)) {
    const headers = withSetCookies(new Headers(result.init?.headers), cookies);
    return data(result.data, { ...result.init, headers }) as Result;
  }
  return result;
}

function withSetCookies(headers: Headers, cookies: readonly string[]): Headers {
  const all = new Headers(headers);
  const nameOf = (cookie: string) => cookie.split('=', 1)[0];
  const set = all.getSetCookie().map(nameOf);
  for (const cookie of cookies) if (!set.includes(nameOf(cookie))) all.append('set-cookie', cookie);
  return all;
}

/** Returns true for a value that Remix's `data` created. */
function isWithHeaders(value: unknown): value is WithHeaders {
  return (value as { type?: unknown } | null)?.type === 'DataWithResponseInit';
}

/** Tests of the sign-in of a request: refresh of expired tokens, rejected tokens, unreadable cookies. */
import { data, redirect } from '@remix-run/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '#config';
import type { Tokens } from '#contract/accounts';
import { minutes, seconds } from '#domain/time/durations';
import { forgedCookie } from '#tests/support/forged-cookie';
import { setupTestSite } from '#tests/support/opened-site';
import { cookiesOf, type Fault, unreachable, visit } from '#tests/support/site';
import { sampleTokens } from '#tests/support/tokens';
import { TIMEOUT_MS } from '#web/charity/call.server';
import { CharityError } from '#web/charity/results';
import { pageKey } from './page-key.server';
import { COOKIE_NAMES } from './plain-request';
import { forgetRefreshes } from './token-refresh.server';
import { readVisitor, setCookieHeaders } from './visitor.server';
import { withVisitor } from './with-visitor.server';

const site = setupTestSite();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(forgetRefreshes);

const expired = () => sampleTokens('first', Date.now() - 1);

/** Replaces the refresh endpoint. Other calls of the API are not changed. Returns the tokens that it received. */
function replaceRefresh(reply: (token: string) => Response | Promise<Response>, other?: Fault) {
  const received: string[] = [];
  site.fail(async (request) => {
    if (new URL(request.url).pathname !== '/users/auth/token') return other?.(request);
    const { token } = (await request.clone().json()) as { token: string };
    received.push(token);
    return reply(token);
  });
  return received;
}

const issue = (tokens: Tokens) => () => Response.json({ result: tokens });
const refuse =
  (status: number, code = 'auth.refreshRejected') =>
  () =>
    Response.json({ errorCode: code, errorMessage: 'No.' }, { status });
const requireAuth: Fault = (request) =>
  new URL(request.url).pathname === '/user/profile'
    ? Response.json({ errorCode: 'auth.required', errorMessage: 'Sign in.' }, { status: 401 })
    : undefined;

/** Runs a loader as the visitor. Returns the tokens that it saw, and the sign-in after the response. */
async function load(tokens: Tokens) {
  let seen: string | undefined;
  const response = await withVisitor(visit('/cart', { tokens }), async ({ signedIn }) => {
    seen = signedIn?.refresh;
    return data(null);
  });
  return { seen, ...stored(new Headers(response.init?.headers)) };
}

/** Returns the refresh token that the browser stores, '' when the cookie is removed, null when it is not set. */
function stored(headers: Headers): { cookie: string | null; count: number } {
  const set = headers.getSetCookie().filter((one) => one.startsWith(`${COOKIE_NAMES.auth}=`));
  const header = cookiesOf(setCookieHeaders(...set));
  const { signedIn } = readVisitor(visit('/', { headers: { cookie: header } }));
  return { cookie: set.length === 0 ? null : (signedIn?.refresh ?? ''), count: set.length };
}

test('uses an access token that has not expired, without a refresh', async () => {
  const received = replaceRefresh(unreachable as never);
  expect(await load(sampleTokens('first'))).toEqual({ seen: 'first', cookie: null, count: 0 });
  expect(received).toEqual([]);
});

test('refreshes an expired token once for eight parallel loaders, and all of them get the new tokens', async () => {
  const received = replaceRefresh(issue(sampleTokens('second')));
  const loaded = await Promise.all(Array.from({ length: 8 }, () => load(expired())));
  expect(received).toEqual(['first']);
  expect(loaded).toEqual(loaded.map(() => ({ seen: 'second', cookie: 'second', count: 1 })));
});

test('a browser that lost the response gets the same new tokens for ten minutes', async () => {
  const received = replaceRefresh(issue(sampleTokens('second', Date.now() + minutes(60))));
  const old = expired();
  await load(old);
  vi.setSystemTime(Date.now() + minutes(10) - 1);
  expect(await load(old)).toMatchObject({ seen: 'second', cookie: 'second' });
  expect(received).toEqual(['first']);
  vi.setSystemTime(Date.now() + 1);
  await load(old);
  expect(received).toEqual(['first', 'first']);
});

test('refreshes again when the remembered tokens have expired too', async () => {
  const received = replaceRefresh((token) =>
    issue(sampleTokens(`${token}-next`, Date.now() + minutes(5)))(),
  );
  const old = expired();
  await load(old);
  vi.setSystemTime(Date.now() + minutes(6));
  expect(await load(old)).toMatchObject({ seen: 'first-next-next', cookie: 'first-next-next' });
  expect(received).toEqual(['first', 'first-next']);
});

test('refreshes a token a few seconds before it expires, so that it is valid during the call', async () => {
  const received = replaceRefresh(issue(sampleTokens('second')));
  await load(sampleTokens('first', Date.now() + TIMEOUT_MS));
  expect(received).toEqual(['first']);
});

test('refreshes the tokens of two donors independently', async () => {
  const received = replaceRefresh((token) => issue(sampleTokens(`${token}-next`))());
  const [one, other] = [expired(), sampleTokens('other', Date.now() - 1)];
  const seen = await Promise.all([load(one), load(other)]);
  expect(seen.map(({ seen }) => seen)).toEqual(['first-next', 'other-next']);
  expect(received.sort()).toEqual(['first', 'other']);
});

test.each<[string, () => Response]>([
  ['the API cannot be reached', unreachable as never],
  ['status 500', refuse(500, 'internal')],
  ['status 503', refuse(503, 'busy')],
  ['a rate limit', refuse(429, 'request.tooMany')],
  ['an invalid response', () => Response.json({ result: { access: 1 } })],
])(
  'keeps the sign-in cookie and runs the loader as a guest when the refresh fails: %s',
  async (_, reply) => {
    replaceRefresh(reply);
    expect(await load(expired())).toEqual({ seen: undefined, cookie: null, count: 0 });
  },
);

test('does not repeat a failed refresh for five seconds', async () => {
  const received = replaceRefresh(refuse(503));
  const old = expired();
  await load(old);
  await load(old);
  expect(received).toHaveLength(1);
  replaceRefresh(issue(sampleTokens('second')));
  vi.setSystemTime(Date.now() + seconds(5));
  expect(await load(old)).toMatchObject({ seen: 'second', cookie: 'second' });
});

test.each([400, 401, 403])(
  'removes the sign-in cookie when the API rejects the refresh token with %i',
  async (status) => {
    replaceRefresh(refuse(status));
    expect(await load(expired())).toEqual({ seen: undefined, cookie: '', count: 1 });
  },
);

test('removes the sign-in cookie when the new access token cannot be decoded', async () => {
  replaceRefresh(issue({ access: 'no-token', refresh: 'second' }));
  expect(await load(expired())).toMatchObject({ seen: undefined, cookie: '' });
});

async function callProfile(tokens: Tokens) {
  let calls = 0;
  const thrown: unknown = await withVisitor(visit('/account', { tokens }), async (visitor) => {
    calls++;
    await visitor.charity.call('profile').catch((error: unknown) => {
      expect(error).toBeInstanceOf(CharityError);
      throw new Response(null, { status: 401 });
    });
    return data(null);
  }).catch((error: unknown) => error);
  const response = thrown as Response;
  return { calls, status: response.status, ...stored(response.headers) };
}

test('after a 401, refreshes the tokens for the next request, throws the original error, and does not repeat the call', async () => {
  let calls = 0;
  const received = replaceRefresh(issue(sampleTokens('second')), (request) => {
    calls++;
    return requireAuth(request);
  });
  expect(await callProfile(sampleTokens('first'))).toEqual({
    calls: 1,
    status: 401,
    cookie: 'second',
    count: 1,
  });
  expect([received, calls]).toEqual([['first'], 1]);
});

test('after a 401, signs out when the refresh token is rejected too', async () => {
  replaceRefresh(refuse(401), requireAuth);
  expect(await callProfile(sampleTokens('first'))).toMatchObject({ status: 401, cookie: '' });
});

test('after a 401, keeps the sign-in cookie when the refresh fails', async () => {
  replaceRefresh(refuse(503), requireAuth);
  expect(await callProfile(sampleTokens('first'))).toMatchObject({ status: 401, cookie: null });
});

test.each([
  ['auth', 'token', JSON.stringify([1, ['no-token', 'first']])],
  ['auth', 'signature', '{}', 'b'.repeat(32)],
  ['cart', 'lines', JSON.stringify([4, { items: [] }])],
  ['cart', 'signature', '{}', 'b'.repeat(32)],
])('removes the cookie %s whose %s cannot be read', async (name, _, value, secret?: string) => {
  const cookie = forgedCookie(name, value, secret ?? config().SESSION_SECRETS[0]);
  const request = visit('/', { headers: { cookie } });
  const response = await withVisitor(request, async ({ signedIn }) => {
    expect(signedIn).toBeNull();
    return data(null);
  });
  expect(new Headers(response.init?.headers).get('set-cookie')).toMatch(
    new RegExp(`^${name}=; Max-Age=0;`),
  );
  // A cached page cannot remove the cookie.
  expect(pageKey(request)).toBeNull();
});

test('sets the new sign-in cookie on redirects that a loader returns or throws', async () => {
  replaceRefresh(issue(sampleTokens('second')));
  const request = () => visit('/cart', { tokens: expired() });
  const returned = await withVisitor(request(), async () => redirect('/'));
  const thrown = (await withVisitor(request(), async () => {
    throw redirect('/', 303);
  }).catch((error: unknown) => error)) as Response;
  for (const { headers } of [returned, thrown]) {
    expect(stored(headers)).toEqual({ cookie: 'second', count: 1 });
    expect(headers.get('location')).toBe('/');
  }
});

test('does not set the sign-in cookie again on a response that signs the donor out', async () => {
  replaceRefresh(issue(sampleTokens('second')));
  const response = await withVisitor(visit('/cart', { tokens: expired() }), async () =>
    redirect('/login', { headers: { 'set-cookie': 'auth=; Max-Age=0; Path=/' } }),
  );
  expect(stored(response.headers)).toEqual({ cookie: '', count: 1 });
});

test('sets no sign-in cookie on the response to a guest', async () => {
  const response = await withVisitor(visit('/'), async () => data(null, { status: 404 }));
  expect(response.init).toEqual({ status: 404 });
});

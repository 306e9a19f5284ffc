/** Tests the social sign-in of the storefront, from the button to the callback, with a real OpenID provider. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Preferences } from '#app/visitor/preferences-cookie.server';
import { config } from '#config';
import type { SocialProvider } from '#contract/accounts';
import type { Cart } from '#domain/cart';
import { SOCIAL_CLIENTS, socialSettings, startSocialProvider } from '#tests/support/api/social';
import { cartOf } from '#tests/support/carts';
import type { OpenIdProvider } from '#tests/support/openid-provider';
import {
  args,
  cookiesOf,
  openTestSite,
  type TestSite,
  unreachable,
  visit,
  visitorAfter,
} from '#tests/support/site';
import { log } from '#web/log.server';
import { loader as loginPage } from '../login.server';
import * as callback from './callback';
import * as start from './start';

let provider: OpenIdProvider;
let site: TestSite;
const { publicUrl, SIGN_IN_PAGES } = config();

beforeAll(async () => {
  provider = await startSocialProvider(publicUrl);
});
afterAll(() => provider.stop());
beforeEach(async () => {
  Object.assign(config(), { SIGN_IN_PAGES: [provider.issuer] });
  site = await openTestSite({ config: { publicUrl, social: socialSettings(provider) } });
});
afterEach(() => {
  Object.assign(config(), { SIGN_IN_PAGES });
  vi.restoreAllMocks();
});

type Begun = { url: URL; cookie: string };

/** Clicks the button of a provider. */
async function begin({
  name = 'google',
  prefix = '',
  returnTo = '/projects/wells?amount=5',
  ...sent
}: {
  name?: SocialProvider;
  prefix?: string;
  returnTo?: string;
  cart?: Cart;
  preferences?: Preferences;
} = {}): Promise<Begun> {
  const request = visit(`${prefix}/auth/${name}`, { form: { returnTo }, ...sent });
  const answer = (await start.action(args(request, { provider: name }))) as Response;
  expect(answer.status).toBe(303);
  const cookie = [request.headers.get('cookie'), cookiesOf(answer.headers)];
  return {
    url: new URL(answer.headers.get('location')!),
    cookie: cookie.filter(Boolean).join('; '),
  };
}

/** The browser follows the redirect of the provider. */
async function comeBack(
  url: URL | string,
  cookie: string,
  name: SocialProvider = 'google',
): Promise<Response> {
  const { pathname, search } = new URL(url, publicUrl);
  const request = visit(pathname + search, {
    headers: { cookie, 'sec-fetch-site': 'cross-site' },
  });
  return callback.loader(args(request, { provider: name }));
}

const whereTo = (answer: Response) => [answer.status, answer.headers.get('location')];
const flashOf = (answer: Response) => visitorAfter(answer).preferences.flash;

test('the redirect asks for openid, profile and email, with PKCE, state and nonce', async () => {
  const { url, cookie } = await begin();
  expect(url.origin + url.pathname).toBe(`${provider.issuer}/auth`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: SOCIAL_CLIENTS.google,
    redirect_uri: `${publicUrl}/auth/google/callback`,
    scope: 'openid profile email',
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge_method: 'S256',
  });
  expect(cookie).not.toContain(url.searchParams.get('state'));
  const other = (await begin()).url.searchParams;
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(other.get(name)).not.toBe(url.searchParams.get(name));
});

test('signs the donor in and returns to their page and language', async () => {
  const cart = cartOf({});
  const preferences: Preferences = { locale: 'ar', currency: 'OMR' };
  const { url, cookie } = await begin({ prefix: '/ar', cart, preferences });
  const answer = await comeBack(await provider.authorize(url, 'salma-1'), cookie);
  expect(whereTo(answer)).toEqual([303, '/ar/projects/wells?amount=5']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // Cart and preferences do not change: the response sets only the sign-in cookie and removes the flow cookie.
  expect(answer.headers.getSetCookie().map((set) => set.split('=')[0])).toEqual(['auth', 'flow']);
  expect(visitorAfter(answer).signedIn?.user.name).toBe('Salma Al Harthi');
  expect(visitorAfter(answer).flow).toBeNull();
});

test('asks for the code of an e-mail address that the provider has not verified', async () => {
  const { url, cookie } = await begin({ prefix: '/tr' });
  const answer = await comeBack(await provider.authorize(url, 'noor'), cookie);
  expect(whereTo(answer)).toEqual([303, '/tr/signup/verify']);
  const { signedIn, flow } = visitorAfter(answer);
  expect(signedIn).toBeNull();
  expect(flow).toMatchObject({
    ...{ kind: 'code', purpose: 'signup', email: '', returnTo: '/projects/wells?amount=5' },
  });
});

const LOGIN = '/ar/login?returnTo=%2Fprojects%2Fwells%3Famount%3D5';

test.each([
  ['the donor cancels', null, 'socialCancelled'],
  ['the provider sends no e-mail address', 'silent', 'socialNoEmail'],
] as const)('redirects to the sign-in page with a message when %s', async (_, person, flash) => {
  const { url, cookie } = await begin({ prefix: '/ar' });
  const answer = await comeBack(await provider.authorize(url, person), cookie);
  expect(whereTo(answer)).toEqual([303, LOGIN]);
  expect(flashOf(answer)).toBe(flash);
  expect(visitorAfter(answer).flow).toBeNull();
});

test.each([
  ['the state is wrong', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
  ['the state is missing', (url: URL) => url.searchParams.delete('state')],
  ['the code is wrong', (url: URL) => url.searchParams.set('code', 'x')],
  ['the code is missing', (url: URL) => url.searchParams.delete('code')],
  ['the issuer is another', (url: URL) => url.searchParams.set('iss', 'https://x.example')],
])('rejects a callback when %s', async (_, change) => {
  const { url, cookie } = await begin({ prefix: '/ar' });
  const returned = await provider.authorize(url, 'salma-1');
  change(returned);
  const answer = await comeBack(returned, cookie);
  expect(whereTo(answer)).toEqual([303, LOGIN]);
  expect(flashOf(answer)).toBe('socialFailed');
  expect(visitorAfter(answer).signedIn).toBeNull();
});

test('redirects to the sign-in page with a message when the same URL is opened twice', async () => {
  const { url, cookie } = await begin();
  const returned = await provider.authorize(url, 'salma-1');
  const first = await comeBack(returned, cookie);
  expect(visitorAfter(first).signedIn).not.toBeNull();
  const again = await comeBack(returned, cookiesOf(first.headers));
  expect(whereTo(again)).toEqual([303, '/login']);
  // Rejected even with the removed flow cookie, because the provider accepts a code once.
  expect(flashOf(await comeBack(returned, cookie))).toBe('socialFailed');
});

test('rejects a callback when another browser has begun the sign-in', async () => {
  const { url } = await begin();
  const other = await begin();
  const returned = await provider.authorize(url, 'salma-1');
  for (const cookie of ['', other.cookie])
    expect(visitorAfter(await comeBack(returned, cookie)).signedIn).toBeNull();
});

test('rejects a callback when the sign-in was begun with another provider', async () => {
  const { url, cookie } = await begin();
  const returned = await provider.authorize(url, 'salma-1');
  const answer = await comeBack(`/auth/facebook/callback${returned.search}`, cookie, 'facebook');
  expect(flashOf(answer)).toBe('socialFailed');
});

test('redirects to the sign-in page with a message while the charity API is down', async () => {
  const { url, cookie } = await begin();
  const returned = await provider.authorize(url, 'salma-1');
  site.fail(unreachable);
  expect(flashOf(await comeBack(returned, cookie))).toBe('socialFailed');
  const answer = (await start.action(
    args(visit('/auth/google', { form: { returnTo: '/' } }), { provider: 'google' }),
  )) as Response;
  expect(flashOf(answer)).toBe('socialFailed');
});

test('does not log state, code or the name of the donor', async () => {
  const info = vi.spyOn(log(), 'info');
  const { url, cookie } = await begin();
  const returned = await provider.authorize(url, 'salma-1');
  const { searchParams } = returned;
  searchParams.set('error', 'Salma Al Harthi');
  searchParams.delete('code');
  await comeBack(returned, cookie);
  expect(info).toHaveBeenCalledWith({ provider: 'google', reason: 'no code' }, expect.any(String));
});

const post = (name: SocialProvider, form: Record<string, string>) =>
  callback.action(
    args(
      visit(`/auth/${name}/callback`, {
        form,
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://appleid.apple.com' },
      }),
      { provider: name },
    ),
  );

test('redirects Apple’s form to a GET with only the parameters of the sign-in', async () => {
  const form = { state: 's&1', code: 'c', user: '{"name":"Salma"}', other: 'x' };
  const answer = await post('apple', form);
  expect(whereTo(answer)).toEqual([303, '/auth/apple/callback?state=s%261&code=c']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('rejects the posted form of any provider except Apple', async () => {
  await expect(post('google', { code: 'c' })).rejects.toMatchObject({ status: 404 });
});

test('the redirect to Apple requests the form, without the name of the donor', async () => {
  Object.assign(site.deps.config.social, {
    apple: { ...{ teamId: '', keyId: '', privateKey: '' }, issuer: provider.issuer },
  });
  const { url } = await begin({ name: 'apple' });
  expect(url.searchParams.get('response_mode')).toBe('form_post');
  expect(url.searchParams.get('scope')).toBe('openid email');
});

const offered = async () => {
  const { data } = await loginPage(args(visit('/login')));
  return data.providers;
};

test('shows a button for each completely configured provider', async () => {
  expect(await offered()).toEqual(['google', 'facebook']);
});

test('shows no button while the charity API is down', async () => {
  site.fail(unreachable);
  expect(await offered()).toEqual([]);
});

test('shows no button when the sign-in page is not in SIGN_IN_PAGES', async () => {
  Object.assign(config(), { SIGN_IN_PAGES: ['https://accounts.google.com'] });
  expect(await offered()).toEqual([]);
});

test('returns 404 for the form of an unknown provider, and redirects a GET request to the sign-in page', async () => {
  const request = visit('/auth/elsewhere', { form: { returnTo: '/' } });
  await expect(start.action(args(request, { provider: 'elsewhere' }))).rejects.toMatchObject({
    status: 404,
  });
  const answer = start.loader(args(visit('/ar/auth/google')));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/login']);
});

/**
 * The build also runs under plain remix-serve: the protection of payments and sessions is in the app, not in server.ts.
 */
import { expect, test } from 'vitest';
import { COOKIE_NAMES } from '#app/visitor/plain-request';
import { CART_SECRET } from '#tests/bench/cart';
import { forgedCookie } from '#tests/support/forged-cookie';
import { setupServer } from '#tests/support/opened-server';
import { sampleTokens } from '#tests/support/tokens';

const server = setupServer({
  program: ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'],
});

test('remix-serve sends pages with their Content-Security-Policy', async () => {
  const home = await fetch(`${server.origin}/ar`);
  expect(home.status).toBe(200);
  expect(home.headers.get('content-security-policy')).toContain('default-src');
  expect(await home.text()).toContain('dir="rtl"');
});

test.each(['/login', '/login.data'])(
  'remix-serve sends %s with the headers of its loader',
  async (path) => {
    const { headers } = await fetch(server.origin + path);
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

test('remix-serve rejects a form of another site', async () => {
  const answer = await fetch(`${server.origin}/newsletter`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ email: 'someone@example.org' }),
  });
  expect(answer.status).toBe(403);
});

test('remix-serve shows a rejected form in its language to a donor who has chosen another one', async () => {
  const send = (path: string, cookie: string, fields: Record<string, string>) =>
    fetch(server.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', origin: server.origin, cookie },
      body: new URLSearchParams(fields),
    });
  const chosen = await send('/language', '', { locale: 'ar', returnTo: '/' });
  const cookie = chosen.headers.getSetCookie()[0]!.split(';', 1)[0]!;
  const page = await fetch(`${server.origin}/newsletter`, {
    redirect: 'manual',
    headers: { cookie },
  });
  expect(page.headers.get('location')).toBe('/ar/newsletter');
  const rejected = await send('/newsletter', cookie, { email: 'salim@example' });
  expect([rejected.status, await rejected.text()]).toEqual([
    ...[400, expect.stringContaining('value="salim@example"')],
  ]);
});

test('remix-serve adds a gift to the cart', async () => {
  const given = await fetch(`${server.origin}/projects/tankers`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', origin: server.origin },
    body: new URLSearchParams({ currency: 'OMR', amount: '25', intent: 'cart' }),
  });
  expect(given.status, await given.text()).toBe(302);
  const cookie = given.headers.getSetCookie()[0]!.split(';', 1)[0]!;
  const cart = await fetch(`${server.origin}/cart`, { headers: { cookie } });
  expect(await cart.text()).toContain('tankers');
});

test.each([
  ['a page', '/faqs', 200],
  ['the data of a page', '/faqs.data', 200],
  ['a redirect', '/logout', 303],
  ['data for scripts', '/give/offer', 200],
  ['an error page', '/nonsense', 404],
])('remix-serve removes a rejected sign-in once with %s', async (_, path, status) => {
  const { access, refresh } = sampleTokens('unknown', 0);
  const packed = JSON.stringify([1, [access, refresh]]);
  const cookie = forgedCookie(COOKIE_NAMES.auth, packed, CART_SECRET);
  const answer = await fetch(server.origin + path, { redirect: 'manual', headers: { cookie } });
  expect(answer.status).toBe(status);
  const set = answer.headers.getSetCookie().filter((one) => one.startsWith('auth='));
  expect(set).toEqual([expect.stringMatching(/^auth=; Max-Age=0;/)]);
});

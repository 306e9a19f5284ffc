/**
 * The build also runs under plain remix-serve: the protection of payments and sessions is in the app, not in server.ts.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '#tests/support/server';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    program: ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'],
  });
}, 60_000);
afterAll(() => server?.stop());

test('remix-serve sends pages with their Content-Security-Policy', async () => {
  const home = await fetch(`${server.origin}/ar`);
  expect(home.status).toBe(200);
  expect(home.headers.get('content-security-policy')).toContain('default-src');
  expect(await home.text()).toContain('dir="rtl"');
});

test('remix-serve rejects a form of another site', async () => {
  const answer = await fetch(`${server.origin}/newsletter`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ email: 'someone@example.org' }),
  });
  expect(answer.status).toBe(403);
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

/** Tests the loaders and actions of sign-in and sign-out with the reference API. */
import { expect, test } from 'vitest';
import { minutes } from '#domain/time/durations';
import { createAccount, PASSWORD, SALMA } from '#tests/support/api/accounts';
import { browser } from '#tests/support/browser-without-pages';
import { CART, setupDonorSite } from '#tests/support/donor-site';
import { args, unreachable, visit } from '#tests/support/site';
import * as login from './login.server';
import * as logout from './logout';
import * as signup from './signup.server';

const opened = setupDonorSite();

const { name, email } = SALMA;

const typed = { email, password: PASSWORD, returnTo: '/projects?page=2' };

test('signs the donor in and returns to the page in its language', async () => {
  await createAccount(opened.site);
  const donor = browser({ cart: CART });
  expect(await donor.send(login.action, '/id/login', typed)).toMatchObject({
    to: '/id/projects?page=2',
    status: 303,
  });
  expect(donor.visitor.signedIn?.user.name).toBe(name);
  expect(donor.visitor.cart.lines).toEqual(CART.lines);
});

test('redirects to the home page for an unsafe return path', async () => {
  await createAccount(opened.site);
  for (const returnTo of ['https://evil.example/', '/logout']) {
    const { to } = await browser().send(login.action, '/login', { ...typed, returnTo });
    expect(['/', '/account']).toContain(to);
  }
});

test('shows the same message for a wrong password and an unknown e-mail address, and returns only the address', async () => {
  await createAccount(opened.site);
  const wrong = await browser().send(login.action, '/login', {
    ...typed,
    password: 'another one',
  });
  const unknown = await browser().send(login.action, '/login', {
    ...typed,
    email: 'none@example.org',
  });
  expect(wrong.status).toBe(400);
  expect(wrong.errors).toEqual({ '': [expect.stringMatching(/do not match/)] });
  expect(unknown.errors).toEqual(wrong.errors);
  expect(wrong.typed).toEqual({ email, returnTo: typed.returnTo });
});

test.each([login, signup])('redirects a signed-in donor to their page: %#', async ({ loader }) => {
  const donor = browser({ tokens: await createAccount(opened.site) });
  expect(await donor.open(loader, '/tr/login?returnTo=%2Fcart')).toEqual({ to: '/tr/cart' });
});

test('sign-out revokes the session with the bearer token and redirects to the sign-in page', async () => {
  const tokens = await createAccount(opened.site);
  const donor = browser({ tokens, cart: CART });
  expect(await donor.send(logout.action, '/ar/logout')).toMatchObject({
    to: '/ar/login',
    status: 303,
  });
  expect([donor.visitor.signedIn, donor.visitor.preferences.flash]).toEqual([null, 'signedOut']);
  expect(donor.visitor.cart.lines).toEqual(CART.lines);
  const old = browser({ tokens });
  await expect(old.visitor.charity.call('logout')).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test('sign-out removes the cookie when the API cannot be reached', async () => {
  const donor = browser({ tokens: await createAccount(opened.site) });
  opened.site.fail(unreachable);
  expect((await donor.send(logout.action, '/logout')).to).toBe('/login');
  expect(donor.visitor.signedIn).toBeNull();
});

test('sign-out refreshes an expired token first, so that the session is revoked', async () => {
  const tokens = await createAccount(opened.site);
  opened.pass(minutes(16));
  await browser({ tokens }).send(logout.action, '/logout');
  const open = await opened.site.db
    .selectFrom('sessions')
    .select('id')
    .where('revoked_at', 'is', null)
    .execute();
  expect(open).toEqual([]);
});

test('a GET request does not sign the donor out', async () => {
  const donor = browser({ tokens: await createAccount(opened.site) });
  const response = await logout.loader(args(visit('/ar/logout')));
  expect(response.headers.get('location')).toBe('/ar/login');
  expect(donor.visitor.signedIn).not.toBeNull();
});

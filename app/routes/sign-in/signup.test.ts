/** Tests the actions and loaders of the sign-up with the reference API. */
import { expect, test } from 'vitest';
import { minutes } from '#domain/time/durations';
import { codeFor, createAccount, PASSWORD, SALMA } from '#tests/support/api/accounts';
import { browser } from '#tests/support/browser-without-pages';
import { CART, challengeOf, setupDonorSite } from '#tests/support/donor-site';
import * as signup from './signup.server';
import * as verify from './verify.server';

const opened = setupDonorSite();

const { name, email } = SALMA;
const filled = { name, email, password: PASSWORD, passwordAgain: PASSWORD, returnTo: '/cart' };

test('sign-up asks for the code, signs in, returns to the page, and keeps cart, currency and language', async () => {
  const donor = browser({ cart: CART, preferences: { locale: 'ar' } });
  expect(await donor.send(signup.action, '/ar/signup', filled)).toMatchObject({
    to: '/ar/signup/verify',
    status: 303,
  });
  const shown = await donor.open(verify.loader, '/ar/signup/verify');
  expect(shown).toMatchObject({ email, returnTo: '/cart', resendSeconds: 60 });
  const code = await codeFor(opened.site, challengeOf(donor.visitor));
  const done = await donor.send(verify.action, '/ar/signup/verify', { intent: 'verify', code });
  expect(done.to).toBe('/ar/cart');
  const { signedIn, flow, cart: kept, currency, preferences } = donor.visitor;
  expect(signedIn?.user.name).toBe(name);
  expect([flow, kept.lines, currency, preferences.locale]).toEqual([null, CART.lines, 'USD', 'ar']);
});

test('rejects two different passwords with "Passwords do not match", and returns no password', async () => {
  const form = { ...filled, passwordAgain: 'seven quiet palm tree', email: 'no address' };
  const reply = await browser().send(signup.action, '/signup', form);
  expect(reply.status).toBe(400);
  expect(reply.errors).toMatchObject({ passwordAgain: ['Passwords do not match'] });
  expect(reply.errors).toHaveProperty('email');
  expect(reply.typed).toEqual({ name, email: 'no address', returnTo: '/cart' });
});

test.each([
  ['short', 'seven77', 'At least 8 characters'],
  ['long', 'a'.repeat(129), 'At most 128 characters'],
  [
    'common',
    'password1',
    'This password is easy to guess. Choose another, for example three or four words.',
  ],
])('rejects a %s password at its field', async (_, password, message) => {
  const reply = await browser().send(signup.action, '/signup', {
    ...filled,
    password,
    passwordAgain: password,
  });
  expect(reply.errors).toEqual({ password: [message] });
});

test('shows the same page for an e-mail address that has an account', async () => {
  await createAccount(opened.site);
  const [known, unknown] = [browser(), browser()];
  const first = await known.send(signup.action, '/signup', filled);
  const second = await unknown.send(signup.action, '/signup', {
    ...filled,
    email: 'new@example.org',
  });
  expect(first).toEqual(second);
  const shown = await Promise.all(
    [known, unknown].map((one) => one.open(verify.loader, '/signup/verify')),
  );
  expect({ ...shown[0], email: '' }).toEqual({ ...shown[1], email: '' });
});

test('accepts a code with Arabic digits, spaces and a hyphen', async () => {
  const donor = browser();
  await donor.send(signup.action, '/signup', filled);
  const sent = await codeFor(opened.site, challengeOf(donor.visitor));
  const arabic = sent.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
  const code = ` ${arabic.slice(0, 2)}-${arabic.slice(2, 4)} ${arabic.slice(4)}`;
  const { to } = await donor.send(verify.action, '/signup/verify', { intent: 'verify', code });
  expect(to).toBe('/cart');
});

test('rejects a code without six digits, and the typed code stays in the field', async () => {
  const donor = browser();
  await donor.send(signup.action, '/signup', filled);
  const reply = await donor.send(verify.action, '/signup/verify', {
    intent: 'verify',
    code: '12345',
  });
  expect([reply.errors, reply.typed]).toEqual([
    { code: ['The code has six digits'] },
    { intent: 'verify', code: '12345' },
  ]);
});

test('rejects a code in another browser than the one that requested it', async () => {
  const [salma, thief] = [browser(), browser()];
  await salma.send(signup.action, '/signup', filled);
  await thief.send(signup.action, '/signup', { ...filled, email: 'thief@example.org' });
  const code = await codeFor(opened.site, challengeOf(salma.visitor));
  const stolen = await thief.send(verify.action, '/signup/verify', { intent: 'verify', code });
  expect(stolen.errors).toHaveProperty('code');
});

test('the page for the code redirects to the sign-up when no sign-up has begun', async () => {
  expect(await browser().open(verify.loader, '/tr/signup/verify')).toEqual({ to: '/tr/signup' });
  const { to } = await browser()
    .send(verify.action, '/signup/verify', { intent: 'resend' })
    .catch((thrown: Response) => ({ to: thrown.headers.get('location') }));
  expect(to).toBe('/signup');
});

test('a sign-up ends after 15 minutes', async () => {
  const donor = browser();
  await donor.send(signup.action, '/signup', filled);
  opened.pass(minutes(15));
  expect(await donor.open(verify.loader, '/signup/verify')).toEqual({ to: '/signup' });
});

test('sends another code after a minute, which replaces the first, and shows a message before that', async () => {
  const donor = browser();
  await donor.send(signup.action, '/signup', filled);
  const first = await codeFor(opened.site, challengeOf(donor.visitor));
  const again = () => donor.send(verify.action, '/signup/verify', { intent: 'resend' });
  opened.pass(minutes(1) - 1);
  const early = await again();
  expect([early.status, early.errors['']?.[0]]).toEqual([
    429,
    expect.stringMatching(/less than a minute/),
  ]);
  opened.pass(1);
  expect((await again()).to).toBe('/signup/verify');
  expect(donor.visitor.preferences.flash).toBe('codeSent');
  expect(await donor.open(verify.loader, '/signup/verify')).toMatchObject({ resendSeconds: 60 });
  const code = await codeFor(opened.site, challengeOf(donor.visitor));
  expect(code).not.toBe(first);
  const { to } = await donor.send(verify.action, '/signup/verify', { intent: 'verify', code });
  expect(to).toBe('/cart');
});

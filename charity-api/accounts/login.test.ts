/** Tests sign-in and sign-out. */
import { hash } from '@node-rs/argon2';
import { beforeEach, expect, test } from 'vitest';
import type { Tokens } from '#contract/accounts';
import { bearer, createAccount, PASSWORD, SALMA, signIn } from '#tests/support/api/accounts';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { login as signInWith } from './login';
import { createPasswords, type Passwords } from './passwords';

const api = apiOfEachTest();
let tokens: Tokens;
beforeEach(async () => {
  tokens = await createAccount(api);
});

const login = async (email: string, password: string) => {
  const answer = await api.post('/users/auth/login', { email, password });
  return [answer.status, await answer.json()] as const;
};
const passwordHash = async () =>
  (await api.db.selectFrom('accounts').select('password_hash').executeTakeFirstOrThrow())
    .password_hash!;

test('a donor can sign out and sign in again, with any letter case of the e-mail address', async () => {
  const left = await api.post('/users/auth/logout', '', bearer(tokens));
  expect([left.status, await left.json()]).toEqual([200, { result: { done: true } }]);
  const next = await signIn(api, { ...SALMA, email: ' Salma@Example.ORG' });
  expect(next.refresh).not.toBe(tokens.refresh);
  expect((await api.post('/users/auth/logout', '', bearer(next))).status).toBe(200);
});

test('returns the same response for a wrong password, an unknown e-mail address and an account without a password', async () => {
  const strip = ([status, body]: readonly [number, unknown]) => [
    status,
    { ...(body as object), requestId: '' },
  ];
  const wrong = strip(await login(SALMA.email, `${PASSWORD} `));
  expect(wrong).toMatchObject([400, { errorCode: 'auth.wrongCredentials' }]);
  expect(strip(await login('muna@example.org', PASSWORD))).toEqual(wrong);
  await api.db.updateTable('accounts').set({ password_hash: null }).execute();
  expect(strip(await login(SALMA.email, PASSWORD))).toEqual(wrong);
});

test('the next sign-in renews a hash that has other parameters than ours', async () => {
  const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 3, parallelism: 1 });
  await api.db.updateTable('accounts').set({ password_hash: old }).execute();
  await signIn(api);
  const renewed = await passwordHash();
  expect(renewed).toMatch(/m=19456,t=2,p=1/);
  await signIn(api);
  expect(await passwordHash()).toBe(renewed);
});

test('rejects a sign-in when the password changes while it is verified', async () => {
  const passwords = createPasswords(api.deps);
  const changing: Passwords = {
    ...passwords,
    verify: async (stored, password) => {
      const isRight = await passwords.verify(stored, password);
      const password_hash = await hash('another good password');
      await api.db.updateTable('accounts').set({ password_hash }).execute();
      return isRight;
    },
  };
  const visit = {
    caller: { address: null, session: null },
    userAgent: null,
    locale: 'en',
  } as const;
  const attempt = signInWith({ deps: api.deps, passwords: changing }, SALMA, visit);
  await expect(attempt).rejects.toThrow('auth.wrongCredentials');
  expect(await api.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

test('a sign-out needs a valid access token, and keeps other sessions', async () => {
  const other = await signIn(api);
  expect((await api.post('/users/auth/logout', '')).status).toBe(401);
  expect((await api.post('/users/auth/logout', '', bearer(tokens))).status).toBe(200);
  expect((await api.post('/users/auth/logout', '', bearer(tokens))).status).toBe(401);
  expect((await api.post('/users/auth/logout', '', bearer(other))).status).toBe(200);
});

/** Tests sign-up: with a code by e-mail, with a known address, and after a guest's gift. */
import { describe, expect, test } from 'vitest';
import type { Challenge, Tokens } from '#contract/accounts';
import {
  codeFor,
  createAccount,
  PASSWORD,
  postAuth,
  SALMA,
  signIn,
} from '#tests/support/api/accounts';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { createOrder } from '#tests/support/api/orders';

const api = apiOfEachTest();

const signup = (changes: Partial<typeof SALMA> = {}, headers?: Record<string, string>) =>
  postAuth<Challenge>(api, 'signup', { ...SALMA, ...changes }, headers);
const verify = (challenge: Challenge, code: string) =>
  postAuth<Tokens>(api, 'signup/verify', { challenge: challenge.challenge, code });
const accounts = () => api.db.selectFrom('accounts').selectAll().execute();
const mailKinds = async () =>
  (await api.db.selectFrom('outbox').select('kind').where('code_id', 'is not', null).execute()).map(
    ({ kind }) => kind,
  );

describe('sign-up', () => {
  test('creates the account only when the code is verified, with the language of the request', async () => {
    const challenge = await signup({ email: 'Salma@Example.org' }, { 'accept-language': 'ar' });
    expect(await accounts()).toEqual([]);
    await verify(challenge, await codeFor(api, challenge));
    const [account] = await accounts();
    expect(account).toMatchObject({
      ...{ email: 'salma@example.org', name: SALMA.name, locale: 'ar', phone: null, avatar: '' },
    });
    expect(account!.password_hash).toMatch(/^\$argon2id\$/);
    await signIn(api);
  });

  test('a sign-up stores neither the code, nor the challenge, nor the password', async () => {
    const challenge = await signup();
    const stored = JSON.stringify([
      await api.db.selectFrom('email_codes').selectAll().execute(),
      await api.db.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(stored).toContain(SALMA.email);
    for (const secret of [await codeFor(api, challenge), challenge.challenge, PASSWORD])
      expect(stored).not.toContain(secret);
  });

  test('a sign-up with a known e-mail address has the same response, and sends a mail without a code', async () => {
    await createAccount(api);
    const known = await api.post('/users/auth/signup', SALMA);
    const unknown = await api.post('/users/auth/signup', { ...SALMA, email: 'muna@example.org' });
    expect(known.status).toBe(unknown.status);
    const [first, second] = [(await known.json()) as object, (await unknown.json()) as object];
    expect(shapeOf(first)).toEqual(shapeOf(second));
    expect((await mailKinds()).sort()).toEqual(['code', 'known']);
  });

  test('rejects even the right code for a sign-up with a known e-mail address', async () => {
    await createAccount(api);
    const challenge = await signup({ password: 'another good password' });
    const code = await codeFor(api, challenge);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(verify(challenge, code)).rejects.toThrow('auth.wrongCode');
    await expect(verify(challenge, code)).rejects.toThrow('auth.codeExpired');
    expect(await accounts()).toHaveLength(1);
    await signIn(api);
  });

  test.each([
    ['the name of the donor', 'salma al harthi'],
    ['a common password', 'Password1'],
  ])('rejects %s as the password, with the field', async (_, password) => {
    const answer = await api.post('/users/auth/signup', { ...SALMA, password });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errorCode: 'auth.weakPassword', fields: { password: 'This password is easy to guess' } },
    ]);
  });

  test('two codes for one e-mail address create one account, also in concurrent requests', async () => {
    const challenges = await Promise.all([signup(), signup({ name: 'Another' }), signup()]);
    const codes = await Promise.all(challenges.map((challenge) => codeFor(api, challenge)));
    const answers = await Promise.allSettled(
      challenges.flatMap((challenge, at) => [
        verify(challenge, codes[at]!),
        verify(challenge, codes[at]!),
      ]),
    );
    const reasons = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons.map(String)).toEqual(Array(5).fill(expect.stringContaining('auth.codeExpired')));
    expect(await accounts()).toHaveLength(1);
    expect(await api.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });
});

describe('sign-up from an order', () => {
  const fromOrder = (order: string, password = PASSWORD) =>
    postAuth<Challenge>(api, 'signup/order', { order, password });

  test('creates an account with the name and e-mail address of the order', async () => {
    const { token } = await createOrder(api);
    const challenge = await fromOrder(token);
    await verify(challenge, await codeFor(api, challenge));
    expect(await accounts()).toMatchObject([{ name: SALMA.name, email: SALMA.email }]);
  });

  test.each(['failed', 'cancelled', 'expired', 'rejected', 'mismatch', 'refunded'] as const)(
    'rejects a sign-up from an order in the state %s',
    async (state) => {
      const { token } = await createOrder(api);
      await api.db.updateTable('orders').set({ state }).where('token', '=', token).execute();
      await expect(fromOrder(token)).rejects.toThrow('order.notFound');
    },
  );

  test('rejects a sign-up from an unknown order, and with the name of the donor as the password', async () => {
    await expect(fromOrder('x'.repeat(32))).rejects.toThrow('order.notFound');
    const { token } = await createOrder(api);
    const weak = fromOrder(token, 'salmaalharthi1');
    await expect(weak).rejects.toThrow('auth.weakPassword');
  });
});

/** Returns the names and types of all values. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? `string of ${value.length}` : typeof value;
  return Object.entries(value).map(([name, part]) => [name, shapeOf(part)]);
}

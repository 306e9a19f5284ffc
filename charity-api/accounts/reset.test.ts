/** Tests the password reset with a one-time code. */
import { describe, expect, test } from 'vitest';
import type { Challenge, Tokens } from '#contract/accounts';
import {
  bearer,
  codeFor,
  createAccount,
  postAuth,
  SALMA,
  signIn,
  wrongCode,
} from '#tests/support/api/accounts';
import { apiOfEachTest } from '#tests/support/api/opened-api';

const NEW = 'another good password';

const api = apiOfEachTest();

const forgot = (email = SALMA.email) => postAuth<Challenge>(api, 'password/forgot', { email });
const reset = ({ challenge }: Challenge, code: string, password = NEW) =>
  postAuth<Tokens>(api, 'password/reset', { challenge, code, password });
const noticesTo = () =>
  api.db.selectFrom('outbox').select('recipient').where('kind', '=', 'password-changed').execute();

test('a code sets a new password, ends all sessions, informs the donor and signs in', async () => {
  const [first, second] = [await createAccount(api), await signIn(api)];
  const challenge = await forgot(' SALMA@example.org ');
  const code = await codeFor(api, challenge);
  const tokens = await reset(challenge, code);
  for (const { refresh } of [first, second])
    await expect(postAuth(api, 'token', { token: refresh })).rejects.toThrow();
  expect((await api.post('/users/auth/logout', '', bearer(first))).status).toBe(401);
  expect((await api.post('/users/auth/logout', '', bearer(tokens))).status).toBe(200);
  await expect(signIn(api)).rejects.toThrow('auth.wrongCredentials');
  await signIn(api, { ...SALMA, password: NEW });
  expect(await noticesTo()).toHaveLength(1);
  await expect(reset(challenge, code)).rejects.toThrow('auth.codeExpired');
});

test('a wrong code changes nothing', async () => {
  const tokens = await createAccount(api);
  const challenge = await forgot();
  const wrong = wrongCode(await codeFor(api, challenge));
  await expect(reset(challenge, wrong)).rejects.toThrow('auth.wrongCode');
  await signIn(api);
  expect((await api.post('/users/auth/logout', '', bearer(tokens))).status).toBe(200);
  expect(await noticesTo()).toEqual([]);
});

describe('an unknown address', () => {
  test('an unknown e-mail address has the same response as a known one, and gets no mail', async () => {
    await createAccount(api);
    await api.api.tick();
    const known = await api.post('/users/auth/password/forgot', { email: SALMA.email });
    const body = { email: 'muna@example.org' };
    const unknown = await api.post('/users/auth/password/forgot', body);
    const [first, second] = [await known.json(), await unknown.json()] as {
      result: Challenge;
    }[];
    expect(unknown.status).toBe(known.status);
    expect({ ...second!.result, challenge: '' }).toEqual({ ...first!.result, challenge: '' });
    expect(second!.result.challenge).toHaveLength(first!.result.challenge.length);
  });

  test('rejects even the right code for an unknown e-mail address, and creates no account', async () => {
    const challenge = await forgot('muna@example.org');
    const code = await codeFor(api, challenge);
    await expect(reset(challenge, code)).rejects.toThrow('auth.wrongCode');
    expect(await api.db.selectFrom('accounts').select('id').execute()).toEqual([]);
  });
});

test('rejects a weak password, and the code stays valid', async () => {
  await createAccount(api);
  const challenge = await forgot();
  const code = await codeFor(api, challenge);
  for (const weak of ['Password1', 'salma al harthi', 'salma@example.org'])
    await expect(reset(challenge, code, weak)).rejects.toThrow('auth.weakPassword');
  await reset(challenge, code);
});

test('does not reveal the name of the donor to a caller without the code', async () => {
  await createAccount(api);
  const challenge = await forgot();
  const wrong = wrongCode(await codeFor(api, challenge));
  const guess = reset(challenge, wrong, 'salma al harthi');
  await expect(guess).rejects.toThrow('auth.wrongCode');
});

/** Tests the rate limits of sign-ins and one-time codes through the API. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Challenge, Tokens } from '#contract/accounts';
import { hours, minutes } from '#domain/time/durations';
import { codeFor, createAccount, PASSWORD, postAuth, SALMA } from '#tests/support/api/accounts';
import { NO_LIMITS, openTestApi, type TestApi, fromNetwork } from '#tests/support/api/api';
import { advanceClock } from '#tests/support/api/orders';
import type { AccountLimits } from '../deps';

let api: TestApi;
const open = async (limits: Partial<AccountLimits>) => {
  const accounts = { ...NO_LIMITS.accounts, ...limits };
  api = await openTestApi({ config: { limits: { ...NO_LIMITS, accounts } } });
};
afterEach(() => api.api.close());

async function post(
  path: string,
  body: unknown,
  headers = fromNetwork('home'),
): Promise<string | number> {
  const answer = await api.post(`/users/auth/${path}`, body, headers);
  const { errorCode } = (await answer.json()) as { errorCode?: string };
  return errorCode ?? answer.status;
}
const login = (password: string, network = 'home', email = SALMA.email) =>
  post('login', { email, password }, fromNetwork(network));
const WRONG = 'auth.wrongCredentials';

describe('failed sign-ins', () => {
  beforeEach(async () => {
    await open({ failedLogins: { perDonor: 3, perEmail: 5, perAddress: 7 } });
    await createAccount(api, {}, fromNetwork('home'));
  });

  test('rejects sign-ins of one donor above the limit for an hour, also with the right password', async () => {
    for (let n = 0; n < 3; n += 1) expect(await login('guess')).toBe(WRONG);
    expect(await login(PASSWORD)).toBe('auth.tooMany');
    // The donor can sign in from another network.
    expect(await login(PASSWORD, 'office')).toBe(200);
    advanceClock(api, hours(1));
    expect(await login(PASSWORD)).toBe(200);
  });

  test('rejects sign-ins for one e-mail address from many networks above its limit', async () => {
    for (let n = 0; n < 5; n += 1) expect(await login('guess', `network-${n}`)).toBe(WRONG);
    expect(await login(PASSWORD, 'office')).toBe('auth.tooMany');
  });

  test('rejects sign-ins from one network for many e-mail addresses above its limit', async () => {
    for (let n = 0; n < 7; n += 1)
      expect(await login('guess', 'home', `p${n}@example.org`)).toBe(WRONG);
    expect(await login('guess', 'home', 'another@example.org')).toBe('auth.tooMany');
    expect(await login(PASSWORD, 'office')).toBe(200);
  });

  test('counts failed sign-ins for unknown e-mail addresses like those of accounts', async () => {
    for (let n = 0; n < 3; n += 1) expect(await login('x', 'home', 'muna@example.org')).toBe(WRONG);
    expect(await login('x', 'home', 'muna@example.org')).toBe('auth.tooMany');
  });

  test('does not count successful sign-ins', async () => {
    for (let n = 0; n < 10; n += 1) expect(await login(PASSWORD)).toBe(200);
    for (let n = 0; n < 2; n += 1) expect(await login('guess')).toBe(WRONG);
    expect(await login(PASSWORD)).toBe(200);
    expect(await login('guess')).toBe(WRONG);
    expect(await login('guess')).toBe('auth.tooMany');
  });

  test('verifies exactly as many of fifty concurrent sign-ins as the limit allows', async () => {
    const guesses = await Promise.all(Array.from({ length: 50 }, () => login('guess')));
    expect(guesses.filter((answer) => answer === WRONG)).toHaveLength(3);
    expect(guesses.filter((answer) => answer === 'auth.tooMany')).toHaveLength(47);
  });

  test('allows a new password after too many failed sign-ins', async () => {
    for (let n = 0; n < 5; n += 1) await login('guess', `network-${n}`);
    expect(await login(PASSWORD)).toBe('auth.tooMany');
    const email = SALMA.email;
    const { challenge } = await postAuth<Challenge>(
      api,
      'password/forgot',
      { email },
      fromNetwork('home'),
    );
    const body = { challenge, code: await codeFor(api, { challenge }), password: 'a new long one' };
    expect(await postAuth<Tokens>(api, 'password/reset', body, fromNetwork('home'))).toHaveProperty(
      'access',
    );
  });

  test('counts and logs failed sign-ins without the e-mail address', async () => {
    for (let n = 0; n < 4; n += 1) await login('guess');
    const events = JSON.stringify(await api.db.selectFrom('limit_events').selectAll().execute());
    expect(events).toContain('logins.donor');
    expect(events).not.toMatch(/salma|example/i);
    const lines = api.log.filter(({ message }) => message === 'limit.reached');
    const reqId = expect.stringMatching(/^[\w-]{8,64}$/) as string;
    expect(lines).toEqual([
      { reqId, level: 'info', message: 'limit.reached', bucket: 'logins.donor' },
    ]);
  });
});

describe('codes', () => {
  beforeEach(() => open({ codes: { perEmail: 2, perAddress: 4, total: 6 } }));
  const signup = (email: string, network = 'home') =>
    post('signup', { name: 'Salma', email, password: PASSWORD }, fromNetwork(network));
  const forgot = (email: string, network = 'home') =>
    post('password/forgot', { email }, fromNetwork(network));

  test('limits all codes to one e-mail address together: sign-up, new password and further codes', async () => {
    const { challenge } = await postAuth<Challenge>(api, 'signup', SALMA, fromNetwork('home'));
    expect(await forgot('salma+1@example.org', 'office')).toBe(200);
    advanceClock(api, minutes(1));
    expect(await post('codes', { challenge }, fromNetwork('mosque'))).toBe('auth.tooMany');
    expect(await signup(SALMA.email, 'mosque')).toBe('auth.tooMany');
    expect(await forgot(SALMA.email, 'mosque')).toBe('auth.tooMany');
    expect(await signup('muna@example.org', 'mosque')).toBe(201);
    advanceClock(api, hours(1));
    expect(await forgot(SALMA.email)).toBe(200);
  });

  test('limits the codes that one network requests', async () => {
    for (let n = 0; n < 4; n += 1) expect(await signup(`p${n}@example.org`)).toBe(201);
    expect(await signup('another@example.org')).toBe('auth.tooMany');
    expect(await signup('another@example.org', 'office')).toBe(201);
  });

  test('limits the codes of all visitors together, and logs one warning', async () => {
    for (let n = 0; n < 6; n += 1) expect(await signup(`p${n}@example.org`, `n${n}`)).toBe(201);
    for (let n = 6; n < 9; n += 1)
      expect(await signup(`p${n}@example.org`, `n${n}`)).toBe('auth.tooMany');
    expect(api.log.filter(({ level }) => level === 'warn')).toContainEqual(
      expect.objectContaining({
        message: 'unusually many requests',
        bucket: 'codes.all',
        count: 6,
      }),
    );
    expect(api.log.filter(({ message }) => message.startsWith('unusually'))).toHaveLength(1);
  });
});

test('limits the tries of codes from one network, for any number of challenges', async () => {
  await open({ codeTries: 3 });
  const guess = (network: string) =>
    post('signup/verify', { challenge: 'x'.repeat(32), code: '123456' }, fromNetwork(network));
  for (let n = 0; n < 3; n += 1) expect(await guess('home')).toBe('auth.codeExpired');
  expect(await guess('home')).toBe('auth.tooMany');
  const body = { challenge: 'x'.repeat(32), code: '123456', password: PASSWORD };
  expect(await post('password/reset', body)).toBe('auth.tooMany');
  expect(await guess('office')).toBe('auth.codeExpired');
});

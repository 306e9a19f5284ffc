/** Tests sign-in and sign-out. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { bearer, createAccount, PASSWORD, SALMA, signIn } from '#tests/support/api/accounts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.api.close());

test('a donor signs up, signs out and signs in again', async () => {
  const first = await createAccount(api);
  const left = await api.post('/users/auth/logout', '', bearer(first));
  expect([left.status, await left.json()]).toEqual([200, { result: { done: true } }]);
  expect((await api.post('/users/auth/logout', '', bearer(first))).status).toBe(401);
  const second = await signIn(api, { ...SALMA, email: ' Salma@Example.ORG' });
  expect(second.refresh).not.toBe(first.refresh);
  const wrong = { email: SALMA.email, password: `${PASSWORD} ` };
  const refused = await api.post('/users/auth/login', wrong);
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { errorCode: 'auth.wrongCredentials' },
  ]);
});

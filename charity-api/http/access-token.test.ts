/** Tests that the API accepts only access tokens that it signed, for itself, not expired, and of a valid session. */
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { macOf } from '#contract/mac';
import { minutes } from '#domain/time/durations';
import { createAccount, signIn } from '#tests/support/api/accounts';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { advanceClock } from '#tests/support/api/orders';
import { ACCESS_TOKEN_LIFETIME, donorOf, verifyAccessToken } from './access-token';

const api = apiOfEachTest();
let access: string;
beforeEach(async () => {
  ({ access } = await createAccount(api));
});

const logout = (token: string) =>
  api.post('/users/auth/logout', '', { authorization: `Bearer ${token}` });

const keyOf = (secret: string) => macOf(secret, 'access-token', '');

type Forged = { issuer?: string; audience?: string; secret?: string; alg?: string; exp?: number };

/** Returns a token with the claims of the valid one, except for the changes. */
async function forge(changes: Forged): Promise<string> {
  const donor = (await verifyAccessToken(api.deps, access))!;
  const at = Math.floor(api.clock.now.getTime() / 1_000);
  const token = new SignJWT({ sid: donor.sessionId, name: 'Salma', avatar: '' })
    .setProtectedHeader({ alg: changes.alg ?? 'HS256', typ: 'JWT' })
    .setSubject(donor.accountId)
    .setIssuer(changes.issuer ?? 'https://give.test')
    .setAudience(changes.audience ?? 'charity-api')
    .setIssuedAt(at);
  if (changes.exp !== 0) token.setExpirationTime(at + (changes.exp ?? 60));
  return token.sign(keyOf(changes.secret ?? api.deps.config.signingSecrets[0]!));
}

test('the helper for forged tokens creates a valid token without changes', async () => {
  expect((await logout(await forge({}))).status).toBe(200);
});

test.each<[string, Forged]>([
  ['of another issuer', { issuer: 'https://other.test' }],
  ['for another audience', { audience: 'storefront' }],
  ['signed with another secret', { secret: 'another-secret-with-32-characters-or-more' }],
  ['signed with another algorithm', { alg: 'HS512' }],
  ['that has expired', { exp: -1 }],
  ['that never expires', { exp: 0 }],
])('rejects a token %s', async (_, changes) => {
  const answer = await logout(await forge(changes));
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="charity api"',
  ]);
  expect(await answer.json()).toMatchObject({ errorCode: 'auth.required' });
});

test('rejects a token without a signature (alg none)', async () => {
  const donor = (await verifyAccessToken(api.deps, access))!;
  const unsigned = new UnsecuredJWT({ sid: donor.sessionId })
    .setSubject(donor.accountId)
    .setIssuer('https://give.test')
    .setAudience('charity-api')
    .setExpirationTime(Math.floor(api.clock.now.getTime() / 1_000) + 60)
    .encode();
  const [, claims] = unsigned.split('.');
  const [header, , signature] = access.split('.');
  for (const token of [unsigned, `${unsigned}x`, `${header}.${claims}.${signature}`])
    expect((await logout(token)).status, token).toBe(401);
});

test.each(['', 'Bearer', 'Basic abc', 'Bearer a.b', `Bearer ${'a'.repeat(3_000)}.b.c`])(
  'rejects the Authorization header %j',
  async (authorization) => {
    const answer = await api.post('/users/auth/logout', '', { authorization });
    expect(answer.status).toBe(401);
  },
);

test('rejects a token 15 minutes after it was issued', async () => {
  advanceClock(api, ACCESS_TOKEN_LIFETIME - 1_000);
  expect(await donorOf({ ...api.deps, db: api.db }, `Bearer ${access}`)).not.toBeNull();
  advanceClock(api, 1_000);
  expect((await logout(access)).status).toBe(401);
  expect(ACCESS_TOKEN_LIFETIME).toBe(minutes(15));
});

test('accepts a token that an older secret signed, and signs with the first', async () => {
  const { config } = api.deps;
  const [old] = config.signingSecrets;
  config.signingSecrets = ['a-new-secret-with-thirty-two-characters', old!];
  expect((await logout(access)).status).toBe(200);
  const next = await signIn(api);
  config.signingSecrets = [old!];
  expect((await logout(next.access)).status).toBe(401);
});

describe('a valid token', () => {
  test('rejects a token whose session belongs to another account', async () => {
    const other = await createAccount(api, { email: 'muna@example.org' });
    const { accountId } = (await verifyAccessToken(api.deps, other.access))!;
    await api.db.updateTable('sessions').set({ account_id: accountId }).execute();
    expect((await logout(access)).status).toBe(401);
  });
});

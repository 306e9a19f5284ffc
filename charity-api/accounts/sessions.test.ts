/** Tests refresh tokens: rotation, reuse, expiry and revocation. */
import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Tokens } from '#contract/accounts';
import { days, minutes } from '#domain/time/durations';
import { bearer, createAccount, postAuth, SALMA, signIn } from '#tests/support/api/accounts';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { advanceClock } from '#tests/support/api/orders';
import { verifyAccessToken } from '../http/access-token';
import { SESSION_IDLE_LIFETIME, SESSION_LIFETIME } from './sessions';

const api = apiOfEachTest();
let tokens: Tokens;
beforeEach(async () => {
  tokens = await createAccount(api);
});

const refresh = (token: string) => postAuth<Tokens>(api, 'token', { token });
const isSignedIn = async (access: string) =>
  (await api.post('/users/auth/logout', '', bearer({ access }))).status === 200;

test('a refresh token gets the next pair, with the name in the access token', async () => {
  const next = await refresh(tokens.refresh);
  expect(next.refresh).not.toBe(tokens.refresh);
  expect(decodeJwt(next.access)).toMatchObject({ name: SALMA.name, avatar: '' });
  expect(await isSignedIn(next.access)).toBe(true);
});

test('refresh tokens are stored as hashes', async () => {
  const stored = await api.db.selectFrom('refresh_tokens').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(tokens.refresh);
  expect(stored[0]!.hash).toBe(createHash('sha256').update(tokens.refresh).digest('base64url'));
});

describe('a refresh token that is used twice', () => {
  test('a second use of a refresh token revokes the session with all later tokens, and logs a warning without them', async () => {
    const second = await refresh(tokens.refresh);
    const third = await refresh(second.refresh);
    await expect(refresh(tokens.refresh)).rejects.toThrow('auth.refreshRejected');
    await expect(refresh(third.refresh)).rejects.toThrow('auth.refreshRejected');
    expect(await isSignedIn(third.access)).toBe(false);
    const warnings = api.log.filter(({ level }) => level === 'warn');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]!.message).toBe('refresh token used twice: session revoked');
  });

  test('a second use of a refresh token does not revoke other sessions of the account', async () => {
    const other = await signIn(api);
    await refresh(tokens.refresh);
    advanceClock(api, minutes(1));
    await expect(refresh(tokens.refresh)).rejects.toThrow('auth.refreshRejected');
    expect(await isSignedIn((await refresh(other.refresh)).access)).toBe(true);
  });

  test('parallel uses within a minute return the same next token, and the session continues', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(tokens.refresh)));
    advanceClock(api, minutes(1) - 1);
    const late = await refresh(tokens.refresh);
    expect(new Set([late, ...answers].map((one) => one.refresh)).size).toBe(1);
    expect(await isSignedIn((await refresh(late.refresh)).access)).toBe(true);
  });
});

test.each(['x', 'unknown-token-with-enough-characters', ' ', 'é'.repeat(1_400)])(
  'rejects the unknown token %j',
  async (token) => {
    await expect(refresh(token)).rejects.toThrow('auth.refreshRejected');
  },
);

describe('the end of a session', () => {
  test('a session ends 30 days after its last use', async () => {
    advanceClock(api, SESSION_IDLE_LIFETIME - 1);
    const next = await refresh(tokens.refresh);
    advanceClock(api, SESSION_IDLE_LIFETIME);
    await expect(refresh(next.refresh)).rejects.toThrow('auth.refreshRejected');
  });

  test('a session ends 180 days after its start, although it is used', async () => {
    let next = tokens;
    for (let day = 20; day < 180; day += 20) {
      advanceClock(api, days(20));
      next = await refresh(next.refresh);
    }
    advanceClock(api, days(20) - 1);
    next = await refresh(next.refresh);
    advanceClock(api, 1);
    await expect(refresh(next.refresh)).rejects.toThrow('auth.refreshRejected');
    expect(SESSION_LIFETIME).toBe(days(180));
  });

  test('a session ends when its account is deleted', async () => {
    const { sessionId } = (await verifyAccessToken(api.deps, tokens.access))!;
    await api.db.deleteFrom('refresh_tokens').where('session_id', '=', sessionId).execute();
    await api.db.deleteFrom('sessions').where('id', '=', sessionId).execute();
    await api.db.deleteFrom('accounts').execute();
    await expect(refresh(tokens.refresh)).rejects.toThrow('auth.refreshRejected');
    expect(await isSignedIn(tokens.access)).toBe(false);
  });
});

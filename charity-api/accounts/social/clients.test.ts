/** Tests the providers of social sign-in: availability, metadata, and Apple's client secret. */
import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { hours, seconds } from '#domain/time/durations';
import { basic } from '#tests/support/api/api';
import {
  authorize,
  callbackOf,
  signInSocially,
  SOCIAL_CLIENTS,
  SOCIAL_SECRET,
  storeClientId,
  setupSocialApi,
} from '#tests/support/api/social';

const given = setupSocialApi();

describe('a provider', () => {
  const endpoint = async (name: string) => {
    const at = `/client/system/settings/category/${name}`;
    const answer = await given.api.get(at, basic());
    const { result } = (await answer.json()) as { result?: Record<string, { value: string }> };
    return result?.authorization_endpoint?.value;
  };

  test('the settings of a provider contain its authorization endpoint, in one category and in the list', async () => {
    expect(await endpoint('google')).toBe(`${given.provider.issuer}/auth`);
    const all = (await (await given.api.get('/client/system/settings', basic())).json()) as {
      result: Record<string, object>;
    };
    expect(all.result.google).toEqual({
      client_id: { value: SOCIAL_CLIENTS.google },
      authorization_endpoint: { value: `${given.provider.issuer}/auth` },
    });
    expect(all.result.apple).toEqual({ client_id: { value: SOCIAL_CLIENTS.apple } });
  });

  test('a provider without a secret is not available', async () => {
    expect(await endpoint('apple')).toBeUndefined();
    const body = {
      ...(await authorize(given.provider, 'salma-1')),
      redirectUri: callbackOf('apple'),
    };
    expect(await signInSocially(given.api, body, 'apple')).toMatchObject({
      status: 404,
      errorCode: 'social.notFound',
    });
  });

  test('a provider with a secret in place of its id is not available, and the value is not logged', async () => {
    await storeClientId(given.api, 'facebook', '0123456789abcdef0123456789abcdef');
    expect(await endpoint('facebook')).toBeUndefined();
    expect(given.api.log).toMatchObject([
      { level: 'warn', provider: 'facebook', key: 'app_secret' },
    ]);
    expect(JSON.stringify(given.api.log)).not.toContain('0123456789abcdef');
  });

  test('returns 404 for an unknown provider', async () => {
    expect((await given.api.post('/users/social-auth/elsewhere', {})).status).toBe(404);
  });

  test('requests a provider that is down once in 30 seconds, and offers it again later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const down = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await Promise.all([endpoint('google'), endpoint('google')])).toEqual([
      undefined,
      undefined,
    ]);
    expect(await endpoint('google')).toBeUndefined();
    expect(down).toHaveBeenCalledTimes(1);
    expect(given.api.log).toMatchObject([
      { level: 'warn', provider: 'google', reason: 'TypeError' },
    ]);
    down.mockRestore();
    vi.setSystemTime(Date.now() + seconds(31));
    expect(await endpoint('google')).toBe(`${given.provider.issuer}/auth`);
  });

  test('fetches the metadata of a provider once, and keeps them when a later request fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const requests = vi.spyOn(globalThis, 'fetch');
    await endpoint('google');
    await endpoint('google');
    expect(requests).toHaveBeenCalledTimes(1);
    requests.mockRejectedValueOnce(new TypeError('fetch failed'));
    vi.setSystemTime(Date.now() + hours(25));
    expect(await endpoint('google')).toBe(`${given.provider.issuer}/auth`);
  });
});

test('uses the stored metadata of Facebook without a request', async () => {
  const settings = { secret: SOCIAL_SECRET, issuer: 'https://www.facebook.com' };
  Object.assign(given.api.deps.config.social, { facebook: settings });
  const requests = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  const answer = await given.api.get('/client/system/settings/category/facebook', basic());
  expect(await answer.json()).toMatchObject({
    result: {
      authorization_endpoint: {
        value: expect.stringMatching(
          /^https:\/\/www\.facebook\.com\/v\d+\.0\/dialog\/oauth$/,
        ) as string,
      },
    },
  });
  expect(requests).not.toHaveBeenCalled();
});

test('the client secret for Apple is a token that its private key signs for five minutes', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  Object.assign(given.api.deps.config.social, {
    apple: {
      teamId: 'TEAM567890',
      keyId: 'KEY4567890',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      issuer: given.provider.issuer,
    },
  });
  const original = globalThis.fetch;
  let sent = new URLSearchParams();
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (init?.method === 'POST') sent = init.body as URLSearchParams;
    return original(input, init);
  });
  const body = {
    ...(await authorize(given.provider, 'salma-1')),
    redirectUri: callbackOf('apple'),
  };
  await signInSocially(given.api, body, 'apple');
  expect(sent.get('client_id')).toBe(SOCIAL_CLIENTS.apple);
  const { payload, protectedHeader } = await jwtVerify(sent.get('client_secret')!, publicKey, {
    algorithms: ['ES256'],
    issuer: 'TEAM567890',
    subject: SOCIAL_CLIENTS.apple,
    audience: given.provider.issuer,
    currentDate: given.api.clock.now,
  });
  expect(protectedHeader.kid).toBe('KEY4567890');
  expect(payload.exp! - payload.iat!).toBe(300);
});

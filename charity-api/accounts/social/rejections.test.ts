/** Tests the social sign-ins that the API rejects, and their log lines. */
import { decodeJwt, type JWTPayload } from 'jose';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { describe, expect, test, vi } from 'vitest';
import {
  authorize,
  callbackOf,
  expectNoPersonalData,
  signInSocially,
  setupSocialApi,
} from '#tests/support/api/social';

const given = setupSocialApi();

/** Replaces the token response of the provider. Other requests reach it. */
function replaceTokens(change: (tokens: Record<string, string>) => Promise<object> | object) {
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await original(input, init);
    if (init?.method !== 'POST') return answer;
    return Response.json(await change((await answer.json()) as Record<string, string>));
  });
}

const accounts = () => given.api.db.selectFrom('accounts').selectAll().execute();
const rejections = () =>
  given.api.log
    .filter(({ message }) => message === 'social sign-in rejected')
    .map((line) => line.reason);

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a token with the claims of another, changed and signed by the provider. */
const signChanged = (token: string, changes: JWTPayload) =>
  given.provider.sign({ ...decodeJwt(token), ...changes });

const FORGERIES: [string, (token: string) => Promise<string> | string][] = [
  ['for another client', (token) => signChanged(token, { aud: 'another' })],
  ['of another issuer', (token) => signChanged(token, { iss: 'https://issuer.example' })],
  ['that has expired', (token) => signChanged(token, { exp: 1_700_000_000 })],
  ['with alg none', (token) => `${base64({ alg: 'none' })}.${base64(decodeJwt(token))}.`],
  [
    'with alg HS256',
    (token) => `${base64({ alg: 'HS256' })}.${base64(decodeJwt(token))}.${'A'.repeat(43)}`,
  ],
  [
    'with a forged signature',
    (token) => `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(342)}`,
  ],
];

describe('rejected social sign-ins, logged without personal data', () => {
  test.each([
    ['with another nonce', { nonce: randomNonce() }, /OAUTH_JWT_CLAIM_COMPARISON_FAILED.*nonce/],
    ['with another verifier', { codeVerifier: randomPKCECodeVerifier() }, /invalid_grant/],
    ['with another code', { code: 'another' }, /invalid_grant/],
    ['with another issuer', { issuer: 'https://issuer.example' }, /OAUTH_/],
    ['with another redirect URI', { redirectUri: 'https://give.test/evil' }, /^redirect_uri$/],
  ])('rejects a sign-in %s', async (_, change, reason) => {
    const body = { ...(await authorize(given.provider, 'salma-1')), ...change };
    expect(await signInSocially(given.api, body)).toMatchObject({
      status: 400,
      errorCode: 'social.failed',
    });
    expect(rejections()).toEqual([expect.stringMatching(reason)]);
    expect(await accounts()).toEqual([]);
    expectNoPersonalData(given.api, body);
  });

  test('rejects a code that was used before', async () => {
    const body = await authorize(given.provider, 'salma-1');
    expect((await signInSocially(given.api, body)).status).toBe(200);
    expect(await signInSocially(given.api, body)).toMatchObject({
      status: 400,
      errorCode: 'social.failed',
    });
    expectNoPersonalData(given.api, body);
  });

  test('rejects a code that another provider or client issued', async () => {
    const body = await authorize(given.provider, 'salma-1', 'facebook');
    const sent = { ...body, redirectUri: callbackOf('google') };
    expect((await signInSocially(given.api, sent)).errorCode).toBe('social.failed');
    expect(rejections()).toEqual([expect.stringContaining('invalid_grant')]);
  });

  test.each(FORGERIES)('rejects an ID token %s', async (_, forge) => {
    const body = await authorize(given.provider, 'salma-1');
    replaceTokens(async (tokens) => ({ ...tokens, id_token: await forge(tokens.id_token!) }));
    expect(await signInSocially(given.api, body)).toMatchObject({
      status: 400,
      errorCode: 'social.failed',
    });
    expect(rejections()).toHaveLength(1);
    expect(await accounts()).toEqual([]);
    expectNoPersonalData(given.api, body);
  });

  test('rejects a response without an ID token', async () => {
    const body = await authorize(given.provider, 'salma-1');
    replaceTokens(({ access_token, token_type }) => ({ access_token, token_type }));
    expect((await signInSocially(given.api, body)).errorCode).toBe('social.failed');
  });

  test('rejects a sign-in when the provider cannot be reached or sends too much', async () => {
    const body = await authorize(given.provider, 'salma-1');
    await signInSocially(given.api, await authorize(given.provider, 'salma-1'));
    const failing = vi.spyOn(globalThis, 'fetch');
    failing.mockRejectedValueOnce(
      new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }),
    );
    expect((await signInSocially(given.api, body)).errorCode).toBe('social.failed');
    failing.mockResolvedValueOnce(new Response('x'.repeat(300_000)));
    expect((await signInSocially(given.api, body)).errorCode).toBe('social.failed');
    expect(rejections()).toEqual([
      'TypeError ECONNREFUSED',
      expect.stringContaining('BodyTooLargeError'),
    ]);
  });

  test('rejects a sign-in after too many tries from one network', async () => {
    const { config } = given.api.deps;
    const accountLimits = { ...config.limits.accounts, codeTries: 1 };
    config.limits = { ...config.limits, accounts: accountLimits };
    const body = { ...(await authorize(given.provider, 'salma-1')), code: 'wrong' };
    expect((await signInSocially(given.api, body)).errorCode).toBe('social.failed');
    expect((await signInSocially(given.api, body)).errorCode).toBe('auth.tooMany');
  });
});

/** A charity API with a real OpenID provider, for tests of the social sign-in. */
import type { KeyObject } from 'node:crypto';
import { jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { afterAll, afterEach, beforeAll, beforeEach, vi, expect } from 'vitest';
import {
  SOCIAL_PROVIDERS,
  type SocialLoginBody,
  type SocialLoginReply,
  type SocialProvider,
} from '#contract/accounts';
import { CLIENT_ID_SETTINGS } from '#contract/social-settings';
import {
  startOpenIdProvider,
  type OpenIdProvider,
  type Person,
} from '#tests/support/openid-provider';
import type { SocialSettings } from '#api/deps';
import { SIGN_IN } from '#tests/support/charity/settings';
import { openTestApi, type TestApi } from './api';

/** The client ids of the test charity. */
export const SOCIAL_CLIENTS: Readonly<Record<SocialProvider, string>> = SIGN_IN;
export const SOCIAL_SECRET = 'the-secret-of-the-client';
const PEOPLE: readonly Person[] = [
  {
    id: 'salma-1',
    email: 'Salma@Example.test',
    email_verified: true,
    name: 'Salma\u202e Al\nHarthi',
    picture: 'https://pictures.example/salma.jpg',
    hd: 'example.test',
  },
  {
    id: 'salma-2',
    email: 'salma@example.test',
    email_verified: true,
    name: 'Another Salma',
    hd: 'example.test',
  },
  // Google has verified the address once, and does not host it.
  { id: 'muna', email: 'muna@example.test', email_verified: true, name: 'Muna' },
  { id: 'noor', email: 'noor@example.test', email_verified: false, name: 'Noor' },
  { id: 'silent' },
  {
    id: 'odd',
    email: 'odd@example.test',
    email_verified: 'true',
    hd: 'example.test',
    name: 'x'.repeat(500),
    picture: 'javascript:alert(1)',
  },
];

export const callbackOf = (provider: SocialProvider, publicUrl = 'https://give.test') =>
  `${publicUrl}/auth/${provider}/callback`;

/** Starts a provider with one client for each slot. @param applePublicKey verifies the secrets of Apple's client */
export function startSocialProvider(
  publicUrl?: string,
  applePublicKey?: KeyObject,
): Promise<OpenIdProvider> {
  const isSigned = (secret: string) =>
    jwtVerify(secret, applePublicKey!, {
      algorithms: ['ES256'],
      subject: SOCIAL_CLIENTS.apple,
    }).then(
      () => true,
      () => false,
    );
  const clients = SOCIAL_PROVIDERS.map((name) => ({
    id: SOCIAL_CLIENTS[name],
    secret: SOCIAL_SECRET,
    redirectUri: callbackOf(name, publicUrl),
    ...(name === 'apple' && applePublicKey ? { accepts: isSigned } : {}),
  }));
  return startOpenIdProvider(clients, PEOPLE);
}

/** Opens an API with Google and Facebook in the place of the provider, and with an id but no secret for Apple. */
function openSocialApi(provider: OpenIdProvider): Promise<TestApi> {
  return openTestApi({ config: { social: socialSettings(provider) } });
}

/**
 * Starts the provider once for the tests of a file, and opens an API before each test. The result contains the API of
 * the current test.
 */
export function setupSocialApi(): { provider: OpenIdProvider; api: TestApi } {
  const given = {} as ReturnType<typeof setupSocialApi>;
  beforeAll(async () => {
    given.provider = await startSocialProvider();
  });
  afterAll(() => given.provider.stop());
  beforeEach(async () => {
    given.api = await openSocialApi(given.provider);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return given;
}

export function socialSettings({ issuer }: Pick<OpenIdProvider, 'issuer'>): SocialSettings {
  const settings = { secret: SOCIAL_SECRET, issuer };
  return { google: settings, facebook: settings };
}

export async function storeClientId(
  { db }: Pick<TestApi, 'db'>,
  category: SocialProvider,
  id: string,
): Promise<void> {
  const value = JSON.stringify(id);
  await db
    .insertInto('settings')
    .values({ category, key: CLIENT_ID_SETTINGS[category].key, value })
    .onConflict((conflict) => conflict.columns(['category', 'key']).doUpdateSet({ value }))
    .execute();
}

/** Signs in at the provider. Returns what the storefront sends to the API. */
export async function authorize(
  provider: OpenIdProvider,
  person: string,
  name: SocialProvider = 'google',
): Promise<SocialLoginBody> {
  const [codeVerifier, nonce] = [randomPKCECodeVerifier(), randomNonce()];
  const { issuer } = provider;
  const client = new Configuration(
    { issuer, authorization_endpoint: `${issuer}/auth` },
    SOCIAL_CLIENTS[name],
  );
  allowInsecureRequests(client);
  const url = buildAuthorizationUrl(client, {
    redirect_uri: callbackOf(name),
    scope: 'openid profile email',
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  const returned = (await provider.authorize(url, person)).searchParams;
  return {
    code: returned.get('code')!,
    codeVerifier,
    nonce,
    redirectUri: callbackOf(name),
    issuer: returned.get('iss')!,
  };
}

type Answer = { status: number; errorCode?: string; result?: SocialLoginReply };

export async function signInSocially(
  api: TestApi,
  body: SocialLoginBody,
  name: SocialProvider = 'google',
): Promise<Answer> {
  const answer = await api.post(`/users/social-auth/${name}`, body);
  return { ...((await answer.json()) as Omit<Answer, 'status'>), status: answer.status };
}

/** Asserts that the log contains no claim of a person, no code, and no secret. */
export function expectNoPersonalData({ log }: Pick<TestApi, 'log'>, body?: SocialLoginBody): void {
  const text = JSON.stringify(log);
  const claims = PEOPLE.flatMap(({ id, email, name }) => [id, email, name]);
  for (const secret of [...claims, SOCIAL_SECRET, body?.code, body?.codeVerifier, body?.nonce])
    if (secret !== undefined) expect(text).not.toContain(secret);
}

/** Tests doctor's checks of social sign-in, against a real OpenID provider. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SocialProvider } from '#contract/accounts';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { findingsOf, installation } from '#tests/support/api/installation';
import {
  SOCIAL_CLIENTS,
  SOCIAL_SECRET,
  startSocialProvider,
  storeClientId,
} from '#tests/support/api/social';
import type { OpenIdProvider } from '#tests/support/openid-provider';

let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await startSocialProvider();
});
afterAll(() => provider.stop());

const look = (opened: TestApi, issuer?: string) => {
  const social = issuer === undefined ? {} : { google: { secret: SOCIAL_SECRET, issuer } };
  return findingsOf(installation(opened, { settings: { social } }), 'social sign-in');
};

async function withIds(ids: Partial<Record<SocialProvider, string>>): Promise<TestApi> {
  const opened = await openTestApi({ empty: true });
  for (const [name, id] of Object.entries(ids))
    await storeClientId(opened, name as SocialProvider, id);
  return opened;
}

const { google, facebook } = SOCIAL_CLIENTS;

test('is skipped without a provider', async () => {
  expect(await look(await withIds({}))).toEqual(['skipped: No provider is configured.']);
});

test('confirms a provider that responds, and names the URL to register', async () => {
  expect(await look(await withIds({ google }), provider.issuer)).toEqual([
    'ok: Google is complete. Its console must have the URL https://give.example.org/auth/google/callback.',
  ]);
});

test('warns of an id without a secret, and of a secret without an id', async () => {
  expect(await look(await withIds({ facebook }), provider.issuer)).toEqual([
    'warn: Google is not offered: GOOGLE_CLIENT_SECRET is set, but its id is missing.',
    'warn: Facebook is not offered: it has an id in sign-in.yaml, but no secret.',
  ]);
});

test('fails for an id of an invalid form, without its value', async () => {
  const lines = await look(await withIds({ google: 'GOCSPX-a-secret' }), provider.issuer);
  expect(lines).toEqual(['fail: Google is not offered: its id has an invalid form.']);
});

test('fails when the provider does not respond', async () => {
  expect(await look(await withIds({ google }), 'http://127.0.0.1:9')).toEqual([
    expect.stringMatching(/^fail: Google does not respond as a provider of sign-in \(.+\)/),
  ]);
});

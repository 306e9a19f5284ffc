/** Tests for which providers the sign-in pages show a button. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { log } from '#app/log.server';
import { config } from '#config';
import { socialSettings, startSocialProvider, storeClientId } from '#tests/support/api/social';
import type { OpenIdProvider } from '#tests/support/openid-provider';
import { args, openTestSite, unreachable, visit, type TestSite } from '#tests/support/site';
import { loader as loginPage } from '../login.server';
import * as start from './start';

let provider: OpenIdProvider;
let site: TestSite;
const { publicUrl, SIGN_IN_PAGES } = config();

beforeAll(async () => {
  provider = await startSocialProvider(publicUrl);
});
afterAll(() => provider.stop());
beforeEach(async () => {
  Object.assign(config(), { SIGN_IN_PAGES: [provider.issuer] });
  site = await openTestSite({ config: { publicUrl, social: socialSettings(provider) } });
});
afterEach(() => {
  Object.assign(config(), { SIGN_IN_PAGES });
  vi.restoreAllMocks();
});

describe('social sign-in buttons', () => {
  const offered = async () => {
    const { data } = await loginPage(args(visit('/login')));
    return data.providers;
  };

  test('shows a button for each completely configured provider', async () => {
    expect(await offered()).toEqual(['google', 'facebook']);
  });

  test('shows no button while the charity API is down', async () => {
    site.fail(unreachable);
    expect(await offered()).toEqual([]);
  });

  test('shows no button for a secret in place of the client id, and does not log the value', async () => {
    const secret = '0123456789abcdef0123456789abcdef';
    const lines = [vi.spyOn(log(), 'error'), vi.spyOn(log(), 'warn')];
    await storeClientId(site, 'facebook', secret);
    expect(await offered()).toEqual(['google']);
    const logged = lines.flatMap((line) => line.mock.calls);
    expect(logged).toContainEqual([
      { category: 'facebook', key: 'app_secret' },
      expect.stringContaining('looks like a secret'),
    ]);
    expect(JSON.stringify(logged)).not.toContain(secret);
  });

  test('shows no button when the sign-in page is not in SIGN_IN_PAGES', async () => {
    Object.assign(config(), { SIGN_IN_PAGES: ['https://accounts.google.com'] });
    expect(await offered()).toEqual([]);
  });

  test('returns 404 for the form of an unknown provider, and redirects a GET request to the sign-in page', async () => {
    const request = visit('/auth/elsewhere', { form: { returnTo: '/' } });
    await expect(start.action(args(request, { provider: 'elsewhere' }))).rejects.toMatchObject({
      status: 404,
    });
    const answer = start.loader(args(visit('/ar/auth/google')));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/login']);
  });
});

/** Browser test of the social sign-in, with a real OpenID provider on another site in place of Google and Apple. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { SOCIAL_SECRET, startSocialProvider } from '#tests/support/api/social';
import { expect, expectReadable, navigateTo, test } from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import type { OpenIdProvider } from '#tests/support/openid-provider';
import { freePort, startServer, type RunningServer } from '#tests/support/server';

const WATER = 'wells';

let provider: OpenIdProvider;
let server: RunningServer;

beforeAll(async () => {
  const port = String(await freePort());
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  provider = await startSocialProvider(`http://localhost:${port}`, publicKey);
  server = await startServer({
    env: {
      PORT: port,
      GOOGLE_CLIENT_SECRET: SOCIAL_SECRET,
      // Browsers treat 127.0.0.1 and localhost as different sites.
      GOOGLE_ISSUER: provider.issuer,
      APPLE_TEAM_ID: 'TEAM567890',
      APPLE_KEY_ID: 'KEY4567890',
      APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      APPLE_ISSUER: provider.issuer,
      SIGN_IN_PAGES: provider.issuer,
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

test('a donor with a gift in the cart signs in with Google and returns to the cart', async ({
  open,
}) => {
  const page = await open('/about', { at: server.origin, locale: 'en', width: 360 });
  const giving = donor(page, 'en');
  await giving.donate(WATER, '15');
  await page.goto('/login?returnTo=%2Fcart');
  const google = giving.button('sign-in:social.google');
  await expect(google).toBeVisible();
  // Facebook has an id, but no secret.
  await expect(giving.button('sign-in:social.facebook')).toHaveCount(0);
  await expectReadable(page);
  const person = page.getByRole('button', { name: 'Continue as salma-1' });
  await navigateTo(person, () => google.click());
  expect(new URL(page.url()).origin).toBe(provider.issuer);
  await person.click();
  await giving.seesTitle('cart:title');
  expect(page.url()).toBe(`${server.origin}/cart`);
  await giving.sees(/\b15\s(?:OMR|ر)/);
  await expect(page.locator('header .initials')).toHaveText(/^S.?H$/);
});

test('a donor signs in with Apple, which posts its answer from another site', async ({ open }) => {
  const page = await open('/login?returnTo=%2Ffaqs', { at: server.origin, locale: 'en' });
  const giving = donor(page, 'en');
  const person = page.getByRole('button', { name: 'Continue as salma-2' });
  await navigateTo(person, () => giving.button('sign-in:social.apple').click());
  await person.click();
  await giving.seesTitle('about:faqs.title');
  await expect(page.locator('header .initials')).toBeVisible();
});

/** Tests the Content-Security-Policy: no content of other sites; forms only to this site, payment and sign-in pages. */
import { expect, test, vi } from 'vitest';

async function policyWith(env: Record<string, string>): Promise<Map<string, string[]>> {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { contentSecurityPolicy } = await import('./policy.server');
  const policy = contentSecurityPolicy({ kind: 'nonce', nonce: 'n' }, `'sha256-x'`);
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('a form may redirect to payment pages and sign-in pages of the providers, and to no other site', async () => {
  const policy = await policyWith({ CHARITY_API_URL: 'http://127.0.0.1:4000' });
  expect(policy.get('form-action')).toEqual([
    `'self'`,
    'https://checkout.stripe.com',
    'https://www.paypal.com',
    'https://www.sandbox.paypal.com',
    'https://checkout.xendit.co',
    'https://checkout-staging.xendit.co',
    'https://accounts.google.com',
    'https://www.facebook.com',
    'https://m.facebook.com',
    'https://appleid.apple.com',
  ]);
});

test('a form may redirect to the payment pages of the providers with a key only', async () => {
  const pages = async (env: Record<string, string>) => {
    const sources = (await policyWith(env)).get('form-action')!;
    vi.unstubAllEnvs();
    return sources.filter((source) => /stripe|paypal|xendit/.test(source));
  };
  expect(await pages({})).toEqual([]);
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1' };
  expect(await pages(stripe)).toEqual(['https://checkout.stripe.com']);
  const xendit = { XENDIT_SECRET_KEY: 'xnd_development_1', XENDIT_CALLBACK_TOKEN: 't' };
  expect(await pages(xendit)).toEqual([
    'https://checkout.xendit.co',
    'https://checkout-staging.xendit.co',
  ]);
});

test('PAYMENT_PAGES and SIGN_IN_PAGES replace the pages that a form may redirect to', async () => {
  const pages = { PAYMENT_PAGES: 'http://127.0.0.1:4402', SIGN_IN_PAGES: 'http://127.0.0.1:4403' };
  const policy = await policyWith(pages);
  expect(policy.get('form-action')).toEqual([`'self'`, ...Object.values(pages)]);
});

test('no directive except form-action allows another site', async () => {
  const { 'form-action': _, ...others } = Object.fromEntries(await policyWith({}));
  expect(
    Object.values(others)
      .flat()
      .filter((source) => source.includes('//')),
  ).toEqual([]);
  expect(others['default-src']).toEqual([`'none'`]);
});

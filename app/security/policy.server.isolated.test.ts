/** Tests the Content-Security-Policy: no content of other sites, and forms only to this site or a payment provider. */
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

test('a form may redirect to the payment pages of the providers, and to no other site', async () => {
  const policy = await policyWith({});
  expect(policy.get('form-action')).toEqual([
    `'self'`,
    'https://checkout.stripe.com',
    'https://www.paypal.com',
    'https://www.sandbox.paypal.com',
    'https://checkout.xendit.co',
    'https://checkout-staging.xendit.co',
  ]);
});

test('PAYMENT_PAGES replaces the payment pages that a form may redirect to', async () => {
  const policy = await policyWith({ PAYMENT_PAGES: 'http://127.0.0.1:4402' });
  expect(policy.get('form-action')).toEqual([`'self'`, 'http://127.0.0.1:4402']);
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

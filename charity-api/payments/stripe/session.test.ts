/** Tests the parameters of a Checkout Session: exact amounts, our metadata, and identical parameters on repetition. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { CURRENCIES, money } from '#domain/money';
import { sessionParams } from './session';

const attempt = { id: 'a'.repeat(32), createdAt: new Date('2026-03-12T06:00:00.500Z') };
const shop = { publicUrl: 'https://give.test', charity: 'Nadawah' };
const order = {
  token: 'token',
  reference: 'ND-4G7K-2QX8',
  charge: money(10_000, 'OMR'),
  locale: 'en',
  interval: 'once',
  donorEmail: 'salma@example.org',
  expiresAt: new Date('2026-03-13T06:00:00.000Z'),
} as const;

test('creates a session in payment mode with a donate button for a single gift', () => {
  expect(sessionParams(order, attempt, shop)).toEqual({
    mode: 'payment',
    submit_type: 'donate',
    payment_intent_data: { metadata: { attempt: attempt.id, order: 'ND-4G7K-2QX8' } },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'omr',
          unit_amount: 10_000,
          product_data: { name: 'Nadawah', description: 'ND-4G7K-2QX8' },
        },
      },
    ],
    client_reference_id: attempt.id,
    metadata: { attempt: attempt.id, order: 'ND-4G7K-2QX8' },
    customer_email: 'salma@example.org',
    locale: 'en',
    adaptive_pricing: { enabled: false },
    success_url: 'https://give.test/orders/token?returned=1',
    cancel_url: 'https://give.test/orders/token?returned=cancelled',
    expires_at: Date.UTC(2026, 2, 13, 5) / 1000,
  });
});

test('creates a session in subscription mode, without payment-only parameters, for a monthly gift', () => {
  const params = sessionParams({ ...order, interval: 'month' }, attempt, shop);
  expect(params).toMatchObject({
    mode: 'subscription',
    subscription_data: { metadata: { attempt: attempt.id, order: 'ND-4G7K-2QX8' } },
    line_items: [{ price_data: { unit_amount: 10_000, recurring: { interval: 'month' } } }],
  });
  expect(params).not.toHaveProperty('submit_type');
  expect(params).not.toHaveProperty('payment_intent_data');
});

test('sends the amount in minor units, unchanged, for every currency', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), fc.integer({ min: 1 }), (currency, minor) => {
      const { line_items } = sessionParams(
        { ...order, charge: money(minor, currency) },
        attempt,
        shop,
      );
      expect(line_items?.[0]?.price_data).toMatchObject({
        currency: currency.toLowerCase(),
        unit_amount: minor,
      });
    }),
  );
});

test.each(LOCALES)(
  'uses a language that Stripe supports, and return URLs in the language %s',
  (locale) => {
    const params = sessionParams({ ...order, locale }, attempt, shop);
    expect(['en', 'tr', 'id', 'auto']).toContain(params.locale);
    expect(params.success_url).toContain(locale === 'en' ? 'test/orders' : `test/${locale}/orders`);
  },
);

test.each([
  ['one hour when the order expires in an hour', 60 * 60, 60 * 60],
  ['Stripe’s minimum plus a margin when the order expires within a minute', 60, 35 * 60],
  ['at most 23 hours when the order expires in a week', 7 * 24 * 60 * 60, 23 * 60 * 60],
])('the session expires after %s', (_, waited, lasts) => {
  const from = attempt.createdAt.getTime();
  const expiresAt = new Date(from + waited * 1_000);
  const { expires_at } = sessionParams({ ...order, expiresAt }, attempt, shop);
  expect(expires_at).toBe(Math.floor(from / 1_000 + lasts));
});

/** Tests the fields of quick items, and that serialising and parsing them does not change any amount. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, money, parseAmount } from '../money';
import { quickItem, serialiseQuickItem, type QuickItem } from './quick-item';

const GIFT = { amount: money(25_500, 'OMR'), category: 'education', method: 'Paypal' } as const;

test('returns the cart item in the format that the checkout reads', () => {
  expect(quickItem(GIFT, 'Ab3_x')).toEqual({
    id: 'endowment-Ab3_x',
    price: 25.5,
    type: 'endowment',
    isGift: false,
    isSubscription: false,
    donationCategory: 'education',
    preferredPaymentMethod: 'Paypal',
    currency: 'OMR',
  });
});

test('says that the gift is for another person, without their name and phone number', () => {
  const recipient = { name: 'مريم', phone: '+96892123456' };
  expect(quickItem({ ...GIFT, recipient }, 'x')).toEqual({
    ...quickItem(GIFT, 'x'),
    isGift: true,
  });
});

test('serialises every accepted amount without changing it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCIES),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (currency, minor) => {
        const amount = money(minor, currency);
        const text = serialiseQuickItem(quickItem({ ...GIFT, amount }, 'x'))!;
        const { price } = JSON.parse(text) as QuickItem;
        expect(parseAmount(String(price), currency)).toEqual({ ok: true, value: amount });
      },
    ),
  );
});

test('returns null for an item that cannot be serialised', () => {
  const item = { ...quickItem(GIFT, 'x'), price: 25n as unknown as number };
  expect(serialiseQuickItem(item)).toBeNull();
});

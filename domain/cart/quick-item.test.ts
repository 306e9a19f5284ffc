/** Quick items: what they say of a gift, and that no amount changes on the way. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, money, parseAmount } from '../money';
import { quickItem, serialised, type QuickItem } from './quick-item';

const GIFT = { amount: money(25_500, 'OMR'), category: 'education', method: 'Paypal' } as const;

test('is the cart item that the checkout knows', () => {
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

test('names a recipient only when it is a gift', () => {
  const recipient = { name: 'مريم', phone: '+96892123456' };
  expect(quickItem({ ...GIFT, recipient }, 'x')).toMatchObject({
    isGift: true,
    giftReceiverName: 'مريم',
    giftReceiverPhoneNumber: '+96892123456',
  });
  expect(quickItem(GIFT, 'x')).not.toHaveProperty('giftReceiverName');
});

test('every amount that can be given is read again as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCIES),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (currency, minor) => {
        const amount = money(minor, currency);
        const text = serialised(quickItem({ ...GIFT, amount }, 'x'))!;
        const { price } = JSON.parse(text) as QuickItem;
        expect(parseAmount(String(price), currency)).toEqual({ ok: true, value: amount });
      },
    ),
  );
});

test('what cannot be written as text is said to have none', () => {
  const item = { ...quickItem(GIFT, 'x'), price: 25n as unknown as number };
  expect(serialised(item)).toBeNull();
});

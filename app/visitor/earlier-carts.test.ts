/** Tests reading the cart cookies that earlier releases have written. */
import { describe, expect, test } from 'vitest';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import { COOKIE_SECRET, forgedCookie } from '#tests/support/forged-cookie';
import { cartPacking } from './cart-cookie.server';
import { sealedCookie } from './sealed-cookie.server';

const cookie = sealedCookie('cart', cartPacking, { secrets: [COOKIE_SECRET], secure: true });
const read = (content: unknown) => cookie.read(forgedCookie('cart', JSON.stringify(content)));

describe('a cart of version 2 or 3', () => {
  test.each([
    [
      'with neither method nor monthly gift',
      ['OMR', [['gift-a', 'bread', 5_000, 2, 0]], ['form', 'order']],
      { placed: { form: 'form', order: 'order' } },
    ],
    ['with a method', ['OMR', [['gift-a', 'bread', 5_000, 2, 0]], null, 2], { method: 'Xendit' }],
    ['with a recipient', ['OMR', [['gift-a', 'bread', 5_000, 2, 0, 'Maryam', '+96892345678']]], {}],
  ])('%s is read', (_, packed, expected) => {
    const recipient = { name: 'Maryam', phone: '+96892345678' };
    const line = { id: 'gift-a', offeringId: 'bread', minor: 5_000, quantity: 2 };
    const isGift = JSON.stringify(packed).includes('Maryam');
    for (const version of [2, 3])
      expect(read([version, packed])).toEqual({
        currency: 'OMR',
        lines: [{ ...line, intention: 'sadaqa', ...(isGift && { recipient }) }],
        ...expected,
      });
  });
});

test('a cart of version 3 is read with every optional value of a line', () => {
  const person = ['gift-a', 'oath', 1_000, 60, 3, 'Maryam', '+96892345678', 0, 15_660];
  const share = ['gift-b', 'sheep', 2_601, 2, 0, ['Salim', 'Noor'], true, null];
  const packed = ['USD', [person, share], ['form', 'order'], 1, share, 'random'];
  const offered = {
    ...{ id: 'gift-b', offeringId: 'sheep', minor: 2_601, intention: 'sadaqa' },
    ...{ names: ['Salim', 'Noor'], agency: true, isOne: true },
  };
  expect(read([3, packed])).toEqual({
    currency: 'USD',
    method: PAYMENT_METHODS[1],
    placed: { form: 'form', order: 'order' },
    subscription: offered,
    lines: [
      {
        ...{ id: 'gift-a', offeringId: 'oath', minor: 1_000, quantity: 60, intention: 'kafara' },
        recipient: { name: 'Maryam', phone: '+96892345678' },
        converted: { from: 'OMR', total: 15_660 },
      },
      { ...offered, quantity: 2 },
    ],
  });
});

test('a cart of version 2 in another currency is read with its totals and its original prices', () => {
  // 60 people at 1 rial each. Version 2 rounded the unit price to 2.61 USD.
  const person = ['gift-a', 'oath', 261, 60, 3, 0, 1_000, null];
  const monthly = ['gift-b', 'bread', 2_601, 1, 0, 0, 10_000];
  const packed = ['USD', [person], null, null, monthly];
  expect(read([2, packed])).toEqual({
    currency: 'USD',
    lines: [
      {
        ...{ id: 'gift-a', offeringId: 'oath', intention: 'kafara', isOne: true },
        ...{ minor: 1_000, quantity: 60, converted: { from: 'OMR', total: 15_660 } },
      },
    ],
    subscription: {
      ...{ id: 'gift-b', offeringId: 'bread', intention: 'sadaqa' },
      ...{ minor: 10_000, converted: { from: 'OMR', total: 2_601 } },
    },
  });
});

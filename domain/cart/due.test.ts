/** Tests which items the checkout charges next, and which items remain in the cart after that. */
import { describe, expect, test } from 'vitest';
import { emptyCart, INTENTIONS, type Cart } from './index';
import { withoutOrderedItems, itemsToPayNow, mayRepeat } from './due';

const line = {
  id: 'a',
  offeringId: 'bread',
  minor: 5_000,
  quantity: 3,
  intention: 'zakat',
} as const;
const subscription = { id: 'm', offeringId: 'bread', minor: 7_000, intention: 'sadaqa' } as const;
const lines: Cart = { currency: 'OMR', lines: [line], method: 'Bank' };
const placed = { form: 'f', order: 'o' };

test('charges all lines of the cart once', () => {
  expect(itemsToPayNow(lines)).toEqual({ interval: 'once', cart: lines, waiting: 0 });
});

test('the cart is empty after the order is created', () => {
  expect(withoutOrderedItems(lines, placed)).toEqual({ ...emptyCart('OMR'), placed, orders: 1 });
  expect(withoutOrderedItems({ ...lines, orders: 1 }, placed).orders).toBe(2);
});

describe('cart with a monthly gift', () => {
  const both: Cart = { ...lines, subscription };

  test('charges only the monthly gift, and counts the lines that are paid later', () => {
    expect(itemsToPayNow(both)).toEqual({
      interval: 'month',
      cart: { ...lines, lines: [{ ...subscription, quantity: 1 }] },
      waiting: 1,
    });
  });

  test('keeps its lines after the order of the monthly gift is created', () => {
    expect(withoutOrderedItems(both, placed)).toEqual({ ...lines, placed, orders: 1 });
  });
});

test('does not allow a monthly gift with the intention expiation, sacrifice or purification', () => {
  expect(INTENTIONS.filter(mayRepeat)).toEqual(['sadaqa', 'zakat', 'waqf']);
});

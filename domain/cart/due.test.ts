/** What the checkout takes next, and what is left in the cart afterwards. */
import { describe, expect, test } from 'vitest';
import { emptyCart, INTENTIONS, type Cart } from './index';
import { afterPlacing, dueNow, mayRepeat } from './due';

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

describe('a cart of lines', () => {
  test('is paid as a whole, once', () => {
    expect(dueNow(lines)).toEqual({ interval: 'once', cart: lines, waiting: 0 });
  });

  test('is empty afterwards', () => {
    expect(afterPlacing(lines, placed)).toEqual({ ...emptyCart('OMR'), placed });
  });
});

describe('a cart with a monthly gift', () => {
  const both: Cart = { ...lines, subscription };

  test('pays that alone; the lines wait', () => {
    expect(dueNow(both)).toEqual({
      interval: 'month',
      cart: { ...lines, lines: [{ ...subscription, quantity: 1 }] },
      waiting: 1,
    });
  });

  test('keeps its lines afterwards', () => {
    expect(afterPlacing(both, placed)).toEqual({ ...lines, placed });
  });
});

test('what is owed or done once is not repeated', () => {
  expect(INTENTIONS.filter(mayRepeat)).toEqual(['sadaqa', 'zakat', 'waqf']);
});

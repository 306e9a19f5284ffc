/** Tests of the cart operations. An operation that is rejected leaves the cart unchanged. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_CART_LINES, MAX_QUANTITY } from '../constants';
import { money } from '../money';
import {
  addLine,
  cartTotal,
  clearCart,
  clearSubscription,
  emptyCart,
  giftCount,
  isEmpty,
  INTENTIONS,
  removeLine,
  roundingOf,
  setQuantity,
  setSubscription,
  subtotals,
  type Cart,
  type CartLine,
} from './index';

const line = (id: string, over: Partial<CartLine> = {}): CartLine => ({
  id,
  offeringId: 'clean-water',
  minor: 25_000,
  quantity: 1,
  intention: 'sadaqa',
  ...over,
});

const cartOf = (...lines: CartLine[]): Cart => ({ currency: 'OMR', lines });

test('the cart gets the currency of its first line', () => {
  const change = addLine(emptyCart('OMR'), line('a'), 'USD');
  expect(change).toMatchObject({ ok: true, cart: { currency: 'USD', lines: [{ id: 'a' }] } });
});

test('rejects a line in another currency and stays unchanged', () => {
  const cart = cartOf(line('a'));
  expect(addLine(cart, line('b'), 'USD')).toEqual({ ok: false, problem: 'otherCurrency', cart });
});

test('ignores a line whose id is already in the cart: the browser sent the form twice', () => {
  const cart = cartOf(line('a'));
  expect(addLine(cart, line('a'), 'OMR')).toEqual({ ok: true, cart });
});

test('rejects a line above the maximum number of lines and stays unchanged', () => {
  const cart = cartOf(...Array.from({ length: MAX_CART_LINES }, (_, n) => line(`l${n}`)));
  expect(addLine(cart, line('one-more'), 'OMR')).toEqual({ ok: false, problem: 'full', cart });
});

test('the cart contains at most one monthly gift, which the next added line removes', () => {
  const monthly = { id: 'm', offeringId: 'bread', minor: 5_000, intention: 'sadaqa' } as const;
  const set = setSubscription(cartOf(line('a')), monthly, 'OMR');
  expect(set).toEqual({ ok: true, cart: { ...cartOf(line('a')), subscription: monthly } });
  const another = setSubscription(set.cart, { ...monthly, id: 'n' }, 'OMR');
  expect(another.cart.subscription?.id).toBe('n');
  expect(cartTotal(set.cart)).toEqual(money(25_000, 'OMR'));
  expect(clearSubscription(set.cart)).toEqual(cartOf(line('a')));
  expect(addLine(set.cart, line('b'), 'OMR')).toEqual({
    ok: true,
    cart: cartOf(line('a'), line('b')),
  });
});

test('the cart is not empty when it contains only a monthly gift, which a line in another currency replaces', () => {
  const monthly = { id: 'm', offeringId: 'bread', minor: 500, intention: 'sadaqa' } as const;
  const { cart } = setSubscription(emptyCart('OMR'), monthly, 'USD');
  expect(isEmpty(cart)).toBe(false);
  expect(addLine(cart, line('a'), 'OMR').cart).toEqual(cartOf(line('a')));
  expect(setSubscription(cartOf(line('a')), monthly, 'USD')).toMatchObject({
    ok: false,
    problem: 'otherCurrency',
  });
});

test.each([
  [['sadaqa', 'waqf', 'sacrifice'], 'nearest'],
  [['sadaqa', 'zakat'], 'up'],
  [['kafara'], 'up'],
  [['purification'], 'up'],
] as const)('rounds amounts with the intentions %j %s', (intentions, rounding) => {
  expect(roundingOf(intentions)).toBe(rounding);
});

test('removes a line by its id', () => {
  const cart = cartOf(line('a'), line('b'));
  expect(removeLine(cart, 'a')).toEqual(cartOf(line('b')));
  expect(removeLine(cart, 'unknown')).toEqual(cart);
});

test.each([
  [3, 3],
  [MAX_QUANTITY + 1, MAX_QUANTITY],
  [2.9, 2],
])('sets a requested quantity of %d to %d', (wanted, held) => {
  expect(setQuantity(cartOf(line('a')), 'a', wanted)?.lines[0]?.quantity).toBe(held);
});

test('removes a line whose quantity is set to 0', () => {
  expect(setQuantity(cartOf(line('a')), 'a', 0)?.lines).toEqual([]);
});

test('keeps its currency when it is cleared', () => {
  expect(clearCart({ ...cartOf(line('a')), currency: 'GBP' })).toEqual(emptyCart('GBP'));
});

test('returns one subtotal for each intention', () => {
  const cart = cartOf(line('a'), line('b', { intention: 'zakat', quantity: 2 }), line('c'));
  expect(subtotals(cart)).toEqual([
    { intention: 'sadaqa', total: money(50_000, 'OMR') },
    { intention: 'zakat', total: money(50_000, 'OMR') },
  ]);
});

test('the cart has a total that equals the exact sum of its lines and of its subtotals', () => {
  const anyLine = fc.record({
    id: fc.uuid(),
    offeringId: fc.constant('p'),
    minor: fc.integer({ min: 1, max: 1_000_000_000 }),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    intention: fc.constantFrom(...INTENTIONS),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: MAX_CART_LINES }), (lines) => {
      const cart = cartOf(...lines);
      const exact = lines.reduce(
        (total, { minor, quantity }) => total + BigInt(minor) * BigInt(quantity),
        0n,
      );
      expect(BigInt(cartTotal(cart).minor)).toBe(exact);
      expect(subtotals(cart).reduce((total, part) => total + BigInt(part.total.minor), 0n)).toBe(
        exact,
      );
      expect(giftCount(cart)).toBe(lines.reduce((count, { quantity }) => count + quantity, 0));
    }),
  );
});

test('counts a line of months, people fed or shares as one gift', () => {
  const cart = cartOf(line('a', { quantity: 3 }), line('b', { quantity: 25, isOne: true }));
  expect(giftCount(cart)).toBe(4);
  expect(cartTotal(cart).minor).toBe(28 * 25_000);
});

test('does not change the quantity of a line of months, people fed or shares, but removes it at 0', () => {
  const cart = cartOf(line('a', { quantity: 600, isOne: true }));
  expect(setQuantity(cart, 'a', 601)).toBe(cart);
  expect(setQuantity(cart, 'a', 0)?.lines).toEqual([]);
});

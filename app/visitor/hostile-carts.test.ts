/** Tests the cart cookie with invalid contents and a valid signature: the cart is null, or pages can show it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotal, INTENTIONS } from '#domain/cart';
import { MAX_CART_LINES } from '#domain/constants';
import { CURRENCIES } from '#domain/money';
import { COOKIE_SECRET, forgedCookie } from '#tests/support/forged-cookie';
import { cartPacking } from './cart-cookie.server';
import { sealedCookie } from '#web/security/sealed-cookie.server';

const cookie = sealedCookie('cart', cartPacking, { secrets: [COOKIE_SECRET], secure: true });

describe('a cart cookie with a valid signature is null or a valid cart', () => {
  /** Checks the properties of a cart that pages rely on. */
  const expectNullOrCart = (content: unknown) => {
    const cart = cookie.read(forgedCookie('cart', JSON.stringify(content)));
    if (cart === null) return;
    expect(cart.lines.length).toBeLessThanOrEqual(MAX_CART_LINES);
    expect(CURRENCIES).toContain(cart.currency);
    for (const line of [...cart.lines, ...(cart.subscription ? [cart.subscription] : [])]) {
      expect(line.minor).toBeGreaterThan(0);
      expect(INTENTIONS).toContain(line.intention);
      if (line.converted) {
        expect(CURRENCIES).toContain(line.converted.from);
        expect(line.converted.from).not.toBe(cart.currency);
        expect(line.converted.total).toBeGreaterThan(0);
      }
    }
    expect(Number.isSafeInteger(cartTotal(cart).minor)).toBe(true);
    expect(cookie.write(cart)).not.toBe('');
  };

  test('when its content is any JSON', () => {
    const version = fc.constantFrom(2, 3, 4);
    fc.assert(fc.property(version, fc.jsonValue(), (...content) => expectNullOrCart(content)));
  });

  test('when its content is a version 4 object with wrong values', () => {
    const odd = fc.oneof(
      fc.constantFrom('', 'OMR', 'sadaqa', -1, 0, 1, 7, 1e21, 1.5, null, true),
      fc.constantFrom<unknown>([], {}, ['a'], { from: 'USD', total: 9 }, { from: 'OMR', total: 9 }),
    );
    const good = { id: 'a', offeringId: 'bread', minor: 5, quantity: 1, intention: 'sadaqa' };
    const lineKeys = [...Object.keys(good), 'recipient', 'names', 'agency', 'isOne', 'converted'];
    const line = fc
      .dictionary(fc.constantFrom(...lineKeys), odd, { maxKeys: 3 })
      .map((wrong): unknown => ({ ...good, ...wrong }));
    const cart = fc.record(
      {
        currency: fc.constantFrom('OMR', 'XXX', 3),
        lines: fc.array(fc.oneof(line, odd), { maxLength: 40 }),
        ...{ subscription: fc.oneof(line, odd), placed: odd, method: odd },
      },
      { requiredKeys: ['currency', 'lines'] },
    );
    fc.assert(
      fc.property(cart, (content) => expectNullOrCart([4, content])),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['a total above MAX_SAFE_INTEGER', [['a', 'b', Number.MAX_SAFE_INTEGER, 99, 0]]],
    ['a price that is not an integer', [['a', 'b', 1.5, 1, 0]]],
    ['a price in an unknown currency', [['a', 'b', 5, 1, 0, 9, 100]]],
    ['a price converted from the currency of the cart', [['a', 'b', 5, 1, 0, 0, 100]]],
  ])('when it has %s', (_, lines) => {
    expectNullOrCart([2, ['OMR', lines]]);
    expectNullOrCart([3, ['OMR', lines]]);
  });
});

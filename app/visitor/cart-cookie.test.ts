/** A hundred thousand carts: sums exact, never over the cookie's budget, back as they were; hostile ones are nothing or a cart. */
import { createHmac } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cartTotal,
  INTENTIONS,
  onceAMonth,
  subtotals,
  type Cart,
  type CartLine,
} from '#domain/cart';
import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/constants';
import { CURRENCIES } from '#domain/money';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import { cartPacking } from './cart-cookie.server';
import { COOKIE_BUDGET, sealedCookie } from './sealed-cookie.server';

const CARTS = 100_000;
const secret = 'a'.repeat(32);
const cookie = sealedCookie('cart', cartPacking, { secrets: [secret], secure: true });
const sent = (setCookie: string) => setCookie.split(';', 1)[0]!;

/** Chance that repeats itself: numbers from 0 up to `below` (mulberry32). */
function chance(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz-0123456789_ABCDEF'];
const ARABIC = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي '];
const NAMES = ['محمد بن سالم البلوشي', 'Şule Öztürk', 'O\'Neill "Bob" <x>', '王小明'];

function cartFrom(next: (below: number) => number): Cart {
  const pick = <Item>(items: readonly Item[]): Item => items[next(items.length)]!;
  const text = (length: number, letters = LETTERS) => {
    let made = '';
    while (made.length < length) made += pick(letters);
    return made;
  };
  const currency = pick(CURRENCIES);
  // Small carts are what people have; full ones are where it gets tight.
  const isFull = next(20) === 0;
  const oneIn = isFull ? 1 + next(4) : 4;
  const line = (): CartLine => ({
    id: `gift-${text(6)}`,
    offeringId: text(4 + next(40)),
    minor: 1 + next(10 ** (1 + next(9))),
    quantity: 1 + next(MAX_QUANTITY),
    intention: pick(INTENTIONS),
    ...(next(oneIn) === 0 && {
      recipient: {
        name: next(3) === 0 ? text(1 + next(120), ARABIC) : pick(NAMES),
        phone: `+968${90_000_000 + next(9_999_999)}`,
      },
    }),
    ...(next(6) === 0 && {
      names: Array.from({ length: 1 + next(7) }, () => pick(NAMES)),
      agency: true as const,
      isOne: true as const,
    }),
    ...(next(5) === 0 && {
      converted: {
        from: pick(CURRENCIES.filter((other) => other !== currency)),
        total: 1 + next(1_000_000_000),
      },
    }),
  });
  return {
    currency,
    ...(next(3) === 0 && { method: pick(PAYMENT_METHODS) }),
    ...(next(3) === 0 && { placed: { form: text(36), order: text(32) } }),
    ...(next(3) === 0 && { subscription: onceAMonth(line()) }),
    lines: Array.from({ length: isFull ? next(MAX_CART_LINES + 1) : next(5) }, line),
  };
}

function exactTotal({ lines }: Cart): bigint {
  return lines.reduce(
    (sum, { minor, quantity, converted }) =>
      sum + (converted ? BigInt(converted.total) : BigInt(minor) * BigInt(quantity)),
    0n,
  );
}

test(
  `of ${CARTS} carts each is summed exactly, and fits or is refused`,
  { timeout: 60_000 },
  () => {
    const next = chance(20_260_312);
    let refused = 0;
    // Without `expect` for each: that would take ten times as long.
    for (let made = 0; made < CARTS; made += 1) {
      const cart = cartFrom(next);
      const total = exactTotal(cart);
      const parts = subtotals(cart).reduce((sum, part) => sum + BigInt(part.total.minor), 0n);
      if (BigInt(cartTotal(cart).minor) !== total || parts !== total)
        expect.fail(`cart ${made} is summed wrong`);
      const written = cookie.write(cart);
      if (written === null) {
        refused += 1;
        continue;
      }
      const kept = sent(written);
      if (kept.length > COOKIE_BUDGET) expect.fail(`cart ${made} is over the budget`);
      const read = cookie.read(kept);
      // The same text is the same cart; the careful look takes a hundred times as long.
      if (JSON.stringify(read) !== JSON.stringify(cart)) expect(read).toEqual(cart);
    }
    // Only full ones with the longest names.
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(CARTS / 50);
  },
);

test('thirty lines, ten of them gifts, all in another currency, a monthly gift and an order fit', () => {
  const next = chance(7);
  const gift = (n: number): CartLine => ({
    id: `gift-${next(10 ** 6)}`,
    offeringId: `campaign-of-a-believable-length-${next(10 ** 4)}`,
    minor: 10_000 + n * 2_987,
    quantity: 1 + (n % 5),
    intention: 'sadaqa',
    converted: { from: 'OMR', total: (2_601 + n * 777) * (1 + (n % 5)) },
    ...(n < 10 && {
      recipient: { name: `${NAMES[0]} ${n}`, phone: `+9689${1_000_000 + n * 77_777}` },
    }),
  });
  const written = cookie.write({
    currency: 'USD',
    lines: Array.from({ length: 30 }, (_, n) => gift(n)),
    subscription: onceAMonth(gift(3)),
    method: 'Stripe',
    placed: { form: '0b6bd1ab-7a6d-4a30-a1f5-a4a8b2dc8a5f', order: 'x'.repeat(32) },
  });
  expect(written).not.toBeNull();
});

/** Signs a cookie as the site does. */
const sealed = (content: string) => {
  const body = deflateRawSync(content).toString('base64url');
  const mark = createHmac('sha256', secret).update(`cart.${body}`).digest('base64url');
  return `cart=${body}.${mark}`;
};

describe('a cart of an older release', () => {
  test.each([
    [
      'with neither method nor monthly gift',
      ['OMR', [['gift-a', 'bread', 5_000, 2, 0]], ['form', 'order']],
      { placed: { form: 'form', order: 'order' } },
    ],
    ['with a method', ['OMR', [['gift-a', 'bread', 5_000, 2, 0]], null, 2], { method: 'Xendit' }],
    ['with a recipient', ['OMR', [['gift-a', 'bread', 5_000, 2, 0, 'Maryam', '+96892345678']]], {}],
  ])('%s is read', (_, packed, also) => {
    const recipient = { name: 'Maryam', phone: '+96892345678' };
    const line = { id: 'gift-a', offeringId: 'bread', minor: 5_000, quantity: 2 };
    const isGift = JSON.stringify(packed).includes('Maryam');
    expect(cookie.read(sealed(JSON.stringify([2, packed])))).toEqual({
      currency: 'OMR',
      lines: [{ ...line, intention: 'sadaqa', ...(isGift && { recipient }) }],
      ...also,
    });
  });
});

test('a cart of version 2 in another currency keeps its totals and its stated prices', () => {
  // 60 people at 1 rial each. Version 2 rounded the unit price to 2.61 USD.
  const person = ['gift-a', 'oath', 261, 60, 3, 0, 1_000, null];
  const monthly = ['gift-b', 'bread', 2_601, 1, 0, 0, 10_000];
  const packed = ['USD', [person], null, null, monthly];
  expect(cookie.read(sealed(JSON.stringify([2, packed])))).toEqual({
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

describe('hostile carts, signed as we sign', () => {
  /** What any page does with a cart. */
  const isNothingOrACart = (content: unknown) => {
    const cart = cookie.read(sealed(JSON.stringify(content)));
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
    expect(BigInt(cartTotal(cart).minor)).toBe(exactTotal(cart));
    expect(cookie.write(cart)).not.toBe('');
  };

  test('of any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => isNothingOrACart([3, value])));
  });

  test('of nearly the right shape', () => {
    const odd = fc.oneof(
      fc.constantFrom('', 'gift-a', 'OMR', -1, 0, 1, 7, 1e21, 1.5, null, true),
      fc.constantFrom([], {}, '__proto__', [['a']], '\u0000'),
    );
    const line = fc.oneof(
      fc.array(odd, { maxLength: 10 }),
      fc
        .array(odd, { maxLength: 5 })
        .map((rest) => ['gift-a', 'bread', 5_000, 1, 0, ...rest] as unknown[]),
    );
    const cart = fc
      .tuple(fc.constantFrom('OMR', 'XXX', 3), fc.array(line, { maxLength: 40 }), odd, odd, line)
      .chain((parts) => fc.nat({ max: 5 }).map((kept) => parts.slice(0, kept)));
    fc.assert(
      fc.property(cart, fc.constantFrom(2, 3), (parts, version) =>
        isNothingOrACart([version, parts]),
      ),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['a sum beyond counting', [['a', 'b', Number.MAX_SAFE_INTEGER, 99, 0]]],
    ['a price that is no whole number', [['a', 'b', 1.5, 1, 0]]],
    ['an unknown currency of the price', [['a', 'b', 5, 1, 0, 9, 100]]],
    ['a price said to be converted from the currency of the cart', [['a', 'b', 5, 1, 0, 0, 100]]],
  ])('with %s', (_, lines) => {
    isNothingOrACart([2, ['OMR', lines]]);
    isNothingOrACart([3, ['OMR', lines]]);
  });
});

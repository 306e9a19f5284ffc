/** Tests the cart cookie with 2,500 random carts: exact totals, size limit, and the same cart after reading. */
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COOKIE_SECRET, forgedCookie } from '#tests/support/forged-cookie';
import {
  cartTotal,
  emptyCart,
  INTENTIONS,
  toSubscriptionItem,
  subtotals,
  type Cart,
  type CartLine,
} from '#domain/cart';
import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/constants';
import { CURRENCIES } from '#domain/money';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import { cartPacking } from './cart-cookie.server';
import { COOKIE_BUDGET, sealedCookie } from '#web/security/sealed-cookie.server';

const CARTS = 2_500;
const SECRETS = [COOKIE_SECRET];
const cookie = sealedCookie('cart', cartPacking, { secrets: SECRETS, secure: true });
const sent = (setCookie: string) => setCookie.split(';', 1)[0]!;

/** Returns a seeded random generator (mulberry32) of integers from 0 to `below` - 1. */
function seededRandom(seed: number) {
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
  // Most donors have small carts. Full carts test the size limit.
  const isFull = next(5) === 0;
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
    ...(next(3) === 0 && { subscription: toSubscriptionItem(line()) }),
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

test(`${CARTS} random carts have exact totals and are stored unchanged, or rejected when too large`, () => {
  const next = seededRandom(20_260_312);
  let rejected = 0;
  // `expect` in each iteration would make the test ten times slower.
  for (let made = 0; made < CARTS; made += 1) {
    const cart = cartFrom(next);
    const total = exactTotal(cart);
    const parts = subtotals(cart).reduce((sum, part) => sum + BigInt(part.total.minor), 0n);
    if (BigInt(cartTotal(cart).minor) !== total || parts !== total)
      expect.fail(`cart ${made} has a wrong total`);
    const written = cookie.write(cart);
    if (written === null) {
      rejected += 1;
      continue;
    }
    const stored = sent(written);
    if (stored.length > COOKIE_BUDGET) expect.fail(`cart ${made} exceeds the budget`);
    const read = cookie.read(stored);
    // Comparing the JSON first is a hundred times faster than `toEqual`.
    if (JSON.stringify(read) !== JSON.stringify(cart)) expect(read).toEqual(cart);
  }
  // Only full carts with the longest names are too large.
  expect(rejected).toBeGreaterThan(0);
  expect(rejected).toBeLessThan(CARTS / 50);
});

test('a cart with 30 converted lines, 10 recipients, a monthly gift and an order fits into the cookie', () => {
  const next = seededRandom(7);
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
    subscription: toSubscriptionItem(gift(3)),
    method: 'Stripe',
    placed: { form: '0b6bd1ab-7a6d-4a30-a1f5-a4a8b2dc8a5f', order: 'x'.repeat(32) },
    orders: 99,
  });
  expect(written).not.toBeNull();
});

test('a cookie that was read is still invalid under another name or with other secrets', () => {
  const header = cookie.write(emptyCart())!.split(';')[0]!;
  const secrets = ['another-secret-of-the-same-length'];
  for (let reads = 0; reads < 2; reads += 1) {
    expect(cookie.read(header)).toEqual(emptyCart());
    const renamed = sealedCookie('other', cartPacking, { secrets: SECRETS, secure: true });
    expect(renamed.read(header.replace(/^cart=/, 'other='))).toBeNull();
    expect(sealedCookie('cart', cartPacking, { secrets, secure: true }).read(header)).toBeNull();
  }
});

test('a cookie is readable after more cookies were read than are kept', () => {
  const cartOf = (n: number): Cart => ({ ...emptyCart(), orders: n + 1 });
  const headers = Array.from({ length: 450 }, (_, n) => cookie.write(cartOf(n))!.split(';')[0]!);
  for (const [n, header] of [...headers.entries(), ...headers.entries()])
    expect(cookie.read(header)).toEqual(cartOf(n));
});

test('the cookie contains the cart as JSON with field names', () => {
  const line = { id: 'gift-a', offeringId: 'bread', minor: 5_000, quantity: 2 };
  const written = cookie.write({ currency: 'OMR', lines: [{ ...line, intention: 'sadaqa' }] });
  const body = sent(written!).slice('cart='.length).split('.')[0]!;
  expect(JSON.parse(inflateRawSync(Buffer.from(body, 'base64url')).toString())).toEqual([
    4,
    {
      currency: 'OMR',
      lines: [{ ...line, intention: 'sadaqa' }],
      random: expect.stringMatching(/^[\w-]{16}$/),
    },
  ]);
});

test('omits a line that this release cannot read, and keeps the other lines', () => {
  const good = { id: 'a', offeringId: 'bread', minor: 5, quantity: 1, intention: 'sadaqa' };
  const lines = [
    ...[
      { ...good, intention: 'unknown' },
      { ...good, minor: -5 },
      { ...good, quantity: 0 },
    ],
    ...[{ ...good, converted: { from: 'XXX', total: 100 } }, 'no line', good],
    // A price in the currency of the cart is not converted.
    { ...good, id: 'b', converted: { from: 'OMR', total: 100 } },
  ];
  const content = { currency: 'OMR', lines, method: 'unknown', subscription: { id: 'b' } };
  expect(cookie.read(forgedCookie('cart', JSON.stringify([4, content])))).toEqual({
    currency: 'OMR',
    lines: [good, { ...good, id: 'b' }],
  });
});

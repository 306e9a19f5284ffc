/** The three cookies: they hold what they should, fit their budget, and never break a page. */
import { createHmac } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CART_LINES } from '#domain/constants';
import { emptyCart, type Cart, type CartLine } from '#domain/cart';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import { cartPacking } from './cart-cookie.server';
import { authPacking, signedIn } from './auth-cookie.server';
import { preferencesPacking, type Preferences } from './preferences-cookie.server';
import { COOKIE_BUDGET, sealedCookie } from './sealed-cookie.server';

const settings = { secrets: ['a'.repeat(32)], secure: true };
const cartCookie = sealedCookie('cart', cartPacking, settings);
const sent = (setCookie: string | null) => setCookie!.split(';')[0]!;

const arabicNames = [
  'محمد بن سالم البلوشي',
  'مريم بنت خلفان الحارثية',
  'عبدالرحمن الكندي',
  'زوينة الهنائية',
];

const anyLine: fc.Arbitrary<CartLine> = fc
  .record({
    id: fc.stringMatching(/^gift-[\w-]{8}$/),
    offeringId: fc.stringMatching(/^[a-z][a-z-]{5,40}$/),
    minor: fc.integer({ min: 1, max: 1_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    intention: fc.constantFrom('sadaqa' as const, 'zakat' as const, 'purification' as const),
  })
  .chain((line) =>
    fc
      .option(
        fc.record({ name: fc.constantFrom(...arabicNames), phone: fc.constant('+96892345678') }),
        {
          nil: undefined,
        },
      )
      .map((recipient) => (recipient ? { ...line, recipient } : line)),
  );

describe('the cart cookie', () => {
  test('gives back every cart that it took', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: MAX_CART_LINES }),
        fc.constantFrom('OMR' as const, 'USD' as const),
        fc.record(
          {
            method: fc.constantFrom(...PAYMENT_METHODS),
            placed: fc.record({ form: fc.uuid(), order: fc.stringMatching(/^[\w-]{22}$/) }),
          },
          { requiredKeys: [] },
        ),
        (lines, currency, said) => {
          const cart: Cart = { currency, lines, ...said };
          const written = cartCookie.write(cart);
          if (written === null) return;
          expect(sent(written).length).toBeLessThanOrEqual(COOKIE_BUDGET);
          expect(cartCookie.read(sent(written))).toEqual(cart);
        },
      ),
    );
  });

  test('holds thirty lines, ten of them gifts with Arabic names', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.uuid()), (chance) => {
        const lines = Array.from({ length: 30 }, (_, n): CartLine => {
          const [id = '', project = ''] = chance.take(2);
          const recipient = {
            name: `${arabicNames[n % 4]} ${n}`,
            phone: `+9689${1_000_000 + n * 77_777}`,
          };
          return {
            id: `gift-${id.slice(0, 8)}`,
            offeringId: `campaign-of-a-believable-length-${project.slice(0, 4)}`,
            minor: 1_000 + n * 777,
            quantity: 1 + (n % 5),
            intention: 'sadaqa',
            ...(n < 10 ? { recipient } : {}),
          };
        });
        const written = cartCookie.write({ currency: 'OMR', lines });
        expect(written).not.toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  test('refuses what does not fit instead of losing it', () => {
    const lines = Array.from({ length: 30 }, (_, n): CartLine => ({
      id: `gift-${n}`,
      offeringId: createHmac('sha256', 'x').update(String(n)).digest('hex'),
      minor: 1,
      quantity: 1,
      intention: 'sadaqa',
      recipient: {
        name: createHmac('sha512', 'y').update(String(n)).digest('hex').slice(0, 120),
        phone: '+96892345678',
      },
    }));
    expect(cartCookie.write({ currency: 'OMR', lines })).toBeNull();
  });

  test('is HttpOnly, Secure and SameSite=Lax', () => {
    expect(cartCookie.write(emptyCart())).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

/** A cookie signed as we sign, holding whatever an old or broken release might have written. */
function forged(name: string, content: string | Buffer, secret = settings.secrets[0]!): string {
  const body = deflateRawSync(content).toString('base64url');
  return `${name}=${body}.${createHmac('sha256', secret).update(`${name}.${body}`).digest('base64url')}`;
}

describe('what cannot be read is nothing, never an error', () => {
  test.each([
    ['no cookie', null],
    ['another cookie', 'other=1'],
    ['an empty one', 'cart='],
    ['no signature', 'cart=abc'],
    ['a wrong signature', 'cart=abc.def'],
    ['another secret', forged('cart', JSON.stringify([2, ['OMR', []]]), 'b'.repeat(32))],
    ['another version', forged('cart', JSON.stringify([1, ['OMR', []]]))],
    ['another shape', forged('cart', JSON.stringify([2, { items: [] }]))],
    ['a negative amount', forged('cart', JSON.stringify([2, ['OMR', [['a', 'b', -5, 1, 0]]]]))],
    ['no JSON', forged('cart', 'not json')],
    ['a bomb', forged('cart', Buffer.alloc(5_000_000))],
    ['a giant', `cart=${'a'.repeat(20_000)}`],
    [
      'a preferences cookie passed off as a cart',
      forged('preferences', JSON.stringify([2, ['OMR', []]])).replace('preferences=', 'cart='),
    ],
  ])('%s', (_, header) => {
    expect(cartCookie.read(header)).toBeNull();
  });

  test('any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(cartCookie.read(`cart=${text}`)).toBeNull();
      }),
    );
  });

  test('a changed byte of a good one', () => {
    const good = sent(cartCookie.write(emptyCart('OMR')));
    for (let at = 5; at < good.length; at += 1) {
      const changed = `${good.slice(0, at)}${good[at] === 'A' ? 'B' : 'A'}${good.slice(at + 1)}`;
      expect(cartCookie.read(changed)).toBeNull();
    }
  });
});

test('a new secret in front signs, the old one is still accepted', () => {
  const old = sent(cartCookie.write(emptyCart('EUR')));
  const rotated = sealedCookie('cart', cartPacking, {
    ...settings,
    secrets: ['n'.repeat(32), ...settings.secrets],
  });
  expect(rotated.read(old)).toEqual(emptyCart('EUR'));
  expect(cartCookie.read(sent(rotated.write(emptyCart('EUR'))))).toBeNull();
});

test('preferences come back as they were, and unknown values are left out', () => {
  const cookie = sealedCookie('preferences', preferencesPacking, settings);
  const chosen: Preferences = {
    locale: 'ar',
    greeted: true,
    currency: 'USD',
    light: true,
    flash: 'subscribed',
    announced: 'gift-abcdef',
    session: 'AbCd-_0123456789',
  };
  expect(cookie.read(sent(cookie.write(chosen)))).toEqual(chosen);
  expect(
    cookie.read(
      forged('preferences', JSON.stringify([2, { l: 'xx', c: 'BTC', f: 'made-up', a: 7 }])),
    ),
  ).toEqual({
    locale: undefined,
    greeted: false,
    currency: undefined,
    light: false,
    flash: undefined,
    announced: undefined,
    session: undefined,
  });
});

describe('the auth cookie', () => {
  const claims = (payload: object) =>
    `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
  const cookie = sealedCookie('auth', authPacking, settings);

  test('says who is signed in', () => {
    const donor = signedIn({
      access: claims({ name: 'Salim', exp: 1_800_000_000 }),
      refresh: 'r',
    })!;
    expect(cookie.read(sent(cookie.write(donor)))).toMatchObject({
      user: { name: 'Salim' },
      expiresAt: 1_800_000_000_000,
    });
  });

  test('holds nobody when its token cannot be decoded', () => {
    expect(signedIn({ access: 'nonsense', refresh: 'r' })).toBeNull();
    expect(cookie.read(forged('auth', JSON.stringify([1, ['nonsense', 'r']])))).toBeNull();
    expect(cookie.read(forged('auth', JSON.stringify([1, ['x'.repeat(3_000), 'r']])))).toBeNull();
  });
});

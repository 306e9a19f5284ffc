/** Tests the three cookies: their contents, their size limit, and that an invalid cookie never breaks a page. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CART_LINES } from '#domain/constants';
import { emptyCart, type Cart, type CartLine } from '#domain/cart';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import { COOKIE_SECRET, forgedCookie } from '#tests/support/forged-cookie';
import { cartPacking } from './cart-cookie.server';
import { authPacking, signedIn } from './auth-cookie.server';
import { preferencesPacking, type Preferences } from './preferences-cookie.server';
import { COOKIE_BUDGET, sealedCookie } from './sealed-cookie.server';

const settings = { secrets: [COOKIE_SECRET], secure: true };
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
  test('returns every stored cart unchanged', () => {
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
        (lines, currency, others) => {
          const cart: Cart = { currency, lines, ...others };
          const written = cartCookie.write(cart);
          if (written === null) return;
          expect(sent(written).length).toBeLessThanOrEqual(COOKIE_BUDGET);
          expect(cartCookie.read(sent(written))).toEqual(cart);
        },
      ),
    );
  });

  test('fits 30 lines, 10 of them with Arabic names of recipients', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.uuid()), (uuids) => {
        const lines = Array.from({ length: 30 }, (_, n): CartLine => {
          const [id = '', project = ''] = uuids.take(2);
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

  test('is null for a cart that exceeds the size limit', () => {
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

/** An empty cart as this release packs it. */
const EMPTY = JSON.stringify([4, { currency: 'OMR', lines: [] }]);

test('a cookie of `forgedCookie` with valid content is accepted', () => {
  expect(cartCookie.read(forgedCookie('cart', EMPTY))).toEqual(emptyCart('OMR'));
});

describe('an invalid cart cookie is read as null', () => {
  test.each([
    ['no cookie', null],
    ['another cookie', 'other=1'],
    ['an empty cookie', 'cart='],
    ['no signature', 'cart=abc'],
    ['a wrong signature', 'cart=abc.def'],
    ['another secret', forgedCookie('cart', EMPTY, 'b'.repeat(32))],
    ['another version', forgedCookie('cart', EMPTY.replace('4', '1'))],
    ['other fields', forgedCookie('cart', JSON.stringify([4, { items: [] }]))],
    ['a currency that we do not have', forgedCookie('cart', '[4,{"currency":"XXX","lines":[]}]')],
    ['no JSON', forgedCookie('cart', 'not json')],
    ['a decompression bomb', forgedCookie('cart', Buffer.alloc(5_000_000))],
    ['a cookie of 20,000 bytes', `cart=${'a'.repeat(20_000)}`],
    [
      'a preferences cookie renamed to cart',
      forgedCookie('preferences', EMPTY).replace('preferences=', 'cart='),
    ],
  ])('%s', (_, header) => {
    expect(cartCookie.read(header)).toBeNull();
  });

  test('any text without a valid signature', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(cartCookie.read(`cart=${text}`)).toBeNull();
      }),
    );
  });

  test('a valid cookie with one changed character', () => {
    const good = sent(cartCookie.write(emptyCart('OMR')));
    for (let at = 'cart='.length; at < good.length; at += 1)
      for (const other of [...'AZaz09-_+/=.%'].filter((letter) => letter !== good[at]))
        expect(cartCookie.read(good.slice(0, at) + other + good.slice(at + 1))).toBeNull();
  });
});

test('the first secret signs, and cookies of the other secrets are accepted', () => {
  const old = sent(cartCookie.write(emptyCart('EUR')));
  const rotated = sealedCookie('cart', cartPacking, {
    ...settings,
    secrets: ['n'.repeat(32), ...settings.secrets],
  });
  expect(rotated.read(old)).toEqual(emptyCart('EUR'));
  expect(cartCookie.read(sent(rotated.write(emptyCart('EUR'))))).toBeNull();
});

test('preferences are read as they were written, without unknown values', () => {
  const cookie = sealedCookie('preferences', preferencesPacking, settings);
  const chosen: Preferences = {
    locale: 'ar',
    languageDetected: true,
    currency: 'USD',
    light: true,
    flash: 'subscribed',
    announced: 'gift-abcdef',
    session: 'AbCd-_0123456789',
  };
  expect(cookie.read(sent(cookie.write(chosen)))).toEqual(chosen);
  expect(
    cookie.read(
      forgedCookie('preferences', JSON.stringify([2, { l: 'xx', c: 'BTC', f: 'made-up', a: 7 }])),
    ),
  ).toEqual({
    locale: undefined,
    languageDetected: false,
    currency: undefined,
    light: undefined,
    flash: undefined,
    announced: undefined,
    session: undefined,
  });
});

describe('the auth cookie', () => {
  const claims = (payload: object) =>
    `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
  const cookie = sealedCookie('auth', authPacking, settings);

  test('contains the name of the donor and the expiry of the token', () => {
    const donor = signedIn({
      access: claims({ name: 'Salim', exp: 1_800_000_000 }),
      refresh: 'r',
    })!;
    expect(cookie.read(sent(cookie.write(donor)))).toMatchObject({
      user: { name: 'Salim' },
      expiresAt: 1_800_000_000_000,
    });
  });

  test('is read as null when its token cannot be decoded', () => {
    expect(signedIn({ access: 'nonsense', refresh: 'r' })).toBeNull();
    expect(cookie.read(forgedCookie('auth', JSON.stringify([1, ['nonsense', 'r']])))).toBeNull();
    expect(
      cookie.read(forgedCookie('auth', JSON.stringify([1, ['x'.repeat(3_000), 'r']]))),
    ).toBeNull();
  });
});

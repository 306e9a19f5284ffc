/** Tests the three cookies: their contents, their size limit, and that an invalid cookie never breaks a page. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCart } from '#domain/cart';
import { COOKIE_SECRET, forgedCookie } from '#tests/support/forged-cookie';
import { cartPacking } from './cart-cookie.server';
import { authPacking, signedIn } from './auth-cookie.server';
import { preferencesPacking, type Preferences } from './preferences-cookie.server';
import { sealedCookie } from '#web/security/sealed-cookie.server';

const settings = { secrets: [COOKIE_SECRET], secure: true };
const cartCookie = sealedCookie('cart', cartPacking, settings);
const sent = (setCookie: string | null) => setCookie!.split(';')[0]!;

test('the cart cookie is HttpOnly, Secure and SameSite=Lax', () => {
  expect(cartCookie.write(emptyCart())).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax$/);
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
  ).toEqual({ languageDetected: false });
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

/** Tests of `itemData` in the checkout URL: the item is validated, added once, and never causes a server error. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyCart, quickItem, type Cart } from '#domain/cart';
import { money } from '#domain/money';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, cookiesOf, unreachable, visit, visitorAfter } from '#tests/support/site';
import { loader } from './checkout';

const site = setupTestSiteAtSeedTime();

const ITEM = quickItem(
  { amount: money(25_500, 'OMR'), category: 'emergency_health', method: 'Bank' },
  'Ab3-x',
);
const RECIPIENT = { giftReceiverName: 'مريم', giftReceiverPhoneNumber: '+96892123456' };

const address = (itemData: string, path = '/checkout') =>
  `${path}?${new URLSearchParams({ itemData })}`;

/** Loads the checkout with the item in the URL. Returns the redirect, which every item must cause. */
async function taken(itemData: string, { cart, path }: { cart?: Cart; path?: string } = {}) {
  const given = await loader(args(visit(address(itemData, path), cart ? { cart } : {}))).catch(
    (thrown: unknown) => thrown,
  );
  expect(given).toBeInstanceOf(Response);
  const answer = given as Response;
  const cookie = cookiesOf(answer.headers);
  const after = visitorAfter(answer);
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    flash: after.preferences.flash,
    // `null`: the response does not change the cart.
    cart: /(?:^|; )cart=/.test(cookie) ? after.cart : null,
  };
}

const send = (over: object = {}, options = {}) =>
  taken(JSON.stringify({ ...ITEM, ...over }), options);

test('adds a gift to the fund of the category, and redirects to a URL without the item', async () => {
  expect(await send()).toEqual({
    status: 302,
    to: '/checkout',
    flash: undefined,
    cart: {
      currency: 'OMR',
      method: 'Bank',
      lines: [
        {
          ...{ id: 'endowment-Ab3-x', offeringId: 'emergency-health-fund', minor: 25_500 },
          ...{ quantity: 1, intention: 'sadaqa' },
        },
      ],
    },
  });
});

test('adds the recipient, and keeps the language of the URL', async () => {
  const { to, cart } = await send({ isGift: true, ...RECIPIENT }, { path: '/ar/checkout' });
  expect(to).toBe('/ar/checkout');
  expect(cart?.lines[0]?.recipient).toEqual({ name: 'مريم', phone: '+96892123456' });
});

test('adds one gift when the URL is opened twice', async () => {
  const { cart } = await send();
  expect(await send({}, { cart: cart! })).toMatchObject({ to: '/checkout', cart: null });
});

test('redirects to the form, without the recipient, when the cart has another currency', async () => {
  const cart: Cart = { ...emptyCart('USD'), lines: [{ ...LINE, id: 'a' }] };
  expect(await send({ isGift: true, ...RECIPIENT }, { cart })).toEqual({
    status: 302,
    to: '/give?currency=OMR&amount=25.5&category=emergency_health&method=Bank',
    flash: 'giftOtherCurrency',
    cart: null,
  });
});

test('shows a message when the cart is full', async () => {
  const lines = Array.from({ length: 30 }, (_, n) => ({ ...LINE, id: `l${n}` }));
  expect(await send({}, { cart: { currency: 'OMR', lines } })).toMatchObject({
    to: '/checkout',
    flash: 'cartFull',
    cart: null,
  });
});

const LINE = { offeringId: 'zakat-fund', minor: 1_000, quantity: 1, intention: 'zakat' } as const;

test.each<[string, object]>([
  ['a price that is not a number', { price: Number.NaN }],
  ['a price that is a string', { price: '25' }],
  ['a price below the minimum', { price: 0.999 }],
  ['a price with too many decimals', { price: 1.0005 }],
  ['a price above the maximum', { price: 1e7 }],
  ['another type', { type: 'zakat' }],
  ['an id that contains HTML', { id: 'endowment"><script>' }],
  ['a subscription', { isSubscription: true }],
  ['an unknown category', { donationCategory: 'weapons' }],
  ['an unknown currency', { currency: 'XAU' }],
  ['an unknown payment method', { preferredPaymentMethod: 'Cash' }],
  ['a missing recipient', { isGift: true }],
  ['an invalid recipient', { isGift: true, ...RECIPIENT, giftReceiverPhoneNumber: '12' }],
  ['control characters', { isGift: true, ...RECIPIENT, giftReceiverName: 'a\r\nb: c' }],
])('rejects an item with %s and shows a message', async (_, over) => {
  const refused = { status: 302, to: '/checkout', flash: 'giftUnreadable', cart: null };
  expect(await send(over)).toEqual(refused);
});

test('ignores the recipient when the item is not a gift in the name of a recipient', async () => {
  expect((await send({ isGift: false, ...RECIPIENT })).cart?.lines[0]).not.toHaveProperty(
    'recipient',
  );
});

test('returns 503 without a redirect while the charity API is down, so that the URL keeps the item', async () => {
  site.fail(unreachable);
  const thrown = await loader(args(visit(address(JSON.stringify(ITEM))))).catch((x: unknown) => x);
  expect((thrown as Response).status).toBe(503);
});

test('redirects any value to a clean URL and never adds an invalid gift', async () => {
  const part = fc.oneof(fc.json(), fc.string(), fc.double().map(String), fc.constant('__proto__'));
  const twisted = fc
    .record(Object.fromEntries(Object.keys(ITEM).map((key) => [key, fc.anything()])), {
      requiredKeys: [],
    })
    .map((over) => JSON.stringify({ ...ITEM, ...over }) ?? '');
  await fc.assert(
    fc.asyncProperty(fc.oneof(part, twisted, fc.string({ maxLength: 5_000 })), async (itemData) => {
      const { status, to, cart } = await taken(itemData);
      expect(status).toBe(302);
      expect(to).toBe('/checkout');
      for (const line of cart?.lines ?? []) {
        expect(Number.isSafeInteger(line.minor) && line.minor >= 1_00).toBe(true);
        expect(line.offeringId).toMatch(/-fund$/);
      }
    }),
    { numRuns: 300 },
  );
});

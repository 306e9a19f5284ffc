/** The gift in an address of the checkout: taken once, checked whole, and never the cause of an error page. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCart, quickItem, type Cart } from '#domain/cart';
import { money } from '#domain/money';
import { siteAtSeedTime } from '#tests/support/opened-site';
import { args, cookiesOf, unreachable, visit, visitorAfter } from '#tests/support/site';
import { loader } from './checkout';

const site = siteAtSeedTime();

const ITEM = quickItem(
  { amount: money(25_500, 'OMR'), category: 'emergency_health', method: 'Bank' },
  'Ab3-x',
);
const RECIPIENT = { giftReceiverName: 'مريم', giftReceiverPhoneNumber: '+96892123456' };

const address = (itemData: string, path = '/checkout') =>
  `${path}?${new URLSearchParams({ itemData })}`;

/** The answer to an address with an item: a redirect, always. */
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
    // null: the cart stays as it was.
    cart: /(?:^|; )cart=/.test(cookie) ? after.cart : null,
  };
}

const send = (over: object = {}, options = {}) =>
  taken(JSON.stringify({ ...ITEM, ...over }), options);

describe('an item', () => {
  test('becomes a gift to the open fund of its category, and the address is clean', async () => {
    expect(await send()).toEqual({
      status: 302,
      to: '/checkout',
      flash: undefined,
      cart: {
        currency: 'OMR',
        method: 'Bank',
        lines: [
          {
            id: 'endowment-Ab3-x',
            offeringId: 'emergency-health-fund',
            minor: 25_500,
            quantity: 1,
            intention: 'sadaqa',
          },
        ],
      },
    });
  });

  test('keeps its language, and brings its recipient', async () => {
    const { to, cart } = await send({ isGift: true, ...RECIPIENT }, { path: '/ar/checkout' });
    expect(to).toBe('/ar/checkout');
    expect(cart?.lines[0]?.recipient).toEqual({ name: 'مريم', phone: '+96892123456' });
  });

  test('is one gift, however often its address is opened', async () => {
    const { cart } = await send();
    expect(await send({}, { cart: cart! })).toMatchObject({ to: '/checkout', cart: null });
  });

  test('goes to the general fund where its category has none', async () => {
    site.fail(async (request) => {
      if (!request.url.includes('/project-categories')) return undefined;
      const answer = await site.api.fetch(request);
      return Response.json(
        JSON.parse((await answer.text()).replace(/"fund":"[^"]+"/g, '"fund":null')),
      );
    });
    expect((await send()).cart?.lines[0]?.offeringId).toBe('where-it-is-needed-most');
  });

  test('gives the checkout the way to pay that its donor named', async () => {
    const { cart } = await send();
    const { data } = await loader(args(visit('/checkout', { cart: cart! })));
    expect(data.methods?.preselected).toBe('Bank');
  });

  test('in another currency than the cart goes back to the form, without the recipient', async () => {
    const cart: Cart = { ...emptyCart('USD'), lines: [{ ...LINE, id: 'a' }] };
    expect(await send({ isGift: true, ...RECIPIENT }, { cart })).toEqual({
      status: 302,
      to: '/give?currency=OMR&amount=25.5&category=emergency_health&method=Bank',
      flash: 'giftOtherCurrency',
      cart: null,
    });
  });

  test('that the cart has no room for is told of', async () => {
    const lines = Array.from({ length: 30 }, (_, n) => ({ ...LINE, id: `l${n}` }));
    expect(await send({}, { cart: { currency: 'OMR', lines } })).toMatchObject({
      to: '/checkout',
      flash: 'cartFull',
      cart: null,
    });
  });
});

const LINE = {
  offeringId: 'zakat-fund',
  minor: 1_000,
  quantity: 1,
  intention: 'zakat',
} as const;

test.each<[string, object]>([
  ['a price that is none', { price: Number.NaN }],
  ['a price in words', { price: '25' }],
  ['nothing', { price: 0 }],
  ['less than one', { price: 0.999 }],
  ['less than nothing', { price: -5 }],
  ['too many decimals', { price: 1.0005 }],
  ['more than one gift can hold', { price: 1e7 }],
  ['an amount written with an exponent', { price: 1e21 }],
  ['another type', { type: 'zakat' }],
  ['an id of something else', { id: 'gift-1' }],
  ['an id with more in it', { id: 'endowment"><script>' }],
  ['a monthly gift', { isSubscription: true }],
  ['no such category', { donationCategory: 'weapons' }],
  ['no such currency', { currency: 'XAU' }],
  ['no such way to pay', { preferredPaymentMethod: 'Cash' }],
  ['a gift to nobody', { isGift: true }],
  [
    'a gift to a number that is none',
    { isGift: true, ...RECIPIENT, giftReceiverPhoneNumber: '12' },
  ],
  ['a name with control characters', { isGift: true, ...RECIPIENT, giftReceiverName: 'a\r\nb: c' }],
])('%s is not taken, and said so', async (_, over) => {
  expect(await send(over)).toEqual({
    status: 302,
    to: '/checkout',
    flash: 'giftUnreadable',
    cart: null,
  });
});

test('nobody is named who is not given to', async () => {
  expect((await send({ isGift: false, ...RECIPIENT })).cart?.lines[0]).not.toHaveProperty(
    'recipient',
  );
});

test('while the charity API cannot be asked, the address keeps the gift', async () => {
  site.fail(unreachable);
  const thrown = await loader(args(visit(address(JSON.stringify(ITEM))))).catch((x: unknown) => x);
  expect((thrown as Response).status).toBe(503);
});

test('whatever stands there, the answer is a clean address and a cart that is whole', async () => {
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

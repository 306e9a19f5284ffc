/**
 * Tests of payment quotes at the checkout: offered when a method needs one, accepted when the donor confirms it, and
 * rejected when it does not fit the order.
 */
import { beforeEach, expect, test } from 'vitest';
import type { Cart, CartLine, Intention } from '#domain/cart';
import { type Currency, money, type Money } from '#domain/money';
import { minutes } from '#domain/time/durations';
import { TEST_NOW } from '#tests/support/api/api';
import { CART_LINE } from '#tests/support/carts';
import { checkOut, checkoutForm, quoteInDollars } from '#tests/support/checkout';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, replaceMethods, unreachable, visit } from '#tests/support/site';
import { loader } from './checkout';

const site = setupTestSiteAtSeedTime();
beforeEach(() => {
  site.clock.now = TEST_NOW;
});

const LINE: CartLine = { ...CART_LINE, minor: 10_000 };
const cartOf = (line: Partial<CartLine> = {}, currency: Currency = 'OMR'): Cart => ({
  currency,
  lines: [{ ...LINE, ...line }],
});

const quoteFor = (total: Money, intention?: Intention) => quoteInDollars(site, total, intention);

const DOLLARS_ONLY = { method: 'Stripe', currencies: ['USD'], monthly: true };
const BANK = { method: 'Bank', currencies: ['OMR', 'USD', 'EUR', 'GBP'] };

const load = async (cart: Cart) => (await loader(args(visit('/checkout', { cart })))).data;

test('returns a quote in USD for OMR, with rate, date and source', async () => {
  const quote = await quoteFor(money(10_000, 'OMR'));
  site.fail(replaceMethods([DOLLARS_ONLY, BANK], [quote]));
  const { methods } = await load(cartOf());
  expect(methods?.preselected).toBe('Bank');
  expect(methods?.offered.at(-1)).toMatchObject({
    ...{ method: 'Stripe', obstacle: 'currency', instead: ['USD'] },
    offer: {
      charged: money(2_601, 'USD'),
      rate: '2.6008',
      source: quote.source.en,
      at: quote.at,
      until: new Date(TEST_NOW.getTime() + minutes(30)).toISOString(),
      token: quote.token,
      isRoundedUp: false,
    },
  });
});

test('lists methods that cannot accept the amount last, first among them the one that the donor chose', async () => {
  const quote = await quoteFor(money(10_000, 'OMR'));
  const paypal = { ...DOLLARS_ONLY, method: 'Paypal' };
  site.fail(replaceMethods([paypal, DOLLARS_ONLY, BANK], [quote]));
  const order = async (cart: Cart) => {
    const { methods } = await load(cart);
    return [methods?.offered.map(({ method }) => method), methods?.unable];
  };
  expect(await order(cartOf())).toEqual([['Bank', 'Paypal', 'Stripe'], null]);

  expect(await order({ ...cartOf(), method: 'Stripe' })).toEqual([
    ['Bank', 'Stripe', 'Paypal'],
    'Stripe',
  ]);
});

test('requests quotes for the gifts in the cart, and only when a method needs one', async () => {
  const asked: unknown[] = [];
  const listen = (methods: object[]) =>
    site.fail(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/payment-quotes') asked.push(await request.clone().json());
      return replaceMethods(methods)(request);
    });
  const cart = { ...cartOf(), lines: [LINE, LINE, { ...LINE, intention: 'zakat' as const }] };
  listen([BANK]);
  await load(cart);
  expect(asked).toEqual([]);
  listen([DOLLARS_ONLY, BANK]);
  await load(cart);
  const gifts = ['sadaqa', 'sadaqa', 'zakat'].map((intention) => ({ total: 10_000, intention }));
  expect(asked).toEqual([{ currency: 'OMR', gifts }]);
});

test('sends the price of converted gifts, so that the quote rounds them once', async () => {
  const asked: unknown[] = [];
  site.fail(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/payment-quotes') asked.push(await request.clone().json());
    return replaceMethods([DOLLARS_ONLY])(request);
  });
  const converted = { from: 'OMR', total: 134_44 } as const;
  await load({
    currency: 'EUR',
    lines: [{ ...LINE, minor: 1_000, quantity: 60, converted }, LINE],
  });
  const stated = { price: money(1_000, 'OMR'), quantity: 60 };
  const gifts = [
    { total: 134_44, intention: 'sadaqa', stated },
    { total: 10_000, intention: 'sadaqa' },
  ];
  expect(asked).toEqual([{ currency: 'EUR', gifts }]);
});

test('marks a quote for zakat as rounded up', async () => {
  const quote = await quoteFor(money(10_001, 'OMR'), 'zakat');
  site.fail(replaceMethods([DOLLARS_ONLY], [quote]));
  const { methods } = await load(cartOf({ minor: 10_001, intention: 'zakat' }));
  expect(methods?.offered[0]?.offer).toMatchObject({
    charged: money(2_602, 'USD'),
    isRoundedUp: true,
  });
});

test('returns the minimum of a card, and preselects another method for a smaller total', async () => {
  const card = { method: 'Stripe', currencies: ['OMR'], minimums: { OMR: 200 } };
  site.fail(replaceMethods([card, BANK], []));
  const little = { intention: 'purification', offeringId: 'stock-purification-fund' } as const;
  const { methods } = await load(cartOf({ ...little, minor: 96 }));
  expect(methods?.preselected).toBe('Bank');
  expect(methods?.offered.at(-1)).toMatchObject({
    ...{ method: 'Stripe', obstacle: 'minimum', limit: money(200, 'OMR'), offer: null },
  });
  const enough = await load(cartOf({ ...little, minor: 200 }));
  expect(enough.methods?.offered[0]).toMatchObject({ method: 'Stripe', obstacle: null });
});

test('returns the step of a card that accepts only multiples of ten baisa', async () => {
  const card = { method: 'Stripe', currencies: ['OMR'], steps: { OMR: 10 } };
  site.fail(replaceMethods([card], []));
  const odd = await load(cartOf({ minor: 1_005 }));
  expect(odd.methods?.offered[0]).toMatchObject({ obstacle: 'step', step: money(10, 'OMR') });
  expect(odd.methods?.preselected).toBeNull();
  const even = await load(cartOf({ minor: 1_010 }));
  expect(even.methods?.offered[0]).toMatchObject({ obstacle: null, step: null });
});

test('keeps the chosen card when it can only charge the total rounded up', async () => {
  const card = { method: 'Stripe', currencies: ['OMR'], steps: { OMR: 10 } };
  const quote = { ...(await quoteFor(money(12_345, 'OMR'))), method: 'Stripe', rate: null };
  site.fail(replaceMethods([BANK, card], [quote]));
  const { methods } = await load({ ...cartOf({ minor: 12_345 }), method: 'Stripe' });
  expect(methods).toMatchObject({ preselected: 'Stripe', unable: null });
  expect(methods?.offered.map(({ method }) => method)).toEqual(['Bank', 'Stripe']);
});

test('returns the methods without quotes when the request for quotes fails', async () => {
  const withoutQuotes = replaceMethods([DOLLARS_ONLY, BANK]);
  site.fail((request) =>
    request.url.endsWith('/payment-quotes') ? unreachable(request) : withoutQuotes(request),
  );
  const { methods } = await load(cartOf());
  expect(methods?.offered.at(-1)).toMatchObject({ obstacle: 'currency', offer: null });
  expect(methods?.preselected).toBe('Bank');
});

const typed = (over: Record<string, string> = {}) =>
  checkoutForm({ method: 'Bank', expectedTotal: '10000', ...over });
const send = (form: Record<string, string>) => checkOut(form, { cart: cartOf() });

const attempts = () =>
  site.db
    .selectFrom('orders')
    .innerJoin('payment_attempts', 'payment_attempts.order_id', 'orders.id')
    .select([
      ...(['orders.method', 'total', 'currency'] as const),
      ...(['charge_minor', 'charge_currency'] as const),
    ])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .execute();
const orderCount = async () => (await attempts()).length;

test('charges the amount of the quote, and keeps the total of the order', async () => {
  const { token } = await quoteFor(money(10_000, 'OMR'));
  const before = await orderCount();
  // The method of the selected radio button is ignored.
  const answer = await send(typed({ method: 'Bank', quote: `Stripe ${token}` }));
  expect(answer).toMatchObject({ status: 303, cart: { lines: [] } });
  expect(answer.to).toMatch(/\/trial\/stripe\/c\/pay\//);
  const orders = await attempts();
  expect(orders).toHaveLength(before + 1);
  expect(orders).toContainEqual({
    method: 'Stripe',
    total: 10_000,
    currency: 'OMR',
    charge_minor: 2_601,
    charge_currency: 'USD',
  });
});

test('accepts a quote when no payment method is selected', async () => {
  const { token } = await quoteFor(money(10_000, 'OMR'));
  const { method: _, ...form } = typed({ quote: `Stripe ${token}` });
  expect((await send(form)).status).toBe(303);
});

test.each([
  ['a method without a token', 'Stripe'],
  ['an unknown method', `Cheque ${'a'.repeat(40)}.${'b'.repeat(43)}`],
  ['a token that is too long', `Stripe ${'a'.repeat(5_000)}`],
])('rejects a malformed quote: %s', async (_, quote) => {
  const before = await orderCount();
  const answer = await send(typed({ quote }));
  expect(answer.status).toBe(400);
  expect(answer.errors.quote?.[0]).toMatch(/does not match this order. Nothing was charged/);
  expect(await orderCount()).toBe(before);
});

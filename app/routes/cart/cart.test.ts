/** Tests of the loader and the action of the cart page, with requests as a browser sends them. */
import { describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { confirmOrder, createOrder, submitDecision } from '#tests/support/api/orders';
import type { Cart } from '#domain/cart';
import { days } from '#domain/time/durations';
import { cartOf } from '#tests/support/carts';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, readAnswer, unreachable, visit } from '#tests/support/site';
import { action, loader } from './cart';

const site = setupTestSiteAtSeedTime();

async function load(cart?: Cart, path = '/cart') {
  const { data } = await loader(args(visit(path, cart ? { cart } : {})));
  return data;
}

/** Returns the result of the action, and the cart and preferences from the cookies that it sets. */
const change = async (cart: Cart, form: Record<string, string>) =>
  readAnswer(await action(args(visit('/cart', { cart, form }))));

test('returns the last order for an empty cart', async () => {
  const placed = { form: 'form', order: 'token-of-the-order-000001' };
  const { cart, last } = await load({ ...cartOf(), placed });
  expect(cart.lines).toEqual([]);
  expect(last).toEqual({ token: placed.order, isPaid: false, canReopen: false });
});

test('returns that the last order is paid after its payment was approved', async () => {
  const order = await createOrder(site);
  const placed = { form: 'form', order: order.token };
  expect((await load({ ...cartOf(), placed })).last?.isPaid).toBe(false);
  await submitDecision(site, order, 'approve');
  await confirmOrder(site, order);
  expect((await load({ ...cartOf(), placed })).last).toEqual({
    token: order.token,
    isPaid: true,
    canReopen: false,
  });
});

describe('the unpaid order of the last cart', () => {
  const before = cartOf({ recipient: { name: 'Maryam', phone: '+96892123456' } }, { minor: 7_000 });
  const placedOn = (order: string): Cart => ({
    ...cartOf(),
    placed: { form: 'form', order, lines: before.lines },
    orders: 1,
  });

  test('puts its gifts back into the cart, and closes its payment page', async () => {
    const { token } = await createOrder(site);
    expect((await load(placedOn(token))).last?.canReopen).toBe(true);
    const { to, cart } = await change(placedOn(token), { intent: 'reopen' });
    expect(to).toBe('/cart');
    expect(cart).toEqual({ ...before, orders: 1 });
    const stored = await site.api.fetch(new Request(`http://api/user/orders/${token}`));
    // It cannot be paid beside the order that follows.
    expect(await stored.json()).toMatchObject({ result: { state: 'expired' } });
    // The response with the cart may get lost.
    expect((await change(placedOn(token), { intent: 'reopen' })).cart).toEqual(cart);
  });

  test('puts a monthly gift back as a monthly gift', async () => {
    const { token } = await createOrder(site, { interval: 'month' });
    const { cart } = await change(placedOn(token), { intent: 'reopen' });
    expect(cart?.subscription).toMatchObject({ id: 'line-0', minor: 25_000 });
    expect(cart?.lines).toEqual([]);
  });

  test('redirects to the order when it was paid meanwhile', async () => {
    const order = await createOrder(site);
    await submitDecision(site, order, 'approve');
    const { to } = await change(placedOn(order.token), { intent: 'reopen' });
    expect(to).toBe(`/orders/${order.token}`);
  });

  test('keeps the cart empty when the payment page cannot be closed', async () => {
    const { token } = await createOrder(site);
    site.fail(unreachable);
    const { status, said } = await change(placedOn(token), { intent: 'reopen' });
    expect(status).toBe(503);
    expect(said).toBeTruthy();
  });
});

test.each([
  ['blankets', 'sadaqa', 'closed'],
  ['no-such-campaign', 'sadaqa', 'gone'],
  ['workshop', 'zakat', 'notForZakat'],
  ['zakat-fund', 'sadaqa', 'notForThis'],
  ['bread', 'waqf', 'notForThis'],
] as const)('a gift to %s with the intention %s is %s', async (offeringId, intention, problem) => {
  const { cart } = await load(cartOf({}, { offeringId, intention }));
  expect(cart.lines.map((line) => line.problem)).toEqual([null, problem]);
  expect(cart.isBlocked).toBe(true);
});

test('reports a campaign as closed after its deadline', async () => {
  vi.setSystemTime(TEST_NOW.getTime() + days(400));
  const { cart } = await load(cartOf({ offeringId: 'school-bags' }));
  expect(cart.lines[0]?.problem).toBe('closed');
});

test('returns gifts and amounts without titles while the charity API is down', async () => {
  site.fail(unreachable);
  const { cart, rates } = await load(cartOf({}, { minor: 5_000, quantity: 3 }));
  expect(cart.lines.map(({ title, total, problem }) => [title, total.minor, problem])).toEqual([
    [null, 25_000, null],
    [null, 15_000, null],
  ]);
  expect(cart.isIncomplete).toBe(true);
  expect(cart.total.minor).toBe(40_000);
  expect(rates).toEqual([]);
});

test('changes a quantity while the charity API is down', async () => {
  site.fail(unreachable);
  const { cart } = await change(cartOf({}), { intent: 'more', line: 'line-0' });
  expect(cart?.lines[0]?.quantity).toBe(2);
});

test('does not change the quantity of a converted gift without a current rate', async () => {
  vi.setSystemTime(TEST_NOW.getTime() + days(8));
  const cart = cartOf({ minor: 2_000, converted: { from: 'EUR', total: 8_500 } });
  const answer = await change(cart, { intent: 'more', line: 'line-0' });
  expect(answer).toMatchObject({ status: 400, said: expect.stringMatching(/rate/) });
});

test.each([
  ['more', 1, 2],
  ['more', 99, 99],
  ['fewer', 2, 1],
  ['fewer', 1, 1],
])('the intent %s changes the quantity %i to %i', async (intent, quantity, expected) => {
  const answer = await change(cartOf({ quantity }), { intent, line: 'line-0' });
  expect(answer).toMatchObject({ status: 303, to: '/cart' });
  expect(answer.cart?.lines[0]?.quantity).toBe(expected);
});

test.each([
  [' ٣ ', 3],
  ['99', 99],
])('accepts the quantity %j', async (quantity, expected) => {
  const { cart } = await change(cartOf({}), { intent: 'quantity', line: 'line-0', quantity });
  expect(cart?.lines[0]?.quantity).toBe(expected);
});

test.each([
  ['0', 'A number from 1 to 99'],
  ['100', 'A number from 1 to 99'],
  ['two', 'A number from 1 to 99'],
  [' ', 'This field is required'],
])('rejects the quantity %j and returns the form', async (quantity, message) => {
  const form = { intent: 'quantity', line: 'line-0', quantity };
  expect(await change(cartOf({ quantity: 4 }), form)).toMatchObject({
    ...{ status: 400, errors: { quantity: [message] }, typed: { line: 'line-0' } },
  });
});

test('ignores a change of a gift that was removed in another tab', async () => {
  const { cart } = await change(cartOf({}), { intent: 'more', line: 'gone' });
  expect(cart?.lines).toHaveLength(1);
});

test('removes one gift and shows a message', async () => {
  const { cart, preferences } = await change(cartOf({}, {}), {
    intent: 'remove',
    line: 'line-0',
  });
  expect(cart?.lines.map(({ id }) => id)).toEqual(['line-1']);
  expect(preferences?.flash).toBe('lineRemoved');
});

test('removes all gifts and shows a message', async () => {
  const { cart, preferences } = await change(cartOf({}, {}), { intent: 'empty' });
  expect(cart?.lines).toEqual([]);
  expect(preferences?.flash).toBe('cartEmptied');
});

test('converts every gift at the published rate and stores the currency in the preferences', async () => {
  const before = cartOf({ minor: 10_000 }, { minor: 7_500, quantity: 2 });
  const answer = await change(before, { intent: 'currency', currency: 'USD' });
  expect(answer.cart?.currency).toBe('USD');
  expect(answer.cart?.lines.map(({ converted }) => converted)).toEqual([
    { from: 'OMR', total: 2_601 },
    // 2 × 7.5 × 2.6008 = 39.012
    { from: 'OMR', total: 3_901 },
  ]);
  expect(answer.preferences).toMatchObject({ currency: 'USD', flash: 'currencyChanged' });
});

test('returns each rate with its date and source', async () => {
  const { rates } = await load(cartOf({}));
  expect(rates.map(({ currency, rate }) => [currency, rate])).toEqual([
    ['OMR', '1'],
    ['USD', '2.6008'],
    ['EUR', expect.stringMatching(/^2\./)],
    ['GBP', expect.stringMatching(/^1\./)],
  ]);
  expect(rates.every(({ at, source }) => !Number.isNaN(Date.parse(at)) && source)).toBe(true);
});

test('does not convert at a rate that is eight days old, except at the USD peg', async () => {
  vi.setSystemTime(TEST_NOW.getTime() + days(8));
  const { rates } = await load(cartOf({}));
  expect(rates.map(({ currency }) => currency)).toEqual(['OMR', 'USD']);
  const answer = await change(cartOf({}), { intent: 'currency', currency: 'EUR' });
  expect(answer.errors?.currency?.[0]).toMatch(/no current exchange rate/);
});

test('rejects a currency that would bring a gift below the minimum amount', async () => {
  const before: Cart = { ...cartOf({ minor: 200 }), currency: 'USD' };
  const answer = await change(before, { intent: 'currency', currency: 'OMR' });
  expect(answer.status).toBe(400);
  expect(answer.errors?.currency?.[0]).toMatch(/below 1/);
});

test.each(['XXX', '', 'omr'])('rejects the unknown currency %j', async (currency) => {
  expect((await change(cartOf({}), { intent: 'currency', currency })).status).toBe(400);
});

test('returns 503 and does not change the cart while the charity API is down', async () => {
  site.fail(unreachable);
  const answer = await change(cartOf({}), { intent: 'currency', currency: 'USD' });
  expect(answer.status).toBe(503);
  expect(answer.cart).toBeUndefined();
});

describe('a monthly gift', () => {
  const subscription = { id: 'm', offeringId: 'bread', minor: 7_000, intention: 'zakat' } as const;

  test('returns the monthly gift separately from the lines and their total', async () => {
    const { cart } = await load({ ...cartOf({}), subscription });
    expect(cart.monthly).toMatchObject({
      title: 'Bread from the harbour bakery',
      total: { minor: 7_000, currency: 'OMR' },
      problem: null,
    });
    expect(cart).toMatchObject({ count: 2, total: { minor: 25_000 } });
    expect(cart.lines).toHaveLength(1);
    expect((await load(cartOf({}))).cart.monthly).toBeNull();
  });

  test('removes only the monthly gift', async () => {
    const before = { ...cartOf({}), subscription };
    const { cart, preferences } = await change(before, { intent: 'removeMonthly' });
    expect(cart).toEqual(cartOf({}));
    expect(preferences?.flash).toBe('lineRemoved');
  });

  test.each([
    ['workshop', 'notForZakat'],
    ['blankets', 'closed'],
  ])('reports a monthly gift to %s as %s', async (offeringId, problem) => {
    const { cart } = await load({ ...cartOf({}), subscription: { ...subscription, offeringId } });
    expect(cart.monthly?.problem).toBe(problem);
    expect(cart.isBlocked).toBe(false);
  });
});

test('rejects an unknown intent with 400', async () => {
  expect((await change(cartOf({}), { intent: 'steal' })).status).toBe(400);
});

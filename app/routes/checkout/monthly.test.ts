/**
 * Tests of a monthly gift at the checkout: paid separately, with a method that can repeat it, before the other gifts.
 */
import { expect, test } from 'vitest';
import type { Cart } from '#domain/cart';
import { money } from '#domain/money';
import { CART_LINE } from '#tests/support/carts';
import { checkOut, checkoutForm } from '#tests/support/checkout';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, cookiesOf, visit } from '#tests/support/site';
import { loader } from './checkout';

const site = setupTestSiteAtSeedTime();

const LINE = { ...CART_LINE, quantity: 2 };
const MONTHLY = { id: 'm', offeringId: 'bread', minor: 10_000, intention: 'zakat' } as const;
const CART: Cart = { currency: 'OMR', lines: [LINE], subscription: MONTHLY };

const load = async (cart: Cart) => (await loader(args(visit('/checkout', { cart })))).data;

test('returns only the monthly gift, and the number of waiting gifts', async () => {
  expect(await load(CART)).toMatchObject({
    ...{ interval: 'month', waiting: 1 },
    cart: {
      lines: [{ id: 'm', quantity: 1, intention: 'zakat' }],
      total: money(10_000, 'OMR'),
    },
  });
  expect((await load({ ...CART, subscription: undefined })).interval).toBe('once');
  expect(await load({ ...CART, lines: [] })).toMatchObject({ waiting: 0, cart: { count: 1 } });
});

test('preselects a method that can repeat a gift, and marks the methods that cannot', async () => {
  const { methods } = await load({ ...CART, method: 'Bank' });
  expect(methods?.offered.map(({ method, obstacle }) => [method, obstacle])).toEqual([
    ['Stripe', null],
    ['Paypal', 'monthly'],
    ['Xendit', 'monthly'],
    ['Bank', 'monthly'],
  ]);
  expect(methods?.preselected).toBe('Stripe');
});

test('blocks a monthly gift to a closed campaign', async () => {
  const closed = { ...MONTHLY, offeringId: 'blankets' };
  expect((await load({ ...CART, subscription: closed })).cart.isBlocked).toBe(true);
});

const form = (over: Record<string, string> = {}) =>
  checkoutForm({ expectedTotal: '10000', interval: 'month', ...over });
const months = () =>
  site.db
    .selectFrom('monthly_gifts')
    .innerJoin('orders', 'orders.id', 'first_order_id')
    .select(['total', 'orders.state', 'monthly_gifts.state as gift'])
    .execute();

test('creates the monthly gift and keeps the other gifts in the cart for the next payment', async () => {
  const before = (await months()).length;
  const { to, cart } = await checkOut(form(), { cart: CART });
  expect(to).toMatch(/\/trial\/stripe\/c\/pay\//);
  expect(cart).toEqual({ currency: 'OMR', lines: [LINE], placed: cart?.placed, orders: 1 });
  expect(cart?.placed?.order).toBeTruthy();
  expect((await months()).slice(before)).toEqual([
    { total: 10_000, state: 'pending_payment', gift: 'pending' },
  ]);
  const next = form({ expectedTotal: '50000', interval: 'once' });
  expect(await checkOut(next, { cart: cart! })).toMatchObject({
    status: 303,
    cart: { lines: [] },
  });
  expect(await months()).toHaveLength(before + 1);
});

test('redirects to the order when the form of the monthly gift is submitted again', async () => {
  const sent = form();
  const { cart, headers } = await checkOut(sent, { cart: CART });
  const again = await checkOut(sent, { headers: { cookie: cookiesOf(headers) } });
  expect(again.to).toBe(`/orders/${cart?.placed?.order}`);
});

test.each([
  ['the interval "once"', { interval: 'once', expectedTotal: '50000' }, CART],
  ['the interval "once" and the same total', { interval: 'once' }, CART],
  ['another total', { expectedTotal: '10001' }, CART],
  [
    'the interval "month" for a cart without a monthly gift',
    {},
    { currency: 'OMR', lines: [{ ...LINE, quantity: 1, minor: 10_000 }] } satisfies Cart,
  ],
])('rejects a form with %s', async (_, over, cart) => {
  const before = (await months()).length;
  const { status, said } = await checkOut(form(over), { cart });
  expect(status).toBe(409);
  expect(said).toMatch(/was changed after this page was opened/);
  expect(await months()).toHaveLength(before);
});

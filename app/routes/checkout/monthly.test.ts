/**
 * Tests of a monthly gift at the checkout: paid separately, with a method that can repeat it, before the other gifts.
 */
import { describe, expect, test } from 'vitest';
import { newFormKey } from '#app/security/form-stamp.server';
import type { Cart } from '#domain/cart';
import { money } from '#domain/money';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, cookiesOf, visit, visitorAfter } from '#tests/support/site';
import { action, loader } from './checkout';

const site = setupTestSiteAtSeedTime();

const BREAD = 'bread';
const LINE = {
  id: 'a',
  offeringId: BREAD,
  minor: 25_000,
  quantity: 2,
  intention: 'sadaqa',
} as const;
const MONTHLY = { id: 'm', offeringId: BREAD, minor: 10_000, intention: 'zakat' } as const;
const CART: Cart = { currency: 'OMR', lines: [LINE], subscription: MONTHLY };

const load = async (cart: Cart) => (await loader(args(visit('/checkout', { cart })))).data;

describe('checkout loader', () => {
  test('returns only the monthly gift, and the number of waiting gifts', async () => {
    const page = await load(CART);
    expect(page).toMatchObject({
      interval: 'month',
      waiting: 1,
      cart: {
        lines: [{ id: 'm', quantity: 1, intention: 'zakat' }],
        total: money(10_000, 'OMR'),
      },
    });
    expect((await load({ ...CART, subscription: undefined })).interval).toBe('once');
  });

  test('preselects a method that can repeat a gift, and marks the methods that cannot', async () => {
    const { methods } = await load(CART);
    expect(
      methods?.offered.map(({ method, obstacle, offer }) => [method, obstacle, offer]),
    ).toEqual([
      ['Sandbox', null, null],
      ['Bank', 'monthly', null],
    ]);
    expect(methods?.preselected).toBe('Sandbox');
    const wished = await load({ ...CART, method: 'Bank' });
    expect(wished.methods?.preselected).toBe('Sandbox');
  });

  test('returns the monthly gift when the cart has no other gifts', async () => {
    const page = await load({ ...CART, lines: [] });
    expect(page).toMatchObject({ waiting: 0, cart: { count: 1 } });
  });

  test('blocks a monthly gift to a closed campaign', async () => {
    const closed = { ...MONTHLY, offeringId: 'blankets' };
    expect((await load({ ...CART, subscription: closed })).cart.isBlocked).toBe(true);
  });
});

const typed = (over: Record<string, string> = {}): Record<string, string> => ({
  intent: 'pay',
  key: newFormKey(),
  name: 'Salim Al-Balushi',
  email: 'salim@example.org',
  method: 'Sandbox',
  expectedTotal: '10000',
  currency: 'OMR',
  interval: 'month',
  ...over,
});

async function send(form: Record<string, string>, cart = CART) {
  const answer = await action(args(visit('/checkout', { cart, form })));
  if (!(answer instanceof Response)) {
    const errors = answer.data.form.error as Record<string, string[]>;
    return { status: answer.init?.status, errors };
  }
  const cookie = cookiesOf(answer.headers);
  const { cart: left } = visitorAfter(answer);
  return { status: answer.status, to: answer.headers.get('location') ?? '', left, cookie };
}

const months = () =>
  site.db
    .selectFrom('monthly_gifts')
    .innerJoin('orders', 'orders.id', 'first_order_id')
    .select(['total', 'orders.state', 'monthly_gifts.state as gift'])
    .execute();

describe('checkout action', () => {
  test('creates the monthly gift and keeps the other gifts in the cart for the next payment', async () => {
    const before = (await months()).length;
    const form = typed();
    const answer = await send(form);
    expect(answer.to).toMatch(/\/sandbox\/pay\//);
    expect(answer.left).toEqual({
      ...{ currency: 'OMR', lines: [LINE], placed: answer.left?.placed, orders: 1 },
    });
    expect(answer.left?.placed?.order).toBeTruthy();
    expect((await months()).slice(before)).toEqual([
      { total: 10_000, state: 'pending_payment', gift: 'pending' },
    ]);
    const next = typed({ expectedTotal: '50000', interval: 'once' });
    const lines = await send(next, answer.left);
    expect(lines).toMatchObject({ status: 303, left: { lines: [] } });
    expect(await months()).toHaveLength(before + 1);
  });

  test('redirects to the order when the form of the monthly gift is submitted again', async () => {
    const form = typed();
    const { left, cookie } = await send(form);
    const again = await action(args(visit('/checkout', { form, headers: { cookie: cookie! } })));
    if (!(again instanceof Response)) throw new Error('no redirect');
    expect(again.headers.get('location')).toBe(`/orders/${left?.placed?.order}`);
  });

  test('rejects a payment method that cannot repeat the gift, with a message', async () => {
    const answer = await send(typed({ method: 'Bank' }));
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.errors?.['']?.[0]).toMatch(/cannot be used for monthly payments/);
  });

  test.each([
    [
      'the interval "once" and the total of the other gifts',
      { interval: 'once', expectedTotal: '50000' },
    ],
    ['the interval "once" and the same total', { interval: 'once' }],
    ['another total', { expectedTotal: '10001' }],
  ])('rejects a form with %s', async (_, over) => {
    const before = (await months()).length;
    const answer = await send(typed(over));
    expect(answer.status).toBe(409);
    expect(answer.errors?.['']?.[0]).toMatch(/was changed after this page was opened/);
    expect(await months()).toHaveLength(before);
  });

  test('rejects the interval "month" when the cart has no monthly gift', async () => {
    const lines: Cart = { currency: 'OMR', lines: [{ ...LINE, quantity: 1, minor: 10_000 }] };
    expect((await send(typed(), lines)).status).toBe(409);
  });
});

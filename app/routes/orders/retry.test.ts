/** Tests of the retry action with quotes (another amount or currency) and with monthly gifts. */
import { beforeEach, expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import type { Cart } from '#domain/cart';
import { money } from '#domain/money';
import { TEST_NOW } from '#tests/support/api/api';
import { confirmOrder, createOrder, fetchOrder, submitDecision } from '#tests/support/api/orders';
import { checkOut, checkoutForm, quoteInDollars } from '#tests/support/checkout';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, readAnswer, replaceMethods, visit } from '#tests/support/site';
import { loader as checkout } from '../checkout/checkout';
import { action, loader } from './order';

const site = setupTestSiteAtSeedTime();
beforeEach(() => {
  site.clock.now = TEST_NOW;
});

async function declined(changes: Parameters<typeof createOrder>[1] = {}): Promise<Order> {
  const order = await createOrder(site, changes);
  await submitDecision(site, order, 'decline');
  return confirmOrder(site, order);
}

const load = async ({ token }: Order) =>
  (await loader(args(visit(`/orders/${token}`), { token }))).data;

async function retry({ token }: Order, form: Record<string, string>) {
  const sent = { intent: 'retry', ...form };
  return readAnswer(await action(args(visit(`/orders/${token}`, { form: sent }), { token })));
}

test('charges exactly the amount of the quote that the donor confirmed', async () => {
  const order = await declined();
  const { token } = await quoteInDollars(site, order.total);
  const answer = await retry(order, { method: 'Bank', quote: `Stripe ${token}` });
  expect(answer.to).toMatch(/\/trial\/stripe\/c\/pay\//);
  const attempts = await site.db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['number', 'charge_minor', 'charge_currency'])
    .where('token', '=', order.token)
    .orderBy('number')
    .execute();
  expect(attempts).toEqual([
    { number: 1, charge_minor: 10_000, charge_currency: 'OMR' },
    { number: 2, charge_minor: 2_601, charge_currency: 'USD' },
  ]);
});

test('asks for the same quotes as the checkout, from the stated price of a converted gift', async () => {
  const asked: unknown[] = [];
  const listen = () =>
    site.fail(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/payment-quotes') asked.push(await request.clone().json());
      return replaceMethods([{ method: 'Stripe', currencies: ['USD'] }])(request);
    });
  const converted = { from: 'OMR', total: 134_44 } as const;
  const gift = { id: 'a', offeringId: 'bread', minor: 1_000, quantity: 60, converted };
  const cart: Cart = { currency: 'EUR', lines: [{ ...gift, intention: 'sadaqa' }] };
  listen();
  await checkout(args(visit('/checkout', { cart })));
  site.fail(null);
  await checkOut(checkoutForm({ currency: 'EUR', expectedTotal: '13444' }), { cart });
  const { token } = await site.db
    .selectFrom('orders')
    .select('token')
    .where('currency', '=', 'EUR')
    .executeTakeFirstOrThrow();
  const order = await fetchOrder(site, { token });
  await submitDecision(site, order, 'decline');
  await confirmOrder(site, order);
  listen();
  await load(order);
  const stated = { price: money(1_000, 'OMR'), quantity: 60 };
  const gifts = [{ total: 134_44, intention: 'sadaqa', stated }];
  expect(asked).toEqual([
    { currency: 'EUR', gifts },
    { currency: 'EUR', gifts },
  ]);
});

test('rejects a monthly retry by a method without monthly payments', async () => {
  const order = await declined({ interval: 'month' });
  const { methods, order: shown } = await load(order);
  expect(shown?.interval).toBe('month');
  expect(methods?.offered.map(({ method, obstacle }) => [method, obstacle])).toEqual([
    ['Stripe', null],
    ['Paypal', 'monthly'],
    ['Xendit', 'monthly'],
    ['Bank', 'monthly'],
  ]);
  expect((await retry(order, { method: 'Bank' })).said).toMatch(/cannot be used for monthly/);
});

test('requires a payment method', async () => {
  const answer = await retry(await declined(), { method: 'Cheque' });
  expect(answer).toMatchObject({ status: 400, errors: { method: ['This field is required'] } });
});

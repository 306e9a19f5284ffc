/** Tests of the retry action with quotes (another amount or currency) and with monthly gifts. */
import { beforeEach, expect, test } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { confirmOrder, createOrder, submitDecision } from '#tests/support/api/orders';
import type { Order } from '#contract/orders';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { quoteInDollars } from '#tests/support/checkout';
import { args, readAnswer, visit } from '#tests/support/site';
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

/** Tests of the retry action with quotes (another amount or currency) and with monthly gifts. */
import { beforeEach, expect, test } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { createProviders } from '#api/payments/providers';
import { createQuotes } from '#api/payments/quotes';
import { confirmOrder, createOrder, submitDecision } from '#tests/support/api/orders';
import type { Order } from '#contract/orders';
import { minutes } from '#domain/time/durations';
import { money, type Money } from '#domain/money';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, replaceMethods, visit } from '#tests/support/site';
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

/** Creates a signed quote as the charity API does for a Sandbox provider that accepts only USD. */
async function quoteFor(total: Money) {
  const sandbox = createProviders(site.deps).get('Sandbox')!;
  const narrow = new Map([['Sandbox', { ...sandbox, currencies: ['USD'] as const }]] as const);
  const [quote] = await createQuotes(site.deps, narrow, {
    currency: total.currency,
    gifts: [{ total: total.minor, intention: 'sadaqa' }],
  });
  return quote!;
}

const load = async ({ token }: Order) =>
  (await loader(args(visit(`/orders/${token}`), { token }))).data;

async function retry({ token }: Order, form: Record<string, string>) {
  const sent = { intent: 'retry', ...form };
  const answer = await action(args(visit(`/orders/${token}`, { form: sent }), { token }));
  if (answer instanceof Response) return { to: answer.headers.get('location') ?? '' };
  return {
    status: answer.init?.status,
    errors: answer.data.form.error as Record<string, string[]>,
  };
}

test('offers a quote for a method that does not accept the currency of the order', async () => {
  const order = await declined();
  const quote = await quoteFor(order.total);
  site.fail(replaceMethods([{ method: 'Sandbox', currencies: ['USD'] }], [quote]));
  const { methods } = await load(order);
  expect(methods?.preselected).toBeNull();
  expect(methods?.offered[0]).toMatchObject({
    obstacle: 'currency',
    offer: { charged: money(2_601, 'USD'), rate: '2.6008', token: quote.token },
  });
});

test('charges exactly the amount of the quote that the donor confirmed', async () => {
  const order = await declined();
  const { token } = await quoteFor(order.total);
  const answer = await retry(order, { method: 'Bank', quote: `Sandbox ${token}` });
  expect(answer.to).toMatch(/\/sandbox\/pay\//);
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

test('rejects a quote that has expired or belongs to other gifts, and starts no payment', async () => {
  const order = await declined();
  const foreign = await quoteFor(money(9_000, 'OMR'));
  const other = await retry(order, { quote: `Sandbox ${foreign.token}` });
  expect(other).toMatchObject({ status: 409 });
  expect(other.errors?.quote?.[0]).toMatch(/does not match this order/);
  const { token } = await quoteFor(order.total);
  site.clock.now = new Date(TEST_NOW.getTime() + minutes(31));
  const late = await retry(order, { quote: `Sandbox ${token}` });
  expect(late.errors?.quote?.[0]).toBe(
    'The rate you saw has expired. Nothing was charged. Please check the new amount.',
  );
  expect((await load(order)).order?.state).toBe('failed');
});

test('rejects a monthly retry by a method without monthly payments', async () => {
  const order = await declined({ interval: 'month' });
  const { methods, order: shown } = await load(order);
  expect(shown?.interval).toBe('month');
  expect(methods?.offered.map(({ method, obstacle }) => [method, obstacle])).toEqual([
    ['Sandbox', null],
    ['Bank', 'monthly'],
  ]);
  const answer = await retry(order, { method: 'Bank' });
  expect(answer.errors?.['']?.[0]).toMatch(/cannot be used for monthly payments/);
});

test.each([{}, { method: 'Cheque' }, { method: '' }])(
  'requires a payment method in the form %j',
  async (form) => {
    const answer = await retry(await declined(), form as Record<string, string>);
    expect(answer).toMatchObject({ status: 400, errors: { method: ['This field is required'] } });
  },
);

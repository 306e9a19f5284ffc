/** Asking providers: one that fails holds up no other order, and gives up none of its own. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { days, minutes } from '#domain/time/durations';
import type { Order } from '#contract/orders';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import {
  fetchOrder,
  advanceClock,
  createOrder,
  submitDecision,
  sendWebhook,
  webhookBody,
} from '#tests/support/api/orders';
import { findOrder } from '../../orders/repository';
import { createProviders, type Providers } from '../../payments/providers';
import { checkOrder, reconcilePendingPayments, expireOrders } from './check';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.api.close());

/** The sandbox, dead for every order but those named. */
function failingBut(...alive: (string | null)[]): Providers {
  const providers = new Map(createProviders(api.deps));
  const sandbox = providers.get('Sandbox')!;
  return providers.set('Sandbox', {
    ...sandbox,
    fetchStatus: async (attempt) => {
      if (!alive.includes(attempt.providerReference)) throw new Error('does not answer');
      return sandbox.fetchStatus(attempt);
    },
  });
}

test('sixty orders of a provider that fails do not keep the next from being asked about', async () => {
  let good!: Order;
  for (let made = 0; made < 61; made += 1) {
    good = await createOrder(api);
    advanceClock(api, 1);
  }
  await submitDecision(api, good, 'approve');
  const providers = failingBut(good.providerReference);
  advanceClock(api, minutes(1));
  await reconcilePendingPayments(api.deps, providers);
  await reconcilePendingPayments(api.deps, providers);
  expect((await fetchOrder(api, good)).state).toBe('paid');
  const asked = api.log.filter(({ message }) => message === 'provider status check failed');
  expect(asked).toHaveLength(60);
});

test('an order is given up only when its provider has said that nothing came', async () => {
  const order = await createOrder(api);
  advanceClock(api, days(2));
  await reconcilePendingPayments(api.deps, failingBut());
  await expireOrders(api.deps);
  expect((await fetchOrder(api, order)).state).toBe('pending_payment');

  advanceClock(api, minutes(30));
  await reconcilePendingPayments(api.deps, failingBut(order.providerReference));
  await expireOrders(api.deps);
  expect((await fetchOrder(api, order)).state).toBe('expired');
});

test('an order whose provider is not configured any more is not given up unasked', async () => {
  const order = await createOrder(api);
  advanceClock(api, days(2));
  await reconcilePendingPayments(api.deps, new Map());
  await expireOrders(api.deps);
  expect((await fetchOrder(api, order)).state).toBe('pending_payment');
  expect(api.log).toMatchObject([
    { message: 'provider status check failed', order: order.reference, reason: 'not configured' },
  ]);
});

test('what the donor gave up while the list was read is not taken', async () => {
  const asked: boolean[] = [];
  const providers: Providers = new Map([
    [
      'Sandbox',
      {
        ...createProviders(api.deps).get('Sandbox')!,
        fetchStatus: async ({ mayCapture: mayTake }) => {
          asked.push(mayTake);
          return null;
        },
      },
    ],
  ]);
  const order = await createOrder(api);
  const listed = (await findOrder(api.db, 'token', order.token))!;
  await checkOrder(api.deps, providers, listed);
  await sendWebhook(api, await webhookBody(api, order, { status: 'cancelled' }));
  await checkOrder(api.deps, providers, listed);
  expect(asked).toEqual([true, false]);
});

test('a donor who turned back may choose anew at once, unless the money came meanwhile', async () => {
  const [left, paid] = [await createOrder(api), await createOrder(api)];
  const sandbox = createProviders(api.deps).get('Sandbox')!;
  const told = (status: 'cancelled' | 'succeeded') => ({
    ...sandbox,
    cancelAttempt: async () => ({
      status,
      amount: { minor: 10_000, currency: 'OMR' as const },
      paymentId: status === 'succeeded' ? 'sbx_1' : null,
      source: 'check' as const,
    }),
  });
  const turnBack = async (order: Order, status: 'cancelled' | 'succeeded') => {
    const providers = new Map([['Sandbox', told(status)] as const]);
    const row = (await findOrder(api.db, 'token', order.token))!;
    await checkOrder(api.deps, providers, row, { turnedBack: true });
    return (await fetchOrder(api, order)).state;
  };
  expect(await turnBack(left, 'cancelled')).toBe('cancelled');
  expect(await turnBack(paid, 'succeeded')).toBe('paid');
});

test('a transfer is given up whatever providers say, and not behind orders that nobody can tell of', async () => {
  const orders = await Promise.all(Array.from({ length: 55 }, () => createOrder(api)));
  const transfer = await createOrder(api, { method: 'Bank' });
  advanceClock(api, days(8));
  await reconcilePendingPayments(api.deps, failingBut());
  await expireOrders(api.deps);
  expect((await fetchOrder(api, transfer)).state).toBe('expired');
  expect((await fetchOrder(api, orders[0]!)).state).toBe('pending_payment');
});

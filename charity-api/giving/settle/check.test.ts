/** Tests of status checks: a failing provider does not block other orders, and its own orders do not expire. */
import { expect, test } from 'vitest';
import { days, minutes } from '#domain/time/durations';
import type { Order } from '#contract/orders';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  fetchOrder,
  advanceClock,
  createOrder,
  submitDecision,
  sendWebhook,
  paymentEvent,
  providersOf,
} from '#tests/support/api/orders';
import { findOrder } from '../../orders/repository';
import type { Providers } from '../../payments/providers';
import { checkOrder, reconcilePendingPayments, expireOrders } from './check';

const api = apiOfEachTest();

/** The card provider, which fails for every order except those with these references. */
function failingBut(...alive: (string | null)[]): Providers {
  const providers = new Map(providersOf(api));
  const cards = providers.get('Stripe')!;
  return providers.set('Stripe', {
    ...cards,
    fetchStatus: async (attempt) => {
      if (!alive.includes(attempt.providerReference)) throw new Error('no response');
      return cards.fetchStatus(attempt);
    },
  });
}

test('sixty orders whose status check fails do not block the check of the next order', async () => {
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
  const failures = api.log.filter(({ message }) => message === 'provider status check failed');
  expect(failures).toHaveLength(60);
});

test('an overdue order expires only after its provider has confirmed that it is unpaid', async () => {
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

test('an overdue order whose provider is not configured does not expire', async () => {
  const order = await createOrder(api);
  advanceClock(api, days(2));
  await reconcilePendingPayments(api.deps, new Map());
  await expireOrders(api.deps);
  expect((await fetchOrder(api, order)).state).toBe('pending_payment');
  expect(api.log).toMatchObject([
    { message: 'provider status check failed', order: order.reference, reason: 'not configured' },
  ]);
});

test('a payment that the donor cancelled after the batch was loaded is not captured', async () => {
  const captures: boolean[] = [];
  const providers: Providers = new Map([
    [
      'Stripe',
      {
        ...providersOf(api).get('Stripe')!,
        fetchStatus: async ({ mayCapture }) => {
          captures.push(mayCapture);
          return null;
        },
      },
    ],
  ]);
  const order = await createOrder(api);
  const listed = (await findOrder(api.db, 'token', order.token))!;
  await checkOrder(api.deps, providers, listed);
  await sendWebhook(api, await paymentEvent(api, order, { status: 'cancelled' }));
  await checkOrder(api.deps, providers, listed);
  expect(captures).toEqual([true, false]);
});

test('a cancelled checkout sets the order to cancelled, or to paid if the payment succeeded', async () => {
  const [left, paid] = [await createOrder(api), await createOrder(api)];
  const cards = providersOf(api).get('Stripe')!;
  const reporting = (status: 'cancelled' | 'succeeded') => ({
    ...cards,
    cancelAttempt: async () => ({
      status,
      amount: { minor: 10_000, currency: 'OMR' as const },
      paymentId: status === 'succeeded' ? 'pi_1' : null,
      source: 'check' as const,
    }),
  });
  const cancelWithStatus = async (order: Order, status: 'cancelled' | 'succeeded') => {
    const providers = new Map([['Stripe', reporting(status)] as const]);
    const row = (await findOrder(api.db, 'token', order.token))!;
    await checkOrder(api.deps, providers, row, { turnedBack: true });
    return (await fetchOrder(api, order)).state;
  };
  expect(await cancelWithStatus(left, 'cancelled')).toBe('cancelled');
  expect(await cancelWithStatus(paid, 'succeeded')).toBe('paid');
});

test('an overdue transfer expires, also behind many orders whose status is unknown', async () => {
  const orders = await Promise.all(Array.from({ length: 55 }, () => createOrder(api)));
  const transfer = await createOrder(api, { method: 'Bank' });
  advanceClock(api, days(8));
  await reconcilePendingPayments(api.deps, failingBut());
  await expireOrders(api.deps);
  expect((await fetchOrder(api, transfer)).state).toBe('expired');
  expect((await fetchOrder(api, orders[0]!)).state).toBe('pending_payment');
});

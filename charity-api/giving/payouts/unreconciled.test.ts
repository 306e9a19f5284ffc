/** Tests that a payment which only the provider knows is settled, or reported to operators and staff. */
import { expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import type { Today } from '#contract/staff/today';
import { hours, minutes } from '#domain/time/durations';
import { advanceClock, fetchOrder } from '#tests/support/api/orders';
import { joinStaff } from '#tests/support/api/staff';
import { createCardOrder, pageOf, withStripe } from '#tests/support/providers/with-stripe';

const given = withStripe();

/** Creates an order whose payment Stripe has booked. No webhook arrives, and the job does not poll the order. */
async function bookedThere() {
  const order = await createCardOrder(given);
  const page = pageOf(given, order);
  given.stripe.books.approve(page);
  given.stripe.postbox.waiting.length = 0;
  await given.api.db.updateTable('orders').set({ next_check: '2099' }).execute();
  return { order, page };
}

/** Books need a first payment of this site. */
async function paid() {
  const { order } = await bookedThere();
  await given.api.post(`/user/orders/${order.token}/confirm`, {});
  return order;
}

async function runJobs(after: number) {
  advanceClock(given.api, after);
  for (let run = 0; run < 3; run += 1) await given.api.api.tick();
}

const eventsOf = (message: string) => given.api.log.filter((line) => line.message === message);

async function unreconciled() {
  advanceClock(given.api, 10_000);
  const samples = await given.api.api.metrics();
  return samples.find(({ name }) => name === 'payments_unreconciled');
}

async function differencesOnToday() {
  const member = await joinStaff(given.api, ['finance']);
  const result = await resultOf<Today>(member.get('/staff/today'));
  return result.waiting.find(({ kind }) => kind === 'differences')?.count;
}

test('settles a payment whose webhook was lost and that no status request found', async () => {
  await paid();
  const { order } = await bookedThere();
  await runJobs(hours(8));
  expect((await fetchOrder(given.api, order)).state).toBe('paid');
  expect(eventsOf('payment.unreconciled')).toEqual([]);
  expect(await unreconciled()).toMatchObject({ labels: { method: 'Stripe' }, value: 0 });
  expect(await differencesOnToday()).toBe(0);
});

test('reports a payment that cannot be settled, until it is settled', async () => {
  await paid();
  const { order, page } = await bookedThere();
  // Stripe lists the payment, and its page does not say that it was paid.
  Object.assign(page, { payment_status: 'unpaid', status: 'open' });
  const intent = page.intent!;
  page.intent = null;
  await runJobs(hours(8));
  expect((await fetchOrder(given.api, order)).state).not.toBe('paid');
  expect(eventsOf('payment.unreconciled')).toMatchObject([
    { level: 'error', count: 1, orders: [order.reference] },
  ]);
  expect(await unreconciled()).toMatchObject({ labels: { method: 'Stripe' }, value: 1 });
  expect(await differencesOnToday()).toBe(1);

  Object.assign(page, { payment_status: 'paid', status: 'complete', intent });
  await runJobs(minutes(11));
  expect((await fetchOrder(given.api, order)).state).toBe('paid');
  expect(eventsOf('payment.reconciled')).toHaveLength(1);
  expect(await unreconciled()).toMatchObject({ value: 0 });
  expect(await differencesOnToday()).toBe(0);
});

test('payments that cannot be settled do not keep a newer one from being settled', async () => {
  await paid();
  for (let n = 0; n < 20; n += 1) {
    const { page } = await bookedThere();
    Object.assign(page, { payment_status: 'unpaid', status: 'open', intent: null });
  }
  const { order } = await bookedThere();
  await runJobs(hours(8));
  await runJobs(minutes(11));
  expect((await fetchOrder(given.api, order)).state).toBe('paid');
  expect(eventsOf('payment.unreconciled').at(-1)).toMatchObject({ count: 20 });
});

test('a count that is too old is not returned: another process may have settled the payments', async () => {
  await paid();
  const { page } = await bookedThere();
  Object.assign(page, { payment_status: 'unpaid', status: 'open', intent: null });
  await runJobs(hours(8));
  expect(await unreconciled()).toMatchObject({ value: 1 });
  advanceClock(given.api, minutes(21));
  expect(await unreconciled()).toBeUndefined();
});

test('reports nothing when the books are equal, and compares them again only after a fetch or an hour', async () => {
  await paid();
  await runJobs(hours(8));
  expect(eventsOf('payment.unreconciled')).toEqual([]);
  const calls = given.stripe.calls.length;
  await runJobs(minutes(5));
  expect(given.stripe.calls).toHaveLength(calls);
});

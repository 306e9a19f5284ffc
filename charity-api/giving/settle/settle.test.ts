/** Tests of settling: repeated, late and out-of-order payment events lead to the correct state of the order. */
import { describe, expect, test } from 'vitest';
import { hours } from '#domain/time/durations';
import type { Order } from '#contract/orders';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  confirmOrder,
  totalsOf,
  LINE,
  fetchOrder,
  flagOf,
  mailsOf,
  advanceClock,
  createOrder,
  submitDecision,
  retry,
  sendWebhook,
  paymentEvent,
  providersOf,
  createPaidOrder,
} from '#tests/support/api/orders';
import { transact } from '../../db/transact';
import { expireOrders, reconcilePendingPayments } from './check';
import { settle } from './settle';
import { createTrials } from '../../payments/trial';
import { oneRow, rowsOf } from '#tests/support/api/rows';
import { testSequence } from '#tests/support/api/sqlite-only';

const api = apiOfEachTest();

async function eventsOf({ reference }: Pick<Order, 'reference'>) {
  const { id } = await oneRow(api.db, 'orders', { reference });
  const rows = await rowsOf(api.db, 'order_events', { order_id: id });
  rows.sort((one, other) => one.version - other.version);
  return rows.map(({ event, to_state, source }) => `${event} → ${to_state} (${source})`);
}

describe('a payment', () => {
  test('is settled, counted and confirmed by e-mail once when the donor returns', async () => {
    const before = await totalsOf(api);
    const order = await createOrder(api, {
      lines: [LINE, { ...LINE, total: 20_000, quantity: 2 }],
    });
    await submitDecision(api, order, 'approve');
    const paid = await confirmOrder(api, order);
    expect(paid).toMatchObject({
      state: 'paid',
      paidAt: api.clock.now.toISOString(),
      providerReference: expect.stringMatching(/^pi_/),
      refunded: null,
      next: { kind: 'none' },
    });
    expect(await totalsOf(api)).toEqual({
      raised: before.raised + 30_000,
      gifts: before.gifts + 3,
    });
    await api.api.tick();
    expect(await mailsOf(api, order)).toMatchObject([{ kind: 'receipt', tries: 1 }]);
    expect(await eventsOf(order)).toEqual([
      'created → pending_payment (donor)',
      'payment_succeeded → paid (check)',
    ]);
  });

  test('is counted once after twenty concurrent webhooks and the return of the donor', async () => {
    const before = await totalsOf(api);
    const order = await createOrder(api);
    await submitDecision(api, order, 'approve');
    const body = await paymentEvent(api, order);
    const others = await Promise.all(Array.from({ length: 10 }, () => paymentEvent(api, order)));
    const bodies = [...Array.from({ length: 10 }, () => body), ...others];
    const responses = await Promise.all(bodies.map((one) => sendWebhook(api, one)));
    expect(responses).toEqual(responses.map(() => true));
    expect((await confirmOrder(api, order)).state).toBe('paid');
    expect(await totalsOf(api)).toEqual({
      raised: before.raised + 10_000,
      gifts: before.gifts + 1,
    });
    expect(await mailsOf(api, order)).toHaveLength(1);
    expect(await flagOf(api, order)).toBeNull();
    expect(await eventsOf(order)).toHaveLength(2);
  });

  test('stays paid when older events arrive after the success', async () => {
    const order = await createOrder(api);
    for (const status of ['succeeded', 'processing', 'declined', 'cancelled'] as const) {
      expect(await sendWebhook(api, await paymentEvent(api, order, { status }))).toBe(true);
      expect((await fetchOrder(api, order)).state).toBe('paid');
    }
  });

  test('converts a payment in dollars to the raised rials at the stored rate, rounded once for all lines', async () => {
    const before = await totalsOf(api);
    await createPaidOrder(api, {
      currency: 'USD',
      lines: Array.from({ length: 3 }, () => ({ ...LINE, total: 1_001 })),
    });
    // 30.03 / 2.6008 = 11.54645…
    expect((await totalsOf(api)).raised - before.raised).toBe(11_546);
  });
});

describe('unexpected payments', () => {
  test.each([
    { minor: 9_999, currency: 'OMR' },
    { minor: 10_001, currency: 'OMR' },
    { minor: 10_000, currency: 'USD' },
  ] as const)(
    'a payment with a wrong amount or currency sets the order to mismatch: %j',
    async (amount) => {
      const before = await totalsOf(api);
      const order = await createOrder(api);
      const body = await paymentEvent(api, order, { amount });
      for (let times = 0; times < 3; times += 1) await sendWebhook(api, body);
      expect((await fetchOrder(api, order)).state).toBe('mismatch');
      expect(await totalsOf(api)).toEqual(before);
      expect(await mailsOf(api, order)).toEqual([]);
      expect(api.log.filter((line) => line.level === 'warn')).toMatchObject([
        { message: 'order.transition', order: order.reference, to: 'mismatch' },
      ]);
    },
  );

  test('a second payment for a paid order is flagged and not counted', async () => {
    const before = await totalsOf(api);
    const order = await createOrder(api);
    await sendWebhook(api, await paymentEvent(api, order));
    await sendWebhook(api, await paymentEvent(api, order, { paymentId: 'pi_another' }));
    expect((await fetchOrder(api, order)).state).toBe('paid');
    expect(await flagOf(api, order)).toBe('second_success');
    expect((await totalsOf(api)).raised - before.raised).toBe(10_000);
    expect(await mailsOf(api, order)).toHaveLength(1);
  });

  test('a second payment with a wrong amount is flagged and logged once', async () => {
    const order = await createOrder(api);
    const amount = { minor: 9_999, currency: 'OMR' } as const;
    await sendWebhook(api, await paymentEvent(api, order, { amount }));
    const again = await paymentEvent(api, order, { amount, paymentId: 'pi_another' });
    for (let times = 0; times < 2; times += 1) await sendWebhook(api, again);
    expect((await fetchOrder(api, order)).state).toBe('mismatch');
    expect(await flagOf(api, order)).toBe('second_mismatch');
    expect((await eventsOf(order)).slice(1)).toEqual([
      'payment_mismatched → mismatch (webhook)',
      'second_mismatch → mismatch (webhook)',
    ]);
    expect(api.log.filter(({ level }) => level === 'warn')).toHaveLength(2);
  });

  test('a payment that belongs to another order is flagged and does not change the state', async () => {
    const first = await createOrder(api);
    const second = await createOrder(api);
    const body = await paymentEvent(api, first);
    await sendWebhook(api, body);
    await sendWebhook(api, await paymentEvent(api, second, { paymentId: body.evidence.paymentId }));
    expect((await fetchOrder(api, second)).state).toBe('pending_payment');
    expect(await flagOf(api, second)).toBe('payment_of_another_order');
  });

  test('an event whose id was stored for another order still makes its own order paid, once', async () => {
    const first = await paymentEvent(api, await createOrder(api));
    const order = await createOrder(api);
    const before = await totalsOf(api);
    const second = await paymentEvent(api, order, { eventId: first.evidence.eventId });
    for (const event of [first, second, second, first]) await sendWebhook(api, event);
    expect((await fetchOrder(api, order)).state).toBe('paid');
    expect((await totalsOf(api)).gifts).toBe(before.gifts + 2);
    expect(api.log.filter(({ level }) => level === 'warn')).toMatchObject([
      { message: 'event id of another payment attempt', order: order.reference },
      { message: 'event id of another payment attempt', order: order.reference },
    ]);
  });
});

test('a payment for a deleted campaign sets the order to paid and flags it for staff', async () => {
  const order = await createOrder(api);
  await submitDecision(api, order, 'approve');
  await api.db.deleteFrom('offerings').where('id', '=', LINE.offeringId).execute();
  expect((await confirmOrder(api, order)).state).toBe('paid');
  expect(await flagOf(api, order)).toBe('item_taken');
});

testSequence(
  'a payment comes before all that wait, a report without a payment does not',
  async () => {
    const [paid, declined] = [await createOrder(api), await createOrder(api)];
    const payment = await paymentEvent(api, paid);
    const decline = await paymentEvent(api, declined, { status: 'declined', paymentId: null });
    const ended: string[] = [];
    const works = {
      running: () => transact(api.db, 'staff', () => Promise.resolve()),
      waiting: () => transact(api.db, 'staff', () => Promise.resolve()),
      declined: () => settle(api.deps, decline),
      paid: () => settle(api.deps, payment),
    };
    await Promise.all(
      Object.entries(works).map(([name, work]) => work().then(() => ended.push(name))),
    );
    expect(ended).toEqual(['running', 'paid', 'waiting', 'declined']);
  },
);

describe('late events', () => {
  test('a late decline of an earlier attempt does not change the new attempt', async () => {
    const order = await createOrder(api);
    const decline = await paymentEvent(api, order, { status: 'declined' });
    const cancel = await paymentEvent(api, order, { status: 'cancelled' });
    await sendWebhook(api, cancel);
    await retry(api, order, 'Stripe');
    await sendWebhook(api, decline);
    expect((await fetchOrder(api, order)).state).toBe('pending_payment');
  });

  test('a late cancellation of an earlier attempt does not cancel the transfer that the donor chose then', async () => {
    const order = await createOrder(api);
    const cancel = await paymentEvent(api, order, { status: 'cancelled' });
    // As if the provider could not be reached: no payment page is open.
    await api.db.updateTable('payment_attempts').set({ next: null }).execute();
    await retry(api, order, 'Bank');
    await sendWebhook(api, cancel);
    expect(await fetchOrder(api, order)).toMatchObject({
      ...{ state: 'awaiting_transfer', method: 'Bank', next: { kind: 'transfer' } },
    });
  });

  test('a late success of an earlier attempt sets the order to paid', async () => {
    const order = await createOrder(api);
    const success = await paymentEvent(api, order);
    await sendWebhook(api, await paymentEvent(api, order, { status: 'declined' }));
    const { order: again } = await retry(api, order, 'Stripe');
    await sendWebhook(api, success);
    expect((await fetchOrder(api, order)).state).toBe('paid');
    await submitDecision(api, again, 'approve');
    await api.api.tick();
    expect(await flagOf(api, order)).toBe('second_success');
  });

  test('a late payment of an expired order sets it to paid and flags it', async () => {
    const order = await createOrder(api);
    advanceClock(api, hours(25));
    await reconcilePendingPayments(api.deps, providersOf(api));
    await expireOrders(api.deps);
    expect((await fetchOrder(api, order)).state).toBe('expired');
    await sendWebhook(api, await paymentEvent(api, order));
    expect((await fetchOrder(api, order)).state).toBe('paid');
    expect(await flagOf(api, order)).toBe('late_success');
  });
});

describe('a webhook', () => {
  test.each([
    ['an unknown attempt', { attemptId: 'f'.repeat(32) }],
    ['a session of another attempt', { providerReference: 'another-account' }],
  ])('with %s is rejected', async (_, changes) => {
    const order = await createOrder(api);
    const event = await paymentEvent(api, order);
    expect(await sendWebhook(api, { ...event, ...changes })).toBe(false);
    expect((await fetchOrder(api, order)).state).toBe('pending_payment');
  });

  test('that a trial cannot deliver is sent again with growing intervals until it is accepted', async () => {
    let isUnavailable = true;
    const seen: number[] = [];
    const trials = createTrials(api.deps);
    const tick = () =>
      trials.tick((request) => {
        seen.push(api.clock.now.getTime());
        return isUnavailable ? new Response(null, { status: 503 }) : api.api.fetch(request);
      });
    const order = await createOrder(api);
    await submitDecision(api, order, 'approve');
    for (let second = 0; second <= 20; second += 1) {
      await tick();
      advanceClock(api, 1_000);
    }
    const start = seen[0]!;
    expect([...new Set(seen.map((at) => (at - start) / 1_000))]).toEqual([0, 5, 15]);
    isUnavailable = false;
    advanceClock(api, 15_000);
    await tick();
    expect((await fetchOrder(api, order)).state).toBe('paid');
  });
});

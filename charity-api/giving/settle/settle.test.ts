/** Settling: whatever news comes, in whatever order and however often, the order ends where the money is. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hours } from '#domain/time/durations';
import type { Order } from '#contract/orders';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import {
  confirmOrder,
  totalsOf,
  LINE,
  fetchOrder,
  mailsOf,
  advanceClock,
  createOrder,
  submitDecision,
  retry,
  sendWebhook,
  webhookBody,
} from '#tests/support/api/orders';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.api.close());

const flagOf = async ({ reference }: Pick<Order, 'reference'>) =>
  (
    await api.db
      .selectFrom('orders')
      .select('flag')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).flag;

async function eventsOf({ reference }: Pick<Order, 'reference'>) {
  const rows = await api.db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['event', 'to_state', 'source'])
    .where('reference', '=', reference)
    .orderBy('order_events.version')
    .execute();
  return rows.map(({ event, to_state, source }) => `${event} → ${to_state} (${source})`);
}

describe('a payment', () => {
  test('that the donor comes back from is paid, counted and mailed once', async () => {
    const before = await totalsOf(api);
    const order = await createOrder(api, {
      lines: [LINE, { ...LINE, total: 20_000, quantity: 2 }],
    });
    await submitDecision(api, order, 'approve');
    const paid = await confirmOrder(api, order);
    expect(paid).toMatchObject({
      state: 'paid',
      paidAt: api.clock.now.toISOString(),
      providerReference: expect.stringMatching(/^sbx_/),
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

  test('whose webhook comes twenty times at once, and then the donor, is paid once', async () => {
    const before = await totalsOf(api);
    const order = await createOrder(api);
    await submitDecision(api, order, 'approve');
    const body = await webhookBody(api, order);
    const others = await Promise.all(Array.from({ length: 10 }, () => webhookBody(api, order)));
    const answers = await Promise.all(
      [...Array.from({ length: 10 }, () => body), ...others].map((news) => sendWebhook(api, news)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await confirmOrder(api, order)).state).toBe('paid');
    expect(await totalsOf(api)).toEqual({
      raised: before.raised + 10_000,
      gifts: before.gifts + 1,
    });
    expect(await mailsOf(api, order)).toHaveLength(1);
    expect(await flagOf(order)).toBeNull();
    expect(await eventsOf(order)).toHaveLength(2);
  });

  test('whose news come in the wrong order stays paid', async () => {
    const order = await createOrder(api);
    for (const status of ['approved', 'processing', 'declined', 'cancelled'] as const) {
      expect((await sendWebhook(api, await webhookBody(api, order, { status }))).status).toBe(200);
      expect((await fetchOrder(api, order)).state).toBe('paid');
    }
  });

  test('that is answered later is processing until then, and found without the donor', async () => {
    const order = await createOrder(api);
    await submitDecision(api, order, 'approve-later');
    expect((await confirmOrder(api, order)).state).toBe('processing');
    advanceClock(api, 19_000);
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('processing');
    advanceClock(api, 1_000);
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('paid');
    expect((await eventsOf(order)).at(-1)).toBe('payment_succeeded → paid (webhook)');
  });

  test('whose webhook is lost is found by asking', async () => {
    const order = await createOrder(api);
    await submitDecision(api, order, 'approve');
    await api.db.deleteFrom('sandbox_events').execute();
    advanceClock(api, 60_000);
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('paid');
    expect((await eventsOf(order)).at(-1)).toBe('payment_succeeded → paid (check)');
  });

  test('in dollars raises the goal in rials by the stored rate, once for all lines', async () => {
    const before = await totalsOf(api);
    const order = await createOrder(api, {
      currency: 'USD',
      lines: Array.from({ length: 3 }, () => ({ ...LINE, total: 1_001 })),
    });
    await submitDecision(api, order, 'approve');
    await confirmOrder(api, order);
    // 30.03 / 2.6008 = 11.54645…
    expect((await totalsOf(api)).raised - before.raised).toBe(11_546);
  });
});

describe('money that is not what was asked for', () => {
  test.each([
    { minor: 9_999, currency: 'OMR' },
    { minor: 10_001, currency: 'OMR' },
    { minor: 10_000, currency: 'USD' },
  ] as const)('is never "paid": %j', async (amount) => {
    const before = await totalsOf(api);
    const order = await createOrder(api);
    const news = await webhookBody(api, order, { amount });
    for (let times = 0; times < 3; times += 1) await sendWebhook(api, news);
    expect((await fetchOrder(api, order)).state).toBe('mismatch');
    expect(await totalsOf(api)).toEqual(before);
    expect(await mailsOf(api, order)).toEqual([]);
    expect(api.log.filter((line) => line.level === 'warn')).toMatchObject([
      { message: 'order.transition', order: order.reference, to: 'mismatch' },
    ]);
  });

  test('twice for one order is flagged, and counted once', async () => {
    const before = await totalsOf(api);
    const order = await createOrder(api);
    await sendWebhook(api, await webhookBody(api, order));
    await sendWebhook(api, await webhookBody(api, order, { payment: 'sbx_another' }));
    expect((await fetchOrder(api, order)).state).toBe('paid');
    expect(await flagOf(order)).toBe('second_success');
    expect((await totalsOf(api)).raised - before.raised).toBe(10_000);
    expect(await mailsOf(api, order)).toHaveLength(1);
  });

  test('that comes a second time is flagged and told, whatever the second is', async () => {
    const order = await createOrder(api);
    const amount = { minor: 9_999, currency: 'OMR' } as const;
    await sendWebhook(api, await webhookBody(api, order, { amount }));
    const again = await webhookBody(api, order, { amount, payment: 'sbx_another' });
    for (let times = 0; times < 2; times += 1) await sendWebhook(api, again);
    expect((await fetchOrder(api, order)).state).toBe('mismatch');
    expect(await flagOf(order)).toBe('second_mismatch');
    expect((await eventsOf(order)).slice(1)).toEqual([
      'payment_mismatched → mismatch (webhook)',
      'second_mismatch → mismatch (webhook)',
    ]);
    expect(api.log.filter(({ level }) => level === 'warn')).toHaveLength(2);
  });

  test('that paid another order already pays nothing here', async () => {
    const first = await createOrder(api);
    const second = await createOrder(api);
    const news = await webhookBody(api, first);
    await sendWebhook(api, news);
    await sendWebhook(api, await webhookBody(api, second, { payment: news.payment }));
    expect((await fetchOrder(api, second)).state).toBe('pending_payment');
    expect(await flagOf(second)).toBe('payment_of_another_order');
  });
});

test('money for a campaign that was deleted is paid, and staff are told', async () => {
  const order = await createOrder(api);
  await submitDecision(api, order, 'approve');
  await api.db.deleteFrom('offerings').where('id', '=', LINE.offeringId).execute();
  expect((await confirmOrder(api, order)).state).toBe('paid');
  expect(await flagOf(order)).toBe('item_taken');
});

describe('late news', () => {
  test('of an earlier attempt’s decline leaves the new attempt alone', async () => {
    const order = await createOrder(api);
    const decline = await webhookBody(api, order, { status: 'declined' });
    const cancel = await webhookBody(api, order, { status: 'cancelled' });
    await sendWebhook(api, cancel);
    await retry(api, order, 'Sandbox');
    await sendWebhook(api, decline);
    expect((await fetchOrder(api, order)).state).toBe('pending_payment');
  });

  test('of an earlier attempt’s success pays the order', async () => {
    const order = await createOrder(api);
    const success = await webhookBody(api, order);
    await sendWebhook(api, await webhookBody(api, order, { status: 'declined' }));
    const { order: again } = await retry(api, order, 'Sandbox');
    await sendWebhook(api, success);
    expect((await fetchOrder(api, order)).state).toBe('paid');
    await submitDecision(api, again, 'approve');
    await api.api.tick();
    expect(await flagOf(order)).toBe('second_success');
  });

  test('of money is taken after the order was given up, and flagged', async () => {
    const order = await createOrder(api);
    advanceClock(api, hours(25));
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('expired');
    await sendWebhook(api, await webhookBody(api, order));
    expect((await fetchOrder(api, order)).state).toBe('paid');
    expect(await flagOf(order)).toBe('late_success');
  });
});

describe('a webhook', () => {
  test.each([
    ['with another secret', { secret: 'not-the-secret-of-the-gateway-at-all' }],
    ['without a signature', { signature: '' }],
    ['of ten minutes ago', { at: new Date('2026-03-12T05:50:00Z') }],
    ['from the future', { at: new Date('2026-03-12T06:06:00Z') }],
  ])('%s is refused and changes nothing', async (_, forged) => {
    const order = await createOrder(api);
    const answer = await sendWebhook(api, await webhookBody(api, order), forged);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errorCode: 'webhook.rejected' });
    expect((await fetchOrder(api, order)).state).toBe('pending_payment');
    expect(api.log.at(-1)).toMatchObject({ level: 'warn', code: 'webhook.rejected' });
  });

  test.each([
    ['an attempt that is not ours', { attempt: 'f'.repeat(32) }],
    ['a session that is not the attempt’s', { session: 'another-account' }],
    ['nothing new', { status: 'open' as const }],
    ['an event without a proper name', { id: '../../etc' }],
  ])('about %s is refused', async (_, changes) => {
    const order = await createOrder(api);
    const answer = await sendWebhook(api, await webhookBody(api, order, changes));
    expect(answer.status).toBe(400);
    expect((await fetchOrder(api, order)).state).toBe('pending_payment');
  });

  test('whose body was changed on the way is refused', async () => {
    const order = await createOrder(api);
    const body = await webhookBody(api, order, { status: 'declined' });
    const { sign } = await import('../../payments/sandbox/signature');
    const { secret } = api.deps.config.sandbox!;
    const signature = sign(secret, JSON.stringify(body), api.clock.now);
    const answer = await sendWebhook(api, { ...body, status: 'approved' }, { signature });
    expect(answer.status).toBe(400);
    expect((await fetchOrder(api, order)).state).toBe('pending_payment');
  });

  test('that cannot be delivered is tried again, later each time, until it is taken', async () => {
    const { createTick } = await import('../../tick');
    const { createProviders } = await import('../../payments/providers');
    let refusing = true;
    const seen: number[] = [];
    const deliver = (request: Request) => {
      seen.push(api.clock.now.getTime());
      return refusing ? new Response(null, { status: 503 }) : api.api.fetch(request);
    };
    const providers = createProviders(api.deps);
    const tick = createTick(api.deps, { providers, trials: null, deliver });
    const order = await createOrder(api);
    await submitDecision(api, order, 'approve');
    for (let second = 0; second <= 20; second += 1) {
      await tick();
      advanceClock(api, 1_000);
    }
    const start = seen[0]!;
    expect(seen.map((at) => (at - start) / 1_000)).toEqual([0, 5, 15]);
    refusing = false;
    advanceClock(api, 15_000);
    await tick();
    expect((await fetchOrder(api, order)).state).toBe('paid');
  });
});

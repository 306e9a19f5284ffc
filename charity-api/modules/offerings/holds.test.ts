/** Reservations of limited offerings: no unit is sold twice under concurrency, and unpaid units are released. */
import { describe, expect, test, vi } from 'vitest';
import type { CreateOrderInput } from '#contract/orders';
import { addMonths } from '#domain/offerings/sponsorship';
import { confirmTransfer, rejectTransfer } from '#tests/support/api/staff-decisions';
import { insertOffering as offerIn } from '#tests/support/api/offerings';
import { TEST_NOW } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  approveOrder,
  confirmOrder,
  fetchOrder,
  flagOf,
  mailsOf,
  orderBody,
  advanceClock,
  createOrder,
  submitDecision,
  retry,
  sendOrder,
  sendWebhook,
  paymentEvent,
  refundOrder,
  sendProof,
  totalsOf,
} from '#tests/support/api/orders';
import { oneRow, changeRows } from '#tests/support/api/rows';
import { releaseReservations } from './holds';

const api = apiOfEachTest();

const offer = (row: Parameters<typeof offerIn>[1]) => offerIn(api.db, row);

const cow = (closes_at: string | null = null) =>
  offer({
    id: 'test-cow',
    kind: 'sacrifice',
    intentions: '["sacrifice"]',
    price: 45_000,
    unit: 'share',
    capacity: 7,
    closes_at,
  });
const debt = (capacity: number, taken = 0) =>
  offer({
    id: 'test-debt',
    kind: 'case',
    any_amount: 1,
    unit: 'money',
    capacity,
    taken,
    paid: taken,
  });
const child = (capacity: number, starts_at = TEST_NOW.toISOString().slice(0, 10)) =>
  offer({ id: 'test-child', kind: 'orphan', price: 35_000, unit: 'month', capacity, starts_at });

const share = (count = 1): CreateOrderInput['lines'][number] => ({
  offeringId: 'test-cow',
  total: 45_000 * count,
  quantity: count,
  intention: 'sacrifice',
  names: Array.from({ length: count }, (_, at) => `Name ${at}`),
  agency: true,
});
const towardsDebt = (total: number): CreateOrderInput['lines'][number] => ({
  offeringId: 'test-debt',
  total,
  quantity: 1,
  intention: 'sadaqa',
});
const months = (quantity: number): CreateOrderInput['lines'][number] => ({
  offeringId: 'test-child',
  total: 35_000 * quantity,
  quantity,
  intention: 'sadaqa',
});

async function offeringCounts(id: string) {
  const { taken, paid } = await oneRow(api.db, 'offerings', { id });
  return { taken, paid, ...(await totalsOf(api, id)) };
}

const pay = (order: Parameters<typeof approveOrder>[1]) => approveOrder(api, order);

const CROWD = 60;
const crowd = (line: CreateOrderInput['lines'][number]) =>
  Promise.all(Array.from({ length: CROWD }, () => sendOrder(api, orderBody({ lines: [line] }))));

describe('60 orders at the same time', () => {
  test.each([
    ['7 shares of a cow', () => cow(), share(), 'test-cow', 7, 1],
    [
      'the last 10 rials of a debt',
      () => debt(850_000, 840_000),
      towardsDebt(1_000),
      'test-debt',
      10,
      1_000,
    ],
    ['the last 24 months of an orphan', () => child(24), months(3), 'test-child', 8, 3],
  ])('concurrent orders for %s sell each unit once', async (_, make, line, id, sold, units) => {
    await make();
    const before = await offeringCounts(id);
    const answers = await crowd(line);
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(sold);
    for (const { status, error } of answers.filter((answer) => !taken.includes(answer))) {
      expect([status, error.errorCode]).toEqual([409, 'order.itemTaken']);
    }
    // All donors also pay concurrently, and each payment is confirmed twice.
    await Promise.all(taken.flatMap(({ order }) => [pay(order), pay(order)]));
    const orders = await Promise.all(taken.map(({ order }) => fetchOrder(api, order)));
    expect(orders.map(({ state }) => state)).toEqual(Array(sold).fill('paid'));
    const after = await offeringCounts(id);
    expect(after.taken - before.taken).toBe(sold * units);
    expect(after.paid).toBe(after.taken);
    expect(after.raised).toBe(taken.reduce((sum, { order }) => sum + order.total.minor, 0));
  });
});

test('units that are released while an order waits for its transaction stay available', async () => {
  await cow();
  const { token } = await createOrder(api, { lines: [share(5)] });
  const { id } = await oneRow(api.db, 'orders', { token });
  const begin = api.db.transaction.bind(api.db);
  vi.spyOn(api.db, 'transaction').mockImplementationOnce(() => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = async (work) => {
      await begin().execute((other) => releaseReservations(other, id, api.clock.now));
      return execute(work);
    };
    return transaction;
  });
  await createOrder(api, { lines: [share(2)] });
  expect(await offeringCounts('test-cow')).toMatchObject({ taken: 2 });
});

describe('reserved units without a payment', () => {
  test('are released after a decline, and a retry is rejected when another donor has bought them', async () => {
    await cow();
    const first = await createOrder(api, { lines: [share(5)] });
    expect((await sendOrder(api, orderBody({ lines: [share(3)] }))).error.errorCode).toBe(
      'order.itemTaken',
    );
    await submitDecision(api, first, 'decline');
    await confirmOrder(api, first);
    expect(await offeringCounts('test-cow')).toMatchObject({ taken: 0, paid: 0 });
    await pay(await createOrder(api, { lines: [share(3)] }));
    const again = await retry(api, first, 'Stripe');
    expect([again.status, again.error.errorCode]).toEqual([409, 'order.itemTaken']);
    await pay(await createOrder(api, { lines: [share(4)] }));
    expect(await offeringCounts('test-cow')).toMatchObject({ taken: 7, paid: 7, gifts: 2 });
  });

  test('an order with a reservation expires earlier than one without', async () => {
    const hours = async ({ reference }: { reference: string }) => {
      const { created_at, expires_at } = await oneRow(api.db, 'orders', { reference });
      return (new Date(expires_at).getTime() - new Date(created_at).getTime()) / 3_600_000;
    };
    await cow();
    expect(await hours(await createOrder(api, { lines: [share()] }))).toBe(1);
    expect(await hours(await createOrder(api))).toBe(23);
    await debt(50_000);
    const days = ({ next }: Awaited<ReturnType<typeof createOrder>>) =>
      next.kind === 'transfer' &&
      (new Date(next.until).getTime() - api.clock.now.getTime()) / 86_400_000;
    const holding = await createOrder(api, { method: 'Bank', lines: [towardsDebt(50_000)] });
    expect([days(holding), days(await createOrder(api, { method: 'Bank' }))]).toEqual([2, 7]);
    advanceClock(api, 2 * 86_400_000 + 1);
    await api.api.tick();
    expect((await fetchOrder(api, holding)).state).toBe('expired');
    expect(await offeringCounts('test-debt')).toMatchObject({ taken: 0 });
  });
});

describe('a payment for an order that was cancelled', () => {
  async function cancelledOrder() {
    const order = await createOrder(api, { lines: [towardsDebt(10_000)] });
    const late = await paymentEvent(api, order);
    await submitDecision(api, order, 'cancel');
    await confirmOrder(api, order);
    return { order, late };
  }

  test('buys the units when they are still available', async () => {
    await debt(10_000);
    const { order, late } = await cancelledOrder();
    await sendWebhook(api, late);
    expect(await fetchOrder(api, order)).toMatchObject({
      state: 'paid',
      lines: [{ unfilled: false }],
    });
    expect(await offeringCounts('test-debt')).toMatchObject({
      taken: 10_000,
      paid: 10_000,
      raised: 10_000,
    });
  });

  test('is accepted without counting when the units are sold: order and receipt show it, staff see a flag', async () => {
    await debt(10_000);
    const { order, late } = await cancelledOrder();
    await pay(await createOrder(api, { lines: [towardsDebt(10_000)] }));
    await sendWebhook(api, late);
    expect(await fetchOrder(api, order)).toMatchObject({
      state: 'paid',
      lines: [{ unfilled: true }],
    });
    expect(await offeringCounts('test-debt')).toMatchObject({
      taken: 10_000,
      paid: 10_000,
      raised: 10_000,
      gifts: 1,
    });
    expect(await flagOf(api, order)).toBe('item_taken');
    expect((await mailsOf(api, order)).map(({ kind }) => kind)).toEqual(['receipt']);
  });
});

describe('an offering with a closing time', () => {
  const inHours = (hours: number) =>
    new Date(api.clock.now.getTime() + hours * 3_600_000).toISOString();

  test('limits the time for a transfer', async () => {
    await cow(inHours(5));
    const order = await createOrder(api, { method: 'Bank', lines: [share()] });
    expect(order.next).toMatchObject({ until: inHours(5) });
  });

  test('is not bought by a later payment: the order is flagged, and its line is unfilled', async () => {
    await cow(inHours(5));
    const order = await createOrder(api, { method: 'Bank', lines: [share()] });
    advanceClock(api, 30 * 3_600_000);
    await confirmTransfer(api, order.reference);
    expect(await fetchOrder(api, order)).toMatchObject({
      state: 'paid',
      lines: [{ unfilled: true }],
    });
    expect(await flagOf(api, order)).toBe('item_taken');
    expect(await offeringCounts('test-cow')).toEqual({ taken: 0, paid: 0, raised: 0, gifts: 0 });
  });

  test('is bought by a payment in time whose webhook arrives up to an hour late', async () => {
    await cow(inHours(0.5));
    const order = await createOrder(api, { lines: [share()] });
    const webhook = await paymentEvent(api, order);
    advanceClock(api, 3_600_000);
    await sendWebhook(api, webhook);
    expect(await fetchOrder(api, order)).toMatchObject({
      state: 'paid',
      lines: [{ unfilled: false }],
    });
    expect(await offeringCounts('test-cow')).toMatchObject({ taken: 1, paid: 1 });
  });
});

describe('a case that violates an eligibility rule', () => {
  test('is not in the offerings, and orders for it are rejected', async () => {
    await debt(10_000);
    await changeRows(api.db, 'cases', { offering_id: 'test-debt' }, { social_security: 0 });
    expect(await (await api.get('/offerings?ids=test-debt')).json()).toMatchObject({
      result: { total: 0, data: [] },
    });
    const { status, error } = await sendOrder(api, orderBody({ lines: [towardsDebt(5_000)] }));
    expect([status, error.errorCode]).toEqual([409, 'order.itemUnknown']);
  });

  test('after the order was created: its payment does not count for the case', async () => {
    await debt(10_000);
    const order = await createOrder(api, { lines: [towardsDebt(10_000)] });
    await submitDecision(api, order, 'cancel');
    await confirmOrder(api, order);
    await api.db.updateTable('cases').set({ social_security: 0 }).execute();
    await sendWebhook(api, await paymentEvent(api, order));
    expect(await fetchOrder(api, order)).toMatchObject({
      state: 'paid',
      lines: [{ unfilled: true }],
    });
    expect(await flagOf(api, order)).toBe('item_taken');
  });
});

test('a rejected transfer releases its units, and a second proof reserves them again', async () => {
  await debt(10_000);
  const order = await createOrder(api, { method: 'Bank', lines: [towardsDebt(10_000)] });
  expect((await sendProof(api, order)).status).toBe(201);
  expect((await fetchOrder(api, order)).next.kind).toBe('transfer');
  await rejectTransfer(api, order.reference);
  expect(await offeringCounts('test-debt')).toMatchObject({ taken: 0 });
  // The order shows no transfer instructions while nothing is reserved.
  expect((await fetchOrder(api, order)).next.kind).toBe('none');
  expect((await sendProof(api, order)).status).toBe(201);
  expect(await offeringCounts('test-debt')).toMatchObject({ taken: 10_000 });
  expect((await fetchOrder(api, order)).next.kind).toBe('transfer');
});

describe('the last gift to a bill', () => {
  test('the last gift to a bill may be below the minimum amount; any other gift may not', async () => {
    await debt(10_400);
    expect((await sendOrder(api, orderBody({ lines: [towardsDebt(400)] }))).error.errorCode).toBe(
      'order.amountTooSmall',
    );
    await pay(await createOrder(api, { lines: [towardsDebt(10_000)] }));
    await pay(await createOrder(api, { lines: [towardsDebt(400)] }));
    expect(await offeringCounts('test-debt')).toMatchObject({ paid: 10_400, raised: 10_400 });
  });

  test('a gift in another currency completes the bill to the baisa, although its minor unit is larger', async () => {
    await debt(10_000);
    // 10 × 2.6008 = 26.008: 26.01 is the smallest amount that completes it.
    const lines = (minor: number) => [{ ...towardsDebt(minor) }];
    const usd = (minor: number) => orderBody({ currency: 'USD', lines: lines(minor) });
    expect((await sendOrder(api, usd(26_02))).error.errorCode).toBe('order.itemTaken');
    const { order } = await sendOrder(api, usd(26_01));
    await pay(order);
    expect(await offeringCounts('test-debt')).toMatchObject({
      taken: 10_000,
      paid: 10_000,
      raised: 10_000,
    });
  });
});

describe('reserved months of an orphan', () => {
  test('are consecutive, and later months move forward when earlier ones are released', async () => {
    await child(36);
    const start = TEST_NOW.toISOString().slice(0, 10);
    const first = await createOrder(api, { lines: [months(3)] });
    const second = await pay(await createOrder(api, { lines: [months(6)] }));
    expect(second.lines[0]!.period).toEqual({
      from: addMonths(start, 3),
      until: addMonths(start, 9),
    });
    await submitDecision(api, first, 'cancel');
    await confirmOrder(api, first);
    expect((await fetchOrder(api, second)).lines[0]!.period).toEqual({
      from: start,
      until: addMonths(start, 6),
    });
  });

  test('months of other donors keep their dates when past months are refunded', async () => {
    await child(36);
    const first = await pay(await createOrder(api, { lines: [months(3)] }));
    const second = await pay(await createOrder(api, { lines: [months(3)] }));
    // After four and a half months: the first period has ended, the second has not.
    api.clock.now = new Date('2026-07-27T06:00:00.000Z');
    await refundOrder(api, first);
    expect((await fetchOrder(api, first)).state).toBe('refunded');
    expect((await fetchOrder(api, second)).lines[0]!.period).toEqual({
      from: '2026-06-12',
      until: '2026-09-12',
    });
    const third = await createOrder(api, { lines: [months(1)] });
    expect((await fetchOrder(api, third)).lines[0]!.period?.from).toBe('2026-09-12');
  });

  test('cannot include past months without a sponsor', async () => {
    await child(24, '2025-03-12');
    // One of the two years has passed.
    expect((await sendOrder(api, orderBody({ lines: [months(13)] }))).error.errorCode).toBe(
      'order.itemTaken',
    );
    const order = await pay(await createOrder(api, { lines: [months(12)] }));
    expect(order.lines[0]!.period).toEqual({ from: '2026-03-12', until: '2027-03-12' });
    const answer = (await (await api.get('/offerings?ids=test-child')).json()) as {
      result: { data: { limit: unknown }[] };
    };
    expect(answer.result.data[0]!.limit).toEqual({
      unit: 'month',
      capacity: 24,
      taken: 24,
      paid: 12,
    });
  });
});

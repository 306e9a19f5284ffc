/** Tests monthly gifts of the sandbox: their start on the payment page, the monthly charges, and their end. */
import { describe, expect, test } from 'vitest';
import type { MonthlyGift } from '#contract/monthly';
import type { Order } from '#contract/orders';
import { LOCALES, type Locale } from '#domain/locales';
import { days } from '#domain/time/durations';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { NO_STAFF_JOBS } from '#tests/support/api/staff';
import { createTick } from '../../tick';
import { createProviders } from '../providers';
import {
  confirmOrder,
  totalsOf,
  gatewayPath,
  fetchOrder,
  mailsOf,
  advanceClock,
  createOrder,
  submitDecision,
} from '#tests/support/api/orders';

const api = apiOfEachTest();

async function begun(): Promise<Order> {
  const order = await createOrder(api, { interval: 'month' });
  await submitDecision(api, order, 'approve');
  return confirmOrder(api, order);
}

async function giftOf({ monthlyGift }: Order): Promise<MonthlyGift> {
  const answer = await api.get(`/user/monthly-gifts/${monthlyGift}`);
  return ((await answer.json()) as { result: MonthlyGift }).result;
}

const at = (moment: string) => {
  api.clock.now = new Date(moment);
};

/** Runs the background job several times, because each run processes what the run before it created. */
async function tick(times = 1): Promise<void> {
  for (let ticks = 0; ticks < times; ticks += 1) await api.api.tick();
}

describe('sandbox page of a monthly gift', () => {
  const EVERY_MONTH: Record<Locale, string> = {
    en: 'Every month, until it is stopped',
    ar: 'كل شهر إلى أن يُوقَف',
    tr: 'Durdurulana kadar her ay',
    id: 'Setiap bulan sampai dihentikan',
  };

  test.each(LOCALES)(
    'states in the donor’s language (%s) that the gift is monthly',
    async (locale) => {
      const monthly = await createOrder(api, { interval: 'month', locale });
      const once = await createOrder(api, { locale });
      expect(await (await api.get(gatewayPath(monthly))).text()).toContain(EVERY_MONTH[locale]);
      expect(await (await api.get(gatewayPath(once))).text()).not.toContain(EVERY_MONTH[locale]);
    },
  );
});

describe('monthly gift by the sandbox', () => {
  test.each(['return', 'webhook'])(
    'a monthly gift is active after its first payment, reported by the %s',
    async (way) => {
      const order = await createOrder(api, { interval: 'month' });
      expect((await giftOf(order)).state).toBe('pending');
      await submitDecision(api, order, 'approve');
      if (way === 'return') await confirmOrder(api, order);
      await tick(2);
      const gift = await giftOf(order);
      expect(gift).toMatchObject({ state: 'active', method: 'Sandbox', amount: order.total });
      expect(gift.payments).toMatchObject([{ reference: order.reference }]);
    },
  );

  test.each([
    ['decline', 'failed'],
    ['cancel', 'cancelled'],
  ])('a monthly gift stays pending after the decision %s', async (decision, state) => {
    const order = await createOrder(api, { interval: 'month' });
    await submitDecision(api, order, decision);
    expect((await confirmOrder(api, order)).state).toBe(state);
    advanceClock(api, days(40));
    await tick(2);
    expect(await giftOf(order)).toMatchObject({ state: 'pending', payments: [] });
  });

  test('a monthly gift is active when the bank approves the first payment later', async () => {
    const order = await createOrder(api, { interval: 'month' });
    await submitDecision(api, order, 'approve-later');
    advanceClock(api, 20_000);
    await tick(2);
    expect((await giftOf(order)).state).toBe('active');
  });

  test('a monthly gift is charged each month, as an order with a receipt that is counted once', async () => {
    const order = await begun();
    await tick();
    const before = await totalsOf(api);
    at('2026-04-12T05:59:59Z');
    await tick(2);
    expect((await giftOf(order)).payments).toHaveLength(1);
    at('2026-04-12T06:00:00Z');
    await tick(3);
    const { payments } = await giftOf(order);
    expect(payments).toHaveLength(2);
    const second = await fetchOrder(api, { token: payments[0]!.order });
    expect(second).toMatchObject({ state: 'paid', total: order.total, lines: order.lines });
    expect(await mailsOf(api, second)).toMatchObject([{ kind: 'receipt', tries: 1 }]);
    expect((await totalsOf(api)).gifts).toBe(before.gifts + 1);
  });

  test('a monthly gift is charged for each missed month after the server was down for months', async () => {
    const order = await begun();
    at('2026-07-01T00:00:00Z');
    await tick(8);
    expect((await giftOf(order)).payments).toHaveLength(4);
  });

  test('a monthly gift has a month whose webhook is lost, which is found once by the background job', async () => {
    const order = await begun();
    await tick();
    const loses = createTick(api.deps, {
      providers: createProviders(api.deps),
      trials: null,
      ...NO_STAFF_JOBS,
      deliver: () => new Response(),
    });
    at('2026-04-12T06:00:00Z');
    await loses();
    expect((await giftOf(order)).payments).toHaveLength(2);
    at('2026-04-14T06:00:00Z');
    await tick(2);
    expect((await giftOf(order)).payments).toHaveLength(2);
  });

  test('a monthly gift of the 31st is charged on the last day of a short month, then on the 31st', async () => {
    at('2026-01-31T12:00:00Z');
    const order = await begun();
    const months: number[] = [];
    for (const day of ['2026-02-27', '2026-02-28', '2026-03-30', '2026-03-31']) {
      at(`${day}T12:00:00Z`);
      await tick(2);
      months.push((await giftOf(order)).payments.length);
    }
    expect(months).toEqual([1, 2, 2, 3]);
  });

  test('a monthly gift is not charged after the donor stopped it, and one confirmation is sent', async () => {
    const order = await begun();
    await tick();
    for (let presses = 0; presses < 2; presses += 1) {
      expect((await api.post(`/user/monthly-gifts/${order.monthlyGift}/stop`, {})).status).toBe(
        200,
      );
    }
    advanceClock(api, days(400));
    await tick(3);
    const gift = await giftOf(order);
    expect([gift.state, gift.payments.length]).toEqual(['stopped', 1]);
    const kinds = (await mailsOf(api, order)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['monthly-stopped', 'receipt']);
  });

  test('a monthly gift is rejected for a payment method that cannot repeat', async () => {
    await expect(createOrder(api, { interval: 'month', method: 'Bank' })).rejects.toThrow(
      'payment.notMonthly',
    );
  });
});

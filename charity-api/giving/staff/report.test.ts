/** Tests the money report: periods by days in Muscat, separate currencies, refunds, disputes and waiting transfers. */
import { describe, expect, test } from 'vitest';
import type { MoneyReport } from '#contract/staff/reports';
import { reportQuerySchema } from '#contract/staff/reports';
import type { CreateOrderInput } from '#contract/orders';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { createOrder, LINE } from '#tests/support/api/orders';
import { confirmTransfer } from '#tests/support/api/staff-decisions';
import { reverseIn } from '../settle/reverse';
import { moneyReport } from './report';

const api = apiOfEachTest();

const ZAKAT = { ...LINE, offeringId: 'zakat-fund', intention: 'zakat', total: 4_000 } as const;
const PURIFICATION = {
  ...LINE,
  offeringId: 'stock-purification-fund',
  intention: 'purification',
  total: 1_500,
} as const;

/** Creates an order by transfer, and confirms it at that time. */
async function paid(at: string, changes: Partial<CreateOrderInput> = {}) {
  api.clock.now = new Date(at);
  const order = await createOrder(api, { method: 'Bank', ...changes });
  return confirmTransfer(api, order.reference);
}

const report = (query: Record<string, string> = {}): Promise<MoneyReport> =>
  moneyReport(api.deps, reportQuerySchema.parse(query));
const sumOf = ({ cells }: MoneyReport) => cells.reduce((sum, { minor }) => sum + minor, 0);

test('sums each period, campaign and intention separately', async () => {
  await paid('2026-03-03T08:00:00Z', { lines: [LINE, ZAKAT] });
  await paid('2026-03-03T09:00:00Z', { lines: [LINE] });
  await paid('2026-03-05T09:00:00Z', { lines: [PURIFICATION] });
  const { cells, periods, unit, offerings } = await report({
    from: '2026-03-01',
    until: '2026-03-07',
  });
  expect(unit).toBe('day');
  expect(periods).toHaveLength(7);
  const cell = { method: 'Bank', gifts: 1 };
  expect(cells).toEqual([
    {
      ...cell,
      period: '2026-03-03',
      offering: 'wells',
      intention: 'sadaqa',
      gifts: 2,
      minor: 20_000,
    },
    { ...cell, period: '2026-03-03', offering: 'zakat-fund', intention: 'zakat', minor: 4_000 },
    {
      ...cell,
      period: '2026-03-05',
      offering: 'stock-purification-fund',
      intention: 'purification',
      minor: 1_500,
    },
  ]);
  expect(offerings['zakat-fund']!.title.en).not.toBe('');
});

describe('a period', () => {
  test('begins and ends at midnight in Muscat', async () => {
    await paid('2026-03-02T19:59:59Z');
    await paid('2026-03-02T20:00:00Z');
    await paid('2026-03-03T19:59:59Z');
    await paid('2026-03-03T20:00:00Z');
    const day = await report({ from: '2026-03-03', until: '2026-03-03' });
    expect(sumOf(day)).toBe(20_000);
    expect(day.periods).toEqual(['2026-03-03']);
  });

  test('has months from 32 days on, the last six months by default, and at most three years', async () => {
    api.clock.now = new Date('2026-03-12T08:00:00Z');
    expect(await report()).toMatchObject({
      ...{ from: '2025-10-01', until: '2026-03-12', unit: 'month' },
      periods: ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
    });
    expect((await report({ from: '2026-01-01', until: '2026-01-31' })).unit).toBe('day');
    expect((await report({ from: '2026-01-01', until: '2026-02-01' })).unit).toBe('month');
    expect(await report({ from: '2026-02-02', until: '2026-01-01' })).toMatchObject({
      ...{ from: '2026-01-01', until: '2026-02-02' },
    });
    expect((await report({ from: '1900-01-01', until: '2026-01-01' })).from).toBe('2022-12-31');
  });
});

test('each currency has its own report', async () => {
  await paid('2026-03-03T08:00:00Z');
  await paid('2026-03-03T08:00:00Z');
  await paid('2026-03-03T08:00:00Z', { currency: 'USD', lines: [{ ...LINE, total: 5_000 }] });
  const main = await report({ from: '2026-03-01', until: '2026-03-07' });
  expect(main).toMatchObject({
    currency: 'OMR',
    currencies: [
      { currency: 'OMR', gifts: 2, minor: 20_000 },
      { currency: 'USD', gifts: 1, minor: 5_000 },
    ],
  });
  expect(sumOf(main)).toBe(20_000);
  expect(sumOf(await report({ from: '2026-03-01', until: '2026-03-07', currency: 'USD' }))).toBe(
    5_000,
  );
});

test('counts a donation to two campaigns as two gifts, in the currencies as in the cells', async () => {
  await paid('2026-03-03T08:00:00Z', { lines: [LINE, ZAKAT] });
  const { cells, currencies } = await report({ from: '2026-03-01', until: '2026-03-07' });
  expect(cells.reduce((count, { gifts }) => count + gifts, 0)).toBe(2);
  expect(currencies).toEqual([{ currency: 'OMR', gifts: 2, minor: 14_000 }]);
});

test('filters by campaign and method', async () => {
  await paid('2026-03-03T08:00:00Z', { lines: [LINE, ZAKAT] });
  const week = { from: '2026-03-01', until: '2026-03-07' };
  expect(sumOf(await report({ ...week, offering: 'zakat-fund' }))).toBe(4_000);
  expect(sumOf(await report({ ...week, method: 'Bank' }))).toBe(14_000);
  expect(sumOf(await report({ ...week, method: 'Stripe' }))).toBe(0);
});

test('sums contain only money that has arrived, and refunds are separate', async () => {
  const order = await paid('2026-03-03T08:00:00Z');
  const disputed = await paid('2026-03-03T08:00:00Z');
  api.clock.now = new Date('2026-03-04T08:00:00Z');
  await createOrder(api, { method: 'Bank', lines: [ZAKAT] });
  const payments = await api.db.selectFrom('payments').selectAll().execute();
  const paymentOf = (id: string) => payments.find(({ order_id }) => order_id === id)!.payment_id;
  const reverse = (at: string, id: string, minor: number, kind: 'refunded' | 'disputed') => {
    api.clock.now = new Date(at);
    return api.db
      .transaction()
      .execute((tx) =>
        reverseIn(
          api.deps,
          tx,
          'Bank',
          { paymentId: paymentOf(id), kind, amount: { minor, currency: 'OMR' } } as never,
          'staff',
        ),
      );
  };
  await reverse('2026-03-05T08:00:00Z', order.id, 2_500, 'refunded');
  await reverse('2026-04-05T08:00:00Z', order.id, 10_000, 'refunded');
  await reverse('2026-03-06T08:00:00Z', disputed.id, 10_000, 'disputed');
  const march = await report({ from: '2026-03-01', until: '2026-03-31' });
  expect(sumOf(march)).toBe(20_000);
  expect(march).toMatchObject({ refunded: 2_500, disputed: 10_000, waiting: 4_000 });
  expect(await report({ from: '2026-04-01', until: '2026-04-30' })).toMatchObject({
    ...{ refunded: 7_500, disputed: 0, waiting: 0, cells: [] },
  });
});

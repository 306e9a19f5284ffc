/** Tests of confirmed transfers: exact, less, more, another currency, and two colleagues at the same time. */
import { describe, expect, test } from 'vitest';
import type { CreateOrderInput, Order } from '#contract/orders';
import { days } from '#domain/time/durations';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  advanceClock,
  createOrder,
  fetchOrder,
  flagOf,
  LINE,
  mailsOf,
  totalsOf,
} from '#tests/support/api/orders';
import { actionsOf, confirmTransfer, HUDA } from '#tests/support/api/staff-decisions';
import { findOrder } from '../../orders/repository';
import * as staff from './confirm';
import { rowsOf } from '#tests/support/api/rows';

const api = apiOfEachTest();

const omr = (minor: number) => ({ minor, currency: 'OMR' }) as const;
const ZAKAT = { ...LINE, offeringId: 'zakat-fund', intention: 'zakat', total: 4_000 } as const;
const bankOrder = (changes: Partial<CreateOrderInput> = {}) =>
  createOrder(api, { method: 'Bank', ...changes });
const rowOf = async ({ token }: Pick<Order, 'token'>) => (await findOrder(api.db, 'token', token))!;
const kindsOf = async (order: Order) => (await mailsOf(api, order)).map(({ kind }) => kind).sort();

describe('a transfer of the exact amount', () => {
  test('is booked with the day and number of the statement, and logged with the person', async () => {
    const order = await bankOrder();
    const row = await confirmTransfer(api, order.reference, {
      amount: omr(10_000),
      day: '2026-03-10',
      bankNumber: 'FT 26069 1180',
    });
    expect(row.state).toBe('paid');
    expect(await actionsOf(api, row)).toEqual([
      {
        action: 'order.confirmed',
        actor: 'Huda Al-Rashdi',
        reason: null,
        before: { state: 'awaiting_transfer', total: omr(10_000) },
        after: {
          state: 'paid',
          total: omr(10_000),
          arrived: omr(10_000),
          day: '2026-03-10',
          bankNumber: 'FT 26069 1180',
        },
      },
    ]);
    expect(await api.db.selectFrom('bank_arrivals').selectAll().execute()).toMatchObject([
      {
        order_id: row.id,
        minor: 10_000,
        day: '2026-03-10',
        payment_id: `staff-${order.reference}`,
      },
    ]);
  });

  test('is booked once when two colleagues confirm the same version', async () => {
    const order = await bankOrder();
    const { version } = await rowOf(order);
    const decided = { reference: order.reference, version };
    const both = await Promise.allSettled([
      staff.confirmTransfer(api.deps, HUDA, decided),
      staff.confirmTransfer(api.deps, HUDA, decided),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'staff.changed' },
    });
    expect((await api.db.selectFrom('payments').selectAll().execute()).length).toBe(1);
    expect(await actionsOf(api, await rowOf(order))).toHaveLength(1);
  });

  test('cannot be confirmed twice, or for an order by card', async () => {
    const transfer = await bankOrder();
    await confirmTransfer(api, transfer.reference);
    for (const { reference } of [transfer, await createOrder(api)])
      await expect(confirmTransfer(api, reference)).rejects.toThrow('staffGift.notConfirmable');
  });
});

describe('a transfer of less than the order', () => {
  test('needs a choice, and changes nothing without it', async () => {
    const order = await bankOrder();
    for (const difference of [undefined, 'gift', 'giveBack', 'accept'] as const) {
      const wrong = confirmTransfer(api, order.reference, { amount: omr(8_000), difference });
      await expect(wrong).rejects.toThrow('staffGift.differs');
    }
    expect((await fetchOrder(api, order)).state).toBe('awaiting_transfer');
    expect(await api.db.selectFrom('bank_arrivals').selectAll().execute()).toEqual([]);
  });

  test('waits for the rest: page and mail show the missing amount, and the order does not expire', async () => {
    const before = await totalsOf(api);
    const order = await bankOrder();
    advanceClock(api, days(8));
    await api.api.tick();
    await confirmTransfer(api, order.reference, { amount: omr(8_000), difference: 'wait' });
    expect(await fetchOrder(api, order)).toMatchObject({
      state: 'awaiting_transfer',
      next: { kind: 'transfer', amount: omr(2_000) },
    });
    expect(await kindsOf(order)).toContain('transfer-part');
    expect(await totalsOf(api)).toEqual(before);
    advanceClock(api, days(30));
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('awaiting_transfer');
  });

  test('is paid when the rest arrives, with one payment of the whole amount', async () => {
    const order = await bankOrder();
    await confirmTransfer(api, order.reference, { amount: omr(8_000), difference: 'wait' });
    expect((await confirmTransfer(api, order.reference)).state).toBe('paid');
    expect(await api.db.selectFrom('payments').select(['minor', 'counted']).execute()).toEqual([
      { minor: 10_000, counted: 1 },
    ]);
    const arrivals = await rowsOf(api.db, 'bank_arrivals');
    expect(arrivals.map(({ minor }) => minor).sort()).toEqual([2_000, 8_000]);
    expect(new Set(arrivals.map(({ payment_id }) => payment_id)).size).toBe(1);
  });

  test('reduces the order: zakat is paid first, and only the paid amounts count', async () => {
    const before = await totalsOf(api);
    const order = await bankOrder({ lines: [LINE, ZAKAT] });
    const row = await confirmTransfer(api, order.reference, {
      amount: omr(5_000),
      difference: 'reduce',
    });
    expect(row).toMatchObject({ state: 'paid', total: 5_000, flag: null });
    const { lines, total } = await fetchOrder(api, order);
    expect(total).toEqual(omr(5_000));
    expect(lines.map(({ intention, total: paid }) => [intention, paid.minor])).toEqual([
      ['sadaqa', 1_000],
      ['zakat', 4_000],
    ]);
    expect((await totalsOf(api)).raised - before.raised).toBe(1_000);
  });

  test('removes gifts for which no money has arrived', async () => {
    const order = await bankOrder({ lines: [LINE, ZAKAT] });
    await confirmTransfer(api, order.reference, { amount: omr(3_000), difference: 'reduce' });
    const { lines } = await fetchOrder(api, order);
    expect(lines.map(({ intention, total }) => [intention, total.minor])).toEqual([
      ['zakat', 3_000],
    ]);
  });
});

describe('a transfer of more than the order', () => {
  test('waits for a bank refund: the order is paid and flagged', async () => {
    const order = await bankOrder();
    const row = await confirmTransfer(api, order.reference, {
      amount: omr(12_500),
      difference: 'giveBack',
    });
    expect(row).toMatchObject({ state: 'paid', flag: 'second_success', total: 10_000 });
    expect(await rowsOf(api.db, 'payments', { counted: 0 })).toMatchObject([{ minor: 2_500 }]);
    expect(await rowsOf(api.db, 'payments', { counted: 1 })).toMatchObject([{ minor: 10_000 }]);
  });

  test('becomes a separate gift of the same donor with its own receipt', async () => {
    const before = await totalsOf(api);
    const order = await bankOrder();
    await confirmTransfer(api, order.reference, {
      amount: omr(12_500),
      difference: 'gift',
      extra: { offeringId: 'wells', intention: 'sadaqa' },
    });
    expect(await flagOf(api, order)).toBeNull();
    const [extra] = await rowsOf(api.db, 'orders', { total: 2_500 });
    expect(extra).toMatchObject({
      ...{ state: 'paid', total: 2_500, donor_email: 'salma@example.org', method: 'Bank' },
    });
    expect(await mailsOf(api, extra!)).toMatchObject([{ kind: 'receipt' }]);
    expect((await totalsOf(api)).raised - before.raised).toBe(12_500);
  });

  test('is not booked when the separate gift breaks a rule', async () => {
    const order = await bankOrder();
    const wrong = confirmTransfer(api, order.reference, {
      amount: omr(12_500),
      difference: 'gift',
      extra: { offeringId: 'no-such-fund', intention: 'sadaqa' },
    });
    await expect(wrong).rejects.toThrow('order.itemUnknown');
    expect((await fetchOrder(api, order)).state).toBe('awaiting_transfer');
  });
});

describe('a transfer in another currency', () => {
  test('is accepted when its value is close, and the statement keeps its amount', async () => {
    const order = await bankOrder();
    // 26.10 USD are 10.035 OMR at 2.6008.
    const row = await confirmTransfer(api, order.reference, {
      amount: { minor: 2_610, currency: 'USD' },
      difference: 'accept',
    });
    expect(row).toMatchObject({ state: 'paid', total: 10_000, flag: null });
    expect(await api.db.selectFrom('bank_arrivals').selectAll().execute()).toMatchObject([
      { minor: 2_610, currency: 'USD', value: 10_035 },
    ]);
  });

  test('cannot be accepted when its value differs by more than two percent', async () => {
    const order = await bankOrder();
    const arrival = { amount: { minor: 2_000, currency: 'USD' }, difference: 'accept' } as const;
    await expect(confirmTransfer(api, order.reference, arrival)).rejects.toThrow('differs');
    const row = await confirmTransfer(api, order.reference, { ...arrival, difference: 'reduce' });
    expect(row).toMatchObject({ state: 'paid', total: 7_690 });
  });
});

/** Endowments, orders for them, and their certificates. */
import { describe, expect, test } from 'vitest';
import type { Certificate, Endowment } from '#contract/endowments';
import type { CreateOrderInput, Order } from '#contract/orders';
import { sharedApi } from '#tests/support/api/opened-api';
import { createPaidOrder } from '#tests/support/api/orders';
import { changeRates } from '#tests/support/api/documents';
import { changeRows } from '#tests/support/api/rows';

const api = sharedApi();

async function ask<Result>(path: string): Promise<{ status: number; result: Result }> {
  const answer = await api.get(path);
  const { result } = (await answer.json()) as { result: Result };
  return { status: answer.status, result };
}

type Line = CreateOrderInput['lines'][number];
const shares = (quantity: number, more: Partial<Line> = {}): Line => ({
  offeringId: 'water-endowment',
  total: 25_000 * quantity,
  quantity,
  intention: 'waqf',
  ...more,
});

describe('endowments', () => {
  test('are listed in their order, each with a share price and only the intention waqf', async () => {
    const { result } = await ask<{ total: number; data: Endowment[] }>('/endowments');
    expect(result.data.map(({ id }) => id)).toEqual([
      'water-endowment',
      'education-endowment',
      'health-endowment',
      'orphans-endowment',
      'mosques-endowment',
      'general-endowment',
    ]);
    expect(result.total).toBe(6);
    for (const { kind, price, anyAmount, intentions, facts } of result.data) {
      expect([kind, anyAmount, intentions]).toEqual(['endowment', true, ['waqf']]);
      expect(price?.minor).toBeGreaterThanOrEqual(10_000);
      expect(facts.length).toBeGreaterThanOrEqual(4);
    }
  });
});

async function pay(lines: Line[], changes: Partial<CreateOrderInput> = {}): Promise<Order> {
  return createPaidOrder(api, { lines, ...changes });
}

const certificateOf = (order: Order, line = 0) =>
  ask<Certificate>(`/certificates/${order.lines[line]?.certificate}`);

describe('the certificate of an endowment', () => {
  test('contains the name and the number of shares, but no amount', async () => {
    const order = await pay([shares(3, { names: ['مريم'] })]);
    const { status, result } = await certificateOf(order);
    expect(status).toBe(200);
    expect(result).toEqual({
      locale: 'en',
      name: 'مريم',
      offeringId: 'water-endowment',
      title: order.lines[0]?.title,
      picture: order.lines[0]?.picture,
      shares: 3,
      reference: order.reference,
      paidAt: order.paidAt,
    });
  });

  test('has no number of shares for a free amount', async () => {
    const order = await pay([shares(1, { total: 7_500, names: ['Salma'] })]);
    expect((await certificateOf(order)).result.shares).toBeNull();
  });

  test('has the number of shares when they were paid in another currency', async () => {
    // 2 × 25 × 2.6008 = 130.04
    const order = await pay([shares(2, { total: 130_04, names: ['Salma'] })], { currency: 'USD' });
    expect((await certificateOf(order)).result.shares).toBe(2);
  });

  test('keeps its number of shares after price and exchange rate change', async () => {
    const names = ['Salma'];
    const share = await pay([shares(1, { names })]);
    // 25 × 2.2406 = 56.015, rounded up.
    const euros = await pay([shares(1, { total: 56_02, names })], { currency: 'EUR' });
    const amount = await pay([shares(1, { total: 30_000, names })]);
    const price = (baisa: number) =>
      changeRows(api.db, 'offerings', { id: 'water-endowment' }, { price: baisa });
    await price(30_000);
    await changeRates(api.db, (rates) =>
      rates.map((rate) => (rate.currency === 'EUR' ? { ...rate, rate: '2.5' } : rate)),
    );
    const orders = [share, euros, amount];
    const certificates = await Promise.all(orders.map((order) => certificateOf(order)));
    expect(certificates.map(({ result }) => result.shares)).toEqual([1, 1, null]);
    await price(25_000);
  });

  test('exists only for an order line with a name', async () => {
    const order = await pay([shares(1), shares(1, { names: ['Salma'] })]);
    expect(order.lines.map(({ certificate }) => certificate !== null)).toEqual([false, true]);
    expect((await certificateOf(order, 1)).result.name).toBe('Salma');
  });

  test('returns 404 for forged tokens and for other tokens of the order', async () => {
    const order = await pay([shares(1, { names: ['Salma'] })]);
    const token = order.lines[0]!.certificate!;
    const at = Math.floor(token.length / 2);
    const forged = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    for (const path of [
      `/certificates/${forged}`,
      `/certificates/${order.token}`,
      `/certificates/${order.check}`,
      `/gift-cards/${token}`,
      `/receipts/${token}`,
    ]) {
      expect((await api.get(path)).status, path).toBe(404);
    }
  });
});

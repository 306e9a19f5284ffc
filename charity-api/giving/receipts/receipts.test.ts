/** Tests the data of a paid order that persons other than the donor can read by a token, and the tokens. */
import { describe, expect, test } from 'vitest';
import type { GiftCard, Order, ReceiptCheck } from '#contract/orders';
import type { OrderState } from '#domain/orders';
import { sharedApi } from '#tests/support/api/opened-api';
import { LINE, createOrder, createPaidOrder } from '#tests/support/api/orders';
import { changeRows } from '#tests/support/api/rows';

const api = sharedApi();

const recipient = { name: 'مريم', phone: '+96892123456' };

async function paid(): Promise<Order> {
  return createPaidOrder(api, {
    lines: [{ ...LINE, recipient }, LINE, { ...LINE, recipient: { ...recipient, name: 'Aisha' } }],
  });
}

async function ask<Result>(path: string): Promise<{ status: number; result: Result }> {
  const response = await api.get(path);
  const { result } = (await response.json()) as { result: Result };
  return { status: response.status, result };
}

function move(order: Order, state: OrderState) {
  return api.db.updateTable('orders').set({ state }).where('token', '=', order.token).execute();
}

describe('receipt check', () => {
  test('returns only amount, date and state', async () => {
    const order = await paid();
    const { status, result } = await ask<ReceiptCheck>(`/receipts/${order.check}`);
    expect(status).toBe(200);
    expect(result).toEqual({ amount: order.total, paidAt: order.paidAt, state: 'paid' });
  });

  test.each(['refunded', 'partially_refunded', 'disputed'] as const)(
    'returns the state of an order that is %s',
    async (state) => {
      const order = await paid();
      await move(order, state);
      expect((await ask<ReceiptCheck>(`/receipts/${order.check}`)).result).toMatchObject({ state });
    },
  );

  test('returns 500, not 404, when its response violates the contract', async () => {
    const order = await paid();
    await changeRows(api.db, 'orders', { token: order.token }, { paid_at: 'yesterday' });
    expect((await ask(`/receipts/${order.check}`)).status).toBe(500);
  });

  test('returns 404 when the order is not paid', async () => {
    const order = await createOrder(api);
    expect(order.check).toBeNull();
    const earlier = await paid();
    await move(earlier, 'failed');
    expect((await ask(`/receipts/${earlier.check}`)).status).toBe(404);
  });
});

describe('gift card', () => {
  test('a gift card contains donor, recipient and campaign of each gift with a recipient, and no amount', async () => {
    const order = await paid();
    const [first, second, third] = order.lines;
    expect(second?.card).toBeNull();
    const { result } = await ask<GiftCard>(`/gift-cards/${first?.card}`);
    expect(result).toEqual({
      locale: 'en',
      donor: 'Salma Al Harthi',
      recipient: 'مريم',
      title: first?.title,
      picture: first?.picture,
      offeringId: LINE.offeringId,
      intention: 'sadaqa',
      paidAt: order.paidAt,
    });
    expect((await ask<GiftCard>(`/gift-cards/${third?.card}`)).result.recipient).toBe('Aisha');
  });

  test('a gift card is not available before the payment and after a refund', async () => {
    const unpaid = await createOrder(api, { lines: [{ ...LINE, recipient }] });
    expect(unpaid.lines[0]?.card).toBeNull();
    const order = await paid();
    await move(order, 'refunded');
    expect((await ask(`/gift-cards/${order.lines[0]?.card}`)).status).toBe(404);
  });
});

describe('receipt and gift card tokens', () => {
  test('tokens are valid only for their own purpose', async () => {
    const order = await paid();
    const card = order.lines[0]?.card;
    for (const path of [
      `/receipts/${card}`,
      `/gift-cards/${order.check}`,
      `/receipts/${order.token}`,
    ]) {
      expect((await ask(path)).status).toBe(404);
    }
  });
});

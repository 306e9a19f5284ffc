/** Tests of transfers that arrive after their order was paid. */
import { expect, test } from 'vitest';
import { createProviders } from '#api/payments/providers';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { createOrder, createPaidOrder, mailsOf, totalsOf } from '#tests/support/api/orders';
import { actionsOf, confirmTransfer, HUDA } from '#tests/support/api/staff-decisions';
import { findOrder } from '../../orders/repository';
import { recordFurtherTransfer, type FurtherTransfer } from './further';
import { refundPayment } from './refund';
import { rowsOf } from '#tests/support/api/rows';

const api = apiOfEachTest();

const omr = (minor: number) => ({ minor, currency: 'OMR' }) as const;
const BACK: FurtherTransfer = {
  ...{ key: 'the-key-of-one-form-1', amount: omr(7_000), day: '2026-03-11' },
  bankNumber: 'FT 7',
};
const GIFT = { ...BACK, extra: { offeringId: 'wells', intention: 'sadaqa' } } as const;

async function paidByTransfer() {
  const order = await createOrder(api, { method: 'Bank' });
  await confirmTransfer(api, order.reference);
  return order;
}
const record = (reference: string, transfer: FurtherTransfer) =>
  recordFurtherTransfer(api.deps, HUDA, reference, transfer);

test('a further gift of the donor is paid once, has its receipt, and is in the log of the first order', async () => {
  const order = await paidByTransfer();
  const before = await totalsOf(api);
  const gift = await record(order.reference, GIFT);
  expect((await record(order.reference, GIFT)).reference).toBe(gift.reference);
  expect(gift).toMatchObject({ state: 'paid', total: 7_000, donor_email: 'salma@example.org' });
  expect((await mailsOf(api, gift)).map(({ kind }) => kind)).toEqual(['receipt']);
  expect((await totalsOf(api)).raised - before.raised).toBe(7_000);
  const first = (await findOrder(api.db, 'reference', order.reference))!;
  expect((await actionsOf(api, first)).at(-1)).toMatchObject({
    action: 'order.furtherTransfer',
    after: { arrived: omr(7_000), bankNumber: 'FT 7', extra: gift.reference },
  });
  const arrivals = await rowsOf(api.db, 'bank_arrivals', { order_id: gift.id });
  expect(arrivals).toMatchObject([{ minor: 7_000, bank_number: 'FT 7' }]);
});

test('money to send back flags the order until it was transferred back', async () => {
  const order = await paidByTransfer();
  const before = await totalsOf(api);
  expect(await record(order.reference, BACK)).toMatchObject({
    ...{ state: 'paid', flag: 'second_success', total: 10_000 },
  });
  await record(order.reference, BACK);
  expect(await totalsOf(api)).toEqual(before);
  expect(await rowsOf(api.db, 'payments', { counted: 1 })).toMatchObject([{ minor: 10_000 }]);
  expect(await rowsOf(api.db, 'payments', { counted: 0 })).toMatchObject([{ minor: 7_000 }]);
  const attempts = await api.db.selectFrom('payment_attempts').select('state').execute();
  expect(attempts).toEqual([{ state: 'succeeded' }]);
  const wish = { method: 'Bank', via: 'bank', reason: 'paidTwice', bankNumber: null } as const;
  const back = (id: string, paymentId: string, minor: number) =>
    refundPayment(api.deps, createProviders(api.deps), HUDA, {
      ...{ ...wish, id, reference: order.reference, paymentId, minor },
    });
  // The surplus can be sent back also after the donation itself.
  expect(await back('1', `staff-${order.reference}`, 10_000)).toMatchObject({ state: 'refunded' });
  expect(await back('2', `further-${BACK.key}`, 7_000)).toMatchObject({
    ...{ state: 'refunded', flag: null },
  });
});

test('another currency becomes a gift in its own currency', async () => {
  const order = await paidByTransfer();
  const usd = { minor: 2_000, currency: 'USD' } as const;
  expect(await record(order.reference, { ...GIFT, amount: usd })).toMatchObject({
    ...{ currency: 'USD', total: 2_000, state: 'paid' },
  });
});

test('cannot be recorded for an unpaid order, or for one without a transfer', async () => {
  const waiting = await createOrder(api, { method: 'Bank' });
  await expect(record(waiting.reference, GIFT)).rejects.toThrow('staffGift.notConfirmable');
  const card = await createPaidOrder(api);
  await expect(record(card.reference, GIFT)).rejects.toThrow('staffGift.notConfirmable');
});

test('a further gift that breaks a rule changes nothing', async () => {
  const order = await paidByTransfer();
  const extra = { offeringId: 'wells', intention: 'zakat' } as const;
  await expect(record(order.reference, { ...BACK, extra })).rejects.toThrow();
  expect(await api.db.selectFrom('payments').selectAll().execute()).toHaveLength(1);
  expect(await api.db.selectFrom('orders').selectAll().execute()).toHaveLength(1);
});

/** Tests of refunds by staff: through each provider, at the bank, and repeated after a failure. */
import { describe, expect, test } from 'vitest';
import { type TestApi } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  confirmOrder,
  createOrder,
  fetchOrder,
  mailsOf,
  providersOf,
  totalsOf,
  createPaidOrder,
} from '#tests/support/api/orders';
import { actionsOf, confirmTransfer, HUDA } from '#tests/support/api/staff-decisions';
import {
  capture,
  withPaypal,
  createApprovedPaypalOrder,
} from '#tests/support/providers/with-paypal';
import { createCardOrder, pageOf, withStripe } from '#tests/support/providers/with-stripe';
import { withXendit, createPaidInvoice } from '#tests/support/providers/with-xendit';
import { findOrder } from '../../orders/repository';
import { refundPayment, type RefundWish } from './refund';
import { rowsOf } from '#tests/support/api/rows';

let approvals = 0;
async function refund(api: TestApi, reference: string, wish: Partial<RefundWish> = {}) {
  const order = (await findOrder(api.db, 'reference', reference))!;
  // A surplus is not counted, and is refunded first.
  const payments = await rowsOf(api.db, 'payments', { order_id: order.id });
  const payment = payments.find(({ counted }) => counted === 0) ?? payments[0]!;
  return refundPayment(api.deps, providersOf(api), HUDA, {
    id: `approval-${(approvals += 1)}`,
    reference,
    method: payment.method,
    paymentId: payment.payment_id,
    minor: payment.minor,
    via: 'provider',
    reason: 'donorAsked',
    bankNumber: null,
    ...wish,
  });
}

describe('Stripe', () => {
  const given = withStripe();
  const paid = async () => {
    const order = await createCardOrder(given);
    given.stripe.books.approve(pageOf(given, order));
    await confirmOrder(given.api, order);
    return order;
  };
  const intentOf = () => [...given.stripe.books.intents.values()][0]!;

  test('refunds the whole payment, subtracts the gift, and sends the donor a mail', async () => {
    const before = await totalsOf(given.api);
    const order = await paid();
    const row = await refund(given.api, order.reference);
    expect(row.state).toBe('refunded');
    expect(intentOf().refunded).toBe(10_000);
    expect(await totalsOf(given.api)).toEqual(before);
    expect((await mailsOf(given.api, order)).map(({ kind }) => kind)).toContain('refund');
    expect(await actionsOf(given.api, row)).toMatchObject([
      { action: 'order.refunded', before: { state: 'paid' }, after: { state: 'refunded' } },
    ]);
    // The webhook of the same refund arrives later and changes nothing.
    await given.stripe.postbox.deliver();
    expect(await fetchOrder(given.api, order)).toMatchObject({
      state: 'refunded',
      refunded: { minor: 10_000 },
    });
  });

  test('refunds parts, and never more than the remaining amount', async () => {
    const order = await paid();
    expect((await refund(given.api, order.reference, { minor: 4_000 })).state).toBe(
      'partially_refunded',
    );
    await expect(refund(given.api, order.reference, { minor: 6_010 })).rejects.toThrow(
      'staffGift.refundTooLarge',
    );
    expect((await refund(given.api, order.reference, { minor: 6_000 })).state).toBe('refunded');
    expect(intentOf().refunded).toBe(10_000);
  });

  test('refunds once when the first response was lost', async () => {
    const order = await paid();
    for (let calls = 0; calls < 2; calls += 1) given.stripe.fail('POST /v1/refunds', 'lostAfter');
    await expect(refund(given.api, order.reference, { minor: 4_000 })).rejects.toThrow(
      'payment.providerFailed',
    );
    await refund(given.api, order.reference, { minor: 4_000 });
    expect(intentOf().refunded).toBe(4_000);
    expect(await fetchOrder(given.api, order)).toMatchObject({ state: 'partially_refunded' });
  });
});

describe('PayPal', () => {
  const given = withPaypal();
  test('refunds a capture', async () => {
    const { order, there } = await createApprovedPaypalOrder(given);
    await capture(given, order, there.id);
    expect((await refund(given.api, order.reference, { minor: 650 })).state).toBe(
      'partially_refunded',
    );
    expect(there.capture).toMatchObject({ refunded: 650, status: 'PARTIALLY_REFUNDED' });
    expect((await refund(given.api, order.reference, { minor: 2_000 })).state).toBe('refunded');
  });
});

describe('Xendit', () => {
  const given = withXendit();
  const paid = async () => {
    const made = await createPaidInvoice(given);
    await confirmOrder(given.api, made.order);
    return made;
  };

  test('refunds an invoice', async () => {
    const { order, invoice } = await paid();
    expect((await refund(given.api, order.reference)).state).toBe('refunded');
    expect(given.xendit.books.refunds).toMatchObject([{ invoice_id: invoice.id }]);
  });

  test('a refund that is not finished is subtracted by its webhook, and blocks another one', async () => {
    const { order, invoice } = await paid();
    given.xendit.fail('POST /refunds', () => Response.json({ id: 'rfd-1', status: 'PENDING' }));
    expect((await refund(given.api, order.reference)).state).toBe('paid');
    await expect(refund(given.api, order.reference)).rejects.toThrow('staffGift.refundPending');
    given.xendit.books.refund(invoice);
    await given.xendit.postbox.deliver();
    expect((await fetchOrder(given.api, order)).state).toBe('refunded');
  });
});

describe('without a provider on the network', () => {
  const api = apiOfEachTest();

  test('refunds a payment of a trial', async () => {
    const order = await createPaidOrder(api);
    expect((await refund(api, order.reference)).state).toBe('refunded');
  });

  test('records a transfer back, but does not request one from a bank', async () => {
    const order = await createOrder(api, { method: 'Bank' });
    await confirmTransfer(api, order.reference);
    await expect(refund(api, order.reference)).rejects.toThrow('staffGift.noProviderRefund');
    const row = await refund(api, order.reference, { via: 'bank', bankNumber: 'FT 1' });
    expect(row.state).toBe('refunded');
    expect(await api.db.selectFrom('refunds').selectAll().execute()).toMatchObject([
      { via: 'bank', state: 'done', reference: 'FT 1', minor: 10_000 },
    ]);
  });

  test('records one of two transfers back at the same time', async () => {
    const order = await createOrder(api, { method: 'Bank' });
    await confirmTransfer(api, order.reference);
    const both = [1, 2].map(() => refund(api, order.reference, { via: 'bank' }));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rowsOf(api.db, 'refunds')).toMatchObject([{ state: 'done', minor: 10_000 }]);
  });

  test('the flag of a surplus is removed when the surplus was transferred back', async () => {
    const order = await createOrder(api, { method: 'Bank' });
    await confirmTransfer(api, order.reference, {
      amount: { minor: 12_000, currency: 'OMR' },
      difference: 'giveBack',
    });
    const row = await refund(api, order.reference, { via: 'bank' });
    expect(row).toMatchObject({ state: 'paid', flag: null });
    // The mail must not say that the donation itself was given back.
    const mails = await mailsOf(api, order);
    const mail = mails.find(({ kind }) => kind === 'refund');
    expect(JSON.parse(mail!.data!)).toMatchObject({ isWhole: true, isSurplus: true });
  });

  test('an unpaid order has nothing to refund', async () => {
    const order = await createOrder(api, { method: 'Bank' });
    const wish: RefundWish & { id: string; reference: string } = {
      ...{ id: 'none', reference: order.reference, method: 'Bank', paymentId: 'staff-x' },
      ...{ minor: 1, via: 'bank', reason: 'other', bankNumber: null },
    };
    const none = refundPayment(api.deps, providersOf(api), HUDA, wish);
    await expect(none).rejects.toThrow('staffGift.notFound');
  });
});

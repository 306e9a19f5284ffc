/**
 * Tests gifts by a Xendit invoice, from its page to the receipt, and failures of this provider.
 * tests/faults/payments.test.ts has those of all providers.
 */
import { describe, expect, test } from 'vitest';
import { days, hours } from '#domain/time/durations';
import {
  confirmOrder,
  totalsOf,
  fetchOrder,
  mailsOf,
  newKey,
  orderBody,
  advanceClock,
  retry,
  sendOrder,
  turnBack,
} from '#tests/support/api/orders';
import {
  BY_INVOICE,
  createInvoiceOrder,
  invoiceOf,
  withXendit,
  createPaidInvoice,
} from '#tests/support/providers/with-xendit';
import { changeRows, oneRow } from '#tests/support/api/rows';

const given = withXendit();

const CREATE = 'POST /v2/invoices';

const stateOf = async (order: { token: string }) => (await fetchOrder(given.api, order)).state;
const payments = () => given.api.db.selectFrom('payments').selectAll().execute();

describe('gift by invoice', () => {
  test.each([
    ['id', 'id'],
    ['tr', 'en'],
  ] as const)(
    'a donor with the language %s gets an invoice in %s with the exact amount',
    async (locale, there) => {
      const order = await createInvoiceOrder(given, { locale });
      expect(invoiceOf(given, order)).toMatchObject({
        amount: 26.01,
        currency: 'USD',
        description: order.reference,
        payer_email: order.donor.email,
        should_send_email: false,
        invoice_duration: 86_400,
        success_redirect_url: `https://give.test/${locale}/orders/${order.token}?returned=1`,
        failure_redirect_url: `https://give.test/${locale}/orders/${order.token}?returned=cancelled`,
        locale: there,
      });
    },
  );

  test('a gift by invoice is paid when the donor returns: counted, receipted and with the invoice id', async () => {
    const before = await totalsOf(given.api);
    const { order, invoice } = await createPaidInvoice(given);
    const paid = await confirmOrder(given.api, order);
    expect(paid).toMatchObject({ state: 'paid', providerReference: invoice.id });
    invoice.status = 'SETTLED';
    expect(await given.xendit.postbox.deliver({ times: 3 })).toEqual([200, 200, 200]);
    expect((await totalsOf(given.api)).gifts).toBe(before.gifts + 1);
    expect(await mailsOf(given.api, order)).toMatchObject([{ kind: 'receipt' }]);
    expect(await payments()).toHaveLength(1);
  });

  test('a gift by invoice is expired at Xendit when the donor cancels, and a new invoice can be created', async () => {
    const order = await createInvoiceOrder(given);
    const invoice = invoiceOf(given, order);
    expect((await turnBack(given.api, order)).state).toBe('cancelled');
    expect(invoice.status).toBe('EXPIRED');
    expect(await given.xendit.postbox.deliver()).toEqual([200]);
    const { order: again } = await retry(given.api, order, 'Xendit');
    const second = invoiceOf(given, again);
    expect(second.id).not.toBe(invoice.id);
    given.xendit.books.pay(second);
    expect((await confirmOrder(given.api, again)).state).toBe('paid');
  });

  test('a gift by invoice is paid when the donor paid before cancelling', async () => {
    const order = await createInvoiceOrder(given);
    given.xendit.books.pay(invoiceOf(given, order));
    expect((await turnBack(given.api, order)).state).toBe('paid');
  });

  test('a gift by invoice is cancelled when the invoice expires, and a late payment is accepted and flagged', async () => {
    const order = await createInvoiceOrder(given);
    const invoice = invoiceOf(given, order);
    given.xendit.books.expire(invoice);
    await given.xendit.postbox.deliver();
    expect(await stateOf(order)).toBe('cancelled');
    given.xendit.books.pay(invoice);
    await given.xendit.postbox.deliver();
    expect(await stateOf(order)).toBe('paid');
    const { flag } = await oneRow(given.api.db, 'orders');
    expect(flag).toBe('late_success');
  });

  test('a gift by invoice expires when it is not paid within a day', async () => {
    const order = await createInvoiceOrder(given);
    advanceClock(given.api, days(1) + 1);
    await given.api.api.tick();
    expect(await stateOf(order)).toBe('expired');
  });

  test('a gift by invoice stays pending and is logged when it was paid in a currency that the site does not accept', async () => {
    const { order, invoice } = await createPaidInvoice(given);
    invoice.currency = 'IDR';
    expect((await confirmOrder(given.api, order)).state).toBe('pending_payment');
    expect(given.api.log).toContainEqual(
      expect.objectContaining({ message: 'provider status check failed' }),
    );
  });

  test('creates one invoice when twenty requests start it at the same time', async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendOrder(given.api, orderBody(BY_INVOICE), key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(given.xendit.books.invoices).toHaveLength(1);
  });

  test.each(['lostBefore', 'lostAfter'] as const)(
    'creates one invoice after a connection failure (%s), which expires with the order',
    async (fault) => {
      given.xendit.fail(CREATE, fault);
      const key = newKey();
      const first = await sendOrder(given.api, orderBody(BY_INVOICE), key);
      expect([first.status, first.error.errorCode]).toEqual([502, 'payment.providerFailed']);
      advanceClock(given.api, hours(1));
      const again = await sendOrder(given.api, orderBody(BY_INVOICE), key);
      expect(again.status).toBe(201);
      expect(given.xendit.books.invoices).toHaveLength(1);
      expect(invoiceOf(given, again.order).invoice_duration).toBe(
        fault === 'lostBefore' ? 82_800 : 86_400,
      );
    },
  );

  test('a gift by invoice is found by its attempt id when the webhook arrives before the invoice id is stored', async () => {
    const order = await createInvoiceOrder(given);
    await given.api.db.updateTable('payment_attempts').set({ provider_reference: null }).execute();
    given.xendit.books.pay(invoiceOf(given, order));
    expect(await given.xendit.postbox.deliver()).toEqual([200]);
    expect(await stateOf(order)).toBe('paid');
  });
});

describe('Xendit callback', () => {
  test('a callback is rejected without a call to Xendit when its token or format is invalid', async () => {
    const { order, invoice } = await createPaidInvoice(given);
    const before = given.xendit.calls.length;
    const { webhook } = given.xendit;
    const token = given.xendit.settings.callbackToken;
    for (const request of [
      webhook(invoice, null),
      webhook(invoice, ''),
      webhook(invoice, `${token}x`),
      webhook(invoice, token.toUpperCase()),
      webhook([]),
      webhook({ id: '../../v2/balance', external_id: invoice.external_id }),
    ]) {
      const answer = await given.api.api.fetch(request);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { errorCode: 'webhook.rejected' },
      ]);
    }
    expect(given.xendit.calls).toHaveLength(before);
    expect(await stateOf(order)).toBe('pending_payment');
  });

  test('a callback is not trusted: only the invoice that the API fetches from Xendit counts', async () => {
    const order = await createInvoiceOrder(given);
    const invoice = invoiceOf(given, order);
    const lie = { ...invoice, status: 'PAID', paid_amount: invoice.amount };
    expect((await given.api.api.fetch(given.xendit.webhook(lie))).status).toBe(200);
    expect(await stateOf(order)).toBe('pending_payment');
    // A paid invoice of another order does not pay this order.
    const other = await createInvoiceOrder(given);
    given.xendit.books.pay(invoiceOf(given, other));
    const swapped = { ...lie, id: invoiceOf(given, other).id };
    expect((await given.api.api.fetch(given.xendit.webhook(swapped))).status).toBe(200);
    expect(await stateOf(order)).toBe('pending_payment');
  });

  test('a callback does not settle an order whose stored invoice id belongs to another order', async () => {
    const [mine, other] = [await createInvoiceOrder(given), await createInvoiceOrder(given)];
    given.xendit.books.pay(invoiceOf(given, other));
    await changeRows(
      given.api.db,
      'payment_attempts',
      { provider_reference: invoiceOf(given, mine).id },
      { provider_reference: invoiceOf(given, other).id },
    );
    const callback = given.xendit.webhook(invoiceOf(given, mine));
    expect((await given.api.api.fetch(callback)).status).toBe(500);
    expect(await stateOf(mine)).toBe('pending_payment');
  });

  test.each([
    ['of another business on the account', { external_id: 'SHOP-17' }, 200],
    ['of an unknown attempt', { external_id: 'f'.repeat(32) }, 400],
  ])('a callback %s changes nothing', async (_, changes, status) => {
    const order = await createInvoiceOrder(given);
    const body = { ...invoiceOf(given, order), ...changes };
    expect((await given.api.api.fetch(given.xendit.webhook(body))).status).toBe(status);
    expect(await stateOf(order)).toBe('pending_payment');
  });

  test('a callback is rejected while Xendit is unreachable, so that Xendit sends it again', async () => {
    const { order, invoice } = await createPaidInvoice(given);
    given.xendit.fail('GET /v2/invoices', 'lostBefore');
    const send = () => given.api.api.fetch(given.xendit.webhook(invoice));
    expect([(await send()).status, (await send()).status]).toEqual([500, 200]);
    expect(await stateOf(order)).toBe('paid');
  });
});

describe('refunds of Xendit payments', () => {
  test('partial refunds set the order to refunded when their sum is the payment, with any order of callbacks', async () => {
    const before = await totalsOf(given.api);
    const { order, invoice } = await createPaidInvoice(given);
    given.xendit.books.refund(invoice, 6.01);
    // The refund is reported before the payment.
    const statuses = await given.xendit.postbox.deliver({ times: 3, reversed: true });
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await stateOf(order)).toBe('partially_refunded');
    given.xendit.books.refund(invoice, 20, 'FAILED');
    await given.xendit.postbox.deliver();
    expect(await stateOf(order)).toBe('partially_refunded');
    given.xendit.books.refund(invoice, 20);
    await given.xendit.postbox.deliver({ times: 3 });
    expect(await stateOf(order)).toBe('refunded');
    expect(await totalsOf(given.api)).toEqual(before);
    expect(await mailsOf(given.api, order)).toHaveLength(1);
  });

  test('ignores refunds of another business on the account, in any currency', async () => {
    const { order, invoice } = await createPaidInvoice(given);
    await given.xendit.postbox.deliver();
    Object.assign(invoice, { external_id: 'SHOP-17', currency: 'IDR' });
    given.xendit.books.refund(invoice);
    given.xendit.books.expire(invoice);
    expect(await given.xendit.postbox.deliver()).toEqual([200, 200]);
    expect(await stateOf(order)).toBe('paid');
  });

  test('ignores a refund without an invoice', async () => {
    const body = { event: 'refund.succeeded', data: { id: 'rfd-1', invoice_id: null } };
    expect((await given.api.api.fetch(given.xendit.webhook(body))).status).toBe(200);
  });
});

/**
 * Tests gifts by PayPal, from approval to receipt, and failures of this provider.
 * tests/faults/payments.test.ts has those of all providers.
 */
import { describe, expect, test } from 'vitest';
import { hours, minutes } from '#domain/time/durations';
import {
  confirmOrder,
  totalsOf,
  fetchOrder,
  flagOf,
  mailsOf,
  orderBody,
  advanceClock,
  retry,
  sendOrder,
  turnBack,
} from '#tests/support/api/orders';
import {
  paypalOrderOf,
  createPaypalOrder,
  capture,
  countCalls,
  IN_DOLLARS,
  withPaypal,
  createApprovedPaypalOrder,
} from '#tests/support/providers/with-paypal';
import { changeRows, oneRow } from '#tests/support/api/rows';
import { shownOrder } from '../trial/paypal/wire';

const given = withPaypal();

const CREATE = 'POST /v2/checkout/orders';
const captureCall = (id: string) => `POST /v2/checkout/orders/${id}/capture`;

describe('gift by PayPal', () => {
  test('sends the donor to PayPal with the exact amount, in the donor’s language', async () => {
    const order = await createPaypalOrder(given, { locale: 'ar' });
    const there = paypalOrderOf(given, order);
    const attempt = await oneRow(given.api.db, 'payment_attempts');
    expect(there).toMatchObject({
      id: attempt.provider_reference,
      custom_id: attempt.id,
      invoice_id: order.reference,
      amount: { currency_code: 'USD', value: '26.5' },
      context: {
        brand_name: 'أمل للإغاثة',
        locale: 'ar-EG',
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        return_url: `https://give.test/ar/orders/${order.token}?returned=1`,
        cancel_url: `https://give.test/ar/orders/${order.token}?returned=cancelled`,
      },
    });
  });

  test('a gift by PayPal is captured when the donor returns: counted, receipted and with PayPal’s capture id', async () => {
    const before = await totalsOf(given.api);
    const order = await createPaypalOrder(given);
    const there = paypalOrderOf(given, order);
    const back = new URL(given.paypal.books.approve(there));
    const { order: paid } = await capture(given, order, back.searchParams.get('token')!);
    expect(paid).toMatchObject({
      token: order.token,
      state: 'paid',
      providerReference: there.capture!.id,
    });
    expect(await given.paypal.postbox.deliver()).toEqual([200, 200]);
    const after = await totalsOf(given.api);
    expect(after.gifts).toBe(before.gifts + 1);
    // 26.50 dollars at 2.6008.
    expect(after.raised).toBe(before.raised + 10_189);
    expect(await mailsOf(given.api, order)).toMatchObject([{ kind: 'receipt' }]);
    expect(await flagOf(given.api, order)).toBeNull();
  });

  test('a gift by PayPal is one payment when return and webhook capture it at the same time', async () => {
    const { order, there } = await createApprovedPaypalOrder(given);
    given.paypal.meet(captureCall(there.id), 2);
    await Promise.all([
      ...Array.from({ length: 5 }, () => capture(given, order, there.id)),
      given.paypal.postbox.deliver({ times: 5 }),
    ]);
    await given.paypal.postbox.deliver({ reversed: true });
    expect((await fetchOrder(given.api, order)).state).toBe('paid');
    // PayPal captures once for all requests with the same idempotency key.
    expect(there.captureKeys.length).toBeGreaterThan(1);
    expect(new Set(there.captureKeys)).toEqual(new Set([`${there.custom_id}-capture`]));
    expect(await given.api.db.selectFrom('payments').selectAll().execute()).toHaveLength(1);
    expect(await mailsOf(given.api, order)).toHaveLength(1);
  });

  test('a gift by PayPal is cancelled when the donor cancels, and a later approval is not captured', async () => {
    const order = await createPaypalOrder(given);
    const there = paypalOrderOf(given, order);
    expect(given.paypal.books.cancel(there)).toContain('?returned=cancelled&');
    expect((await turnBack(given.api, order)).state).toBe('cancelled');
    // In another tab.
    given.paypal.books.approve(there);
    expect(await given.paypal.postbox.deliver()).toEqual([200]);
    expect((await capture(given, order, there.id)).order.state).toBe('cancelled');
    expect(there.capture).toBeNull();

    const { order: again } = await retry(given.api, order, 'Paypal');
    const second = paypalOrderOf(given, again);
    expect(second.id).not.toBe(there.id);
    given.paypal.books.approve(second);
    expect((await capture(given, order, second.id)).order.state).toBe('paid');
    expect(there.capture).toBeNull();
  });

  test('a gift by PayPal is paid when it was captured before the donor cancelled', async () => {
    const { order, there } = await createApprovedPaypalOrder(given);
    given.paypal.books.capture(there);
    expect((await turnBack(given.api, order)).state).toBe('paid');
  });

  test('a gift by PayPal can be retried after a declined card, and is not captured again automatically', async () => {
    const { order, there } = await createApprovedPaypalOrder(given, {
      capture: 'INSTRUMENT_DECLINED',
    });
    expect((await capture(given, order, there.id)).order.state).toBe('failed');
    there.status = 'APPROVED';
    there.plan = { capture: 'COMPLETED' };
    expect(await given.paypal.postbox.deliver()).toEqual([200]);
    expect(there.capture).toBeNull();

    const { status, order: again } = await retry(given.api, order, 'Paypal');
    expect([status, again.state]).toEqual([201, 'pending_payment']);
    const second = paypalOrderOf(given, again);
    given.paypal.books.approve(second);
    expect((await capture(given, order, second.id)).order.state).toBe('paid');
  });

  test.each([
    ['COMPLETED', 'paid'],
    ['DECLINED', 'failed'],
  ] as const)(
    'a gift by PayPal with a pending capture that is %s later is processing, then %s, with any order of webhooks',
    async (decision, state) => {
      const { order, there } = await createApprovedPaypalOrder(given, { capture: 'PENDING' });
      expect((await capture(given, order, there.id)).order.state).toBe('processing');
      given.paypal.books.decide(there, decision);
      const statuses = await given.paypal.postbox.deliver({ times: 2, reversed: true });
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect((await fetchOrder(given.api, order)).state).toBe(state);
      expect(await mailsOf(given.api, order)).toHaveLength(state === 'paid' ? 1 : 0);
    },
  );

  test.each(['DECLINED', 'PENDING', 'REFUNDED'])(
    'a gift by PayPal is paid when a capture that is %s came before the successful one',
    async (status) => {
      const { order, there } = await createApprovedPaypalOrder(given);
      given.paypal.books.capture(there);
      const shown = shownOrder(there, given.paypal.settings.apiUrl);
      const { captures } = shown.purchase_units[0]!.payments!;
      captures.unshift({ ...captures[0]!, id: 'BEFORE', status });
      given.paypal.fail('GET /v2/checkout/orders', () => Response.json(shown));
      expect(await confirmOrder(given.api, order)).toMatchObject({
        state: 'paid',
        providerReference: there.capture!.id,
      });
    },
  );

  test('a gift by PayPal is cancelled when PayPal has deleted the order', async () => {
    const order = await createPaypalOrder(given);
    given.paypal.books.orders.splice(0);
    expect((await confirmOrder(given.api, order)).state).toBe('cancelled');
  });

  test('a gift by PayPal expires when the donor does not approve it within six hours', async () => {
    const order = await createPaypalOrder(given);
    advanceClock(given.api, hours(6) + 1);
    await given.api.api.tick();
    expect((await fetchOrder(given.api, order)).state).toBe('expired');
  });

  test('a gift by PayPal is not paid by the PayPal order of another order', async () => {
    const [mine, other] = [await createPaypalOrder(given), await createPaypalOrder(given)];
    given.paypal.books.approve(paypalOrderOf(given, other));
    await changeRows(
      given.api.db,
      'payment_attempts',
      { provider_reference: paypalOrderOf(given, mine).id },
      { provider_reference: paypalOrderOf(given, other).id },
    );
    expect((await confirmOrder(given.api, mine)).state).toBe('pending_payment');
    expect(paypalOrderOf(given, other).capture).toBeNull();
    expect(given.api.log).toContainEqual(
      expect.objectContaining({ message: 'provider status check failed' }),
    );
  });

  test('returns 404 for an unknown PayPal order id, or one of another order', async () => {
    const [mine, other] = [await createPaypalOrder(given), await createPaypalOrder(given)];
    const [{ id }, calls] = [paypalOrderOf(given, other), given.paypal.calls.length];
    given.paypal.books.approve(paypalOrderOf(given, other));
    for (const name of ['NEVERGIVEN', id]) {
      const { status, error } = await capture(given, mine, name);
      expect([status, error.errorCode]).toEqual([404, 'order.notFound']);
    }
    // A caller who only knows PayPal’s order id receives no data of the donor.
    const stranger = await given.api.post('/user/payment-transactions/paypal/capture', {
      token: id,
    });
    expect(stranger.status).toBe(400);
    expect(given.paypal.calls).toHaveLength(calls);
    expect((await fetchOrder(given.api, other)).state).toBe('pending_payment');
  });
});

describe('connection failure with PayPal', () => {
  test.each(['lostBefore', 'lostAfter'] as const)(
    'the payment is captured once after a connection failure during the capture (%s), and the background job finds it',
    async (fault) => {
      const { order, there } = await createApprovedPaypalOrder(given);
      given.paypal.fail(captureCall(there.id), fault);
      expect((await capture(given, order, there.id)).order.state).toBe('pending_payment');
      advanceClock(given.api, minutes(1));
      await given.api.api.tick();
      expect((await fetchOrder(given.api, order)).state).toBe('paid');
      await given.paypal.postbox.deliver({ times: 3 });
      expect(await given.api.db.selectFrom('payments').selectAll().execute()).toHaveLength(1);
      expect(await mailsOf(given.api, order)).toHaveLength(1);
    },
  );

  test('the order stays pending until PayPal responds with valid data', async () => {
    const order = await createPaypalOrder(given);
    given.paypal.books.approve(paypalOrderOf(given, order));
    given.paypal.fail('GET /v2/checkout/orders', () => new Response('<h1>oops', { status: 500 }));
    given.paypal.fail('GET /v2/checkout/orders', () => Response.json({ status: 'PAID' }));
    for (const state of ['pending_payment', 'pending_payment', 'paid']) {
      expect((await confirmOrder(given.api, order)).state).toBe(state);
    }
  });

  test('logs PayPal’s error codes of a rejected order, but no personal data and no secrets', async () => {
    given.paypal.fail(CREATE, () =>
      Response.json(
        {
          name: 'UNPROCESSABLE_ENTITY',
          message: 'Salma Al Harthi may not',
          details: [{ issue: 'PAYEE_ACCOUNT_RESTRICTED', description: 'salma@example.org' }],
        },
        { status: 422 },
      ),
    );
    const { status, error } = await sendOrder(given.api, orderBody(IN_DOLLARS));
    expect([status, error.errorCode]).toEqual([502, 'payment.providerFailed']);
    const logged = JSON.stringify(given.api.log);
    expect(logged).toContain('answered 422 UNPROCESSABLE_ENTITY PAYEE_ACCOUNT_RESTRICTED');
    for (const secret of ['Salma', 'salma@', given.paypal.settings.clientSecret]) {
      expect(logged + JSON.stringify(error)).not.toContain(secret);
    }
  });
});

describe('PayPal access token', () => {
  test('the access token is fetched once for concurrent requests, and cached', async () => {
    await Promise.all(Array.from({ length: 5 }, () => createPaypalOrder(given)));
    await createPaypalOrder(given);
    expect(countCalls(given, 'POST /v1/oauth2/token')).toBe(1);
  });

  test('the access token is fetched again before it expires, and after PayPal revoked it', async () => {
    await createPaypalOrder(given);
    // PayPal's token is valid for nine hours.
    advanceClock(given.api, hours(9) - minutes(1));
    await createPaypalOrder(given);
    expect(countCalls(given, 'POST /v1/oauth2/token')).toBe(2);
    const revoked = Response.json({ name: 'AUTHENTICATION_FAILURE' }, { status: 401 });
    given.paypal.fail('POST /v2/checkout/orders', () => revoked);
    await createPaypalOrder(given);
    expect(countCalls(given, 'POST /v1/oauth2/token')).toBe(3);
  });
});

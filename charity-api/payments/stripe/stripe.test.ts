/**
 * Tests gifts by card, from the hosted page to the receipt, and failures of this provider.
 * tests/faults/payments.test.ts has those of all providers.
 */
import { describe, expect, test } from 'vitest';
import {
  confirmOrder,
  totalsOf,
  fetchOrder,
  mailsOf,
  orderBody,
  retry,
  sendOrder,
  turnBack,
} from '#tests/support/api/orders';
import { endlessBody } from '#tests/support/endless-body';
import { createCardOrder, pageOf, withStripe } from '#tests/support/providers/with-stripe';
import { changeRows, oneRow } from '#tests/support/api/rows';

const given = withStripe();

const pagesMade = () => given.stripe.books.sessions.size;

test('does not read a response of Stripe beyond the size limit, and creates no payment page', async () => {
  const { body, bytesRead } = endlessBody();
  given.stripe.fail('POST /v1/checkout/sessions', () => new Response(body));
  const { status } = await sendOrder(given.api, orderBody({ method: 'Stripe' }));
  expect(status).toBeGreaterThanOrEqual(500);
  expect(bytesRead()).toBeLessThan(10_000_000);
});

describe('gift by card', () => {
  test('a gift by card is paid when the donor returns: counted, receipted and with Stripe’s payment id', async () => {
    const before = await totalsOf(given.api);
    const order = await createCardOrder(given, { locale: 'ar' });
    const page = pageOf(given, order);
    expect(page).toMatchObject({ amount: 10_000, currency: 'omr', name: 'أمل للإغاثة' });
    given.stripe.books.approve(page);
    const paid = await confirmOrder(given.api, order);
    expect(paid).toMatchObject({ state: 'paid', providerReference: page.intent!.id });
    expect(await given.stripe.postbox.deliver()).toEqual([200, 200]);
    expect(await totalsOf(given.api)).toEqual({
      raised: before.raised + 10_000,
      gifts: before.gifts + 1,
    });
    expect(await mailsOf(given.api, order)).toMatchObject([{ kind: 'receipt' }]);
  });

  test.each([
    [true, 'paid'],
    [false, 'failed'],
  ])(
    'a gift by card is processing until the bank decides (%s), then %s, with any order of webhooks',
    async (isGood, state) => {
      const order = await createCardOrder(given);
      const page = pageOf(given, order);
      given.stripe.books.approve(page, 'late');
      expect((await confirmOrder(given.api, order)).state).toBe('processing');
      given.stripe.books.answer(page, isGood);
      await given.stripe.postbox.deliver({ reversed: true, times: 2 });
      expect((await fetchOrder(given.api, order)).state).toBe(state);
      expect(await mailsOf(given.api, order)).toHaveLength(isGood ? 1 : 0);
    },
  );
});

describe('donor who cancels on the payment page', () => {
  test('a donor who cancels can choose another method at once, and the cancelled page accepts no payment', async () => {
    const order = await createCardOrder(given);
    expect((await turnBack(given.api, order)).state).toBe('cancelled');
    expect(pageOf(given, order).status).toBe('expired');
    const again = (await retry(given.api, order, 'Stripe')).order;
    expect(again.state).toBe('pending_payment');
    expect(pageOf(given, again).id).not.toBe(pageOf(given, order).id);
    // Stripe reports the closed page after the next one was opened.
    await given.stripe.postbox.deliver();
    expect((await fetchOrder(given.api, order)).state).toBe('pending_payment');
    given.stripe.books.approve(pageOf(given, again));
    expect((await confirmOrder(given.api, order)).state).toBe('paid');
  });

  test('a donor who cancels has paid when the payment was made in another window', async () => {
    const order = await createCardOrder(given);
    given.stripe.books.approve(pageOf(given, order));
    expect((await turnBack(given.api, order)).state).toBe('paid');
  });
});

describe('connection failure', () => {
  test.each(['lostBefore', 'lostAfter'] as const)(
    'creates one payment page after a connection failure during its creation (%s)',
    async (fault) => {
      given.stripe.fail('POST /v1/checkout/sessions', fault);
      const order = await createCardOrder(given);
      expect(order.next.kind).toBe('redirect');
      expect(given.stripe.calls).toHaveLength(2);
      expect(pagesMade()).toBe(1);
    },
  );

  test('creates one page when ten requests fetch the order at the same time', async () => {
    for (let tries = 0; tries < 2; tries += 1) {
      given.stripe.fail('POST /v1/checkout/sessions', 'lostBefore');
    }
    const key = 'key-of-an-order-that-many-look-at';
    await sendOrder(given.api, orderBody({ method: 'Stripe' }), key);
    expect(pagesMade()).toBe(0);
    const { token } = await oneRow(given.api.db, 'orders');
    await Promise.all(Array.from({ length: 10 }, () => fetchOrder(given.api, { token })));
    expect((await fetchOrder(given.api, { token })).next.kind).toBe('redirect');
    expect(pagesMade()).toBe(1);
  });

  test('a webhook finds its order when the payment page was not stored', async () => {
    const order = await createCardOrder(given);
    await changeRows(
      given.api.db,
      'payment_attempts',
      {},
      { next: null, provider_reference: null },
    );
    given.stripe.books.approve(pageOf(given, order));
    await given.stripe.postbox.deliver();
    expect((await fetchOrder(given.api, order)).state).toBe('paid');
  });
});

describe('payment with an unexpected amount or owner', () => {
  test('an order is a mismatch, never paid, when the currency of its payment differs', async () => {
    const order = await createCardOrder(given);
    given.stripe.books.approve(Object.assign(pageOf(given, order), { currency: 'usd' }));
    await given.stripe.postbox.deliver();
    expect((await fetchOrder(given.api, order)).state).toBe('mismatch');
  });

  test('a payment is ignored when its page has the reference of another attempt', async () => {
    const order = await createCardOrder(given);
    const page = pageOf(given, order);
    given.stripe.books.approve(page);
    page.reference = 'f'.repeat(32);
    expect((await confirmOrder(given.api, order)).state).toBe('pending_payment');
  });

  test('does not log the donor or Stripe’s error message', async () => {
    given.stripe.fail('POST /v1/checkout/sessions', () =>
      Response.json(
        {
          error: {
            type: 'invalid_request_error',
            param: 'customer_email',
            message: 'Invalid email address: salma@example.org',
          },
        },
        { status: 400 },
      ),
    );
    await sendOrder(given.api, orderBody({ method: 'Stripe' }));
    const logged = JSON.stringify(given.api.log);
    expect(logged).not.toContain('salma@');
  });
});

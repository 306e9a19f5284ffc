/** Tests of corrected checkouts: the same cart is ordered again, by the same form or by another form. */
import { describe, expect, test } from 'vitest';
import type { CreateOrderInput, Order } from '#contract/orders';
import {
  confirmOrder,
  fetchOrder,
  mailsOf,
  newKey,
  orderBody,
  createOrder,
  retry,
  sendOrder,
  turnBack,
} from '#tests/support/api/orders';
import { pageOf, withStripe } from '#tests/support/providers/with-stripe';

const given = withStripe();

const MISTYPED = { name: 'Salma Al Harthi', email: 'salma@gmial.com' };
const DONOR = { name: 'Salma Al Harthi', email: 'salma@gmail.com' };

const fromForm = (form: string, changes: Partial<CreateOrderInput> = {}) => ({
  method: 'Stripe' as const,
  donor: DONOR,
  checkout: { cart: 'the-cart-of-one-browser', form: `the-checkout-form-${form}` },
  ...changes,
});
const order = (form: string, changes?: Partial<CreateOrderInput>) =>
  createOrder(given.api, fromForm(form, changes));

/** Orders that a donor can pay, or try to pay again. */
const PAYABLE = ['pending_payment', 'processing', 'awaiting_transfer', 'failed', 'cancelled'];
const orders = () => given.api.db.selectFrom('orders').selectAll().orderBy('created_at').execute();
const payable = async () => (await orders()).filter(({ state }) => PAYABLE.includes(state));
const stateOf = async (of: Order) => (await fetchOrder(given.api, of)).state;

describe('another form of the same cart', () => {
  test('with a corrected e-mail expires the first order and closes its payment page', async () => {
    const first = await order('a', { donor: MISTYPED });
    const second = await order('b');
    expect(second.token).not.toBe(first.token);
    expect(await payable()).toMatchObject([{ token: second.token, donor_email: DONOR.email }]);
    expect(pageOf(given, first).status).toBe('expired');
    expect(pageOf(given, second).status).toBe('open');
    expect(await fetchOrder(given.api, first)).toMatchObject({
      state: 'expired',
      next: { kind: 'none' },
    });
  });

  test.each([
    ['name', { donor: { ...DONOR, name: 'Salma' } }],
    ['phone', { donor: { ...DONOR, phone: '+96892123456' } }],
  ])('with a corrected %s expires the first order', async (_, changes) => {
    const first = await order('a');
    const second = await order('b', changes);
    expect(await payable()).toMatchObject([{ token: second.token }]);
    expect(await stateOf(first)).toBe('expired');
  });

  test('can change the method from card to transfer and back', async () => {
    const card = await order('a', { donor: MISTYPED });
    const transfer = await order('b', { method: 'Bank' });
    expect(transfer).toMatchObject({ method: 'Bank', next: { kind: 'transfer' } });
    expect(pageOf(given, card).status).toBe('expired');
    const again = await order('c');
    expect(again).toMatchObject({ method: 'Stripe', next: { kind: 'redirect' } });
    expect(await payable()).toMatchObject([{ token: again.token, donor_email: DONOR.email }]);
    expect(await fetchOrder(given.api, transfer)).toMatchObject({ next: { kind: 'none' } });
  });

  test('withdraws the unsent e-mail with the bank account', async () => {
    const mistyped = await order('a', { donor: MISTYPED, method: 'Bank' });
    const corrected = await order('b', { method: 'Bank' });
    expect(await mailsOf(given.api, mistyped)).toEqual([]);
    expect(await mailsOf(given.api, corrected)).toMatchObject([{ kind: 'transfer-instructions' }]);
  });

  test('without a change returns the first order', async () => {
    const first = await order('a');
    const second = await order('b');
    expect([second.token, second.next]).toEqual([first.token, first.next]);
  });

  test('returns the first order when the donor has paid it on the open page', async () => {
    const first = await order('a', { donor: MISTYPED });
    given.stripe.books.approve(pageOf(given, first));
    const second = await order('b', { method: 'Bank' });
    expect(second).toMatchObject({ token: first.token, state: 'paid', next: { kind: 'none' } });
    expect(await orders()).toHaveLength(1);
  });

  test('returns the first order while its payment page cannot be closed', async () => {
    const first = await order('a', { donor: MISTYPED });
    for (let calls = 0; calls < 4; calls += 1)
      given.stripe.fail('POST /v1/checkout/sessions/', () => new Response('{}', { status: 502 }));
    const second = await order('b', { method: 'Bank' });
    expect(second).toMatchObject({
      token: first.token,
      method: 'Stripe',
      state: 'pending_payment',
    });
    expect(await orders()).toHaveLength(1);
  });

  test('does not replace an order with an uploaded proof', async () => {
    const first = await order('a', { method: 'Bank' });
    await given.api.db.updateTable('orders').set({ state: 'under_review' }).execute();
    expect((await order('b')).token).toBe(first.token);
  });

  test('replaces an order whose payment could not be started', async () => {
    for (let calls = 0; calls < 3; calls += 1)
      given.stripe.fail('POST /v1/checkout/sessions', 'lostBefore');
    expect((await sendOrder(given.api, orderBody(fromForm('a')))).status).toBe(502);
    const second = await order('b', { method: 'Bank' });
    expect(await payable()).toMatchObject([{ token: second.token, method: 'Bank' }]);
  });

  test('does not expire the first order when the new order is rejected', async () => {
    const first = await order('a', { method: 'Bank' });
    const { error } = await sendOrder(given.api, orderBody({ ...fromForm('b'), expectedTotal: 1 }));
    expect(error.errorCode).toBe('order.totalChanged');
    expect(await stateOf(first)).toBe('awaiting_transfer');
  });
});

describe('a replaced order', () => {
  test('rejects a new payment attempt', async () => {
    const first = await order('a', { donor: MISTYPED });
    await order('b');
    const again = await retry(given.api, first, 'Stripe');
    expect([again.status, again.error.errorCode]).toEqual([409, 'order.notPayable']);
  });

  test('is not returned to a repeated request, which gets the new order', async () => {
    const key = newKey();
    await createOrder(given.api, fromForm('a', { donor: MISTYPED }), key);
    const second = await order('b');
    const resent = await createOrder(given.api, fromForm('a', { donor: MISTYPED }), key);
    expect([resent.token, resent.next]).toEqual([second.token, second.next]);
    expect(pageOf(given, second).status).toBe('open');
  });

  test('still accepts a late transfer, and is flagged for staff', async () => {
    const first = await order('a', { method: 'Bank' });
    await order('b');
    const { confirmTransfer } = await import('#tests/support/api/staff-decisions');
    await confirmTransfer(given.api, first.reference);
    expect(await stateOf(first)).toBe('paid');
    expect((await orders()).map(({ flag }) => flag)).toContain('late_success');
  });
});

describe('browser tabs that order the same cart at the same time', () => {
  test.each([2, 3, 12])('%i tabs with different details get one payable order', async (tabs) => {
    const responses = await Promise.all(
      Array.from({ length: tabs }, (_, at) =>
        sendOrder(
          given.api,
          orderBody(
            fromForm(String(at), {
              donor: { ...DONOR, email: `salma-${at % 3}@example.org` },
              method: at % 2 ? 'Bank' : 'Stripe',
            }),
          ),
        ),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const [current, ...others] = await payable();
    expect(others).toEqual([]);
    expect(current?.checkout_cart).toBe('the-cart-of-one-browser');
    // The payment pages of replaced orders are closed.
    for (const { order: got } of responses) {
      if (got.next.kind !== 'redirect' || got.token === current?.token) continue;
      expect(pageOf(given, got).status).toBe('expired');
      expect((await confirmOrder(given.api, got)).state).toBe('expired');
    }
  });

  /** Waits until the order is stored. Ends with the request too: no timeout could end a loop of promises only. */
  async function stored(request: Promise<unknown>): Promise<void> {
    let isAnswered = false;
    void request.finally(() => (isAnswered = true));
    while (!isAnswered && (await orders()).length === 0) await Promise.resolve();
  }

  test('get one payable order when the first is replaced while its payment page is created', async () => {
    const first = sendOrder(given.api, orderBody(fromForm('a', { donor: MISTYPED })));
    await stored(first);
    const second = await order('b', { method: 'Bank' });
    const { order: replaced } = await first;
    expect(await payable()).toMatchObject([{ token: second.token }]);
    if (replaced.next.kind === 'redirect') expect(pageOf(given, replaced).status).toBe('expired');
    else expect(replaced).toMatchObject({ state: 'expired', next: { kind: 'none' } });
  });

  test('cause no e-mail with the bank account for a transfer that is replaced while it starts', async () => {
    const first = sendOrder(
      given.api,
      orderBody(fromForm('a', { donor: MISTYPED, method: 'Bank' })),
    );
    await stored(first);
    const second = await order('b', { method: 'Bank' });
    await first;
    const mails = await given.api.db.selectFrom('outbox').select('order_id').execute();
    const [current] = await payable();
    expect(current?.token).toBe(second.token);
    expect(mails).toEqual([{ order_id: current?.id }]);
  });

  test('get one payable order when one tab retries the first order and another orders again', async () => {
    const first = await order('a', { donor: MISTYPED });
    await turnBack(given.api, first);
    await Promise.all([
      retry(given.api, first, 'Stripe'),
      sendOrder(given.api, orderBody(fromForm('b', { method: 'Bank' }))),
    ]);
    expect(await payable()).toHaveLength(1);
  });
});

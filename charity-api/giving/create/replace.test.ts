/** A checkout that is sent again with corrections, by the same form or by another one of the same cart. */
import { describe, expect, test } from 'vitest';
import type { CreateOrderInput, Order } from '#contract/orders';
import {
  readOrderResponse,
  confirmOrder,
  fetchOrder,
  mailsOf,
  newKey,
  orderBody,
  createOrder,
  retry,
  sendOrder,
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
  test('corrects a mistyped e-mail: the first order is given up and its page closed', async () => {
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
  ])('corrects the %s', async (_, changes) => {
    const first = await order('a');
    const second = await order('b', changes);
    expect(await payable()).toMatchObject([{ token: second.token }]);
    expect(await stateOf(first)).toBe('expired');
  });

  test('chooses a transfer instead of a card, and a card instead of a transfer', async () => {
    const card = await order('a', { donor: MISTYPED });
    const transfer = await order('b', { method: 'Bank' });
    expect(transfer).toMatchObject({ method: 'Bank', next: { kind: 'transfer' } });
    expect(pageOf(given, card).status).toBe('expired');
    const again = await order('c');
    expect(again).toMatchObject({ method: 'Stripe', next: { kind: 'redirect' } });
    expect(await payable()).toMatchObject([{ token: again.token, donor_email: DONOR.email }]);
    expect(await fetchOrder(given.api, transfer)).toMatchObject({ next: { kind: 'none' } });
  });

  test('takes back the mail with the account that was not sent yet', async () => {
    const mistyped = await order('a', { donor: MISTYPED, method: 'Bank' });
    const corrected = await order('b', { method: 'Bank' });
    expect(await mailsOf(given.api, mistyped)).toEqual([]);
    expect(await mailsOf(given.api, corrected)).toMatchObject([{ kind: 'transfer-instructions' }]);
  });

  test('with nothing changed gets the first order', async () => {
    const first = await order('a');
    const second = await order('b');
    expect([second.token, second.next]).toEqual([first.token, first.next]);
  });

  test('gets the first order when its page was paid meanwhile', async () => {
    const first = await order('a', { donor: MISTYPED });
    given.stripe.books.approve(pageOf(given, first));
    const second = await order('b', { method: 'Bank' });
    expect(second).toMatchObject({ token: first.token, state: 'paid', next: { kind: 'none' } });
    expect(await orders()).toHaveLength(1);
  });

  test('gets the first order while its page cannot be closed', async () => {
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

  test('does not replace an order whose proof was sent', async () => {
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

  test('that is rejected leaves the first order in its place', async () => {
    const first = await order('a', { method: 'Bank' });
    const { error } = await sendOrder(given.api, orderBody({ ...fromForm('b'), expectedTotal: 1 }));
    expect(error.errorCode).toBe('order.totalChanged');
    expect(await stateOf(first)).toBe('awaiting_transfer');
  });
});

describe('an order that was replaced', () => {
  test('cannot be paid again from its page', async () => {
    const first = await order('a', { donor: MISTYPED });
    await order('b');
    const again = await retry(given.api, first, 'Stripe');
    expect([again.status, again.error.errorCode]).toEqual([409, 'order.notPayable']);
  });

  test('is not what the same request gets when it is sent once more', async () => {
    const key = newKey();
    await createOrder(given.api, fromForm('a', { donor: MISTYPED }), key);
    const second = await order('b');
    const resent = await createOrder(given.api, fromForm('a', { donor: MISTYPED }), key);
    expect([resent.token, resent.next]).toEqual([second.token, second.next]);
    expect(pageOf(given, second).status).toBe('open');
  });

  test('still takes a transfer that comes late, and a person is told', async () => {
    const first = await order('a', { method: 'Bank' });
    await order('b');
    const { confirmTransfer } = await import('../staff');
    await confirmTransfer(given.api.deps, first.reference);
    expect(await stateOf(first)).toBe('paid');
    expect((await orders()).map(({ flag }) => flag)).toContain('late_success');
  });
});

describe('tabs that send the same cart at the same moment', () => {
  test.each([2, 3, 12])('%i with other details have one payable order', async (tabs) => {
    const answers = await Promise.all(
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
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const [standing, ...others] = await payable();
    expect(others).toEqual([]);
    expect(standing?.checkout_cart).toBe('the-cart-of-one-browser');
    // Whoever was led to a page of a replaced order finds it closed.
    for (const { order: got } of answers) {
      if (got.next.kind !== 'redirect' || got.token === standing?.token) continue;
      expect(pageOf(given, got).status).toBe('expired');
      expect((await confirmOrder(given.api, got)).state).toBe('expired');
    }
  });

  test('have one payable order also when the first is replaced while its page is made', async () => {
    const first = sendOrder(given.api, orderBody(fromForm('a', { donor: MISTYPED })));
    while ((await orders()).length === 0) await Promise.resolve();
    const second = await order('b', { method: 'Bank' });
    const { order: replaced } = await first;
    expect(await payable()).toMatchObject([{ token: second.token }]);
    if (replaced.next.kind === 'redirect') expect(pageOf(given, replaced).status).toBe('expired');
    else expect(replaced).toMatchObject({ state: 'expired', next: { kind: 'none' } });
  });

  test('send no bank account for a transfer that is replaced while it is started', async () => {
    const first = sendOrder(
      given.api,
      orderBody(fromForm('a', { donor: MISTYPED, method: 'Bank' })),
    );
    while ((await orders()).length === 0) await Promise.resolve();
    const second = await order('b', { method: 'Bank' });
    await first;
    const mails = await given.api.db.selectFrom('outbox').select('order_id').execute();
    const [standing] = await payable();
    expect(standing?.token).toBe(second.token);
    expect(mails).toEqual([{ order_id: standing?.id }]);
  });

  test('and a retry from the page of the first have one payable order', async () => {
    const first = await order('a', { donor: MISTYPED });
    await given.api.post(`/user/orders/${first.token}/turn-back`, {}).then(readOrderResponse);
    await Promise.all([
      retry(given.api, first, 'Stripe'),
      sendOrder(given.api, orderBody(fromForm('b', { method: 'Bank' }))),
    ]);
    expect(await payable()).toHaveLength(1);
  });
});

/** Tests of the order endpoints: validation, idempotency, access by token, retries and provider failures. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { minutes } from '#domain/time/durations';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  LINE,
  fetchOrder,
  newKey,
  orderBody,
  advanceClock,
  createOrder,
  loseWebhooks,
  submitDecision,
  confirmOrder,
  retry,
  sendOrder,
} from '#tests/support/api/orders';
import { readOrderReference } from '#domain/orders';
import { setFields } from '#tests/support/api/documents';
import { rowsOf } from '#tests/support/api/rows';
import { createTrials } from '../payments/trial';

const api = apiOfEachTest();

const countOrders = async () => (await rowsOf(api.db, 'orders')).length;

describe('a new order', () => {
  test('returns its lines and total, and a redirect to the provider', async () => {
    const recipient = { name: 'منى', phone: '+96890000001' };
    const { status, order } = await sendOrder(
      api,
      orderBody({
        locale: 'ar',
        lines: [LINE, { ...LINE, total: 30_000, quantity: 3, recipient }],
      }),
    );
    expect(status).toBe(201);
    expect(order).toMatchObject({
      state: 'pending_payment',
      total: { minor: 40_000, currency: 'OMR' },
      donor: { name: 'Salma Al Harthi', email: 'salma@example.org' },
      paidAt: null,
    });
    expect(order.lines.map((line) => line.total.minor)).toEqual([10_000, 30_000]);
    expect(order.lines[1]?.recipient).toEqual({ name: 'منى' });
    expect(readOrderReference(order.reference)).toBe(order.reference);
    expect(order.token).toMatch(/^[\w-]{32}$/);
    expect(order.next).toMatchObject({
      kind: 'redirect',
      url: expect.stringMatching(
        /^https:\/\/give\.test\/trial\/stripe\/c\/pay\/cs_test_[\da-f]{32}$/,
      ),
    });
  });

  test('does not change when the title of the offering changes', async () => {
    const before = await createOrder(api);
    const title = { en: 'Renamed', ar: '', tr: '', id: '' };
    await setFields(api.db, { offering: LINE.offeringId }, { title });
    expect((await fetchOrder(api, before)).lines).toEqual(before.lines);
  });

  test('does not return or log phone numbers', async () => {
    const order = await createOrder(api, {
      donor: { name: 'Salma', email: 'salma@example.org', phone: '+96890000002' },
      lines: [{ ...LINE, recipient: { name: 'Muna', phone: '+96890000001' } }],
    });
    await submitDecision(api, order, 'approve');
    const paid = await confirmOrder(api, order);
    expect(paid.state).toBe('paid');
    const text = JSON.stringify([order, paid, api.log]);
    for (const secret of ['90000001', '90000002']) expect(text).not.toContain(secret);
    for (const secret of ['Salma', 'Muna', 'salma@', order.token]) {
      expect(JSON.stringify(api.log)).not.toContain(secret);
    }
  });

  test('gets an error for the invalid line, in the language of the request', async () => {
    const { error } = await api
      .post('/user/orders', orderBody({ lines: [LINE, { ...LINE, total: 1 }] }), {
        'idempotency-key': newKey(),
        'accept-language': 'tr',
      })
      .then((response) => response.json().then((body) => ({ error: body })));
    expect(Object.keys(error.fields)).toEqual(['lines.1.total']);
    expect(error.fields['lines.1.total']).toBe(error.errorMessage);
  });

  test.each(['', 'short', 'x'.repeat(65), 'key with spaces and more'])(
    'is rejected with the invalid idempotency key %j',
    async (key) => {
      const { status, error } = await sendOrder(api, orderBody(), key);
      expect([status, error.errorCode]).toEqual([400, 'request.invalid']);
      expect(error.fields).toHaveProperty('idempotency-key');
    },
  );
});

test('an order whose caller has given up while it waited for another writer is not made', async () => {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  let writing: Promise<void> | undefined;
  await new Promise<void>((begun) => {
    writing = api.db.transaction().execute(() => {
      begun();
      return released;
    });
  });
  const caller = new AbortController();
  const request = new Request('http://api.test/user/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
    body: JSON.stringify(orderBody()),
    signal: caller.signal,
  });
  const answer = api.api.fetch(request);
  caller.abort();
  release();
  await writing;
  expect((await answer).status).toBe(503);
  expect(await rowsOf(api.db, 'orders')).toEqual([]);
});

describe('a cart', () => {
  const checkout = (form: string, cart = 'the-cart-of-one-browser') => ({
    checkout: { cart, form: `the-checkout-form-${form}` },
  });

  test('creates one order for a cart that twenty forms send at the same time, and all forms receive it', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sendOrder(api, orderBody(checkout(`${at}`)))),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ order }) => order.token)).size).toBe(1);
    expect(await countOrders()).toBe(1);
  });

  test('creates a new order for a cart when its first order has expired', async () => {
    const first = await createOrder(api, checkout('a'));
    await api.db.updateTable('orders').set({ state: 'expired' }).execute();
    expect((await createOrder(api, checkout('b'))).token).not.toBe(first.token);
  });

  test('creates a new order when the same form sends another amount', async () => {
    const first = await createOrder(api, checkout('a'));
    const lines = [{ ...LINE, quantity: 2 }];
    const second = await createOrder(api, { ...checkout('a'), lines });
    expect(second.token).not.toBe(first.token);
  });

  test('cannot have two orders: a unique index rejects the second one', async () => {
    await createOrder(api, checkout('a'));
    await createOrder(api, checkout('b', 'the-cart-of-another-one'));
    const same = api.db.updateTable('orders').set({ checkout_cart: 'one-and-the-same-cart' });
    await expect(same.execute()).rejects.toThrow(/unique/i);
  });
});

describe('an idempotency key', () => {
  test('with the same order returns the first order, also after the offering closed', async () => {
    const key = newKey();
    const first = await createOrder(api, {}, key);
    await api.db.updateTable('offerings').set({ status: 'closed' }).execute();
    const { lines, donor, ...rest } = orderBody();
    const again = await sendOrder(api, { donor, ...rest, lines }, key);
    expect([again.status, again.order]).toEqual([201, first]);
    expect(await countOrders()).toBe(1);
  });

  test('with a different order is rejected with 422', async () => {
    const key = newKey();
    await createOrder(api, {}, key);
    const { status, error } = await sendOrder(
      api,
      orderBody({ lines: [{ ...LINE, total: 20_000, quantity: 2 }] }),
      key,
    );
    expect([status, error.errorCode]).toEqual([422, 'order.keyReused']);
  });

  test('creates one order with one payment session for twenty concurrent requests with one idempotency key', async () => {
    const key = newKey();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => sendOrder(api, orderBody(), key)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ order }) => JSON.stringify(order))).size).toBe(1);
    expect(await countOrders()).toBe(1);
    expect(await createTrials(api.deps).change(({ sessions }) => sessions.size)).toBe(1);
  });
});

describe('an order token', () => {
  test('returns 404 for a token that is wrong by one character, random or too short', async () => {
    const order = await createOrder(api);
    const near = order.token.slice(0, -1) + (order.token.endsWith('A') ? 'B' : 'A');
    for (const token of [near, 'A'.repeat(32), 'short']) {
      for (const response of [
        await api.get(`/user/orders/${token}`),
        await api.post(`/user/orders/${token}/confirm`, {}),
        await api.post(`/user/orders/${token}/attempts`, { method: 'Bank' }),
      ]) {
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ errorCode: 'order.notFound' });
      }
    }
  });
});

describe('a payment retry', () => {
  test('after a decline starts one new attempt, also when it is submitted twice', async () => {
    const order = await createOrder(api);
    await submitDecision(api, order, 'decline');
    expect((await confirmOrder(api, order)).state).toBe('failed');
    const [first, second] = await Promise.all([
      retry(api, order, 'Stripe'),
      retry(api, order, 'Stripe'),
    ]);
    expect([first.status, first.order.state]).toEqual([201, 'pending_payment']);
    expect(second.order.next).toEqual(first.order.next);
    expect(first.order.next).not.toEqual(order.next);
    await submitDecision(api, first.order, 'approve');
    expect((await confirmOrder(api, order)).state).toBe('paid');
  });

  test('is rejected while the provider may still charge the donor', async () => {
    const order = await createOrder(api);
    for (const when of ['open', 'undecided']) {
      const { status, error } = await retry(api, order, 'Bank');
      expect([when, status, error.errorCode]).toEqual([when, 409, 'order.notPayable']);
      if (when === 'open') await submitDecision(api, order, 'late');
    }
    // The webhook is lost, but the status check finds the payment.
    advanceClock(api, minutes(1));
    await loseWebhooks(api);
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('paid');
  });
});

describe('a provider that fails', () => {
  test('leaves an order whose payment the next request starts, in one session', async () => {
    await sql`alter table trials rename to not_there`.execute(api.db);
    const key = newKey();
    const failed = await sendOrder(api, orderBody(), key);
    expect([failed.status, failed.error.errorCode]).toEqual([502, 'payment.providerFailed']);
    const { token } = await api.db.selectFrom('orders').select('token').executeTakeFirstOrThrow();
    expect((await fetchOrder(api, { token })).next).toEqual({ kind: 'none' });

    await sql`alter table not_there rename to trials`.execute(api.db);
    const resumed = await fetchOrder(api, { token });
    expect(resumed.next.kind).toBe('redirect');
    expect((await sendOrder(api, orderBody(), key)).order).toEqual(resumed);
  });
});

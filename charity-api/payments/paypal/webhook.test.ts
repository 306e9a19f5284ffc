/** Tests PayPal's webhooks: only verified ones are processed; refunds and disputes may arrive in any order. */
import { describe, expect, test } from 'vitest';
import { totalsOf, fetchOrder, mailsOf } from '#tests/support/api/orders';
import {
  paypalOrderOf,
  createPaypalOrder,
  capture,
  withPaypal,
  createApprovedPaypalOrder,
} from '#tests/support/providers/with-paypal';
import { paypalWebhooks } from './webhook';

const given = withPaypal();

async function paid() {
  const before = await totalsOf(given.api);
  const { order, there } = await createApprovedPaypalOrder(given);
  await capture(given, order, there.id);
  await given.paypal.postbox.deliver();
  return { order, there, before };
}

const stateOf = async (order: { token: string }) => (await fetchOrder(given.api, order)).state;
const deliver = (request: Request) => given.api.api.fetch(request);
const signedBy = async (request: Request) => ({
  headers: request.headers,
  text: await request.text(),
});

/** Returns the event of a completed capture, as PayPal sends it. */
const completed = (there: { id: string; custom_id: string }, changes: object = {}) => ({
  id: 'WH-1',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  resource: {
    id: 'CAPTURE1',
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: '26.50' },
    custom_id: there.custom_id,
    supplementary_data: { related_ids: { order_id: there.id } },
    ...changes,
  },
});

describe('PayPal webhook', () => {
  test('a webhook is rejected and changes nothing when PayPal does not verify it', async () => {
    const order = await createPaypalOrder(given);
    const event = completed(paypalOrderOf(given, order));
    const elsewhere = { ...event, resource: { ...event.resource, status: 'PENDING' } };
    const forged = [
      // A body that differs from the signed one.
      given.paypal.webhook(elsewhere, { body: JSON.stringify(event) }),
      // The same event, serialised in another way.
      given.paypal.webhook(event, { body: JSON.stringify(event) }),
      // A second event appended to the first.
      given.paypal.webhook(event, { body: `${JSON.stringify(event)},"webhook_id":"x"` }),
      given.paypal.webhook(event, { body: 'not json' }),
      given.paypal.webhook(event, { body: '[]' }),
    ];
    for (const name of ['paypal-transmission-sig', 'paypal-auth-algo', 'paypal-transmission-id']) {
      const unsigned = given.paypal.webhook(event);
      unsigned.headers.delete(name);
      forged.push(unsigned);
    }
    for (const request of forged) {
      const answer = await deliver(request);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { errorCode: 'webhook.rejected' },
      ]);
    }
    expect(await stateOf(order)).toBe('pending_payment');
    expect(await mailsOf(given.api, order)).toHaveLength(0);
  });

  test('a webhook is rejected without a call to PayPal when ten others are being verified, or signature headers are missing', async () => {
    const order = await createPaypalOrder(given);
    const event = completed(paypalOrderOf(given, order));
    const asked: ((answer: object) => void)[] = [];
    const post = () => new Promise<object>((answer) => asked.push(answer));
    const read = paypalWebhooks({ get: post, post }, 'WEBHOOK');
    const send = async (changed: { without?: string } = {}) => {
      const { headers, text } = await signedBy(given.paypal.webhook(event));
      if (changed.without) headers.delete(changed.without);
      return read({ headers, rawBody: text });
    };
    await expect(send({ without: 'paypal-transmission-sig' })).rejects.toThrow('webhook.rejected');
    expect(asked).toHaveLength(0);
    const taken = Array.from({ length: 10 }, () => send());
    await expect.poll(() => asked.length).toBe(10);
    await expect(send()).rejects.toThrow('request.busy');
    expect(asked).toHaveLength(10);
    for (const answer of asked) answer({ verification_status: 'SUCCESS' });
    await Promise.all(taken);
    const next = send();
    await expect.poll(() => asked.length).toBe(11);
    asked.at(-1)!({ verification_status: 'FAILURE' });
    await expect(next).rejects.toThrow('webhook.rejected');
  });

  test('a webhook is rejected while PayPal cannot verify it, so that PayPal sends it again', async () => {
    const order = await createPaypalOrder(given);
    const verify = 'POST /v1/notifications';
    given.paypal.fail(verify, 'lostBefore');
    given.paypal.fail(verify, () => new Response('', { status: 503 }));
    given.paypal.fail(verify, () => Response.json({ name: 'VALIDATION_ERROR' }, { status: 400 }));
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) {
      const event = completed(paypalOrderOf(given, order));
      statuses.push((await deliver(given.paypal.webhook(event))).status);
    }
    expect(statuses).toEqual([500, 500, 400, 200]);
    expect(await stateOf(order)).toBe('paid');
  });

  test.each([
    ['with another amount', { amount: { currency_code: 'USD', value: '2.65' } }, 200, 'mismatch'],
    ['in another currency', { amount: { currency_code: 'GBP', value: '26.50' } }, 200, 'mismatch'],
    [
      'in a currency that the site does not accept',
      { amount: { currency_code: 'JPY', value: '26' } },
      400,
      null,
    ],
    ['with an invalid amount', { amount: { currency_code: 'USD', value: '1e3' } }, 400, null],
    ['without a PayPal order id', { supplementary_data: {} }, 400, null],
    ['of another business on the account', { custom_id: 'Shop order #17' }, 200, null],
    ['of an unknown attempt', { custom_id: 'f'.repeat(32) }, 400, null],
    ['without an attempt', { custom_id: undefined }, 200, null],
  ])('a webhook %s does not pay the order', async (_, changes, status, state) => {
    const order = await createPaypalOrder(given);
    const event = completed(paypalOrderOf(given, order), changes);
    expect((await deliver(given.paypal.webhook(event))).status).toBe(status);
    expect(await stateOf(order)).toBe(state ?? 'pending_payment');
  });

  test('a webhook is rejected when its PayPal order belongs to another attempt', async () => {
    const [mine, other] = [await createPaypalOrder(given), await createPaypalOrder(given)];
    const event = completed({ ...paypalOrderOf(given, mine), id: paypalOrderOf(given, other).id });
    expect((await deliver(given.paypal.webhook(event))).status).toBe(400);
    expect(await stateOf(mine)).toBe('pending_payment');
  });

  test('a webhook with an event type that is not processed gets 200', async () => {
    const event = { id: 'WH-2', event_type: 'CHECKOUT.ORDER.SAVED', resource: { any: 'thing' } };
    expect((await deliver(given.paypal.webhook(event))).status).toBe(200);
  });

  test('finds the PayPal order by its link when the event has no order id', async () => {
    const order = await createPaypalOrder(given);
    const there = paypalOrderOf(given, order);
    const href = `https://api-m.paypal.com/v2/checkout/orders/${there.id}`;
    const event = completed(there, { supplementary_data: undefined, links: [{ rel: 'up', href }] });
    expect((await deliver(given.paypal.webhook(event))).status).toBe(200);
    expect(await stateOf(order)).toBe('paid');
  });
});

describe('refunds and disputes of PayPal payments', () => {
  test.each([
    ['REFUNDED', undefined, 'refunded'],
    ['REFUNDED', 1_000, 'partially_refunded'],
    ['REVERSED', undefined, 'refunded'],
  ] as const)('%s of %s cents sets the order to %s once', async (kind, cents, state) => {
    const { order, there, before } = await paid();
    given.paypal.books.giveBack(there, kind, cents);
    expect(await given.paypal.postbox.deliver({ times: 5 })).toEqual([200, 200, 200, 200, 200]);
    expect(await stateOf(order)).toBe(state);
    const { gifts } = await totalsOf(given.api);
    expect(gifts - before.gifts).toBe(state === 'refunded' ? 0 : 1);
    expect(await mailsOf(given.api, order)).toHaveLength(1);
  });

  test('partial refunds set the order to refunded when their sum is the payment, with any order of webhooks', async () => {
    const { order, there } = await paid();
    for (const cents of [1_000, 1_000, 650]) given.paypal.books.giveBack(there, 'REFUNDED', cents);
    await given.paypal.postbox.deliver({ reversed: true });
    expect(await stateOf(order)).toBe('refunded');
  });

  test('a refund reported before the payment sets the order to refunded', async () => {
    const { order, there } = await createApprovedPaypalOrder(given);
    given.paypal.books.capture(there);
    given.paypal.books.giveBack(there, 'REFUNDED');
    const statuses = await given.paypal.postbox.deliver({ reversed: true });
    expect(statuses).toEqual([200, 200, 200]);
    expect(await stateOf(order)).toBe('refunded');
    expect(await mailsOf(given.api, order)).toHaveLength(1);
  });

  test('a reversal without a refund amount is a full refund', async () => {
    const { order, there } = await paid();
    const { id, amount } = there.capture!;
    const event = { id: 'WH-3', event_type: 'PAYMENT.CAPTURE.REVERSED', resource: { id, amount } };
    expect((await deliver(given.paypal.webhook(event))).status).toBe(200);
    expect(await stateOf(order)).toBe('refunded');
  });

  test.each([
    ['RESOLVED_SELLER_FAVOUR', 'paid'],
    ['CANCELED_BY_BUYER', 'paid'],
    ['RESOLVED_BUYER_FAVOUR', 'refunded'],
    ['NONE', 'disputed'],
  ])('a dispute with the outcome %s sets the order from disputed to %s', async (outcome, state) => {
    const { order, there } = await paid();
    given.paypal.books.dispute(there);
    await given.paypal.postbox.deliver();
    expect(await stateOf(order)).toBe('disputed');
    given.paypal.books.dispute(there, outcome);
    expect(await given.paypal.postbox.deliver({ times: 2 })).toEqual([200, 200]);
    expect(await stateOf(order)).toBe(state);
  });

  test('a won dispute leaves the order paid when its end is reported before its start', async () => {
    const { order, there } = await paid();
    given.paypal.books.dispute(there);
    given.paypal.books.dispute(there, 'RESOLVED_SELLER_FAVOUR');
    await given.paypal.postbox.deliver({ reversed: true });
    expect(await stateOf(order)).toBe('paid');
  });

  test('uses the data of the webhook when the app has no permission to read disputes', async () => {
    const { order, there } = await paid();
    given.paypal.fail('GET /v1/customer', () =>
      Response.json({ name: 'NOT_AUTHORIZED' }, { status: 403 }),
    );
    given.paypal.books.dispute(there);
    expect(await given.paypal.postbox.deliver()).toEqual([200]);
    expect(await stateOf(order)).toBe('disputed');
  });

  test('ignores events of another business on the account, in any format', async () => {
    const { order, there } = await paid();
    there.custom_id = 'Shop order #17';
    there.capture!.amount = { currency_code: 'JPY', value: '300' };
    given.paypal.books.giveBack(there, 'REFUNDED', 100);
    given.paypal.books.dispute(there);
    given.paypal.books.approve(there);
    given.paypal.books.decide(there, 'COMPLETED');
    expect(await given.paypal.postbox.deliver()).toEqual([200, 200, 200, 200]);
    expect(await stateOf(order)).toBe('paid');
  });
});

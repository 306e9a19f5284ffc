/** PayPal's webhooks: only its own are believed, and money that goes back is followed in whatever order it is told. */
import { describe, expect, test } from 'vitest';
import { figuresOf, look, mailsOf } from '#tests/support/api/orders';
import { atPaypal, byPaypal, capture, withPaypal } from '#tests/support/providers/with-paypal';
import { paypalWebhooks } from './webhook';

const given = withPaypal();

async function paid() {
  const before = await figuresOf(given.api);
  const order = await byPaypal(given);
  const there = atPaypal(given, order);
  given.paypal.books.approve(there);
  await capture(given, order, there.id);
  await given.paypal.postbox.deliver();
  return { order, there, before };
}

const stateOf = async (order: { token: string }) => (await look(given.api, order)).state;
const deliver = (request: Request) => given.api.api.fetch(request);
const signedBy = async (request: Request) => ({
  headers: request.headers,
  text: await request.text(),
});

/** The news that a payment is done, as PayPal would write it. */
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

describe('a webhook', () => {
  test('that PayPal does not verify changes nothing', async () => {
    const order = await byPaypal(given);
    const event = completed(atPaypal(given, order));
    const elsewhere = { ...event, resource: { ...event.resource, status: 'PENDING' } };
    const forged = [
      // Another body than was signed.
      given.paypal.webhook(elsewhere, { body: JSON.stringify(event) }),
      // The same event, written anew.
      given.paypal.webhook(event, { body: JSON.stringify(event) }),
      // A second event hidden behind the first.
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

  test('is not asked about while ten others are, nor ever without what PayPal signs with', async () => {
    const order = await byPaypal(given);
    const event = completed(atPaypal(given, order));
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

  test('that cannot be verified now is not taken, so that PayPal sends it again', async () => {
    const order = await byPaypal(given);
    const verify = 'POST /v1/notifications';
    given.paypal.fail(verify, 'lostBefore');
    given.paypal.fail(verify, () => new Response('', { status: 503 }));
    given.paypal.fail(verify, () => Response.json({ name: 'VALIDATION_ERROR' }, { status: 400 }));
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) {
      const event = completed(atPaypal(given, order));
      statuses.push((await deliver(given.paypal.webhook(event))).status);
    }
    expect(statuses).toEqual([500, 500, 400, 200]);
    expect(await stateOf(order)).toBe('paid');
  });

  test.each([
    ['of another amount', { amount: { currency_code: 'USD', value: '2.65' } }, 200, 'mismatch'],
    ['of another currency', { amount: { currency_code: 'GBP', value: '26.50' } }, 200, 'mismatch'],
    ['of no currency of ours', { amount: { currency_code: 'JPY', value: '26' } }, 400, null],
    ['of an amount that is none', { amount: { currency_code: 'USD', value: '1e3' } }, 400, null],
    ['of an order at PayPal that is not ours', { supplementary_data: {} }, 400, null],
    ['of somebody else’s invoice', { custom_id: 'Shop order #17' }, 200, null],
    ['of an attempt that never was', { custom_id: 'f'.repeat(32) }, 400, null],
    ['of nobody', { custom_id: undefined }, 200, null],
  ])('%s is not taken for payment', async (_, changes, status, state) => {
    const order = await byPaypal(given);
    const event = completed(atPaypal(given, order), changes);
    expect((await deliver(given.paypal.webhook(event))).status).toBe(status);
    expect(await stateOf(order)).toBe(state ?? 'pending_payment');
  });

  test('about the order of another attempt is not taken', async () => {
    const [mine, other] = [await byPaypal(given), await byPaypal(given)];
    const event = completed({ ...atPaypal(given, mine), id: atPaypal(given, other).id });
    expect((await deliver(given.paypal.webhook(event))).status).toBe(400);
    expect(await stateOf(mine)).toBe('pending_payment');
  });

  test('of a kind that we do not act on is thanked for', async () => {
    const event = { id: 'WH-2', event_type: 'CHECKOUT.ORDER.SAVED', resource: { any: 'thing' } };
    expect((await deliver(given.paypal.webhook(event))).status).toBe(200);
  });

  test('names a payment by its link where it names it nowhere else', async () => {
    const order = await byPaypal(given);
    const there = atPaypal(given, order);
    const href = `https://api-m.paypal.com/v2/checkout/orders/${there.id}`;
    const event = completed(there, { supplementary_data: undefined, links: [{ rel: 'up', href }] });
    expect((await deliver(given.paypal.webhook(event))).status).toBe(200);
    expect(await stateOf(order)).toBe('paid');
  });
});

describe('money that goes back', () => {
  test.each([
    ['REFUNDED', undefined, 'refunded'],
    ['REFUNDED', 1_000, 'partially_refunded'],
    ['REVERSED', undefined, 'refunded'],
  ] as const)('%s of %s cents is %s, once', async (kind, cents, state) => {
    const { order, there, before } = await paid();
    given.paypal.books.giveBack(there, kind, cents);
    expect(await given.paypal.postbox.deliver({ times: 5 })).toEqual([200, 200, 200, 200, 200]);
    expect(await stateOf(order)).toBe(state);
    const { gifts } = await figuresOf(given.api);
    expect(gifts - before.gifts).toBe(state === 'refunded' ? 0 : 1);
    expect(await mailsOf(given.api, order)).toHaveLength(1);
  });

  test('in parts is refunded when all of it is back, in whatever order the parts are told', async () => {
    const { order, there } = await paid();
    for (const cents of [1_000, 1_000, 650]) given.paypal.books.giveBack(there, 'REFUNDED', cents);
    await given.paypal.postbox.deliver({ reversed: true });
    expect(await stateOf(order)).toBe('refunded');
  });

  test('before we heard of the payment is followed all the same', async () => {
    const order = await byPaypal(given);
    const there = atPaypal(given, order);
    given.paypal.books.approve(there);
    given.paypal.books.capture(there);
    given.paypal.books.giveBack(there, 'REFUNDED');
    const statuses = await given.paypal.postbox.deliver({ reversed: true });
    expect(statuses).toEqual([200, 200, 200]);
    expect(await stateOf(order)).toBe('refunded');
    expect(await mailsOf(given.api, order)).toHaveLength(1);
  });

  test('told by a payment that names no refund is all of it', async () => {
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
  ])('that a donor’s bank asks for is disputed, and %s it is %s', async (outcome, state) => {
    const { order, there } = await paid();
    given.paypal.books.dispute(there);
    await given.paypal.postbox.deliver();
    expect(await stateOf(order)).toBe('disputed');
    given.paypal.books.dispute(there, outcome);
    expect(await given.paypal.postbox.deliver({ times: 2 })).toEqual([200, 200]);
    expect(await stateOf(order)).toBe(state);
  });

  test('that was asked for and kept is paid, though the ending is told before the beginning', async () => {
    const { order, there } = await paid();
    given.paypal.books.dispute(there);
    given.paypal.books.dispute(there, 'RESOLVED_SELLER_FAVOUR');
    await given.paypal.postbox.deliver({ reversed: true });
    expect(await stateOf(order)).toBe('paid');
  });

  test('is followed by the webhook’s word where the app may not look at disputes', async () => {
    const { order, there } = await paid();
    given.paypal.fail('GET /v1/customer', () =>
      Response.json({ name: 'NOT_AUTHORIZED' }, { status: 403 }),
    );
    given.paypal.books.dispute(there);
    expect(await given.paypal.postbox.deliver()).toEqual([200]);
    expect(await stateOf(order)).toBe('disputed');
  });

  test('of another business on the account is none of ours, whatever its form', async () => {
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

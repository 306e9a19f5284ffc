/** Tests Stripe's webhooks: signatures, the objects that they refer to, refunds and disputes. */
import { describe, expect, test } from 'vitest';
import { minutes, seconds } from '#domain/time/durations';
import { recordMetrics } from '#tests/support/recorded-metrics';
import { isAttackMode, recentOutcomes } from '../../modules/abuse/attack-mode';
import { pageOf, createCardOrder, withStripe } from '#tests/support/providers/with-stripe';
import { totalsOf, fetchOrder, advanceClock } from '#tests/support/api/orders';

const given = withStripe();

/** Creates an order whose donor has paid on Stripe's page, before the API has received a webhook. */
async function approved() {
  const order = await createCardOrder(given);
  const page = pageOf(given, order);
  given.stripe.books.approve(page);
  return { order, page, intent: page.intent! };
}

const completed = (id: string, changes: object = {}) => ({
  id: 'evt_1',
  type: 'checkout.session.completed',
  data: { object: { id } },
  ...changes,
});

const send = (request: Request) => given.api.api.fetch(request);

describe('rejected webhooks', () => {
  test.each([
    ['signed with a guessed secret', { secret: 'whsec_guessed' }],
    ['old', { ago: 301 }],
    ['changed on its way', { body: '{"id":"evt_1","type":"checkout.session.completed"}' }],
    ['signed with no secret', { secret: '' }],
  ])(
    'rejects a webhook that is %s, and changes nothing',
    async (_, { ago = 0, ...forged }: { ago?: number; secret?: string; body?: string }) => {
      const { order, page } = await approved();
      const at = new Date(given.api.clock.now.getTime() - seconds(ago));
      const calls = given.stripe.calls.length;
      const answer = await send(given.stripe.webhook(completed(page.id), { ...forged, at }));
      expect(answer.status).toBe(400);
      expect((await fetchOrder(given.api, order)).state).toBe('pending_payment');
      // An unauthenticated request does not cause a call to Stripe either.
      expect(given.stripe.calls).toHaveLength(calls);
    },
  );

  test.each(['', 't=1', 'v1=00', 'rubbish'])(
    'rejects a webhook with the signature %j',
    async (signature) => {
      const { page } = await approved();
      const request = given.stripe.webhook(completed(page.id));
      request.headers.set('stripe-signature', signature);
      expect((await send(request)).status).toBe(400);
    },
  );
});

describe('accepted webhooks', () => {
  test('measures the time since Stripe created the event, and counts a rejected one', async () => {
    const recorded = recordMetrics();
    const { page } = await approved();
    const created = Math.floor(given.api.clock.now.getTime() / 1_000) - 90;
    await send(given.stripe.webhook(completed(page.id, { created })));
    await send(given.stripe.webhook(completed(page.id, { created }), { secret: 'whsec_guessed' }));
    const measured = recorded.filter(({ name }) => name === 'webhook_lag_seconds');
    expect(measured).toEqual([
      { name: 'webhook_lag_seconds', labels: { method: 'Stripe' }, value: 90 },
    ]);
    const labels = { event: 'webhook.rejected' };
    expect(recorded).toContainEqual({ name: 'log_events_total', labels, value: 1 });
    const [rejected] = given.api.log.filter(({ message }) => message === 'webhook.rejected');
    expect(rejected).toMatchObject({ level: 'warn', provider: 'Stripe' });
  });

  test('accepts a webhook that is not older than five minutes', async () => {
    const { order, page } = await approved();
    const at = new Date(given.api.clock.now.getTime() - minutes(5));
    expect((await send(given.stripe.webhook(completed(page.id), { at }))).status).toBe(200);
    expect((await fetchOrder(given.api, order)).state).toBe('paid');
  });

  test('does not trust the payment status of a webhook, and fetches it from Stripe', async () => {
    const order = await createCardOrder(given);
    const page = pageOf(given, order);
    const claimed = { id: page.id, status: 'complete', payment_status: 'paid', amount_total: 1 };
    const event = completed(page.id, { data: { object: claimed } });
    expect((await send(given.stripe.webhook(event))).status).toBe(200);
    expect((await fetchOrder(given.api, order)).state).toBe('pending_payment');
  });

  test.each([
    ['an event type that is not processed', { type: 'product.created' }],
    ['an object without an id', { type: 'balance.available', data: { object: {} } }],
  ])('accepts a webhook about %s', async (_, event) => {
    expect((await send(given.stripe.webhook(completed('x_1', event)))).status).toBe(200);
  });

  test.each([
    ['sessions', 'omr', {}],
    ['charges', 'omr', {}],
    // A currency that we do not accept, and a metadata key that others use too.
    ['sessions', 'aed', { attempt: '2' }],
    [
      'charges',
      'aed',
      { attempt: 'the second, after the first was declined by the bank'.repeat(2) },
    ],
  ] as const)(
    'accepts and ignores a webhook about %s of another business on the account (%s, %j)',
    async (of, currency, metadata) => {
      const { order, page, intent } = await approved();
      Object.assign(page, { metadata, currency });
      Object.assign(intent, { metadata, currency });
      if (of === 'charges') {
        given.stripe.postbox.waiting.length = 0;
        given.stripe.books.refund(intent);
        given.stripe.books.dispute(intent);
      }
      expect(await given.stripe.postbox.deliver()).toEqual([200, 200]);
      expect((await fetchOrder(given.api, order)).state).toBe('pending_payment');
    },
  );
});

describe('declined cards', () => {
  test.each(['once', 'month'] as const)(
    'counts each declined card of a payment (%s) once, and accepts another card',
    async (interval) => {
      const order = await createCardOrder(given, { interval });
      const page = pageOf(given, order);
      given.stripe.books.decline(page);
      given.stripe.books.decline(page);
      await given.stripe.postbox.deliver({ times: 2 });
      expect(await recentOutcomes(given.api.deps)).toEqual({ declined: 2, succeeded: 0 });
      expect((await fetchOrder(given.api, order)).state).toBe('pending_payment');
      given.stripe.books.approve(page);
      await given.stripe.postbox.deliver();
      expect((await fetchOrder(given.api, order)).state).toBe('paid');
    },
  );

  test('thirty declined cards on one page start attack mode', async () => {
    const page = pageOf(given, await createCardOrder(given));
    for (let card = 0; card < 30; card += 1) given.stripe.books.decline(page);
    await given.stripe.postbox.deliver();
    expect(await isAttackMode(given.api.deps)).toBe(true);
  });
});

describe('refunds and disputes', () => {
  test('a full refund sets the order to refunded and subtracts the gift from the campaign', async () => {
    const before = await totalsOf(given.api);
    const { order, intent } = await approved();
    await given.stripe.postbox.deliver();
    given.stripe.books.refund(intent);
    expect(await given.stripe.postbox.deliver({ times: 3 })).toEqual([200, 200, 200]);
    expect((await fetchOrder(given.api, order)).state).toBe('refunded');
    expect(await totalsOf(given.api)).toEqual(before);
  });

  test('a refund reported before the payment sets the order to refunded', async () => {
    const before = await totalsOf(given.api);
    const { order, intent } = await approved();
    given.stripe.books.refund(intent);
    const statuses = await given.stripe.postbox.deliver({ reversed: true });
    expect(statuses).toEqual([200, 200, 200]);
    expect((await fetchOrder(given.api, order)).state).toBe('refunded');
    expect(await totalsOf(given.api)).toEqual(before);
  });

  test('two partial refunds set the order to partially refunded, then to refunded', async () => {
    const { order, intent } = await approved();
    given.stripe.books.refund(intent, 4_000);
    await given.stripe.postbox.deliver();
    expect((await fetchOrder(given.api, order)).state).toBe('partially_refunded');
    given.stripe.books.refund(intent, 6_000);
    await given.stripe.postbox.deliver();
    expect((await fetchOrder(given.api, order)).state).toBe('refunded');
  });

  test.each([
    ['won', 'paid', 1],
    ['lost', 'refunded', 0],
  ] as const)(
    'a dispute that is %s sets the order to %s, with any order of webhooks',
    async (outcome, state, gifts) => {
      const before = await totalsOf(given.api);
      const { order, intent } = await approved();
      given.stripe.books.dispute(intent);
      await given.stripe.postbox.deliver();
      expect((await fetchOrder(given.api, order)).state).toBe('disputed');
      given.stripe.books.dispute(intent);
      given.stripe.books.closeDispute(intent, outcome);
      await given.stripe.postbox.deliver({ reversed: true, times: 2 });
      expect((await fetchOrder(given.api, order)).state).toBe(state);
      expect((await totalsOf(given.api)).gifts - before.gifts).toBe(gifts);
    },
  );

  test('a partial refund and a lost dispute for the rest set the order to refunded', async () => {
    const { order, intent } = await approved();
    given.stripe.books.refund(intent, 4_000);
    given.stripe.books.dispute(intent, 6_000);
    await given.stripe.postbox.deliver();
    expect((await fetchOrder(given.api, order)).state).toBe('disputed');
    given.stripe.books.closeDispute(intent, 'lost');
    await given.stripe.postbox.deliver();
    expect((await fetchOrder(given.api, order)).state).toBe('refunded');
  });

  test('an inquiry without a dispute leaves the order paid', async () => {
    const { order, intent } = await approved();
    given.stripe.books.dispute(intent);
    given.stripe.books.closeDispute(intent, 'warning_closed');
    await given.stripe.postbox.deliver();
    expect((await fetchOrder(given.api, order)).state).toBe('paid');
  });
});

test('rejects a webhook while Stripe is unreachable, and processes it when Stripe sends it again', async () => {
  const { order, page } = await approved();
  for (let tries = 0; tries < 2; tries += 1) {
    given.stripe.fail('GET /v1/checkout/sessions/', 'lostBefore');
  }
  expect((await send(given.stripe.webhook(completed(page.id)))).status).toBeGreaterThanOrEqual(500);
  advanceClock(given.api, minutes(60));
  expect((await send(given.stripe.webhook(completed(page.id)))).status).toBe(200);
  expect((await fetchOrder(given.api, order)).state).toBe('paid');
});

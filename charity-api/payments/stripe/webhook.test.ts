/** Stripe's webhooks: whose word counts, what they are about, and money that goes back. */
import { describe, expect, test } from 'vitest';
import { minutes, seconds } from '#domain/time/durations';
import { flagOf, pageOf, byCard, withStripe } from '#tests/support/providers/with-stripe';
import { comeBack, figuresOf, look, mailsOf, pass, retry } from '#tests/support/api/orders';

const given = withStripe();

/** An order whose donor has paid on Stripe's page, of which we have not heard. */
async function approved() {
  const order = await byCard(given);
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

describe('a webhook is refused', () => {
  test.each([
    ['signed with a guessed secret', { secret: 'whsec_guessed' }],
    ['old', { ago: 301 }],
    ['changed on its way', { body: '{"id":"evt_1","type":"checkout.session.completed"}' }],
    ['signed with no secret', { secret: '' }],
  ])(
    'when it is %s, and nothing has changed',
    async (_, { ago = 0, ...forged }: { ago?: number; secret?: string; body?: string }) => {
      const { order, page } = await approved();
      const at = new Date(given.api.clock.now.getTime() - seconds(ago));
      const calls = given.stripe.calls.length;
      const answer = await send(given.stripe.webhook(completed(page.id), { ...forged, at }));
      expect(answer.status).toBe(400);
      expect((await look(given.api, order)).state).toBe('pending_payment');
      // A stranger cannot make us ask Stripe either.
      expect(given.stripe.calls).toHaveLength(calls);
    },
  );

  test.each(['', 't=1', 'v1=00', 'rubbish'])('with the signature %j', async (signature) => {
    const { page } = await approved();
    const request = given.stripe.webhook(completed(page.id));
    request.headers.set('stripe-signature', signature);
    expect((await send(request)).status).toBe(400);
  });

  test('when its page is of an order that is not here, so that Stripe tells it again', async () => {
    const { order, page } = await approved();
    page.metadata = { attempt: 'f'.repeat(32) };
    expect((await send(given.stripe.webhook(completed(page.id)))).status).toBe(400);
    expect((await look(given.api, order)).state).toBe('pending_payment');
  });
});

describe('a webhook is taken with thanks', () => {
  test('within five minutes', async () => {
    const { order, page } = await approved();
    const at = new Date(given.api.clock.now.getTime() - minutes(5));
    expect((await send(given.stripe.webhook(completed(page.id), { at }))).status).toBe(200);
    expect((await look(given.api, order)).state).toBe('paid');
  });

  test('but what it claims of the money is not believed: Stripe is asked', async () => {
    const order = await byCard(given);
    const page = pageOf(given, order);
    const claimed = { id: page.id, status: 'complete', payment_status: 'paid', amount_total: 1 };
    const event = completed(page.id, { data: { object: claimed } });
    expect((await send(given.stripe.webhook(event))).status).toBe(200);
    expect((await look(given.api, order)).state).toBe('pending_payment');
  });

  test.each([
    ['a kind that is not read', { type: 'product.created' }],
    ['a thing without a name', { type: 'balance.available', data: { object: {} } }],
  ])('when it is about %s', async (_, event) => {
    expect((await send(given.stripe.webhook(completed('x_1', event)))).status).toBe(200);
  });

  test.each([
    ['sessions', 'omr', {}],
    ['charges', 'omr', {}],
    // A currency that we do not take, and words that others use too.
    ['sessions', 'aed', { attempt: '2' }],
    [
      'charges',
      'aed',
      { attempt: 'the second, after the first was declined by the bank'.repeat(2) },
    ],
  ] as const)(
    'when it is about other %s of the account (%s, %j)',
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
      expect((await look(given.api, order)).state).toBe('pending_payment');
    },
  );
});

describe('money that goes back', () => {
  test('in full is refunded, and the campaign has not got it', async () => {
    const before = await figuresOf(given.api);
    const { order, intent } = await approved();
    await given.stripe.postbox.deliver();
    given.stripe.books.refund(intent);
    expect(await given.stripe.postbox.deliver({ times: 3 })).toEqual([200, 200, 200]);
    expect((await look(given.api, order)).state).toBe('refunded');
    expect(await figuresOf(given.api)).toEqual(before);
  });

  test('before we have heard of the payment is refunded all the same', async () => {
    const before = await figuresOf(given.api);
    const { order, intent } = await approved();
    given.stripe.books.refund(intent);
    const statuses = await given.stripe.postbox.deliver({ reversed: true });
    expect(statuses).toEqual([200, 200, 200]);
    expect((await look(given.api, order)).state).toBe('refunded');
    expect(await figuresOf(given.api)).toEqual(before);
  });

  test('in parts is partly refunded, then wholly', async () => {
    const { order, intent } = await approved();
    given.stripe.books.refund(intent, 4_000);
    await given.stripe.postbox.deliver();
    expect((await look(given.api, order)).state).toBe('partially_refunded');
    given.stripe.books.refund(intent, 6_000);
    await given.stripe.postbox.deliver();
    expect((await look(given.api, order)).state).toBe('refunded');
  });

  test.each([
    ['won', 'paid', 1],
    ['lost', 'refunded', 0],
  ] as const)(
    'or is asked back by the bank: %s is %s, in whatever order it is told',
    async (outcome, state, gifts) => {
      const before = await figuresOf(given.api);
      const { order, intent } = await approved();
      given.stripe.books.dispute(intent);
      await given.stripe.postbox.deliver();
      expect((await look(given.api, order)).state).toBe('disputed');
      given.stripe.books.dispute(intent);
      given.stripe.books.closeDispute(intent, outcome);
      await given.stripe.postbox.deliver({ reversed: true, times: 2 });
      expect((await look(given.api, order)).state).toBe(state);
      expect((await figuresOf(given.api)).gifts - before.gifts).toBe(gifts);
    },
  );

  test('in part by refund and for the rest by a lost dispute is refunded', async () => {
    const { order, intent } = await approved();
    given.stripe.books.refund(intent, 4_000);
    given.stripe.books.dispute(intent, 6_000);
    await given.stripe.postbox.deliver();
    expect((await look(given.api, order)).state).toBe('disputed');
    given.stripe.books.closeDispute(intent, 'lost');
    await given.stripe.postbox.deliver();
    expect((await look(given.api, order)).state).toBe('refunded');
  });

  test('and was only inquired about has not gone back', async () => {
    const { order, intent } = await approved();
    given.stripe.books.dispute(intent);
    given.stripe.books.closeDispute(intent, 'warning_closed');
    await given.stripe.postbox.deliver();
    expect((await look(given.api, order)).state).toBe('paid');
  });

  test('because it came twice leaves the order paid, and nobody has to look any more', async () => {
    const order = await byCard(given);
    const first = pageOf(given, order);
    given.stripe.books.approve(first, 'late');
    given.stripe.books.answer(first, false);
    await given.stripe.postbox.deliver();
    const again = (await retry(given.api, order, 'Stripe')).order;
    given.stripe.books.approve(pageOf(given, again));
    expect((await comeBack(given.api, again)).state).toBe('paid');
    // The bank changes its mind about the first.
    given.stripe.books.answer(first, true);
    await given.stripe.postbox.deliver();
    expect(await flagOf(given, order)).toBe('second_success');
    given.stripe.books.refund(first.intent!);
    await given.stripe.postbox.deliver();
    expect((await look(given.api, order)).state).toBe('paid');
    expect(await flagOf(given, order)).toBeNull();
    expect(await mailsOf(given.api, order)).toHaveLength(1);
  });
});

test('a webhook while Stripe cannot be asked is not taken, and changes things when it comes again', async () => {
  const { order, page } = await approved();
  for (let tries = 0; tries < 2; tries += 1) {
    given.stripe.fail('GET /v1/checkout/sessions/', 'lostBefore');
  }
  expect((await send(given.stripe.webhook(completed(page.id)))).status).toBeGreaterThanOrEqual(500);
  pass(given.api, minutes(60));
  expect((await send(given.stripe.webhook(completed(page.id)))).status).toBe(200);
  expect((await look(given.api, order)).state).toBe('paid');
});

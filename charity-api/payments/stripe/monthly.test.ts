/** Gifts every month by card: the first and every further month, months that fail, and the end. */
import { describe, expect, test } from 'vitest';
import type { MonthlyGift } from '#contract/monthly';
import type { Order } from '#contract/orders';
import { days } from '#domain/time/durations';
import { byCard, pageOf, withStripe } from '#tests/support/providers/with-stripe';
import { comeBack, figuresOf, look, mailsOf, pass } from '#tests/support/api/orders';

const given = withStripe();

/** A first order whose donor has agreed to give every month. */
async function begun() {
  const order = await byCard(given, { interval: 'month', locale: 'tr' });
  const page = pageOf(given, order);
  given.stripe.books.approve(page);
  await given.stripe.postbox.deliver();
  return { order, page, gift: page.invoice!.subscription };
}

async function giftOf({ monthlyGift }: Order): Promise<MonthlyGift> {
  const answer = await given.api.get(`/user/monthly-gifts/${monthlyGift}`);
  return ((await answer.json()) as { result: MonthlyGift }).result;
}

const stop = ({ monthlyGift }: Order) =>
  given.api.post(`/user/monthly-gifts/${monthlyGift}/stop`, {});

const monthsOf = async (order: Order) => (await giftOf(order)).payments.length;

describe('the first month', () => {
  test.each([false, true])(
    'is paid once, however it is told (reversed: %s), and begins the gift',
    async (reversed) => {
      const before = await figuresOf(given.api);
      const order = await byCard(given, { interval: 'month' });
      const page = pageOf(given, order);
      expect(page).toMatchObject({ mode: 'subscription', amount: 10_000 });
      given.stripe.books.approve(page);
      const statuses = await given.stripe.postbox.deliver({ times: 20, reversed });
      expect(statuses).toEqual(statuses.map(() => 200));
      expect(await comeBack(given.api, order)).toMatchObject({
        state: 'paid',
        providerReference: page.intent!.id,
      });
      expect(await giftOf(order)).toMatchObject({ state: 'active', method: 'Stripe' });
      expect(await monthsOf(order)).toBe(1);
      expect((await figuresOf(given.api)).gifts).toBe(before.gifts + 1);
      expect(await mailsOf(given.api, order)).toMatchObject([{ kind: 'receipt' }]);
    },
  );

  test('that the bank refuses in the end is no gift', async () => {
    const order = await byCard(given, { interval: 'month' });
    const page = pageOf(given, order);
    given.stripe.books.approve(page, 'late');
    expect((await comeBack(given.api, order)).state).toBe('processing');
    given.stripe.books.answer(page, false);
    await given.stripe.postbox.deliver();
    expect((await look(given.api, order)).state).toBe('failed');
    expect((await giftOf(order)).state).toBe('pending');
    // And Stripe does not try it again: the donor may have given otherwise meanwhile.
    expect(page.invoice!.subscription.status).toBe('canceled');
    expect(await given.stripe.postbox.deliver()).toEqual([200]);
  });

  test('that goes back before we have heard of it is refunded', async () => {
    const order = await byCard(given, { interval: 'month' });
    const page = pageOf(given, order);
    given.stripe.books.approve(page);
    given.stripe.books.refund(page.intent!);
    await given.stripe.postbox.deliver({ reversed: true });
    expect((await look(given.api, order)).state).toBe('refunded');
  });
});

describe('a further month', () => {
  test('is an order of its own, counted and receipted once', async () => {
    const { order, gift } = await begun();
    const before = await figuresOf(given.api);
    pass(given.api, days(31));
    given.stripe.books.renew(gift);
    const statuses = await given.stripe.postbox.deliver({ times: 20 });
    expect(statuses).toEqual(statuses.map(() => 200));
    const { payments, state } = await giftOf(order);
    expect([state, payments.length]).toEqual(['active', 2]);
    const month = await look(given.api, { token: payments[0]!.order });
    expect(month).toMatchObject({ state: 'paid', total: order.total, locale: 'tr' });
    expect(month.reference).not.toBe(order.reference);
    expect(await mailsOf(given.api, month)).toMatchObject([{ kind: 'receipt' }]);
    expect((await figuresOf(given.api)).gifts).toBe(before.gifts + 1);
  });

  test('that goes back is refunded, and the other months are not', async () => {
    const { order, gift } = await begun();
    const { intent } = given.stripe.books.renew(gift);
    given.stripe.books.refund(intent);
    // Told before the month itself, it is not taken yet: Stripe tells it again.
    expect(await given.stripe.postbox.deliver({ reversed: true })).toEqual([400, 200]);
    given.stripe.books.refund(intent, 0);
    expect(await given.stripe.postbox.deliver()).toEqual([200]);
    const { payments } = await giftOf(order);
    const states = await Promise.all(
      payments.map(async (paid) => (await look(given.api, { token: paid.order })).state),
    );
    expect(states.sort()).toEqual(['paid', 'refunded']);
  });

  test('of another amount is a mismatch that a person must look at', async () => {
    const { order, gift } = await begun();
    const before = await figuresOf(given.api);
    given.stripe.books.renew({ ...gift, amount: 9_990 });
    await given.stripe.postbox.deliver();
    expect(await monthsOf(order)).toBe(1);
    expect(await figuresOf(given.api)).toEqual(before);
    expect(given.api.log.filter(({ level }) => level === 'warn')).toMatchObject([
      { message: 'order.transition', to: 'mismatch' },
    ]);
  });

  test('that cannot be taken is told to the donor once, and is taken after all', async () => {
    const { order, gift } = await begun();
    const failed = given.stripe.books.renew(gift, false);
    const again = given.stripe.books.renew(gift, false);
    expect(await given.stripe.postbox.deliver({ times: 2 })).toEqual([200, 200, 200, 200]);
    expect((await giftOf(order)).state).toBe('past_due');
    const mails = await mailsOf(given.api, order);
    expect(mails.filter(({ kind }) => kind === 'monthly-failed')).toHaveLength(1);
    given.stripe.books.payAfterAll(failed);
    given.stripe.books.payAfterAll(again);
    await given.stripe.postbox.deliver();
    expect(await giftOf(order)).toMatchObject({ state: 'active' });
    expect(await monthsOf(order)).toBe(3);
  });

  test('whose failure is told after it was paid in the end is paid', async () => {
    const { order, gift } = await begun();
    given.stripe.books.payAfterAll(given.stripe.books.renew(gift, false));
    await given.stripe.postbox.deliver({ reversed: true, times: 3 });
    expect(await giftOf(order)).toMatchObject({ state: 'active' });
    expect(await monthsOf(order)).toBe(2);
  });
});

test('gifts to another business on the same account are none of ours', async () => {
  const { order, gift } = await begun();
  Object.assign(gift, { metadata: {}, currency: 'aed' });
  const { intent } = given.stripe.books.renew(gift);
  given.stripe.books.renew(gift, false);
  given.stripe.books.refund(intent);
  given.stripe.books.dispute(intent);
  given.stripe.books.cancelGift(gift.id);
  expect(await given.stripe.postbox.deliver()).toEqual([200, 200, 200, 200, 200]);
  expect(await giftOf(order)).toMatchObject({ state: 'active' });
  expect(await monthsOf(order)).toBe(1);
});

describe('what Stripe’s webhooks did not tell', () => {
  const lose = () => given.stripe.postbox.waiting.splice(0);
  const tick = () => given.api.api.tick();

  test('is found within a day: a month, counted and receipted once, though it is told later', async () => {
    const { order, gift } = await begun();
    const before = await figuresOf(given.api);
    pass(given.api, days(31));
    given.stripe.books.renew(gift);
    const late = lose();
    await Promise.all([tick(), tick()]);
    const { payments, state } = await giftOf(order);
    expect([state, payments.length]).toEqual(['active', 2]);
    const month = await look(given.api, { token: payments[0]!.order });
    expect(month).toMatchObject({ state: 'paid', total: order.total });
    given.stripe.postbox.waiting.push(...late);
    expect(await given.stripe.postbox.deliver({ times: 3 })).toEqual([200, 200, 200]);
    pass(given.api, days(1));
    await tick();
    expect(await monthsOf(order)).toBe(2);
    expect(await mailsOf(given.api, month)).toMatchObject([{ kind: 'receipt' }]);
    expect((await figuresOf(given.api)).gifts).toBe(before.gifts + 1);
  });

  test('is found of a month that was paid only after weeks of trying', async () => {
    const { order, gift } = await begun();
    const failed = given.stripe.books.renew(gift, false);
    await given.stripe.postbox.deliver();
    for (let day = 0; day < 50; day += 1) {
      pass(given.api, days(1));
      await tick();
    }
    given.stripe.books.payAfterAll(failed);
    lose();
    pass(given.api, days(1));
    await tick();
    expect(await giftOf(order)).toMatchObject({ state: 'active' });
    expect(await monthsOf(order)).toBe(2);
  });

  test('is found when a gift has ended: its donor has it in writing once', async () => {
    const { order, gift } = await begun();
    given.stripe.books.cancelGift(gift.id);
    lose();
    for (let day = 0; day < 3; day += 1) {
      pass(given.api, days(1));
      await tick();
    }
    expect((await giftOf(order)).state).toBe('stopped');
    const mails = await mailsOf(given.api, order);
    expect(mails.filter(({ kind }) => kind === 'monthly-stopped')).toHaveLength(1);
  });

  test('is found of a month taken just before the donor stopped, and nobody asks after that', async () => {
    const { order, gift } = await begun();
    pass(given.api, days(1));
    await tick();
    given.stripe.books.renew(gift);
    await stop(order);
    lose();
    pass(given.api, days(1));
    await tick();
    expect(await giftOf(order)).toMatchObject({ state: 'stopped' });
    expect(await monthsOf(order)).toBe(2);
    const calls = given.stripe.calls.length;
    pass(given.api, days(1));
    await tick();
    expect(given.stripe.calls).toHaveLength(calls);
  });

  test('is asked for once a day, and no gift waits behind one that Stripe does not tell of', async () => {
    const gifts = [await begun(), await begun(), await begun()];
    pass(given.api, days(1));
    const asked = () =>
      given.stripe.calls.filter((call) => call.startsWith('GET /v1/subscriptions/')).length;
    const before = asked();
    for (const { gift } of gifts) given.stripe.books.renew(gift);
    lose();
    // The SDK tries once more by itself.
    for (let tries = 0; tries < 2; tries += 1) {
      given.stripe.fail('GET /v1/subscriptions/', 'lostBefore');
    }
    for (let round = 0; round < 3; round += 1) await tick();
    expect(asked() - before).toBe(4);
    const months = await Promise.all(gifts.map(({ order }) => monthsOf(order)));
    expect(months.sort()).toEqual([1, 2, 2]);
    pass(given.api, days(1));
    await tick();
    expect(await Promise.all(gifts.map(({ order }) => monthsOf(order)))).toEqual([2, 2, 2]);
  });
});

describe('stopping', () => {
  test('stops it at Stripe, and is confirmed once', async () => {
    const { order, gift } = await begun();
    expect((await stop(order)).status).toBe(200);
    expect(gift.status).toBe('canceled');
    expect((await giftOf(order)).state).toBe('stopped');
    // Stripe’s own news of it comes on top, and the donor may press again.
    expect(await given.stripe.postbox.deliver()).toEqual([200]);
    expect((await stop(order)).status).toBe(200);
    const mails = await mailsOf(given.api, order);
    expect(mails.filter(({ kind }) => kind === 'monthly-stopped')).toHaveLength(1);
  });

  test('what Stripe has stopped already is fine', async () => {
    const { order, gift } = await begun();
    given.stripe.books.cancelGift(gift.id);
    expect((await stop(order)).status).toBe(200);
    expect((await giftOf(order)).state).toBe('stopped');
  });

  test('over a line that breaks after Stripe did it is fine', async () => {
    const { order, gift } = await begun();
    given.stripe.fail('DELETE /v1/subscriptions/', 'lostAfter');
    expect((await stop(order)).status).toBe(200);
    expect([gift.status, (await giftOf(order)).state]).toEqual(['canceled', 'stopped']);
  });

  test('while Stripe does not answer is not said to be done', async () => {
    const { order, gift } = await begun();
    for (let tries = 0; tries < 2; tries += 1) {
      given.stripe.fail('DELETE /v1/subscriptions/', 'lostBefore');
    }
    expect((await stop(order)).status).toBe(502);
    expect([gift.status, (await giftOf(order)).state]).toEqual(['active', 'active']);
  });

  test('by Stripe, which gave up, is told to the donor', async () => {
    const { order, gift } = await begun();
    given.stripe.books.cancelGift(gift.id);
    await given.stripe.postbox.deliver({ times: 2 });
    expect((await giftOf(order)).state).toBe('stopped');
    expect((await mailsOf(given.api, order)).map(({ kind }) => kind).sort()).toEqual([
      'monthly-stopped',
      'receipt',
    ]);
  });

  test('does not lose a month that was taken before', async () => {
    const { order, gift } = await begun();
    given.stripe.books.renew(gift);
    await stop(order);
    await given.stripe.postbox.deliver();
    expect(await giftOf(order)).toMatchObject({ state: 'stopped' });
    expect(await monthsOf(order)).toBe(2);
  });
});

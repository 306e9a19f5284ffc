/** Tests monthly gifts by card: the first and later months, failed months, and the end of the gift. */
import { describe, expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import type { MonthlyGift } from '#contract/monthly';
import type { Order } from '#contract/orders';
import { days } from '#domain/time/durations';
import { createCardOrder, pageOf, withStripe } from '#tests/support/providers/with-stripe';
import {
  confirmOrder,
  totalsOf,
  fetchOrder,
  mailsOf,
  advanceClock,
} from '#tests/support/api/orders';

const given = withStripe();

/** Creates the first order of a monthly gift and approves its payment. */
async function begun() {
  const order = await createCardOrder(given, { interval: 'month', locale: 'tr' });
  const page = pageOf(given, order);
  given.stripe.books.approve(page);
  await given.stripe.postbox.deliver();
  return { order, page, gift: page.invoice!.subscription };
}

const giftOf = ({ monthlyGift }: Order) =>
  resultOf<MonthlyGift>(given.api.get(`/user/monthly-gifts/${monthlyGift}`));

const stop = ({ monthlyGift }: Order) =>
  given.api.post(`/user/monthly-gifts/${monthlyGift}/stop`, {});

const monthsOf = async (order: Order) => (await giftOf(order)).payments.length;

describe('first month of a gift', () => {
  test.each([false, true])(
    'the first month is counted once and activates the gift, with any order of webhooks (reversed: %s)',
    async (reversed) => {
      const before = await totalsOf(given.api);
      const order = await createCardOrder(given, { interval: 'month' });
      const page = pageOf(given, order);
      expect(page).toMatchObject({ mode: 'subscription', amount: 10_000 });
      given.stripe.books.approve(page);
      const statuses = await given.stripe.postbox.deliver({ times: 20, reversed });
      expect(statuses).toEqual(statuses.map(() => 200));
      expect(await confirmOrder(given.api, order)).toMatchObject({
        state: 'paid',
        providerReference: page.intent!.id,
      });
      expect(await giftOf(order)).toMatchObject({ state: 'active', method: 'Stripe' });
      expect(await monthsOf(order)).toBe(1);
      expect((await totalsOf(given.api)).gifts).toBe(before.gifts + 1);
      expect(await mailsOf(given.api, order)).toMatchObject([{ kind: 'receipt' }]);
    },
  );

  test('the first month fails and leaves the gift pending when the bank declines it later', async () => {
    const order = await createCardOrder(given, { interval: 'month' });
    const page = pageOf(given, order);
    given.stripe.books.approve(page, 'late');
    expect((await confirmOrder(given.api, order)).state).toBe('processing');
    given.stripe.books.answer(page, false);
    await given.stripe.postbox.deliver();
    expect((await fetchOrder(given.api, order)).state).toBe('failed');
    expect((await giftOf(order)).state).toBe('pending');
    // Stripe does not retry the payment: the donor may have paid in another way since.
    expect(page.invoice!.subscription.status).toBe('canceled');
    expect(await given.stripe.postbox.deliver()).toEqual([200]);
  });

  test('the first month is refunded when the refund is reported before the payment', async () => {
    const order = await createCardOrder(given, { interval: 'month' });
    const page = pageOf(given, order);
    given.stripe.books.approve(page);
    given.stripe.books.refund(page.intent!);
    await given.stripe.postbox.deliver({ reversed: true });
    expect((await fetchOrder(given.api, order)).state).toBe('refunded');
  });
});

describe('later month of a gift', () => {
  test('a later month creates its own order, counted once and with one receipt', async () => {
    const { order, gift } = await begun();
    const before = await totalsOf(given.api);
    advanceClock(given.api, days(31));
    given.stripe.books.renew(gift);
    const statuses = await given.stripe.postbox.deliver({ times: 20 });
    expect(statuses).toEqual(statuses.map(() => 200));
    const { payments, state } = await giftOf(order);
    expect([state, payments.length]).toEqual(['active', 2]);
    const month = await fetchOrder(given.api, { token: payments[0]!.order });
    expect(month).toMatchObject({ state: 'paid', total: order.total, locale: 'tr' });
    expect(month.reference).not.toBe(order.reference);
    expect(await mailsOf(given.api, month)).toMatchObject([{ kind: 'receipt' }]);
    expect((await totalsOf(given.api)).gifts).toBe(before.gifts + 1);
  });

  test('a later month is refunded without a refund of the other months', async () => {
    const { order, gift } = await begun();
    const { intent } = given.stripe.books.renew(gift);
    given.stripe.books.refund(intent);
    // The refund is reported before the month itself, so the API rejects the webhook. Stripe sends it again.
    expect(await given.stripe.postbox.deliver({ reversed: true })).toEqual([400, 200]);
    given.stripe.books.refund(intent, 0);
    expect(await given.stripe.postbox.deliver()).toEqual([200]);
    const { payments } = await giftOf(order);
    const states = await Promise.all(
      payments.map(async (paid) => (await fetchOrder(given.api, { token: paid.order })).state),
    );
    expect(states.sort()).toEqual(['paid', 'refunded']);
  });

  test('a later month is a mismatch for staff to check when the amount differs', async () => {
    const { order, gift } = await begun();
    const before = await totalsOf(given.api);
    given.stripe.books.renew({ ...gift, amount: 9_990 });
    await given.stripe.postbox.deliver();
    expect(await monthsOf(order)).toBe(1);
    expect(await totalsOf(given.api)).toEqual(before);
    expect(given.api.log.filter(({ level }) => level === 'warn')).toMatchObject([
      { message: 'order.transition', to: 'mismatch' },
    ]);
  });

  test('sends one mail when the charge fails, and is paid by a later retry', async () => {
    const { order, gift } = await begun();
    const failed = given.stripe.books.renew(gift, false);
    const again = given.stripe.books.renew(gift, false);
    expect(await given.stripe.postbox.deliver({ times: 2 })).toEqual(Array(8).fill(200));
    expect((await giftOf(order)).state).toBe('past_due');
    const mails = await mailsOf(given.api, order);
    expect(mails.filter(({ kind }) => kind === 'monthly-failed')).toHaveLength(1);
    given.stripe.books.retryPayment(failed);
    given.stripe.books.retryPayment(again);
    await given.stripe.postbox.deliver();
    expect(await giftOf(order)).toMatchObject({ state: 'active' });
    expect(await monthsOf(order)).toBe(3);
  });

  test('a later month stays paid when the failure is reported after the payment', async () => {
    const { order, gift } = await begun();
    given.stripe.books.retryPayment(given.stripe.books.renew(gift, false));
    await given.stripe.postbox.deliver({ reversed: true, times: 3 });
    expect(await giftOf(order)).toMatchObject({ state: 'active' });
    expect(await monthsOf(order)).toBe(2);
  });
});

test('ignores webhooks about subscriptions of another business on the same account', async () => {
  const { order, gift } = await begun();
  Object.assign(gift, { metadata: {}, currency: 'aed' });
  const { intent } = given.stripe.books.renew(gift);
  given.stripe.books.renew(gift, false);
  given.stripe.books.refund(intent);
  given.stripe.books.dispute(intent);
  given.stripe.books.cancelGift(gift.id);
  expect(await given.stripe.postbox.deliver()).toEqual(Array(6).fill(200));
  expect(await giftOf(order)).toMatchObject({ state: 'active' });
  expect(await monthsOf(order)).toBe(1);
});

describe('reconciliation of lost Stripe webhooks', () => {
  const lose = () => given.stripe.postbox.waiting.splice(0);
  const tick = () => given.api.api.tick();

  test('finds a paid month within a day, and counts it once when its webhook arrives later', async () => {
    const { order, gift } = await begun();
    const before = await totalsOf(given.api);
    advanceClock(given.api, days(31));
    given.stripe.books.renew(gift);
    const late = lose();
    await Promise.all([tick(), tick()]);
    const { payments, state } = await giftOf(order);
    expect([state, payments.length]).toEqual(['active', 2]);
    const month = await fetchOrder(given.api, { token: payments[0]!.order });
    expect(month).toMatchObject({ state: 'paid', total: order.total });
    given.stripe.postbox.waiting.push(...late);
    expect(await given.stripe.postbox.deliver({ times: 3 })).toEqual([200, 200, 200]);
    advanceClock(given.api, days(1));
    await tick();
    expect(await monthsOf(order)).toBe(2);
    expect(await mailsOf(given.api, month)).toMatchObject([{ kind: 'receipt' }]);
    expect((await totalsOf(given.api)).gifts).toBe(before.gifts + 1);
  });

  test('finds a month that was paid after weeks of retries', async () => {
    const { order, gift } = await begun();
    const failed = given.stripe.books.renew(gift, false);
    await given.stripe.postbox.deliver();
    for (let day = 0; day < 50; day += 1) {
      advanceClock(given.api, days(1));
      await tick();
    }
    given.stripe.books.retryPayment(failed);
    lose();
    advanceClock(given.api, days(1));
    await tick();
    expect(await giftOf(order)).toMatchObject({ state: 'active' });
    expect(await monthsOf(order)).toBe(2);
  });

  test('finds the end of a gift, and sends one mail to its donor', async () => {
    const { order, gift } = await begun();
    given.stripe.books.cancelGift(gift.id);
    lose();
    for (let day = 0; day < 3; day += 1) {
      advanceClock(given.api, days(1));
      await tick();
    }
    expect((await giftOf(order)).state).toBe('stopped');
    const mails = await mailsOf(given.api, order);
    expect(mails.filter(({ kind }) => kind === 'monthly-stopped')).toHaveLength(1);
  });

  test('finds a month charged just before the donor stopped the gift, and then stops polling', async () => {
    const { order, gift } = await begun();
    advanceClock(given.api, days(1));
    await tick();
    given.stripe.books.renew(gift);
    await stop(order);
    lose();
    advanceClock(given.api, days(1));
    await tick();
    expect(await giftOf(order)).toMatchObject({ state: 'stopped' });
    expect(await monthsOf(order)).toBe(2);
    const asked = () =>
      given.stripe.calls.filter((call) => call.includes('/subscriptions/')).length;
    const before = asked();
    advanceClock(given.api, days(1));
    await tick();
    expect(asked()).toBe(before);
  });

  test('polls each gift once a day, and a failed request for one gift does not delay the others', async () => {
    const gifts = [await begun(), await begun(), await begun()];
    advanceClock(given.api, days(1));
    const asked = () =>
      given.stripe.calls.filter((call) => call.startsWith('GET /v1/subscriptions/')).length;
    const before = asked();
    for (const { gift } of gifts) given.stripe.books.renew(gift);
    lose();
    // The SDK retries once automatically.
    for (let tries = 0; tries < 2; tries += 1) {
      given.stripe.fail('GET /v1/subscriptions/', 'lostBefore');
    }
    for (let round = 0; round < 3; round += 1) await tick();
    expect(asked() - before).toBe(4);
    const months = await Promise.all(gifts.map(({ order }) => monthsOf(order)));
    expect(months.sort()).toEqual([1, 2, 2]);
    advanceClock(given.api, days(1));
    await tick();
    expect(await Promise.all(gifts.map(({ order }) => monthsOf(order)))).toEqual([2, 2, 2]);
  });
});

describe('stopping a monthly gift', () => {
  test('cancels the subscription at Stripe, and sends one confirmation', async () => {
    const { order, gift } = await begun();
    expect((await stop(order)).status).toBe(200);
    expect(gift.status).toBe('canceled');
    expect((await giftOf(order)).state).toBe('stopped');
    // Stripe also sends its webhook event, and the donor may click again.
    expect(await given.stripe.postbox.deliver()).toEqual([200]);
    expect((await stop(order)).status).toBe(200);
    const mails = await mailsOf(given.api, order);
    expect(mails.filter(({ kind }) => kind === 'monthly-stopped')).toHaveLength(1);
  });

  test('succeeds when the subscription was cancelled at Stripe before', async () => {
    const { order, gift } = await begun();
    given.stripe.books.cancelGift(gift.id);
    expect((await stop(order)).status).toBe(200);
    expect((await giftOf(order)).state).toBe('stopped');
  });

  test('succeeds when the connection fails after Stripe cancelled the subscription', async () => {
    const { order, gift } = await begun();
    given.stripe.fail('DELETE /v1/subscriptions/', 'lostAfter');
    expect((await stop(order)).status).toBe(200);
    expect([gift.status, (await giftOf(order)).state]).toEqual(['canceled', 'stopped']);
  });

  test('returns 502 and leaves the gift active when Stripe does not respond', async () => {
    const { order, gift } = await begun();
    for (let tries = 0; tries < 2; tries += 1) {
      given.stripe.fail('DELETE /v1/subscriptions/', 'lostBefore');
    }
    expect((await stop(order)).status).toBe(502);
    expect([gift.status, (await giftOf(order)).state]).toEqual(['active', 'active']);
  });

  test('sends one mail to the donor when Stripe cancels the subscription', async () => {
    const { order, gift } = await begun();
    given.stripe.books.cancelGift(gift.id);
    await given.stripe.postbox.deliver({ times: 2 });
    expect((await giftOf(order)).state).toBe('stopped');
    expect((await mailsOf(given.api, order)).map(({ kind }) => kind).sort()).toEqual([
      'monthly-stopped',
      'receipt',
    ]);
  });
});

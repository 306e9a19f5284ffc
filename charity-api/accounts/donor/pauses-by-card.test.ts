/** Tests pauses of a monthly gift by card: no charges, no unwanted end of a pause, lost responses, the daily check. */
import { describe, expect, test } from 'vitest';
import { days, hours } from '#domain/time/durations';
import { withMonthlyCard } from '#tests/support/providers/with-monthly-card';
import { advanceClock } from '#tests/support/api/orders';

const { given, begun, post, change, giftOf, nextMonth, amountsOf, lose } = withMonthlyCard();

describe('a paused gift', () => {
  test('charges nothing while a gift is paused, and no month of the pause later', async () => {
    const { order, gift } = await begun();
    expect((await post(order, 'pause')).result).toMatchObject({ state: 'paused', canPause: true });
    expect(gift.isPaused).toBe(true);
    advanceClock(given.api, days(31));
    given.stripe.books.skip(gift);
    expect(await given.stripe.postbox.deliver()).toEqual([200, 200]);
    await given.api.api.tick();
    expect(await giftOf(order)).toMatchObject({ state: 'paused', payments: [{}] });
    expect((await post(order, 'resume')).result.state).toBe('active');
    await nextMonth(gift);
    expect(await amountsOf(order)).toHaveLength(2);
  });

  test('a gift stays paused when an earlier month is declined, retried and paid', async () => {
    const { order, gift } = await begun();
    const failed = given.stripe.books.renew(gift, false);
    await given.stripe.postbox.deliver();
    await post(order, 'pause');
    const again = given.stripe.books.renew(gift, false);
    await given.stripe.postbox.deliver();
    expect((await giftOf(order)).state).toBe('paused');
    given.stripe.books.retryPayment(failed);
    given.stripe.books.retryPayment(again);
    await given.stripe.postbox.deliver();
    advanceClock(given.api, days(1));
    await given.api.api.tick();
    expect(await giftOf(order)).toMatchObject({ state: 'paused' });
    expect(await amountsOf(order)).toHaveLength(3);
  });

  test('a paused gift can be paused again, resumed twice, changed and stopped', async () => {
    const { order, gift } = await begun();
    for (const [action, state] of [
      ['pause', 'paused'],
      ['pause', 'paused'],
      ['resume', 'active'],
      ['resume', 'active'],
      ['pause', 'paused'],
    ] as const) {
      expect((await post(order, action)).result.state).toBe(state);
    }
    expect((await change(order, 25_000)).result).toMatchObject({ state: 'paused' });
    await given.api.post(`/user/monthly-gifts/${order.monthlyGift}/stop`, {});
    expect([gift.status, (await giftOf(order)).state]).toEqual(['canceled', 'stopped']);
    for (const action of ['pause', 'resume'])
      expect((await post(order, action)).errorCode).toBe('monthlyGift.notChangeable');
    expect((await change(order, 10_000)).errorCode).toBe('monthlyGift.notChangeable');
  });

  test('the daily check stops a paused gift that Stripe has ended', async () => {
    const { order, gift } = await begun();
    await post(order, 'pause');
    given.stripe.books.cancelGift(gift.id);
    given.stripe.postbox.waiting.splice(0);
    advanceClock(given.api, days(1));
    await given.api.api.tick();
    expect((await giftOf(order)).state).toBe('stopped');
  });

  test('a pause returns 502 when Stripe does not respond, and the gift stays active', async () => {
    const { order, gift } = await begun();
    lose('POST /v1/subscriptions/', 'lostBefore');
    expect((await post(order, 'pause')).status).toBe(502);
    expect([gift.isPaused, (await giftOf(order)).state]).toEqual([undefined, 'active']);
  });

  test.each(['pause', 'resume'] as const)(
    'the daily check pauses the gift here and at Stripe after the response to %s was lost',
    async (action) => {
      const { order, gift } = await begun();
      if (action === 'resume') await post(order, 'pause');
      lose('POST /v1/subscriptions/', 'lostAfter');
      expect((await post(order, action)).status).toBe(502);
      advanceClock(given.api, days(1));
      await given.api.api.tick();
      expect([gift.isPaused, (await giftOf(order)).state]).toEqual([true, 'paused']);
    },
  );

  test('the daily check does not change a gift while its donor changes it', async () => {
    const { order, gift } = await begun();
    await post(order, 'pause');
    given.stripe.books.changeGift(gift.id, { isPaused: false });
    const until = new Date(given.api.clock.now.getTime() + days(1) + hours(1)).toISOString();
    await given.api.db.updateTable('monthly_gifts').set({ changing_until: until }).execute();
    advanceClock(given.api, days(1));
    await given.api.api.tick();
    expect(gift.isPaused).toBe(false);
    advanceClock(given.api, days(1));
    await given.api.api.tick();
    expect(gift.isPaused).toBe(true);
  });
});

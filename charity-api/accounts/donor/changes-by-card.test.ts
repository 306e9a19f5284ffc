/** Tests changes of a monthly gift by card: the right amount of each month, pauses, lost responses, and the daily check. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { MonthlyGift } from '#contract/monthly';
import type { Order } from '#contract/orders';
import { days, hours, minutes } from '#domain/time/durations';
import { createCardOrder, pageOf, withStripe } from '#tests/support/providers/with-stripe';
import {
  readResult,
  signedIn,
  signInAgain,
  type TestDonor,
} from '#tests/support/api/donor-account';
import { advanceClock, fetchOrder, LINE, mailsOf } from '#tests/support/api/orders';

const given = withStripe();

let donor: TestDonor;
beforeEach(async () => {
  donor = await signedIn(given.api);
});

/** Starts a monthly gift of 10 rials. */
async function begun() {
  const order = await createCardOrder(given, { interval: 'month' });
  const page = pageOf(given, order);
  given.stripe.books.approve(page);
  await given.stripe.postbox.deliver();
  return { order, gift: page.invoice!.subscription };
}

const post = async ({ monthlyGift }: Order, action: string, body: unknown = {}) =>
  readResult<MonthlyGift>(
    await given.api.post(
      `/user/monthly-gifts/${monthlyGift}/${action}`,
      body,
      // A new session, because months pass in these tests.
      await signInAgain(given.api, donor.account),
    ),
  );
const change = (order: Order, amount: number) => post(order, 'amount', { amount });
const giftOf = async ({ monthlyGift }: Order) =>
  (await readResult<MonthlyGift>(await given.api.get(`/user/monthly-gifts/${monthlyGift}`))).result;
const lose = (call: string, when: 'lostBefore' | 'lostAfter') => {
  // The SDK retries once.
  for (let tries = 0; tries < 2; tries += 1) given.stripe.fail(call, when);
};
const nextMonth = async (gift: Awaited<ReturnType<typeof begun>>['gift']) => {
  advanceClock(given.api, days(31));
  const invoice = given.stripe.books.renew(gift);
  await given.stripe.postbox.deliver();
  return invoice;
};
const amountsOf = async (order: Order) =>
  (await giftOf(order)).payments.map(({ amount, state }) => [amount.minor, state]);
const mismatches = async () =>
  (await given.api.db.selectFrom('orders').select('id').where('state', '=', 'mismatch').execute())
    .length;

describe('a changed amount', () => {
  test('is charged from the next month on, and earlier months keep their amount', async () => {
    const { order, gift } = await begun();
    const { status, result } = await change(order, 25_000);
    expect([status, result.amount.minor, result.charged]).toEqual([200, 25_000, null]);
    expect(given.stripe.postbox.waiting).toHaveLength(1);
    await nextMonth(gift);
    expect(await amountsOf(order)).toEqual([
      [25_000, 'paid'],
      [10_000, 'paid'],
    ]);
    const month = await fetchOrder(given.api, { token: (await giftOf(order)).payments[0]!.order });
    expect([month.total.minor, month.lines[0]!.total.minor]).toEqual([25_000, 25_000]);
    expect(await mailsOf(given.api, month)).toMatchObject([{ kind: 'receipt' }]);
  });

  test('can be changed again, and the months have the amount of their time', async () => {
    const { order, gift } = await begun();
    await change(order, 25_000);
    await nextMonth(gift);
    await change(order, 5_000);
    await nextMonth(gift);
    expect((await amountsOf(order)).map(([minor]) => minor)).toEqual([5_000, 25_000, 10_000]);
  });

  test('is right in a month whose webhook was lost, which the daily check finds', async () => {
    const { order, gift } = await begun();
    await change(order, 25_000);
    advanceClock(given.api, days(31));
    given.stripe.books.renew(gift);
    const late = given.stripe.postbox.waiting.splice(0);
    await given.api.api.tick();
    expect((await amountsOf(order))[0]).toEqual([25_000, 'paid']);
    given.stripe.postbox.waiting.push(...late);
    await given.stripe.postbox.deliver({ times: 2 });
    expect(await amountsOf(order)).toHaveLength(2);
  });

  test('does not make the retried charge of an earlier month a mismatch', async () => {
    const { order, gift } = await begun();
    advanceClock(given.api, days(31));
    const failed = given.stripe.books.renew(gift, false);
    await given.stripe.postbox.deliver();
    advanceClock(given.api, days(3));
    expect((await change(order, 25_000)).status).toBe(200);
    advanceClock(given.api, days(3));
    given.stripe.books.retryPayment(failed);
    await given.stripe.postbox.deliver();
    expect((await amountsOf(order))[0]).toEqual([10_000, 'paid']);
    expect(await mismatches()).toBe(0);
  });

  test('accepts the earlier amount in a charge that began minutes after the change, but not a day after it', async () => {
    const { order, gift } = await begun();
    await change(order, 25_000);
    advanceClock(given.api, minutes(5));
    given.stripe.books.renew({ ...gift, amount: 10_000 });
    await given.stripe.postbox.deliver();
    expect(await mismatches()).toBe(0);
    advanceClock(given.api, days(1));
    given.stripe.books.renew({ ...gift, amount: 10_000 });
    await given.stripe.postbox.deliver();
    expect(await mismatches()).toBe(1);
  });

  test('makes a charge of any other amount a mismatch with the right amount as total', async () => {
    const { order, gift } = await begun();
    await change(order, 25_000);
    advanceClock(given.api, days(31));
    given.stripe.books.renew({ ...gift, amount: 24_990 });
    await given.stripe.postbox.deliver();
    const { total } = await given.api.db
      .selectFrom('orders')
      .select('total')
      .where('state', '=', 'mismatch')
      .executeTakeFirstOrThrow();
    expect(total).toBe(25_000);
    expect(await amountsOf(order)).toHaveLength(1);
  });

  test.each([
    ['lostAfter', 25_000],
    ['lostBefore', 10_000],
  ] as const)(
    'returns 502 when the response is lost (%s), and a month of %i baisa is right',
    async (when, charged) => {
      const { order, gift } = await begun();
      lose('POST /v1/subscriptions/', when);
      expect((await change(order, 25_000)).errorCode).toBe('payment.providerFailed');
      expect((await giftOf(order)).amount.minor).toBe(10_000);
      expect((await nextMonth(gift)).amount).toBe(charged);
      expect((await amountsOf(order))[0]).toEqual([charged, 'paid']);
      expect((await giftOf(order)).amount.minor).toBe(charged);
    },
  );

  test.each([
    [990, 'order.amountTooSmall'],
    [1_000_000_010, 'request.invalid'],
    [10_005, 'request.invalid'],
    [0, 'request.invalid'],
    [1.5, 'request.invalid'],
  ])('of %d baisa returns %s and reaches no provider', async (amount, code) => {
    const { order } = await begun();
    const before = given.stripe.calls.length;
    expect((await change(order, amount)).errorCode).toBe(code);
    expect(given.stripe.calls).toHaveLength(before);
  });

  test('above a million in a currency with two decimals returns order.amountTooLarge', async () => {
    const lines = [{ ...LINE, total: 1_000 }];
    const order = await createCardOrder(given, { interval: 'month', currency: 'USD', lines });
    given.stripe.books.approve(pageOf(given, order));
    await given.stripe.postbox.deliver();
    expect((await change(order, 100_000_001)).errorCode).toBe('order.amountTooLarge');
    expect((await change(order, 100_000_000)).status).toBe(200);
  });

  test('of an obligation has no minimum except that of the provider', async () => {
    const lines = [
      { offeringId: 'zakat-fund', total: 10_000, quantity: 1, intention: 'zakat' as const },
    ];
    const order = await createCardOrder(given, { interval: 'month', lines });
    given.stripe.books.approve(pageOf(given, order));
    await given.stripe.postbox.deliver();
    expect((await change(order, 190)).errorCode).toBe('payment.belowMinimum');
    expect((await change(order, 200)).result.amount.minor).toBe(200);
  });

  test('is refused while another change of the gift runs', async () => {
    const { order } = await begun();
    const answers = await Promise.all([change(order, 20_000), change(order, 30_000)]);
    const [accepted, refused] = answers.sort((a, b) => a.status - b.status);
    expect([accepted!.status, refused!.errorCode]).toEqual([200, 'request.busy']);
    expect((await giftOf(order)).amount).toEqual(accepted!.result.amount);
    expect((await change(order, 30_000)).status).toBe(200);
  });

  test('is in the mail about a failed month', async () => {
    const { order, gift } = await begun();
    await change(order, 25_000);
    advanceClock(given.api, days(31));
    given.stripe.books.renew(gift, false);
    await given.stripe.postbox.deliver();
    await given.api.api.tick();
    const [mail] = (await mailsOf(given.api, order)).filter(({ kind }) => kind !== 'receipt');
    const text = await readMail(mail!.id);
    expect(text).toContain('25.000');
    expect(text).not.toContain('10.000');
  });
});

/** Returns the text of a mail in the outbox folder. */
async function readMail(id: string): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  const raw = await readFile(`${given.api.deps.config.dataDir}/outbox/${id}.eml`, 'utf8');
  const part = /text\/plain[^]*?base64\r?\n\r?\n([^]*?)\r?\n--/.exec(raw)?.[1];
  return part === undefined ? raw : Buffer.from(part, 'base64').toString('utf8');
}

describe('a paused gift', () => {
  test('is not charged until it is resumed, and no month is charged later', async () => {
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

  test('stays paused when a month that began before is declined, retried and paid', async () => {
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

  test('can be paused twice, resumed twice, changed, and stopped', async () => {
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

  test('is stopped by the daily check when Stripe has ended it', async () => {
    const { order, gift } = await begun();
    await post(order, 'pause');
    given.stripe.books.cancelGift(gift.id);
    given.stripe.postbox.waiting.splice(0);
    advanceClock(given.api, days(1));
    await given.api.api.tick();
    expect((await giftOf(order)).state).toBe('stopped');
  });

  test('returns 502 when Stripe does not respond, and the gift stays active', async () => {
    const { order, gift } = await begun();
    lose('POST /v1/subscriptions/', 'lostBefore');
    expect((await post(order, 'pause')).status).toBe(502);
    expect([gift.isPaused, (await giftOf(order)).state]).toEqual([undefined, 'active']);
  });

  test.each(['pause', 'resume'] as const)(
    'is paused here and at Stripe by the daily check after the response to %s was lost',
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

  test('is left alone by the daily check while the donor changes it', async () => {
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

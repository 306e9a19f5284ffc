/** Tests amount changes of a monthly gift by card: the amount of each month, limits, lost responses. */
import { describe, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { days, minutes } from '#domain/time/durations';
import { createCardOrder, pageOf } from '#tests/support/providers/with-stripe';
import { withMonthlyCard } from '#tests/support/providers/with-monthly-card';
import { advanceClock, fetchOrder, LINE, mailsOf } from '#tests/support/api/orders';
import { oneRow } from '#tests/support/api/rows';

const { given, begun, change, giftOf, nextMonth, amountsOf, lose } = withMonthlyCard();

const mismatches = async () =>
  (await given.api.db.selectFrom('orders').select('id').where('state', '=', 'mismatch').execute())
    .length;

/** Returns the text of a mail in the outbox folder. */
async function readMail(id: string): Promise<string> {
  const raw = await readFile(`${given.api.deps.config.dataDir}/outbox/${id}.eml`, 'utf8');
  const part = /text\/plain[^]*?base64\r?\n\r?\n([^]*?)\r?\n--/.exec(raw)?.[1];
  return part === undefined ? raw : Buffer.from(part, 'base64').toString('utf8');
}

describe('a changed amount', () => {
  test('charges the changed amount from the next month on, and earlier months keep their amount', async () => {
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

  test('after several changes, each month has the amount of its time', async () => {
    const { order, gift } = await begun();
    await change(order, 25_000);
    await nextMonth(gift);
    await change(order, 5_000);
    await nextMonth(gift);
    expect((await amountsOf(order)).map(([minor]) => minor)).toEqual([5_000, 25_000, 10_000]);
  });

  test('the daily check stores the changed amount for a month whose webhook was lost', async () => {
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

  test('a retried charge of an earlier month with the earlier amount is not a mismatch', async () => {
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

  test('accepts the earlier amount minutes after the change, and not a day after it', async () => {
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

  test('marks a charge of any other amount as a mismatch, with the right amount as total', async () => {
    const { order, gift } = await begun();
    await change(order, 25_000);
    advanceClock(given.api, days(31));
    given.stripe.books.renew({ ...gift, amount: 24_990 });
    await given.stripe.postbox.deliver();
    const { total } = await oneRow(given.api.db, 'orders', { state: 'mismatch' });
    expect(total).toBe(25_000);
    expect(await amountsOf(order)).toHaveLength(1);
  });

  test.each([
    ['lostAfter', 25_000],
    ['lostBefore', 10_000],
  ] as const)(
    'returns 502 when the response is lost (%s), and the next month is %i baisa without a mismatch',
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
    [10_005, 'request.invalid'],
    [1.5, 'request.invalid'],
  ])(
    'rejects the amount of %d baisa with %s, without a request to the provider',
    async (amount, code) => {
      const { order } = await begun();
      const before = given.stripe.calls.length;
      expect((await change(order, amount)).errorCode).toBe(code);
      expect(given.stripe.calls).toHaveLength(before);
    },
  );

  test('rejects more than a million in a currency with two decimals with order.amountTooLarge', async () => {
    const lines = [{ ...LINE, total: 1_000 }];
    const order = await createCardOrder(given, { interval: 'month', currency: 'USD', lines });
    given.stripe.books.approve(pageOf(given, order));
    await given.stripe.postbox.deliver();
    expect((await change(order, 100_000_001)).errorCode).toBe('order.amountTooLarge');
    expect((await change(order, 100_000_000)).errorCode).toBe('payment.aboveMaximum');
    expect((await change(order, 99_999_999)).status).toBe(200);
  });

  test('an obligation has no minimum amount except that of the provider', async () => {
    const lines = [
      { offeringId: 'zakat-fund', total: 10_000, quantity: 1, intention: 'zakat' as const },
    ];
    const order = await createCardOrder(given, { interval: 'month', lines });
    given.stripe.books.approve(pageOf(given, order));
    await given.stripe.postbox.deliver();
    expect((await change(order, 190)).errorCode).toBe('payment.belowMinimum');
    expect((await change(order, 200)).result.amount.minor).toBe(200);
  });

  test('rejects a change while another change of the gift runs, for at most a minute', async () => {
    const { order } = await begun();
    const until = new Date(given.api.clock.now.getTime() + minutes(1)).toISOString();
    await given.api.db.updateTable('monthly_gifts').set({ changing_until: until }).execute();
    expect((await change(order, 30_000)).errorCode).toBe('request.busy');
    expect((await giftOf(order)).amount.minor).toBe(10_000);
    advanceClock(given.api, minutes(1) + 1);
    expect((await change(order, 30_000)).status).toBe(200);
  });

  test('the database and Stripe have the same amount after concurrent changes', async () => {
    const { order, gift } = await begun();
    const amounts = [20_000, 30_000, 40_000, 50_000];
    const answers = await Promise.all(amounts.map((amount) => change(order, amount)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await giftOf(order)).amount.minor).toBe(gift.amount);
  });

  test('the mail about a failed month contains the changed amount', async () => {
    const { order, gift } = await begun();
    await change(order, 25_000);
    advanceClock(given.api, days(31));
    given.stripe.books.renew(gift, false);
    await given.stripe.postbox.deliver();
    await given.api.api.tick();
    const [mail] = (await mailsOf(given.api, order)).filter(({ kind }) => kind !== 'receipt');
    const text = await readMail(mail!.id);
    expect(text).toContain('payment of 25=C2=A0OMR');
    expect(text).not.toContain('10=C2=A0OMR');
  });
});

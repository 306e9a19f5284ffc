/** A charity API with a mock of Stripe, and a signed-in donor with a monthly gift by card. */
import { beforeEach } from 'vitest';
import type { Subscription } from '#api/payments/trial/stripe/objects';
import type { MonthlyGift } from '#contract/monthly';
import type { Order } from '#contract/orders';
import { days } from '#domain/time/durations';
import {
  readResult,
  signedIn,
  signInAgain,
  type TestDonor,
} from '#tests/support/api/donor-account';
import { advanceClock } from '#tests/support/api/orders';
import { createCardOrder, pageOf, withStripe } from './with-stripe';

/** Opens API and mock before each test of the file, and returns actions of the donor. */
export function withMonthlyCard() {
  const given = withStripe();
  let donor: TestDonor;
  beforeEach(async () => {
    donor = await signedIn(given.api);
  });

  const post = async ({ monthlyGift }: Order, action: string, body: unknown = {}) =>
    readResult<MonthlyGift>(
      await given.api.post(
        `/user/monthly-gifts/${monthlyGift}/${action}`,
        body,
        // Signs in again, because the clock moves by months and access tokens expire.
        await signInAgain(given.api, donor.account),
      ),
    );
  const giftOf = async ({ monthlyGift }: Order) => {
    const response = await given.api.get(`/user/monthly-gifts/${monthlyGift}`);
    return (await readResult<MonthlyGift>(response)).result;
  };
  return {
    given,
    post,
    giftOf,
    /** Starts a monthly gift of 10 rials. */
    async begun() {
      const order = await createCardOrder(given, { interval: 'month' });
      const page = pageOf(given, order);
      given.stripe.books.approve(page);
      await given.stripe.postbox.deliver();
      return { order, gift: page.invoice!.subscription };
    },
    /** Changes the amount, in minor units. */
    change: (order: Order, amount: number) => post(order, 'amount', { amount }),
    /** Charges the next month, and delivers its webhook. */
    async nextMonth(gift: Subscription) {
      advanceClock(given.api, days(31));
      const invoice = given.stripe.books.renew(gift);
      await given.stripe.postbox.deliver();
      return invoice;
    },
    /** Returns amount and state of each month, newest first. */
    amountsOf: async (order: Order) =>
      (await giftOf(order)).payments.map(({ amount, state }) => [amount.minor, state]),
    /** Breaks the connection of the next call with this method and path. */
    lose(call: string, when: 'lostBefore' | 'lostAfter'): void {
      // The SDK retries once.
      for (let tries = 0; tries < 2; tries += 1) given.stripe.fail(call, when);
    },
  };
}

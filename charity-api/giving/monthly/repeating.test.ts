/** Tests of monthly gifts: duplicate and mismatched first payments can be stopped, and each month is recorded once. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#domain/money';
import type { MonthlyGift } from '#contract/monthly';
import type { Order } from '#contract/orders';
import { openTestApi, type TestApi, resultOf } from '#tests/support/api/api';
import {
  fetchOrder,
  mailsOf,
  advanceClock,
  createOrder,
  retry,
  sendWebhook,
  paymentEvent,
  providersOf,
} from '#tests/support/api/orders';
import type { PaymentStatusReport, PaymentProvider } from '../../payments/provider';
import { waitingReferences } from '../staff/find';
import { recordMonth } from './renew';
import { stopMonthlyGift } from './service';
import { cancelDuplicateMonthlyGifts } from './months';
import { oneRow } from '#tests/support/api/rows';

let given: TestApi;
let cards: PaymentProvider;
/** References of the subscriptions that the provider has stopped. */
let stopped: string[];
let isDown: boolean;
beforeEach(async () => {
  given = await openTestApi();
  stopped = [];
  isDown = false;
  const provider = providersOf(given).get('Stripe')!;
  cards = {
    ...provider,
    monthly: {
      ...provider.monthly!,
      stop: async (reference) => {
        if (isDown) throw new Error('no response');
        stopped.push(reference);
      },
    },
  };
});
afterEach(() => given.api.close());

const RIGHT = 10_000;
const WRONG = 9_999;

/** As the checkout creates it. */
const monthly = () =>
  createOrder(given, {
    interval: 'month',
    checkout: { cart: 'the-cart-of-salma-month', form: 'the-checkout-form-of-salma' },
  });
/** Webhook of a first payment that began a subscription with this reference. */
const first = (order: Order, subscription: string, minor = RIGHT) =>
  paymentEvent(given, order, {
    monthlyReference: subscription,
    paymentId: `pi_${subscription}`,
    amount: money(minor, 'OMR'),
  });
const month = (payment: string, changes: Partial<PaymentStatusReport> = {}) =>
  recordMonth(given.deps, cards, {
    monthlyReference: 'gift',
    evidence: {
      status: 'succeeded',
      amount: money(RIGHT, 'OMR'),
      paymentId: payment,
      source: 'webhook',
      ...changes,
    },
  });
const giftOf = async ({ monthlyGift }: Order): Promise<MonthlyGift> =>
  resultOf<MonthlyGift>(given.get(`/user/monthly-gifts/${monthlyGift}`));
const tick = () => cancelDuplicateMonthlyGifts(given.deps, new Map([['Stripe', cards]]));

describe('the first payment of a monthly gift', () => {
  test('a first payment with a wrong amount needs staff, and the donor can stop the gift', async () => {
    const order = await monthly();
    await sendWebhook(given, await first(order, 'gift', WRONG));
    expect((await fetchOrder(given, order)).state).toBe('mismatch');
    expect((await giftOf(order)).state).toBe('active');
    expect(await waitingReferences(given.db)).toEqual([order.reference]);
    // The provider charges the wrong amount again before staff have acted. This month gets its own flagged order.
    await month('second', { amount: money(WRONG, 'OMR') });
    expect(await waitingReferences(given.db)).toHaveLength(2);
    await stopMonthlyGift(given.deps, new Map([['Stripe', cards]]), order.monthlyGift!);
    expect((await giftOf(order)).state).toBe('stopped');
  });

  test('a second first payment begins a duplicate gift, which the job stops', async () => {
    const order = await monthly();
    const late = await first(order, 'late');
    await sendWebhook(given, await paymentEvent(given, order, { status: 'declined' }));
    await retry(given, order, 'Stripe');
    await sendWebhook(given, await first(order, 'gift'));
    await sendWebhook(given, late);

    isDown = true;
    await tick();
    expect(given.log.at(-1)).toMatchObject({ message: 'duplicate monthly gift not stopped' });
    isDown = false;
    await tick();
    expect(stopped).toEqual([]);
    advanceClock(given, 60_000);
    await tick();
    await tick();
    expect(stopped).toEqual(['late']);
    expect((await giftOf(order)).state).toBe('active');
    // The donor gets no e-mail about the stopped duplicate, because the wanted gift continues.
    const kinds = (await mailsOf(given, order)).map(({ kind }) => kind);
    expect(kinds).toEqual(['receipt']);
  });

  test('a correct first payment replaces one with a wrong amount', async () => {
    const order = await monthly();
    const wrong = await first(order, 'wrong', WRONG);
    await sendWebhook(given, await paymentEvent(given, order, { status: 'declined' }));
    await retry(given, order, 'Stripe');
    const right = await first(order, 'gift');
    await sendWebhook(given, wrong);
    await sendWebhook(given, right);
    const { monthly_gift_id: id } = await oneRow(given.db, 'orders', { token: order.token });
    const { provider_reference } = await oneRow(given.db, 'monthly_gifts', { id: id! });
    expect(provider_reference).toBe('gift');
    await tick();
    expect(stopped).toEqual(['wrong']);
  });
});

describe('a month of a monthly gift', () => {
  test('is rolled back completely on an error, and recorded when the event is repeated', async () => {
    const order = await monthly();
    await sendWebhook(given, await first(order, 'gift'));
    given.deps.reached = () => {
      throw new Error('process stopped');
    };
    await expect(month('second')).rejects.toThrow('process stopped');
    delete given.deps.reached;
    const orders = await given.db.selectFrom('orders').select('state').execute();
    expect(orders).toEqual([{ state: 'paid' }]);
    await month('second');
    expect((await giftOf(order)).payments).toHaveLength(2);
  });

  test('a repeated report of an earlier month does not reset the failure of the latest month', async () => {
    const order = await monthly();
    await sendWebhook(given, await first(order, 'gift'));
    await month('second');
    await month('third', { status: 'declined', paymentId: null });
    await month('second');
    expect((await giftOf(order)).state).toBe('past_due');
    await month('third');
    expect((await giftOf(order)).state).toBe('active');
  });
});

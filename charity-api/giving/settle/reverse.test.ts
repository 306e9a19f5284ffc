/** Money that goes back: the order says so, the campaigns have not got it, and no news in any order turns it round. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#domain/money';
import type { CreateOrderInput, Order } from '#contract/orders';
import { listWaiting } from '../staff';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import {
  confirmOrder,
  totalsOf,
  LINE,
  fetchOrder,
  createOrder,
  submitDecision,
  sendWebhook,
  webhookBody,
} from '#tests/support/api/orders';
import type { Reversal } from '../../payments/provider';
import { reverse } from './reverse';
import { settle } from './settle';

let given: TestApi;
beforeEach(async () => {
  given = await openTestApi();
});
afterEach(() => given.api.close());

async function paid(changes: Partial<CreateOrderInput> = {}) {
  const order = await createOrder(given, changes);
  await submitDecision(given, order, 'approve');
  await confirmOrder(given, order);
  const payment = await given.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payment_id', 'attempt_id'])
    .where('token', '=', order.token)
    .executeTakeFirstOrThrow();
  return { order, payment };
}

const back = (paymentId: string, kind: Reversal['kind'], minor = 10_000): Reversal => ({
  kind,
  paymentId,
  amount: money(minor, 'OMR'),
});

describe('a paid order', () => {
  test.each([
    ['refunded', 10_000, 'refunded'],
    ['refunded', 4_000, 'partially_refunded'],
    ['disputed', 10_000, 'disputed'],
    ['disputeWon', 10_000, 'paid'],
  ] as const)('%s of %i baisa is %s', async (kind, minor, state) => {
    const { order, payment } = await paid();
    const before = await totalsOf(given);
    expect(await reverse(given.deps, 'Sandbox', back(payment.payment_id, kind, minor))).toBe(true);
    expect((await fetchOrder(given, order)).state).toBe(state);
    const after = await totalsOf(given);
    const isBack = state === 'refunded';
    expect(before.raised - after.raised).toBe(isBack ? 10_000 : 0);
    expect(before.gifts - after.gifts).toBe(isBack ? 1 : 0);
  });

  test('that was refunded is not paid again, whatever is told and in whatever order', async () => {
    const { order, payment } = await paid();
    const start = await totalsOf(given);
    const news = [
      () => reverse(given.deps, 'Sandbox', back(payment.payment_id, 'refunded', 3_000)),
      () => reverse(given.deps, 'Sandbox', back(payment.payment_id, 'refunded')),
      () => reverse(given.deps, 'Sandbox', back(payment.payment_id, 'disputed')),
      () => reverse(given.deps, 'Sandbox', back(payment.payment_id, 'disputeWon')),
      () =>
        settle(given.deps, {
          attemptId: payment.attempt_id,
          evidence: {
            status: 'succeeded',
            amount: money(10_000, 'OMR'),
            paymentId: payment.payment_id,
            source: 'webhook',
          },
        }),
    ];
    await reverse(given.deps, 'Sandbox', back(payment.payment_id, 'refunded'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...news), { maxLength: 8 }), async (told) => {
        for (const tell of told) await tell();
        expect((await fetchOrder(given, order)).state).toBe('refunded');
        expect((await totalsOf(given)).raised).toBe(start.raised - 10_000);
      }),
      { numRuns: 20 },
    );
  });

  test('loses its flag when its second payment went back, and stays paid', async () => {
    const { order, payment } = await paid();
    await settle(given.deps, {
      attemptId: payment.attempt_id,
      evidence: {
        status: 'succeeded',
        amount: money(10_000, 'OMR'),
        paymentId: 'sbx_second',
        source: 'webhook',
      },
    });
    const flagOf = async () =>
      await given.db
        .selectFrom('orders')
        .select(['flag', 'state'])
        .where('token', '=', order.token)
        .executeTakeFirstOrThrow();
    expect(await flagOf()).toEqual({ flag: 'second_success', state: 'paid' });
    const before = await totalsOf(given);
    await reverse(given.deps, 'Sandbox', back('sbx_second', 'refunded'));
    expect(await flagOf()).toEqual({ flag: null, state: 'paid' });
    expect(await totalsOf(given)).toEqual(before);
  });
});

const stateOf = async (order: Pick<Order, 'token'>) => (await fetchOrder(given, order)).state;

/** Baisa back so far where it is a number, otherwise what is told. */
const tell = (paymentId: string, ...news: (number | 'disputed' | 'disputeWon')[]) =>
  news.reduce(
    (told, one) =>
      told.then(async () => {
        const [kind, minor] =
          typeof one === 'number' ? (['refunded', one] as const) : [one, 10_000];
        await reverse(given.deps, 'Sandbox', back(paymentId, kind, minor));
      }),
    Promise.resolve(),
  );

describe('a dispute', () => {
  test.each([
    [[4_000, 'disputed', 'disputeWon'], 'partially_refunded', 4_000],
    [['disputed', 4_000, 'disputeWon'], 'partially_refunded', 4_000],
    [['disputed', 4_000], 'disputed', 4_000],
    [['disputed', 4_000, 10_000, 'disputeWon'], 'refunded', 10_000],
    [[4_000, 6_000, 4_000], 'partially_refunded', 6_000],
  ] as const)('%j leaves the order %s', async (news, state, refunded) => {
    const { order, payment } = await paid();
    await tell(payment.payment_id, ...news);
    expect(await fetchOrder(given, order)).toMatchObject({
      state,
      refunded: money(refunded, 'OMR'),
    });
  });

  test('waits for the staff', async () => {
    const { order, payment } = await paid();
    await tell(payment.payment_id, 'disputed');
    expect(await listWaiting(given.deps)).toEqual([expect.stringContaining(order.reference)]);
  });
});

describe('the campaign’s figures', () => {
  const rate = (to: string) =>
    given.db
      .updateTable('currency_rates')
      .set({ rate: to })
      .where('currency', '=', 'USD')
      .execute();

  test('are what they were before, whatever became of the rate', async () => {
    const before = await totalsOf(given);
    const { payment } = await paid({ currency: 'USD', lines: [{ ...LINE, total: 3_003 }] });
    await rate('3.1');
    await reverse(given.deps, 'Sandbox', {
      kind: 'refunded',
      paymentId: payment.payment_id,
      amount: money(3_003, 'USD'),
    });
    expect(await totalsOf(given)).toEqual(before);
  });

  test('lose nothing that was never added', async () => {
    const before = await totalsOf(given);
    await given.db.deleteFrom('currency_rates').where('currency', '=', 'USD').execute();
    const { payment } = await paid({ currency: 'USD', lines: [{ ...LINE, total: 3_003 }] });
    const [usd] = [{ currency: 'USD', position: 1, title: '{}', rate: '2.6008' }];
    await given.db
      .insertInto('currency_rates')
      .values({ ...usd!, at: given.clock.now.toISOString(), source: 'test' })
      .execute();
    await reverse(given.deps, 'Sandbox', {
      kind: 'refunded',
      paymentId: payment.payment_id,
      amount: money(3_003, 'USD'),
    });
    expect(await totalsOf(given)).toEqual(before);
  });
});

describe('a wrong amount', () => {
  const wrong = async (order: Order, payment: string) =>
    sendWebhook(given, await webhookBody(given, order, { payment, amount: money(9_999, 'OMR') }));

  test('that went back is refunded, and no gift', async () => {
    const before = await totalsOf(given);
    const order = await createOrder(given);
    await wrong(order, 'sbx_wrong');
    await tell('sbx_wrong', 5_000);
    expect(await stateOf(order)).toBe('mismatch');
    await tell('sbx_wrong', 9_999);
    expect(await fetchOrder(given, order)).toMatchObject({
      state: 'refunded',
      refunded: money(9_999, 'OMR'),
      check: null,
      paidAt: null,
    });
    expect(await totalsOf(given)).toEqual(before);
    expect(await listWaiting(given.deps)).toEqual([]);
  });

  test('that came twice waits until both went back', async () => {
    const order = await createOrder(given);
    await wrong(order, 'sbx_wrong');
    await wrong(order, 'sbx_again');
    await tell('sbx_again', 9_999);
    expect(await stateOf(order)).toBe('mismatch');
    await tell('sbx_wrong', 9_999);
    expect(await stateOf(order)).toBe('refunded');
    expect(await listWaiting(given.deps)).toEqual([]);
  });
});

test('a refund of a payment that nobody knows changes nothing', async () => {
  expect(await reverse(given.deps, 'Sandbox', back('sbx_of_nobody', 'refunded'))).toBe(false);
});

/** Money that goes back: the order says so, the campaigns have not got it, and no news in any order turns it round. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#domain/money';
import { openTestApi, type TestApi } from '../test-api';
import { comeBack, figuresOf, look, place, press } from '../test-orders';
import type { Reversal } from './provider';
import { reverse } from './reverse';
import { settle } from './settle';

let given: TestApi;
beforeEach(async () => {
  given = await openTestApi();
});
afterEach(() => given.api.close());

async function paid() {
  const order = await place(given);
  await press(given, order, 'approve');
  await comeBack(given, order);
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
    const before = await figuresOf(given);
    expect(await reverse(given.deps, 'Sandbox', back(payment.payment_id, kind, minor))).toBe(true);
    expect((await look(given, order)).state).toBe(state);
    const after = await figuresOf(given);
    const isBack = state === 'refunded';
    expect(before.raised - after.raised).toBe(isBack ? 10_000 : 0);
    expect(before.gifts - after.gifts).toBe(isBack ? 1 : 0);
  });

  test('that was refunded is not paid again, whatever is told and in whatever order', async () => {
    const { order, payment } = await paid();
    const start = await figuresOf(given);
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
        expect((await look(given, order)).state).toBe('refunded');
        expect((await figuresOf(given)).raised).toBe(start.raised - 10_000);
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
    const before = await figuresOf(given);
    await reverse(given.deps, 'Sandbox', back('sbx_second', 'refunded'));
    expect(await flagOf()).toEqual({ flag: null, state: 'paid' });
    expect(await figuresOf(given)).toEqual(before);
  });
});

test('a refund of a payment that nobody knows changes nothing', async () => {
  expect(await reverse(given.deps, 'Sandbox', back('sbx_of_nobody', 'refunded'))).toBe(false);
});

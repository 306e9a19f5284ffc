/** Tests of refunds and disputes: the state of the order, the campaign figures, and events in any order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#domain/money';
import type { CreateOrderInput, Order } from '#contract/orders';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  totalsOf,
  LINE,
  fetchOrder,
  createOrder,
  sendWebhook,
  paymentEvent,
  createPaidOrder,
  paymentOf,
  refundOrder,
} from '#tests/support/api/orders';
import { changeRates } from '#tests/support/api/documents';
import { oneRow, rowsOf } from '#tests/support/api/rows';
import { countView, waitingReferences } from '../staff/find';
import type { Reversal } from '../../payments/provider';
import { applyReversal } from './reverse';
import { settle } from './settle';
import { readCurrencyRates } from '../../modules/lookups/currency-rates';

const given = apiOfEachTest();

async function paid(changes: Partial<CreateOrderInput> = {}) {
  const order = await createPaidOrder(given, changes);
  return { order, payment: await paymentOf(given, order) };
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
  ] as const)('with the reversal %s of %i baisa gets the state %s', async (kind, minor, state) => {
    const { order, payment } = await paid();
    const before = await totalsOf(given);
    expect(await applyReversal(given.deps, 'Stripe', back(payment.payment_id, kind, minor))).toBe(
      true,
    );
    expect((await fetchOrder(given, order)).state).toBe(state);
    const after = await totalsOf(given);
    const isBack = state === 'refunded';
    expect(before.raised - after.raised).toBe(isBack ? 10_000 : 0);
    expect(before.gifts - after.gifts).toBe(isBack ? 1 : 0);
  });

  test('a refund that the provider reports twice is one event of the order', async () => {
    const { payment } = await paid();
    const refund = () =>
      applyReversal(given.deps, 'Stripe', back(payment.payment_id, 'refunded', 4_000));
    expect([await refund(), await refund()]).toEqual([true, true]);
    const events = (await rowsOf(given.db, 'order_events')).map(({ event }) => event);
    expect(events.filter((event) => event.endsWith('refunded'))).toEqual([
      'payment_partly_refunded',
    ]);
  });

  test('a refunded order stays refunded after any sequence of further events', async () => {
    const { order, payment } = await paid();
    const start = await totalsOf(given);
    const events = [
      () => applyReversal(given.deps, 'Stripe', back(payment.payment_id, 'refunded', 3_000)),
      () => applyReversal(given.deps, 'Stripe', back(payment.payment_id, 'refunded')),
      () => applyReversal(given.deps, 'Stripe', back(payment.payment_id, 'disputed')),
      () => applyReversal(given.deps, 'Stripe', back(payment.payment_id, 'disputeWon')),
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
    await applyReversal(given.deps, 'Stripe', back(payment.payment_id, 'refunded'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...events), { maxLength: 8 }), async (sequence) => {
        for (const sendEvent of sequence) await sendEvent();
        expect((await fetchOrder(given, order)).state).toBe('refunded');
        expect((await totalsOf(given)).raised).toBe(start.raised - 10_000);
      }),
      { numRuns: 20 },
    );
  });

  test('loses its flag when its second payment is refunded, and stays paid', async () => {
    const { order, payment } = await paid();
    await settle(given.deps, {
      attemptId: payment.attempt_id,
      evidence: {
        status: 'succeeded',
        amount: money(10_000, 'OMR'),
        paymentId: 'pi_second',
        source: 'webhook',
      },
    });
    const flagOf = async () => await oneRow(given.db, 'orders', { token: order.token });
    expect(await flagOf()).toMatchObject({ flag: 'second_success', state: 'paid' });
    const before = await totalsOf(given);
    await applyReversal(given.deps, 'Stripe', back('pi_second', 'refunded'));
    expect(await flagOf()).toMatchObject({ flag: null, state: 'paid' });
    expect(await totalsOf(given)).toEqual(before);
  });
});

const stateOf = async (order: Pick<Order, 'token'>) => (await fetchOrder(given, order)).state;

/** Applies reversals one after the other. A number is the total refund so far, in baisa. */
const applyReversals = (paymentId: string, ...reversals: (number | 'disputed' | 'disputeWon')[]) =>
  reversals.reduce(
    (previous, one) =>
      previous.then(async () => {
        const [kind, minor] =
          typeof one === 'number' ? (['refunded', one] as const) : [one, 10_000];
        await applyReversal(given.deps, 'Stripe', back(paymentId, kind, minor));
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
  ] as const)('with the events %j leaves the order %s', async (events, state, refunded) => {
    const { order, payment } = await paid();
    await applyReversals(payment.payment_id, ...events);
    expect(await fetchOrder(given, order)).toMatchObject({
      state,
      refunded: money(refunded, 'OMR'),
    });
  });

  test('is listed for staff', async () => {
    const { payment } = await paid();
    await applyReversals(payment.payment_id, 'disputed');
    expect(await countView(given.db, 'flagged')).toBe(1);
  });
});

describe('campaign figures after a refund', () => {
  const rate = (to: string) =>
    changeRates(given.db, (rates) =>
      rates.map((one) => (one.currency === 'USD' ? { ...one, rate: to } : one)),
    );

  test('equal the figures before the payment, also after a rate change', async () => {
    const before = await totalsOf(given);
    const { order } = await paid({ currency: 'USD', lines: [{ ...LINE, total: 3_003 }] });
    await rate('3.1');
    await refundOrder(given, order);
    expect(await totalsOf(given)).toEqual(before);
  });

  test('do not change for a payment that was not counted because its rate was missing', async () => {
    const before = await totalsOf(given);
    const rates = await readCurrencyRates(given.db);
    await changeRates(given.db, () => rates.filter(({ currency }) => currency !== 'USD'));
    const { order } = await paid({ currency: 'USD', lines: [{ ...LINE, total: 3_003 }] });
    await changeRates(given.db, () => rates);
    await refundOrder(given, order);
    expect(await totalsOf(given)).toEqual(before);
  });
});

describe('a payment with a wrong amount', () => {
  const wrong = async (order: Order, paymentId: string) =>
    sendWebhook(
      given,
      await paymentEvent(given, order, { paymentId, amount: money(9_999, 'OMR') }),
    );

  test('sets the order to refunded when it is refunded completely, and counts no gift', async () => {
    const before = await totalsOf(given);
    const order = await createOrder(given);
    await wrong(order, 'pi_wrong');
    await applyReversals('pi_wrong', 5_000);
    expect(await stateOf(order)).toBe('mismatch');
    await applyReversals('pi_wrong', 9_999);
    expect(await fetchOrder(given, order)).toMatchObject({
      state: 'refunded',
      refunded: money(9_999, 'OMR'),
      check: null,
      paidAt: null,
    });
    expect(await totalsOf(given)).toEqual(before);
    expect(await waitingReferences(given.db)).toEqual([]);
  });

  test('two payments with a wrong amount set the order to refunded only after both refunds', async () => {
    const order = await createOrder(given);
    await wrong(order, 'pi_wrong');
    await wrong(order, 'pi_again');
    await applyReversals('pi_again', 9_999);
    expect(await stateOf(order)).toBe('mismatch');
    await applyReversals('pi_wrong', 9_999);
    expect(await stateOf(order)).toBe('refunded');
    expect(await waitingReferences(given.db)).toEqual([]);
  });
});

test('reverse returns false for an unknown payment', async () => {
  expect(await applyReversal(given.deps, 'Stripe', back('pi_unknown', 'refunded'))).toBe(false);
});

/** Tests the order state machine: every state with every event. */
import { describe, expect, test } from 'vitest';
import {
  isUnsettled,
  mayRetry,
  nextOrderState,
  wasPaid,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
} from './states';

/** The next state for each event. A state that is not listed does not change. */
const EXPECTED: Record<OrderEvent, Partial<Record<OrderState, OrderState>>> = {
  payment_processing: { pending_payment: 'processing' },
  payment_succeeded: {
    pending_payment: 'paid',
    processing: 'paid',
    awaiting_transfer: 'paid',
    under_review: 'paid',
    failed: 'paid',
    cancelled: 'paid',
    expired: 'paid',
    rejected: 'paid',
    mismatch: 'paid',
  },
  payment_declined: { pending_payment: 'failed', processing: 'failed' },
  payment_card_declined: { pending_payment: 'pending_payment' },
  payment_cancelled: {
    pending_payment: 'cancelled',
    processing: 'cancelled',
    awaiting_transfer: 'cancelled',
  },
  payment_mismatched: {
    pending_payment: 'mismatch',
    processing: 'mismatch',
    awaiting_transfer: 'mismatch',
    under_review: 'mismatch',
    failed: 'mismatch',
    cancelled: 'mismatch',
    expired: 'mismatch',
    rejected: 'mismatch',
  },
  payment_retried: { failed: 'pending_payment', cancelled: 'pending_payment' },
  transfer_chosen: {
    pending_payment: 'awaiting_transfer',
    failed: 'awaiting_transfer',
    cancelled: 'awaiting_transfer',
  },
  proof_submitted: {
    awaiting_transfer: 'under_review',
    under_review: 'under_review',
    rejected: 'under_review',
  },
  transfer_rejected: { under_review: 'rejected' },
  part_arrived: {
    awaiting_transfer: 'awaiting_transfer',
    under_review: 'awaiting_transfer',
    rejected: 'awaiting_transfer',
    failed: 'awaiting_transfer',
    cancelled: 'awaiting_transfer',
    expired: 'awaiting_transfer',
  },
  expired: { pending_payment: 'expired', awaiting_transfer: 'expired' },
  replaced: {
    pending_payment: 'expired',
    awaiting_transfer: 'expired',
    failed: 'expired',
    cancelled: 'expired',
  },
  payment_refunded: {
    paid: 'refunded',
    partially_refunded: 'refunded',
    disputed: 'refunded',
    mismatch: 'refunded',
  },
  payment_partly_refunded: {
    paid: 'partially_refunded',
    partially_refunded: 'partially_refunded',
    disputed: 'disputed',
  },
  payment_disputed: { paid: 'disputed', partially_refunded: 'disputed' },
  dispute_won: { disputed: 'paid' },
  dispute_won_in_part: { disputed: 'partially_refunded' },
};

describe('order states', () => {
  const table = ORDER_STATES.flatMap((state) =>
    ORDER_EVENTS.map((event) => [state, event, EXPECTED[event][state] ?? null] as const),
  );
  test.each(table)('%s, %s → %s', (state, event, next) => {
    expect(nextOrderState(state, event)).toBe(next);
  });

  test('accept a successful payment in every unpaid state, and ignore it in every paid state', () => {
    const before = ORDER_STATES.filter((state) => !wasPaid(state));
    expect(before.map((state) => nextOrderState(state, 'payment_succeeded'))).toEqual(
      before.map(() => 'paid'),
    );
    const after = ORDER_STATES.filter(wasPaid);
    expect(after.map((state) => nextOrderState(state, 'payment_succeeded'))).toEqual(
      after.map(() => null),
    );
  });

  test('allow another attempt only after a decline or a cancellation', () => {
    expect(ORDER_STATES.filter(mayRetry)).toEqual(['failed', 'cancelled']);
  });

  test('orders count as unsettled while the provider may still report a payment', () => {
    expect(ORDER_STATES.filter(isUnsettled)).toEqual(['pending_payment', 'processing']);
  });
});

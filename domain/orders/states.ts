/** The life of an order and of each attempt to pay it, as tables: what may happen, and what follows. */

export const ORDER_STATES = [
  'pending_payment',
  'processing',
  'awaiting_transfer',
  'under_review',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'rejected',
  'mismatch',
  'refunded',
  'partially_refunded',
  'disputed',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_EVENTS = [
  /** The provider has the money on its way, but not yet. */
  'payment_processing',
  'payment_succeeded',
  'payment_declined',
  'payment_cancelled',
  /** Money came, but not the amount or currency of the order: a person must look. */
  'payment_mismatched',
  /** The donor tries again after a decline or a cancellation. */
  'payment_retried',
  /** The donor turns to a bank transfer instead: there is no page to be sent to, only an account. */
  'transfer_chosen',
  'proof_submitted',
  'transfer_rejected',
  'expired',
  /** The donor sent the checkout of the same cart again with corrections: another order takes this one's place. */
  'replaced',
  /** Money went back to the donor: all of it, or a part. */
  'payment_refunded',
  'payment_partly_refunded',
  /** The donor's bank asks for the money back; the charity may still win. */
  'payment_disputed',
  'dispute_won',
  /** The charity keeps what had not gone back before. */
  'dispute_won_in_part',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * Success is accepted in every state but those of `wasPaid`: if the money moved, the order is paid, however late the
 * news. Only money that goes back leads out of `paid`, and never into it again once all of it has. An event that is not
 * listed changes nothing.
 */
const ORDER_TRANSITIONS: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  pending_payment: {
    payment_processing: 'processing',
    payment_succeeded: 'paid',
    payment_declined: 'failed',
    payment_cancelled: 'cancelled',
    payment_mismatched: 'mismatch',
    transfer_chosen: 'awaiting_transfer',
    expired: 'expired',
    replaced: 'expired',
  },
  processing: {
    payment_succeeded: 'paid',
    payment_declined: 'failed',
    payment_cancelled: 'cancelled',
    payment_mismatched: 'mismatch',
  },
  awaiting_transfer: {
    proof_submitted: 'under_review',
    payment_succeeded: 'paid',
    payment_mismatched: 'mismatch',
    payment_cancelled: 'cancelled',
    expired: 'expired',
    replaced: 'expired',
  },
  under_review: {
    proof_submitted: 'under_review',
    payment_succeeded: 'paid',
    payment_mismatched: 'mismatch',
    transfer_rejected: 'rejected',
  },
  rejected: {
    proof_submitted: 'under_review',
    payment_succeeded: 'paid',
    payment_mismatched: 'mismatch',
  },
  failed: {
    payment_retried: 'pending_payment',
    transfer_chosen: 'awaiting_transfer',
    payment_succeeded: 'paid',
    payment_mismatched: 'mismatch',
    replaced: 'expired',
  },
  cancelled: {
    payment_retried: 'pending_payment',
    transfer_chosen: 'awaiting_transfer',
    payment_succeeded: 'paid',
    payment_mismatched: 'mismatch',
    replaced: 'expired',
  },
  expired: { payment_succeeded: 'paid', payment_mismatched: 'mismatch' },
  mismatch: { payment_succeeded: 'paid', payment_refunded: 'refunded' },
  paid: {
    payment_refunded: 'refunded',
    payment_partly_refunded: 'partially_refunded',
    payment_disputed: 'disputed',
  },
  partially_refunded: {
    payment_refunded: 'refunded',
    payment_partly_refunded: 'partially_refunded',
    payment_disputed: 'disputed',
  },
  disputed: {
    payment_refunded: 'refunded',
    payment_partly_refunded: 'disputed',
    dispute_won: 'paid',
    dispute_won_in_part: 'partially_refunded',
  },
  refunded: {},
};

/** The state after an event, or null when the event changes nothing there. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  return ORDER_TRANSITIONS[state][event] ?? null;
}

/** States in which the donor may start another attempt. */
export function mayRetry(state: OrderState): boolean {
  return nextOrderState(state, 'payment_retried') !== null;
}

/** States of an order whose money came, whatever became of it: it is never taken a second time. */
export function wasPaid(state: OrderState): boolean {
  return ['paid', 'refunded', 'partially_refunded', 'disputed'].includes(state);
}

/** States that say nothing final yet: the page asks again. */
export function isUnsettled(state: OrderState): boolean {
  return state === 'pending_payment' || state === 'processing';
}

export const ATTEMPT_STATES = [
  'redirected',
  'processing',
  'succeeded',
  /** Money came in another amount or currency than was asked for. */
  'mismatched',
  'declined',
  'cancelled',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** The state machine of an order, and the states of a payment attempt. */

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
  /** The provider has accepted the payment but has not received the money. */
  'payment_processing',
  'payment_succeeded',
  'payment_declined',
  /** A card was declined on the provider's page, where the donor can still pay with another one. */
  'payment_card_declined',
  'payment_cancelled',
  /** The provider received another amount or currency than that of the order. Staff must decide. */
  'payment_mismatched',
  /** The donor starts another attempt after a decline or a cancellation. */
  'payment_retried',
  /** The donor chooses a bank transfer instead. It has no payment page, only the account to transfer to. */
  'transfer_chosen',
  'proof_submitted',
  'transfer_rejected',
  /** A part of a transfer has arrived, and the donor is asked for the rest. */
  'part_arrived',
  'expired',
  /** The donor sent the checkout of the same cart again with corrections. A new order replaces this one. */
  'replaced',
  /** The whole payment, or a part of it, was refunded to the donor. */
  'payment_refunded',
  'payment_partly_refunded',
  /** The donor's bank demands the money back. The charity may still win the dispute. */
  'payment_disputed',
  'dispute_won',
  /** The charity keeps the part that was not refunded before. */
  'dispute_won_in_part',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * The next state for each state and event. Every state except those of `wasPaid` accepts a successful payment, also a
 * late one. Only refunds and disputes leave `paid`; a complete refund is final. An event that is not listed changes
 * nothing.
 */
const ORDER_TRANSITIONS: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  pending_payment: {
    payment_processing: 'processing',
    payment_succeeded: 'paid',
    payment_declined: 'failed',
    payment_card_declined: 'pending_payment',
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
    part_arrived: 'awaiting_transfer',
    proof_submitted: 'under_review',
    payment_succeeded: 'paid',
    payment_mismatched: 'mismatch',
    payment_cancelled: 'cancelled',
    expired: 'expired',
    replaced: 'expired',
  },
  under_review: {
    part_arrived: 'awaiting_transfer',
    proof_submitted: 'under_review',
    payment_succeeded: 'paid',
    payment_mismatched: 'mismatch',
    transfer_rejected: 'rejected',
  },
  rejected: {
    part_arrived: 'awaiting_transfer',
    proof_submitted: 'under_review',
    payment_succeeded: 'paid',
    payment_mismatched: 'mismatch',
  },
  failed: {
    part_arrived: 'awaiting_transfer',
    payment_retried: 'pending_payment',
    transfer_chosen: 'awaiting_transfer',
    payment_succeeded: 'paid',
    payment_mismatched: 'mismatch',
    replaced: 'expired',
  },
  cancelled: {
    part_arrived: 'awaiting_transfer',
    payment_retried: 'pending_payment',
    transfer_chosen: 'awaiting_transfer',
    payment_succeeded: 'paid',
    payment_mismatched: 'mismatch',
    replaced: 'expired',
  },
  expired: {
    part_arrived: 'awaiting_transfer',
    payment_succeeded: 'paid',
    payment_mismatched: 'mismatch',
  },
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

/** Returns the next state, or null when the event changes nothing in this state. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  return ORDER_TRANSITIONS[state][event] ?? null;
}

/** Returns true when the donor may start another attempt. */
export function mayRetry(state: OrderState): boolean {
  return nextOrderState(state, 'payment_retried') !== null;
}

/** Returns true when the order was paid, also when it was refunded later. Such an order is never charged again. */
export function wasPaid(state: OrderState): boolean {
  return ['paid', 'refunded', 'partially_refunded', 'disputed'].includes(state);
}

/** Returns true when the state is not final yet. The page then polls the order. */
export function isUnsettled(state: OrderState): boolean {
  return state === 'pending_payment' || state === 'processing';
}

export const ATTEMPT_STATES = [
  'redirected',
  'processing',
  'succeeded',
  /** The provider received another amount or currency than requested. */
  'mismatched',
  'declined',
  'cancelled',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

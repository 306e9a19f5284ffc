/** Movements of money in the books of a payment provider, and the sums of a payout. */
import type { LedgerMoney } from '../money/ledger';
import type { OrderMethod } from '../orders/order-methods';

/**
 * - payment: a donor paid
 * - refund: money went back to a donor. A failed refund has the opposite sign
 * - dispute: a bank took a payment back. A dispute that the charity wins has the opposite sign
 * - fee: a fee that belongs to no single payment
 * - payout: the provider sent money to the charity's bank account
 * - other: anything else, such as a conversion between two currencies
 */
export const MOVEMENT_KINDS = ['payment', 'refund', 'dispute', 'fee', 'payout', 'other'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export type Movement = {
  /** The provider's id, unique among its movements. */
  id: string;
  kind: MovementKind;
  /** The provider's id of the payment that was made, refunded or disputed. */
  paymentId: string | null;
  /** Our attempt to which the provider assigns the payment. For a further month: the attempt of the first month. */
  attemptId: string | null;
  /** The amount in the currency in which the donor paid. null: a movement without a donor. Signed. */
  paid: LedgerMoney | null;
  /** Minor units in `currency`, the currency of the provider's books. Signed: money to the charity is positive. */
  gross: number;
  /** The part that the provider keeps. Negative when it gives a fee back. `gross` − `fee` = `net`. */
  fee: number;
  net: number;
  currency: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** The payout that contains the movement. null: not paid out, or the provider does not say it. */
  payoutId: string | null;
};

/** A movement with the method whose provider listed it. */
export type ListedMovement = Movement & { method: OrderMethod };

export type PayoutSums = {
  payments: number;
  /** Refunds and disputes: negative. */
  returned: number;
  /** Positive: the amount that the provider kept. */
  fees: number;
  other: number;
};

/** Returns the fee of a movement, also of a movement that is a fee. */
export function feeOf({ kind, gross, fee }: Pick<Movement, 'kind' | 'gross' | 'fee'>): number {
  return kind === 'fee' ? fee - gross : fee;
}

/**
 * Sums the parts of a payout: payments + returned − fees + other = the paid-out amount.
 * @param amount the paid-out amount. `other` has the rest that no known part explains
 */
export function payoutSums(amount: number, parts: readonly Movement[]): PayoutSums {
  const grossOf = (...kinds: MovementKind[]) =>
    parts.reduce((sum, { kind, gross }) => (kinds.includes(kind) ? sum + gross : sum), 0);
  const payments = grossOf('payment');
  const returned = grossOf('refund', 'dispute');
  const fees = parts.reduce((sum, part) => (part.kind === 'payout' ? sum : sum + feeOf(part)), 0);
  return { payments, returned, fees, other: amount - payments - returned + fees };
}

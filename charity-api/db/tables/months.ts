/** Tables of monthly gifts: the gifts, their changed amounts, and their daily check. Instants are ISO 8601 in UTC. */
import type { PaymentMethod } from '#contract/content';
import type { MonthlyState } from '#domain/orders';

/** A monthly gift: its first order, and the provider's subscription id. */
export type MonthlyGiftRow = {
  id: string;
  first_order_id: string;
  method: PaymentMethod;
  /** null until its first payment is settled. */
  provider_reference: string | null;
  /** The attempt that started it. null: not started. */
  attempt_id: string | null;
  /** When to cancel a duplicate that the same order started. null: not a duplicate. */
  stop_due_at: string | null;
  state: MonthlyState;
  created_at: string;
  stopped_at: string | null;
  /** Minor units of the first order's currency, after the donor changed it. null: the total of the first order. */
  amount: number | null;
  /** A change at the provider runs, at the latest until this time. null: none runs. */
  changing_until: string | null;
};

/**
 * An amount that the donor has requested from then on. `confirmed` is 0 until the provider has accepted it, and stays 0
 * when its response was lost. Then the provider may charge this amount or the one before.
 */
export type MonthlyAmountRow = {
  gift_id: string;
  /** Time of the request. */
  at: string;
  /** Minor units of the first order's currency. */
  amount: number;
  confirmed: 0 | 1;
};

/** A monthly gift without a row was not reconciled yet. */
type MonthlyCheckRow = {
  gift_id: string;
  /** Time of the last request to the provider, also of a failed one, so that a failing gift does not delay others. */
  asked_at: string;
  /** Time of the provider's last response. null: never. */
  heard_at: string | null;
};

export type MonthTables = {
  monthly_gifts: MonthlyGiftRow;
  monthly_amounts: MonthlyAmountRow;
  monthly_checks: MonthlyCheckRow;
};

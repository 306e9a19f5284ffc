/** Tables of monthly gifts: the gifts, their changed amounts, and their daily check. Instants are ISO 8601 in UTC. */
import type { PaymentMethod } from '#contract/content';
import type { MonthlyState } from '#domain/orders';
import { flag, integer, table, text, type Row } from '../columns';

export const MONTHS = {
  /** A monthly gift: its first order, and the provider's subscription id. */
  monthly_gifts: table({
    id: text().primary(),
    first_order_id: text().references('orders (id)'),
    method: text<PaymentMethod>(),
    /** null until its first payment is settled. */
    provider_reference: text().orNull(),
    /** The attempt that started it. null: not started. */
    attempt_id: text().references('payment_attempts (id)').orNull(),
    /** When to cancel a duplicate that the same order started. null: not a duplicate. */
    stop_due_at: text().orNull().index('$ is not null'),
    state: text<MonthlyState>(),
    created_at: text(),
    stopped_at: text().orNull(),
    /** Minor units of the first order's currency, after the donor changed it. null: the total of the first order. */
    amount: integer().orNull().check('> 0'),
    /** A change at the provider runs, at the latest until this time. null: none runs. */
    changing_until: text().orNull(),
  }).with(
    'rowid',
    'unique (method, provider_reference)',
    'unique index monthly_gifts_order (first_order_id) where stop_due_at is null',
  ),
  /**
   * A new monthly amount that the donor has requested. `confirmed` is 0 until the provider has accepted it, and stays
   * 0 when its response was lost. Then the provider may charge this amount or the one before.
   */
  monthly_amounts: table({
    gift_id: text().key().references('monthly_gifts (id)'),
    /** Time of the request. */
    at: text().key(),
    /** Minor units of the first order's currency. */
    amount: integer().check('> 0'),
    confirmed: flag(),
  }),
  /** A monthly gift without a row was not reconciled yet. */
  monthly_checks: table({
    gift_id: text().key().references('monthly_gifts (id)'),
    /** Time of the last request to the provider, also of a failed one, so that a failing gift does not delay others. */
    asked_at: text(),
    /** Time of the provider's last response. null: never. */
    heard_at: text().orNull(),
  }),
};
export type MonthlyGiftRow = Row<typeof MONTHS.monthly_gifts>;
export type MonthlyAmountRow = Row<typeof MONTHS.monthly_amounts>;

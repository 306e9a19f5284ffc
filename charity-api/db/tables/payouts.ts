/** Tables of the payment providers' books. Instants are ISO 8601 in UTC, amounts minor units. */
import type { OrderMethod } from '#domain/orders/order-methods';
import { integer, oneOf, table, text, type Row } from '../columns';

/**
 * Why a provider's movements could not be fetched: it rejects the keys, the keys lack a permission, it does not
 * respond, or its response has an unknown format.
 */
export type FetchFailure = 'keys' | 'permission' | 'unreachable' | 'invalid';

export const PAYOUTS = {
  /** A movement as the provider listed it last. See `Movement` in domain/payouts/movements.ts. */
  provider_movements: table({
    method: text<OrderMethod>().key(),
    /** The provider's id. */
    id: text().key(),
    kind: oneOf('payment', 'refund', 'dispute', 'fee', 'payout', 'other'),
    payment_id: text().orNull(),
    attempt_id: text().orNull(),
    paid_minor: integer().orNull(),
    paid_currency: text().orNull(),
    gross: integer(),
    fee: integer(),
    net: integer(),
    currency: text(),
    payout_id: text().orNull(),
    at: text().index(),
  }).with(
    'check ((paid_minor is null) = (paid_currency is null))',
    'check (gross - fee = net)',
    'index provider_movements_by_payment (method, payment_id)',
    'index provider_movements_by_payout (method, payout_id)',
  ),
  /** The period whose movements are stored, for one provider. */
  provider_fetches: table({
    method: text<OrderMethod>().key(),
    /** All movements from this time until before `covered_until` are stored. null: nothing was fetched yet. */
    covered_from: text().orNull(),
    covered_until: text().orNull(),
    /** Start of the period that the job must fetch next. null: nothing is due. */
    wanted_from: text().orNull(),
    wanted_until: text().orNull(),
    /** End of the last complete fetch. */
    fetched_at: text().orNull(),
    /** Time of the next request to the provider. */
    next_at: text(),
    /** Time at which the last request failed. null: it succeeded. */
    failed_at: text().orNull(),
    failure: text<FetchFailure>().orNull(),
  }).with(
    'check ((covered_from is null) = (covered_until is null))',
    'check ((wanted_from is null) = (wanted_until is null))',
    'check ((failed_at is null) = (failure is null))',
  ),
};
export type ProviderMovementRow = Row<typeof PAYOUTS.provider_movements>;
export type ProviderFetchRow = Row<typeof PAYOUTS.provider_fetches>;

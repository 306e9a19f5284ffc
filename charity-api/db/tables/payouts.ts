/** Tables of the payment providers' books. Instants are ISO 8601 in UTC, amounts minor units. */
import type { OrderMethod } from '#domain/orders/order-methods';
import type { MovementKind } from '#domain/payouts/movements';

/** A movement as the provider listed it last. See `Movement` in domain/payouts/movements.ts. */
export type ProviderMovementRow = {
  method: OrderMethod;
  /** The provider's id. */
  id: string;
  kind: MovementKind;
  payment_id: string | null;
  attempt_id: string | null;
  paid_minor: number | null;
  paid_currency: string | null;
  gross: number;
  fee: number;
  net: number;
  currency: string;
  payout_id: string | null;
  at: string;
};

/**
 * Why a provider's movements could not be fetched: it rejects the keys, the keys lack a permission, it does not
 * respond, or its response has an unknown format.
 */
export type FetchFailure = 'keys' | 'permission' | 'unreachable' | 'invalid';

/** The period whose movements are stored, for one provider. */
export type ProviderFetchRow = {
  method: OrderMethod;
  /** All movements from this time until before `covered_until` are stored. null: nothing was fetched yet. */
  covered_from: string | null;
  covered_until: string | null;
  /** Start of the period that the job must fetch next. null: nothing is due. */
  wanted_from: string | null;
  wanted_until: string | null;
  /** End of the last complete fetch. */
  fetched_at: string | null;
  /** Time of the next request to the provider. */
  next_at: string;
  /** Time at which the last request failed. null: it succeeded. */
  failed_at: string | null;
  failure: FetchFailure | null;
};

export type PayoutTables = {
  provider_movements: ProviderMovementRow;
  provider_fetches: ProviderFetchRow;
};

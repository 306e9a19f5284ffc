/** Tables of orders and payments. Instants are ISO 8601 in UTC, amounts minor units, localised texts JSON. */
import type { ColumnType } from 'kysely';
import type { Currency } from '#domain/money';
import type { Intention } from '#domain/cart';
import type { Locale } from '#domain/locales';
import type { OfferingKind } from '#domain/offerings';
import type { AttemptState, OrderEvent, OrderState } from '#domain/orders';
import type { OrderMethod } from '#domain/orders/order-methods';

/**
 * Why staff should look at an order.
 * - item_taken: paid, but a limited offering was no longer available
 * - second_success: paid twice
 * - second_mismatch: a second payment with a wrong amount or currency
 * - late_success: paid after the order had failed, was cancelled or had expired
 * - payment_of_another_order: a provider reported a payment that is already recorded for another order
 */
export type OrderFlag =
  'item_taken' | 'second_success' | 'second_mismatch' | 'late_success' | 'payment_of_another_order';

/** Source of the event. `check`: the API fetched the status from the provider. */
export type EventSource = 'donor' | 'webhook' | 'check' | 'staff' | 'clock';

export type OrderRow = {
  id: string;
  token: string;
  reference: string;
  idempotency_key: string;
  /** Hash of the request body. Requests with the same idempotency key and different bodies have different hashes. */
  fingerprint: string;
  /** Hash of the order's cart, unique. null: not sent, or a later order for the same cart has replaced this one. */
  checkout_cart: string | null;
  /** Id of the checkout form that created it. */
  checkout_form: string | null;
  state: OrderState;
  /** Optimistic lock: grows with every change, and an update requires the version that it read. */
  version: number;
  flag: OrderFlag | null;
  locale: Locale;
  currency: Currency;
  total: number;
  method: OrderMethod;
  donor_name: string;
  donor_email: string;
  donor_phone: string | null;
  /** Name of the transfer proof's file in the proofs folder. */
  proof: string | null;
  created_at: string;
  expires_at: string;
  /** Time of the provider's last response or webhook. */
  checked_at: string;
  /** Time of the next reconciliation, also when the last one failed. */
  next_check: string;
  paid_at: string | null;
  /** The monthly gift to which this order belongs. */
  monthly_gift_id: string | null;
  /** The account of the donor who was signed in. null: a guest, or the account was deleted. */
  account_id: string | null;
};

/** Title and picture are copies, so that a receipt never changes. */
export type OrderLineRow = {
  order_id: string;
  position: number;
  offering_id: string;
  kind: OfferingKind;
  title: string;
  picture: string;
  /** Amount of the whole quantity, in minor units of the order's currency. */
  total: number;
  /** Of a converted total: the unit price before the conversion and the quantity, as JSON. Else null. */
  stated: string | null;
  quantity: number;
  intention: Intention;
  recipient_name: string | null;
  recipient_phone: string | null;
  /** JSON list of the names on shares or on a certificate, or null. */
  names: string | null;
  /** 1: the donor authorised the charity to carry it out (agency). */
  agency: 0 | 1;
};

export type PaymentAttemptRow = {
  /** Also the idempotency key for the provider. */
  id: string;
  order_id: string;
  number: number;
  method: OrderMethod;
  state: AttemptState;
  /** The donor's next step, as JSON. null: not started with the provider yet. */
  next: string | null;
  /** The provider's id of the session. */
  provider_reference: string | null;
  /** The exact amount that the provider charges, in minor units. */
  charge_minor: number;
  charge_currency: Currency;
  /** The quote that the donor accepted, as JSON. null: the provider charges the order's total. */
  quote: string | null;
  created_at: string;
};

/** A received payment. The provider's payment id is unique, so that no payment counts twice or for two orders. */
export type PaymentRow = {
  payment_id: string;
  method: OrderMethod;
  attempt_id: string;
  order_id: string;
  minor: number;
  currency: Currency;
  at: string;
  /** 1: this payment made its order paid. Staff refund every other successful payment of the order. */
  counted: 0 | 1;
  /** Refunded amount so far, in minor units. */
  refunded: number;
};

/** A transfer to an order on the charity's bank statement, as staff recorded it. */
export type BankArrivalRow = {
  id: string;
  order_id: string;
  /** The amount on the statement. */
  minor: number;
  currency: Currency;
  /** The value of this amount, in minor units of the order's currency. */
  value: number;
  /** Units of the order's currency for one unit of the other one. null: the same currency. */
  rate: string | null;
  /** Day on the statement, YYYY-MM-DD. */
  day: string;
  /** The bank's number of the transfer. */
  bank_number: string | null;
  /** The payment that counts it. null: it waits for the rest of the transfer. */
  payment_id: string | null;
  at: string;
};

/** A refund that staff requested and a second person agreed to. */
export type RefundRow = {
  /** Id of the approval, and the idempotency key for the provider. */
  id: string;
  order_id: string;
  method: OrderMethod;
  payment_id: string;
  minor: number;
  currency: Currency;
  /** Minor units of the payment that were refunded before. */
  before: number;
  /** provider: by the payment provider. bank: staff have transferred the money. */
  via: 'provider' | 'bank';
  reason: string;
  /** The provider's id of the refund, or the bank's number. */
  reference: string | null;
  state: 'requested' | 'pending' | 'done';
  at: string;
};

/** The amount (baisa) and gifts that a paid order added to an offering. A refund subtracts the same. */
export type CountedGiftsRow = {
  order_id: string;
  offering_id: string;
  raised: number;
  gifts: number;
  /** The day in Muscat on which they were added. */
  day: string;
};

/** An event of an order, numbered by the order's version, because clocks do not guarantee the sequence. */
export type OrderEventRow = {
  order_id: string;
  version: number;
  attempt_id: string | null;
  event:
    | OrderEvent
    | 'created'
    | 'second_success'
    | 'second_mismatch'
    | 'payment_of_another_order'
    /** Staff have looked at the flag, and nothing is left to do. */
    | 'flag_acknowledged'
    /** Staff corrected the donor's e-mail address. The staff log has the values. */
    | 'donor_corrected';
  from_state: OrderState | null;
  to_state: OrderState;
  source: EventSource;
  detail: string | null;
  at: string;
};

/** Webhooks that were processed, so that a repeated event is ignored. */
type WebhookEventRow = {
  method: OrderMethod;
  event_id: string;
  attempt_id: string;
  at: string;
};

export type OrderTables = {
  orders: OrderRow;
  /** shares: number of whole endowment shares in the line. null: a free amount, or not an endowment. */
  order_lines: OrderLineRow & { shares: ColumnType<number | null, number | null | undefined> };
  payment_attempts: PaymentAttemptRow;
  payments: PaymentRow;
  bank_arrivals: BankArrivalRow;
  refunds: RefundRow;
  counted_gifts: CountedGiftsRow;
  order_events: OrderEventRow;
  webhook_events: WebhookEventRow;
};

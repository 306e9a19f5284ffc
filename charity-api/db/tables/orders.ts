/**
 * Tables of orders and payments. Instants are ISO 8601 in UTC, amounts minor units, localised texts JSON. Unique columns
 * guarantee one order per idempotency key, and no duplicate payment or webhook.
 */
import type { Currency } from '#domain/money';
import type { Intention } from '#domain/cart';
import type { Locale } from '#domain/locales';
import type { OfferingKind } from '#domain/offerings';
import type { AttemptState, OrderEvent, OrderState } from '#domain/orders';
import type { OrderMethod } from '#domain/orders/order-methods';
import { flag, integer, oneOf, table, text, type Flag, type Row } from '../columns';

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

type StoredEvent =
  | OrderEvent
  | 'created'
  | 'second_success'
  | 'second_mismatch'
  | 'payment_of_another_order'
  /** Staff have looked at the flag, and nothing is left to do. */
  | 'flag_acknowledged'
  /** Staff corrected the donor's e-mail address. The staff log has the values. */
  | 'donor_corrected';

export const ORDERS = {
  orders: table({
    id: text().primary(),
    token: text().unique(),
    reference: text().unique(),
    idempotency_key: text().unique(),
    /** Hash of the request body. Requests with the same idempotency key and different bodies have different hashes. */
    fingerprint: text(),
    /** Hash of the order's cart. null: not sent, or a later order for the same cart has replaced this one. */
    checkout_cart: text().orNull(),
    /** Id of the checkout form that created it. */
    checkout_form: text().orNull(),
    state: text<OrderState>(),
    /** Optimistic lock: grows with every change, and an update requires the version that it read. */
    version: integer().check('> 0'),
    flag: text<OrderFlag>().orNull(),
    locale: text<Locale>(),
    currency: text<Currency>(),
    total: integer().check('> 0'),
    method: text<OrderMethod>(),
    donor_name: text(),
    donor_email: text(),
    donor_phone: text().orNull(),
    /** Name of the transfer proof's file in the proofs folder. */
    proof: text().orNull(),
    created_at: text().index(),
    // Partial indexes: the background jobs read only the few rows that are unfinished or due.
    expires_at: text().index(`state in ('pending_payment', 'awaiting_transfer')`),
    /** Time of the provider's last response or webhook. */
    checked_at: text(),
    /** Time of the next reconciliation, also when the last one failed. */
    next_check: text().index(`state in ('pending_payment', 'processing')`),
    paid_at: text().orNull(),
    /** The monthly gift to which this order belongs. */
    monthly_gift_id: text().references('monthly_gifts (id)').orNull().index('$ is not null'),
    /** The account of the donor who was signed in. null: a guest, or the account was deleted. */
    account_id: text().references('accounts (id)').orNull(),
  }).with(
    'rowid',
    'unique index orders_by_cart (checkout_cart) where checkout_cart is not null',
    'index orders_account (account_id, created_at) where account_id is not null',
    'index orders_donor (lower(donor_email), created_at)',
    'index orders_by_state (state, created_at)',
  ),
  /** Title and picture are copies, so that a receipt never changes. */
  order_lines: table({
    order_id: text().key().references('orders (id)'),
    position: integer().key(),
    offering_id: text(),
    kind: text<OfferingKind>(),
    title: text(),
    picture: text(),
    /** Amount of the whole quantity, in minor units of the order's currency. */
    total: integer().check('> 0'),
    /** The unit price before the conversion and the quantity, as JSON. null: the total was not converted. */
    stated: text().orNull(),
    quantity: integer().check('> 0'),
    intention: text<Intention>(),
    recipient_name: text().orNull(),
    recipient_phone: text().orNull(),
    /** JSON list of the names on shares or on a certificate, or null. */
    names: text().orNull(),
    /** 1: the donor authorised the charity to carry it out (agency). */
    agency: flag(),
    /** Number of whole endowment shares in the line. null: a free amount, or not an endowment. */
    shares: integer().orNull().check('> 0'),
  }),
  payment_attempts: table({
    /** Also the idempotency key for the provider. */
    id: text().primary(),
    order_id: text().references('orders (id)'),
    number: integer(),
    method: text<OrderMethod>(),
    state: text<AttemptState>(),
    /** The donor's next step, as JSON. null: not started with the provider yet. */
    next: text().orNull(),
    /** The provider's id of the session. */
    provider_reference: text().orNull(),
    /** The exact amount that the provider charges, in minor units. */
    charge_minor: integer(),
    charge_currency: text<Currency>(),
    /** The quote that the donor accepted, as JSON. null: the provider charges the order's total. */
    quote: text().orNull(),
    created_at: text(),
  }).with('unique (order_id, number)'),
  /** A received payment. The provider's payment id is unique, so that no payment counts twice or for two orders. */
  payments: table({
    method: text<OrderMethod>().key(),
    payment_id: text().key(),
    attempt_id: text().references('payment_attempts (id)'),
    order_id: text().references('orders (id)').index(),
    minor: integer(),
    currency: text<Currency>(),
    at: text().index(),
    /** 1: this payment made its order paid. Staff refund every other successful payment of the order. */
    counted: integer<Flag>(),
    /** Refunded amount so far, in minor units. */
    refunded: integer(),
  }),
  /** A transfer to an order on the charity's bank statement, as staff recorded it. */
  bank_arrivals: table({
    id: text().primary(),
    order_id: text().references('orders (id)').index(),
    /** The amount on the statement. */
    minor: integer().check('> 0'),
    currency: text<Currency>(),
    /** The value of this amount, in minor units of the order's currency. */
    value: integer().check('> 0'),
    /** Units of the order's currency for one unit of the other one. null: the same currency. */
    rate: text().orNull(),
    /** Day on the statement, YYYY-MM-DD. */
    day: text(),
    /** The bank's number of the transfer. */
    bank_number: text().orNull(),
    /** The payment that counts it. null: it waits for the rest of the transfer. */
    payment_id: text().orNull(),
    at: text(),
  }),
  /** A refund that staff requested and a second person agreed to. */
  refunds: table({
    /** Id of the approval, and the idempotency key for the provider. */
    id: text().primary(),
    order_id: text().references('orders (id)').index(),
    method: text<OrderMethod>(),
    payment_id: text(),
    minor: integer().check('> 0'),
    currency: text<Currency>(),
    /** Minor units of the payment that were refunded before. */
    before: integer(),
    /** provider: by the payment provider. bank: staff have transferred the money. */
    via: oneOf('provider', 'bank'),
    reason: text(),
    /** The provider's id of the refund, or the bank's number. */
    reference: text().orNull(),
    state: oneOf('requested', 'pending', 'done'),
    at: text(),
  }).with('index refunds_payment (method, payment_id)'),
  /** The amount (baisa) and gifts that a paid order adds to an offering. A refund subtracts the same. */
  counted_gifts: table({
    order_id: text().key().references('orders (id)'),
    offering_id: text().key(),
    raised: integer(),
    gifts: integer(),
    /** The day in Muscat on which they are added. */
    day: text(),
    /** 1: they are included in the figures of the offering. */
    summed: flag(),
  }).with('index counted_gifts_new (summed) where summed = 0'),
  /** An event of an order, numbered by the order's version, because clocks do not guarantee the sequence. */
  order_events: table({
    order_id: text().key().references('orders (id)'),
    version: integer().key(),
    attempt_id: text().orNull(),
    event: text<StoredEvent>(),
    from_state: text<OrderState>().orNull(),
    to_state: text<OrderState>(),
    source: text<EventSource>(),
    detail: text().orNull(),
    at: text(),
  }),
  /** Webhooks that were processed, so that a repeated event is ignored. */
  webhook_events: table({
    method: text<OrderMethod>().key(),
    event_id: text().key(),
    attempt_id: text(),
    at: text(),
  }),
};
export type OrderRow = Row<typeof ORDERS.orders>;
export type OrderLineRow = Omit<Row<typeof ORDERS.order_lines>, 'shares'>;
export type PaymentAttemptRow = Row<typeof ORDERS.payment_attempts>;
export type PaymentRow = Row<typeof ORDERS.payments>;
export type BankArrivalRow = Row<typeof ORDERS.bank_arrivals>;
export type RefundRow = Row<typeof ORDERS.refunds>;
export type CountedGiftsRow = Row<typeof ORDERS.counted_gifts>;
export type OrderEventRow = Row<typeof ORDERS.order_events>;

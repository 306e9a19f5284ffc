/** Tables of orders, payments and mail. Instants are ISO 8601 in UTC, amounts minor units, localised texts JSON. */
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
export type WebhookEventRow = {
  method: OrderMethod;
  event_id: string;
  attempt_id: string;
  at: string;
};

export type OrderMailKind =
  | 'receipt'
  | 'transfer-instructions'
  | 'transfer-rejected'
  | 'transfer-part'
  | 'refund'
  | 'monthly-stopped'
  | 'monthly-failed';
/** `code`: a one-time code. `known`: a sign-up with the address of an account. The others report a change. */
export type AccountMailKind = 'code' | 'known' | 'password-changed' | 'account-deleted';
/**
 * `application-staff` goes to the charity, the others to the applicant. `application-answer`: written by staff; it has
 * the id of its row in application_entries.
 */
export type ApplicationMailKind =
  'application-received' | 'application-seated' | 'application-staff' | 'application-answer';
/** The mail with the link that confirms a newsletter subscription. */
export type NewsletterMailKind = 'newsletter-confirm';
/** The link of an invitation, and the notice of an action that waits for its delay. Both go to members of staff. */
export type StaffMailKind = 'staff-invitation' | 'staff-approval';
export type MailKind =
  OrderMailKind | AccountMailKind | ApplicationMailKind | NewsletterMailKind | StaffMailKind;

/** Mail to send. One transaction stores the row and the change that the mail reports. */
export type OutboxRow = {
  id: string;
  /** The order that the mail is about; null for mails about an account. */
  order_id: string | null;
  /** The one-time code in the mail. */
  code_id: string | null;
  /** The application that the mail is about. */
  application_id: string | null;
  /** The newsletter subscription that the mail confirms. It may be deleted before the mail is sent. */
  subscription_id: string | null;
  /** Id of the invitation or approval that a mail to staff is about. */
  staff_ref: string | null;
  /**
   * JSON with e-mail address, name and language, for a mail about an account. null for other mails. The row is deleted
   * after sending.
   */
  recipient: string | null;
  kind: MailKind;
  /** JSON of the event that the mail reports, when the order does not contain it: a reason, an amount. */
  data: string | null;
  due_at: string;
  tries: number;
  last_error: string | null;
  sent_at: string | null;
  created_at: string;
};

export type SandboxStatus = 'open' | 'processing' | 'approved' | 'declined' | 'cancelled';

/** A session of the sandbox gateway. The gateway knows the attempt's id, but not the order. */
export type SandboxSessionRow = {
  id: string;
  attempt_id: string;
  reference: string;
  merchant: string;
  minor: number;
  currency: Currency;
  locale: Locale;
  return_url: string;
  /** One-time token: the form with the donor's decision must contain it. */
  guard: string;
  status: SandboxStatus;
  /** The result of "answer later", which takes effect at `decide_at`. */
  planned: 'approved' | 'declined' | null;
  /** 1: charged again every month. */
  monthly: 0 | 1;
  decide_at: string | null;
  payment_id: string;
  created_at: string;
};

/** A webhook that the gateway delivers again until the API accepts it. */
export type SandboxEventRow = {
  id: string;
  session_id: string;
  body: string;
  due_at: string;
  tries: number;
  last_error: string | null;
  delivered_at: string | null;
};

/** A monthly subscription of the sandbox gateway: number of months, and time of the next one. */
export type SandboxSubscriptionRow = {
  id: string;
  session_id: string;
  /** Months so far, charged or paused. */
  taken: number;
  next_at: string;
  stopped_at: string | null;
  /** Minor units of each further month. null: the amount of the session. */
  minor: number | null;
  /** No month is charged from this time on. null: not paused. */
  paused_at: string | null;
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
  outbox: OutboxRow;
  sandbox_subscriptions: SandboxSubscriptionRow;
  sandbox_sessions: SandboxSessionRow;
  sandbox_events: SandboxEventRow;
};

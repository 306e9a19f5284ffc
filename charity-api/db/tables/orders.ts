/** The tables of orders, payments and mail. Instants are ISO 8601 in UTC, amounts whole minor units, texts in four languages JSON. */
import type { ColumnType } from 'kysely';
import type { Currency } from '#domain/money';
import type { Intention } from '#domain/cart';
import type { Locale } from '#domain/locales';
import type { OfferingKind } from '#domain/offerings';
import type { AttemptState, MonthlyState, OrderEvent, OrderState } from '#domain/orders';
import type { PaymentMethod } from '#contract/content';

/** What a person should look at. item_taken: paid when nothing of it was left any more. second_success: paid twice. second_mismatch: wrong money came again. late_success: paid after it was given up. */
export type OrderFlag =
  'item_taken' | 'second_success' | 'second_mismatch' | 'late_success' | 'payment_of_another_order';

/** Who says so. check: we asked the provider. */
export type EventSource = 'donor' | 'webhook' | 'check' | 'staff' | 'clock';

export type OrderRow = {
  id: string;
  token: string;
  reference: string;
  idempotency_key: string;
  /** Hash of the request, to tell a repeated one from another under the same key. */
  fingerprint: string;
  /** Hash of the cart that it was made from, unique. null: not sent, or another order has replaced it for this cart. */
  checkout_cart: string | null;
  /** Id of the checkout form that created it. */
  checkout_form: string | null;
  state: OrderState;
  /** Grows with every change: what a change was decided on must still be true when it is written. */
  version: number;
  flag: OrderFlag | null;
  locale: Locale;
  currency: Currency;
  total: number;
  method: PaymentMethod;
  donor_name: string;
  donor_email: string;
  donor_phone: string | null;
  /** Name of the file in the proofs folder. */
  proof: string | null;
  created_at: string;
  expires_at: string;
  /** When the provider last answered, or news of it came. */
  checked_at: string;
  /** When to ask the provider again, whether or not it answered. */
  next_check: string;
  paid_at: string | null;
  /** The monthly gift that this order is one payment of. */
  monthly_gift_id: string | null;
};

/** Title and picture are copies: a receipt says for ever what the donor saw. */
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
  /** JSON list of the names of shares or of a certificate; null: none. */
  names: string | null;
  /** 1: the donor asked the charity to carry it out. */
  agency: 0 | 1;
};

export type PaymentAttemptRow = {
  /** Also the key under which the provider starts it once. */
  id: string;
  order_id: string;
  number: number;
  method: PaymentMethod;
  state: AttemptState;
  /** What the donor is to do, as JSON. null: not started with the provider yet. */
  next: string | null;
  /** The provider's name for the session. */
  provider_reference: string | null;
  /** What the provider is to take, exactly. */
  charge_minor: number;
  charge_currency: Currency;
  /** The quote that the donor accepted, as JSON; null where the total itself is taken. */
  quote: string | null;
  created_at: string;
};

/** Money that moved, by the provider's own name for it: none counts twice, or for two orders. */
export type PaymentRow = {
  payment_id: string;
  method: PaymentMethod;
  attempt_id: string;
  order_id: string;
  minor: number;
  currency: Currency;
  at: string;
  /** 1: this payment made its order paid. Any other success of the order is to go back to the donor. */
  counted: 0 | 1;
  /** Minor units that have gone back so far. */
  refunded: number;
};

/** What a paid order has added to the figures of an offering, in baisa: taken off again when the money goes back. */
export type CountedGiftsRow = {
  order_id: string;
  offering_id: string;
  raised: number;
  gifts: number;
};

/** A gift that is made every month: its first order, and the provider's own name for it. */
export type MonthlyGiftRow = {
  id: string;
  first_order_id: string;
  method: PaymentMethod;
  /** null until its first payment is settled. */
  provider_reference: string | null;
  /** The attempt that began it; null until then. */
  attempt_id: string | null;
  /** Of a second gift that was begun by the same order: when its provider is told to stop it. null: it is wanted. */
  stop_due_at: string | null;
  state: MonthlyState;
  created_at: string;
  stopped_at: string | null;
};

/** What happened to an order, numbered by the order's version: the sequence is certain, clocks are not. */
export type OrderEventRow = {
  order_id: string;
  version: number;
  attempt_id: string | null;
  event: OrderEvent | 'created' | 'second_success' | 'second_mismatch' | 'payment_of_another_order';
  from_state: OrderState | null;
  to_state: OrderState;
  source: EventSource;
  detail: string | null;
  at: string;
};

/** Webhooks that were taken: the same event twice is once. */
export type WebhookEventRow = {
  method: PaymentMethod;
  event_id: string;
  attempt_id: string;
  at: string;
};

export type MailKind = 'receipt' | 'transfer-instructions' | 'monthly-stopped' | 'monthly-failed';

/** Mail to be sent: the row is written with the change that it tells of, so neither is without the other. */
export type OutboxRow = {
  id: string;
  order_id: string;
  kind: MailKind;
  due_at: string;
  tries: number;
  last_error: string | null;
  sent_at: string | null;
  created_at: string;
};

export type SandboxStatus = 'open' | 'processing' | 'approved' | 'declined' | 'cancelled';

/** The sandbox gateway's own books: it knows attempts by their key and nothing of orders. */
export type SandboxSessionRow = {
  id: string;
  attempt_id: string;
  reference: string;
  merchant: string;
  minor: number;
  currency: Currency;
  locale: Locale;
  return_url: string;
  /** Must come back with the decision, which uses it up. */
  guard: string;
  status: SandboxStatus;
  /** What "answer later" will answer, and when. */
  planned: 'approved' | 'declined' | null;
  /** 1: taken again every month. */
  monthly: 0 | 1;
  decide_at: string | null;
  payment_id: string;
  created_at: string;
};

/** Webhooks the gateway has to deliver until they are taken. */
export type SandboxEventRow = {
  id: string;
  session_id: string;
  body: string;
  due_at: string;
  tries: number;
  last_error: string | null;
  delivered_at: string | null;
};

/** What the sandbox gateway takes every month: how often it has, and when next. */
export type SandboxSubscriptionRow = {
  id: string;
  session_id: string;
  taken: number;
  next_at: string;
  stopped_at: string | null;
};

export type OrderTables = {
  orders: OrderRow;
  /** shares: whole shares of an endowment that the line bought; null: it is an amount, or no endowment. */
  order_lines: OrderLineRow & { shares: ColumnType<number | null, number | null | undefined> };
  payment_attempts: PaymentAttemptRow;
  payments: PaymentRow;
  counted_gifts: CountedGiftsRow;
  order_events: OrderEventRow;
  webhook_events: WebhookEventRow;
  outbox: OutboxRow;
  monthly_gifts: MonthlyGiftRow;
  sandbox_subscriptions: SandboxSubscriptionRow;
  sandbox_sessions: SandboxSessionRow;
  sandbox_events: SandboxEventRow;
};

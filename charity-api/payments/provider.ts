/** The interface of a payment method, and the payment status and webhook events that it reports. */
import type { Currency, Money } from '#domain/money';
import type { Locale } from '#domain/locales';
import type { Interval } from '#domain/orders';
import type { Movement } from '#domain/payouts/movements';
import type { PaymentMethod } from '#contract/content';
import type { NextStep } from '#contract/orders';
import type { Db } from '../db/tables';
import type { EventSource } from '../db/tables/orders';

export type PayableOrder = {
  token: string;
  reference: string;
  /** The amount to charge: the total, or the amount of the quote that the donor accepted. */
  charge: Money;
  locale: Locale;
  /** month: the provider charges it every month until it is stopped. */
  interval: Interval;
  /** For the provider's payment page, if it accepts an e-mail address. */
  donorEmail: string;
  /** End of the time to pay. */
  expiresAt: Date;
};

export type AttemptKey = {
  /** Id of the attempt, and the idempotency key with which a provider starts it only once. */
  id: string;
  providerReference: string | null;
  /** The amount that the provider was requested to charge. */
  charge: Money;
  /** False after the donor has cancelled or paid, or while another attempt is open. */
  mayCapture: boolean;
};

export type PaymentStatusReport = {
  /** card_declined: one card was declined, and the provider's page is still open for another one. */
  status: 'processing' | 'succeeded' | 'declined' | 'card_declined' | 'cancelled';
  /** The charged amount, or the requested amount when nothing was charged yet. */
  amount: Money;
  /** The provider's id of the payment. Never null when money was charged. */
  paymentId: string | null;
  source: EventSource;
  /** Id of the webhook event, so that a repeated webhook is processed once. */
  eventId?: string;
  /** Later months only: when the provider began the charge. The amount that was valid then is the right one. */
  begunAt?: Date;
  /** The provider's id of the subscription that this first payment started. */
  monthlyReference?: string;
};

export type MonthlyReport = {
  /** Oldest first. */
  taken: PaymentStatusReport[];
  /** True when no further month will be charged. */
  hasEnded: boolean;
  /** Missing for a provider that cannot pause. */
  isPaused?: boolean;
};

/** A refund, or a dispute (chargeback) by the donor's bank. */
export type Reversal = {
  kind: 'refunded' | 'disputed' | 'disputeWon';
  /** The provider's id of the payment. */
  paymentId: string;
  /** refunded: total of all refunds so far. */
  amount: Money;
  eventId?: string;
};

/** A refund that the API has requested. pending: the provider reports its success later, by a webhook. */
export type RefundReport = { id: string; status: 'succeeded' | 'pending' };

export type WebhookEvent =
  /** providerReference: null when the event does not name it. */
  | {
      kind: 'payment';
      attemptId: string;
      providerReference: string | null;
      evidence: PaymentStatusReport;
    }
  /** attemptId: if the provider sends it, used to fetch the status of a payment that is not recorded yet. */
  | { kind: 'reversal'; attemptId: string | null; reversal: Reversal }
  /** The attempt has changed. The API then fetches its status from the provider. */
  | { kind: 'ask'; attemptId: string; providerReference: string }
  /** A further month of a monthly gift was charged or declined. */
  | { kind: 'renewal'; monthlyReference: string; evidence: PaymentStatusReport }
  | { kind: 'monthlyStopped'; monthlyReference: string; eventId?: string }
  /** An event that the API does not need. It responds with success, so that the provider does not retry. */
  | { kind: 'irrelevant' };

/** The period of a request for movements, at most `MAX_LEDGER_DAYS` long. `until` is not included. */
export type LedgerPeriod = { from: Date; until: Date };
export const MAX_LEDGER_DAYS = 7;

export type Ledger = {
  /** Returns the movements of the period, and older ones that now have a payout. @throws ProviderError; other errors */
  movements(period: LedgerPeriod): Promise<Movement[]>;
  /** The provider lists a movement at most this long after its date, in ms. */
  delayMs: number;
  /** True when the provider says which movements a payout contains. */
  hasPayoutParts: boolean;
};

export type PaymentProvider = {
  method: PaymentMethod;
  currencies: readonly Currency[];
  /** A charge must be a multiple of this many minor units. A currency with step 1 is missing. */
  steps?: Partial<Record<Currency, number>>;
  /** The currencies that the method accepts now, if they depend on content. Without it, all of `currencies`. */
  currenciesNow?(db: Db): Promise<readonly Currency[]>;
  /** True when payments of this provider move no money. */
  isTrial?: boolean;
  /** The minimum charge of the provider, in minor units. A currency without a minimum is missing. */
  minimums?: Partial<Record<Currency, number>>;
  /** The maximum charge of the provider, likewise. */
  maximums?: Partial<Record<Currency, number>>;
  /** Time that the donor has to pay, in ms. */
  paymentTimeoutMs: number;
  /** Starts the payment. Idempotent: the same attempt gets the same session. */
  start(
    order: PayableOrder,
    attempt: { id: string; createdAt: Date },
  ): Promise<{ next: NextStep; providerReference: string | null }>;
  /** Captures an approved payment if needed (PayPal). Returns null when nothing has happened or only staff can know. */
  fetchStatus(attempt: AttemptKey): Promise<PaymentStatusReport | null>;
  /** Closes the provider's page, so that it accepts no payment. Returns the status, because it may be paid already. */
  cancelAttempt?(attempt: AttemptKey): Promise<PaymentStatusReport | null>;
  /** Refunds once for each key (16 to 64 characters). Missing for transfers. @throws Error when it is not accepted */
  refund?(payment: { paymentId: string }, amount: Money, key: string): Promise<RefundReport>;
  /** Monthly gifts. Missing when the provider does not support subscriptions. */
  monthly?: {
    /** Cancels the subscription. Idempotent. */
    stop(monthlyReference: string): Promise<void>;
    /** Returns the state and the charges since this time. Missing when the provider has no request for it. */
    months?(monthlyReference: string, since: Date): Promise<MonthlyReport>;
    /** Charges the latest failed month again. Returns null when none waits. Missing when it is not supported. */
    retry?(monthlyReference: string, since: Date): Promise<PaymentStatusReport | null>;
    /** Changes the amount of the months from the next one on, and charges nothing now. The currency stays the same. */
    changeAmount?(monthlyReference: string, amount: Money): Promise<void>;
    /** Pauses the subscription: no month is charged, also not later, until `resume`. Both are idempotent. */
    pause?(monthlyReference: string): Promise<void>;
    resume?(monthlyReference: string): Promise<void>;
  };
  /** The provider's books. A bank has none. */
  ledger?: Ledger;
  /** Verifies and parses a webhook. @throws ApiError webhook.rejected when the verification fails */
  readWebhook?(request: { headers: Headers; rawBody: string }): Promise<WebhookEvent>;
};

/** What every way to pay offers the orders, and the evidence it gives about money. */
import type { Kysely } from 'kysely';
import type { Currency, Money } from '#domain/money';
import type { Locale } from '#domain/locales';
import type { Interval } from '#domain/orders';
import type { PaymentMethod } from '#contract/content';
import type { NextStep } from '#contract/orders';
import type { Database } from '../db/tables';
import type { EventSource } from '../db/tables/orders';

/** What a provider needs to know of an order. */
export type PayableOrder = {
  token: string;
  reference: string;
  /** What is taken: the total, or the amount of the quote that the donor accepted. */
  charge: Money;
  locale: Locale;
  /** month: taken again every month until it is stopped. */
  interval: Interval;
  /** For the provider's own page, where it takes one. */
  donorEmail: string;
  /** Until when its payment is waited for. */
  expiresAt: Date;
};

export type AttemptKey = {
  /** The key under which a provider starts an attempt once, however often it is asked. */
  id: string;
  providerReference: string | null;
  /** What the provider was asked for. */
  charge: Money;
  /**
   * Whether money that waits to be taken may be: not where the donor has turned back, or has another attempt running,
   * or has paid already.
   */
  mayCapture: boolean;
};

/** What is known of the money of one attempt. */
export type PaymentStatusReport = {
  status: 'processing' | 'succeeded' | 'declined' | 'cancelled';
  /** What the provider took, or was asked for while nothing has been taken. */
  amount: Money;
  /** The provider's name for the payment; money that moved has one. */
  paymentId: string | null;
  source: EventSource;
  /** The webhook that brought it: the same one counts once. */
  eventId?: string;
  /** The provider's name for the monthly gift that this first payment began. */
  monthlyReference?: string;
};

/** Money that goes back, or that the donor's bank asks back. */
export type Reversal = {
  kind: 'refunded' | 'disputed' | 'disputeWon';
  /** The payment that it is about, by the provider's name. */
  paymentId: string;
  /** refunded: what has gone back so far, in all. */
  amount: Money;
  eventId?: string;
};

/** What a webhook that can be trusted says. */
export type WebhookEvent =
  | { kind: 'payment'; attemptId: string; providerReference: string; evidence: PaymentStatusReport }
  /** attemptId, where the provider tells it: news of a payment that we have not heard of yet is looked up by it. */
  | { kind: 'reversal'; attemptId: string | null; reversal: Reversal }
  /** Something happened to an attempt; what, the provider is asked. */
  | { kind: 'ask'; attemptId: string; providerReference: string }
  /** A further month of a gift was taken, or could not be. */
  | { kind: 'renewal'; monthlyReference: string; evidence: PaymentStatusReport }
  | { kind: 'monthlyStopped'; monthlyReference: string; eventId?: string }
  /** Nothing that concerns us: answered with thanks, so that it is not sent again. */
  | { kind: 'irrelevant' };

export type PaymentProvider = {
  method: PaymentMethod;
  currencies: readonly Currency[];
  /** Minor units of which a charge must be a whole multiple, where it is not one. */
  steps?: Partial<Record<Currency, number>>;
  /**
   * The currencies that it takes now, where that is content. Donors cannot choose a method that takes none. Methods
   * without this function take all of `currencies`.
   */
  currenciesNow?(db: Kysely<Database>): Promise<readonly Currency[]>;
  /** Payments of this provider move no money. */
  isTrial?: boolean;
  /** The minimum charge of the provider, in minor units. A currency without a minimum is missing. */
  minimums?: Partial<Record<Currency, number>>;
  /** How long the donor has to pay, in milliseconds. */
  patience: number;
  /** Safe to repeat: the same attempt gets the same session. */
  start(
    order: PayableOrder,
    attempt: { id: string; createdAt: Date },
  ): Promise<{ next: NextStep; providerReference: string | null }>;
  /**
   * Asks how it stands, and takes what the donor has approved where the provider waits for that (PayPal's capture) and
   * it may be taken.
   * null: nothing has happened yet, or only a person can tell.
   */
  fetchStatus(attempt: AttemptKey): Promise<PaymentStatusReport | null>;
  /**
   * The donor turned back on the provider's page, or left it and wants to pay in another way. Closes it, so that no
   * money can come from there any more, and tells how it stands then: it may have been paid meanwhile. Absent where
   * there is no such page.
   */
  cancelAttempt?(attempt: AttemptKey): Promise<PaymentStatusReport | null>;
  /** Gifts every month; absent where the provider cannot repeat a payment. */
  monthly?: {
    /** Nothing is taken any more afterwards. Safe to repeat. */
    stop(monthlyReference: string): Promise<void>;
    /**
     * What was taken of the months that began since then, oldest first, and whether nothing will be any more. Absent
     * where nobody can be asked.
     */
    months?(
      monthlyReference: string,
      since: Date,
    ): Promise<{ taken: PaymentStatusReport[]; hasEnded: boolean }>;
  };
  /** Reads a webhook from its raw bytes. @throws ApiError webhook.rejected when it cannot be trusted */
  readWebhook?(request: { headers: Headers; rawBody: string }): Promise<WebhookEvent>;
};

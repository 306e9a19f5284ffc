/** What every way to pay offers the orders, and the evidence it gives about money. */
import type { Money } from '#domain/money';
import type { Currency } from '#domain/money';
import type { Locale } from '#domain/locales';
import type { PaymentMethod } from '#contract/content';
import type { NextStep } from '#contract/orders';
import type { EventSource } from '../db/tables/orders';

/** What a provider needs to know of an order. */
export type PayableOrder = {
  token: string;
  reference: string;
  total: Money;
  locale: Locale;
};

export type AttemptKey = {
  /** The key under which a provider starts an attempt once, however often it is asked. */
  id: string;
  providerReference: string | null;
};

/** What is known of the money of one attempt. */
export type Evidence = {
  status: 'processing' | 'succeeded' | 'declined' | 'cancelled';
  /** What the provider took, or was asked for while nothing has been taken. */
  amount: Money;
  /** The provider's name for the payment; money that moved has one. */
  paymentId: string | null;
  source: EventSource;
  /** The webhook that brought it: the same one counts once. */
  eventId?: string;
};

export type WebhookNews = { attemptId: string; providerReference: string; evidence: Evidence };

export type PaymentProvider = {
  method: PaymentMethod;
  currencies: readonly Currency[];
  /** How long the donor has to pay, in milliseconds. */
  patience: number;
  /** Safe to repeat: the same attempt gets the same session. */
  start(
    order: PayableOrder,
    attempt: { id: string; createdAt: Date },
  ): Promise<{ next: NextStep; providerReference: string | null }>;
  /** Asks how it stands. null: nothing has happened yet, or only a person can tell. */
  fetchStatus(attempt: AttemptKey): Promise<Evidence | null>;
  /** Reads a webhook from its raw bytes. @throws ApiError webhook.rejected when it cannot be trusted */
  readWebhook?(request: { headers: Headers; rawBody: string }): WebhookNews;
};

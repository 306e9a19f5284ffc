/** Tables of the sandbox gateway, which moves no money. Instants are ISO 8601 in UTC, amounts minor units. */
import type { Locale } from '#domain/locales';
import type { Currency } from '#domain/money';

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

export type SandboxTables = {
  sandbox_subscriptions: SandboxSubscriptionRow;
  sandbox_sessions: SandboxSessionRow;
  sandbox_events: SandboxEventRow;
};

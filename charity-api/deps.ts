/** What the charity API is given: nothing in it reads the environment, the clock or chance by itself. */
import type { Kysely } from 'kysely';
import type { Locale } from '#domain/locales';
import type { Currency } from '#domain/money';
import type { Database } from './db/tables';

export type ApiConfig = {
  /** Where donors reach the storefront, without a slash at the end. Links in mails and returns from payment start with it. */
  publicUrl: string;
  /** The languages of the site. Their order decides which one replaces a missing language in mails. */
  locales: readonly Locale[];
  /** Basic credentials with which the storefront reads system settings. */
  client: { id: string; secret: string };
  /** The folder for uploads, pictures in sizes and the outbox. */
  dataDir: string;
  /** null: the sandbox gateway is off. */
  sandbox: { secret: string } | null;
  /**
   * Replace each of Stripe, PayPal and Xendit that is not configured by a mock in this process ("trial"), without
   * money.
   */
  trials: boolean;
  /** The providers that are configured, each by what it needs. */
  providers: ProviderSettings;
  /** Sign quotes and the links that open without an account. The first signs, all are accepted. */
  signingSecrets: readonly string[];
  /** smtp: or smtps: address of the mail server. null: mails are written into the outbox folder. */
  smtpUrl: string | null;
  /** How many orders and declines are let through. */
  limits: AbuseLimits;
  /** Where the drawn scenes are. */
  scenesDir: string;
  /** Check every reply against the contract and fail when it breaks it: everywhere but in production. */
  checkReplies: boolean;
};

/** The configurable limits. config.ts contains the defaults and their reasons. */
export type AbuseLimits = {
  /** Payment attempts in an hour. */
  perAddress: number;
  perEmail: number;
  /** Payment attempts in ten minutes. */
  perSession: number;
  /** Declined payments in an hour, for each of the three keys. */
  declines: number;
  /** Payment attempts of all donors in ten minutes at which a warning is logged. */
  warnAt: number;
  /** Newsletter subscriptions in an hour: from one IP address, and from all visitors together. */
  subscriptions: { perAddress: number; total: number };
  /** Minimum online payment in attack mode, in whole units. */
  attackMinimum: Record<Currency, number>;
};

/** Base addresses have no slash at the end and can point at a server that speaks like the provider, for trials. */
export type ProviderSettings = {
  stripe?: {
    secretKey: string;
    /** Signing secrets of the webhook endpoint; two while one is replaced. */
    webhookSecrets: readonly string[];
    apiUrl: string;
    /** What the account can take. */
    currencies: readonly Currency[];
  } & InProcess;
  paypal?: {
    clientId: string;
    clientSecret: string;
    webhookId: string;
    apiUrl: string;
  } & InProcess;
  xendit?: {
    secretKey: string;
    callbackToken: string;
    apiUrl: string;
    currencies: readonly Currency[];
  } & InProcess;
};

/**
 * Set for a trial: a `fetch` that calls the mock in this process instead of the network. Its payments move no money.
 */
type InProcess = { fetch?: typeof globalThis.fetch };

export type Log = Record<
  'info' | 'warn' | 'error',
  (fields: Record<string, unknown>, message: string) => void
>;

export type ApiDeps = {
  db: Kysely<Database>;
  config: ApiConfig;
  now: () => Date;
  /** Bytes nobody can guess. */
  random: (bytes: number) => Buffer;
  log: Log;
  /** Told each step of an order that a crash must not break; tests end the process there. */
  reached?: (step: OrderStep) => void;
};

export type OrderStep =
  | 'order:before-commit'
  | 'order:after-commit'
  | 'payment:started'
  | 'order:before-answer'
  | 'settle:before-commit'
  | 'settle:after-commit'
  | 'mail:written';

/** The dependencies of the charity API. No other file in it reads the environment, the clock or a random generator. */
import type { Kysely } from 'kysely';
import type { CheckedArea } from '#contract/staff/setup-checks';
import type { Locale } from '#domain/locales';
import type { Currency } from '#domain/money';
import type { Database } from './db/tables';

export type ApiConfig = {
  /** Base URL of the storefront, without a trailing slash, for links in mails and return URLs of payments. */
  publicUrl: string;
  /** Base URL of the staff area, without a trailing slash. null when this installation has no staff area. */
  staffUrl: string | null;
  /** The languages of the site. Their order decides which one replaces a missing language in mails. */
  locales: readonly Locale[];
  client: { id: string; secret: string };
  /** Folder for resized pictures and the outbox, and with SQLite for uploads. */
  dataDir: string;
  /** Replace each provider that is not configured by a mock in this process ("trial"), without money. */
  trials: boolean;
  providers: ProviderSettings;
  /** Providers of social sign-in whose secrets are set. Their client ids are system settings in the database. */
  social: SocialSettings;
  /** Secrets for quotes, links that need no account, access tokens and codes. The first one signs; all are accepted. */
  signingSecrets: readonly string[];
  /** URL of the mail server (smtp: or smtps:). null: mails are written into the outbox folder. */
  smtpUrl: string | null;
  /** Number of mails that are sent at the same time, each on its own connection. */
  mailsAtOnce: number;
  limits: AbuseLimits;
  scenesDir: string;
  /** Check every reply against the contract and fail when it violates it. On except in production. */
  checkReplies: boolean;
};

/** config.ts contains the defaults and their reasons. */
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
  /** Applications in an hour: with one e-mail address, from one IP address, and from all visitors together. */
  applications: { perEmail: number; perAddress: number; total: number };
  accounts: AccountLimits;
  /** Minimum online payment in attack mode, in whole units. */
  attackMinimum: Record<Currency, number>;
};

/** Limits of sign-ins and one-time codes, each in an hour. */
export type AccountLimits = {
  /** Failed sign-ins: with one e-mail address from one IP address, with one e-mail address, from one IP address. */
  failedLogins: { perDonor: number; perEmail: number; perAddress: number };
  /** Codes sent: to one e-mail address, for one IP address, and to all together. */
  codes: { perEmail: number; perAddress: number; total: number };
  /** Tries of codes from one IP address. */
  codeTries: number;
};

/** API URLs have no slash at the end. They can be the URL of a mock of the provider. */
export type ProviderSettings = {
  stripe?: {
    secretKey: string;
    /** Signing secrets of the webhook endpoint; two while one is replaced. */
    webhookSecrets: readonly string[];
    apiUrl: string;
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

/** For a trial: a `fetch` that calls the mock in this process instead of the network. No money moves. */
type InProcess = { fetch?: typeof globalThis.fetch };

/** `issuer`: URL without a slash at the end. It can be the URL of a test server. */
export type SocialSettings = {
  google?: { secret: string; issuer: string };
  facebook?: { secret: string; issuer: string };
  /** The private key in PEM format signs the client secret, which is a JWT. */
  apple?: { teamId: string; keyId: string; privateKey: string; issuer: string };
};

export type Log = Record<
  'info' | 'warn' | 'error',
  (fields: Record<string, unknown>, message: string) => void
>;

/** `route`: the path pattern, never a URL. `ms`: until the response began. */
type HandledRequest = {
  reqId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  locale: Locale;
};

export type ApiDeps = {
  db: Kysely<Database>;
  config: ApiConfig;
  now: () => Date;
  /** Returns cryptographically random bytes. */
  random: (bytes: number) => Buffer;
  log: Log;
  /** Called after each request, for the log and the metrics of the API alone. */
  onRequest?: (request: HandledRequest) => void;
  /** Runs doctor's checks on this installation. Commands do not have this function. */
  checkInstallation?: () => Promise<CheckedArea[]>;
  /** Called at each step where a crash must not corrupt an order. Tests kill the process there. */
  reached?: (step: OrderStep) => void;
};

export type OrderStep =
  | 'order:before-commit'
  | 'order:after-commit'
  | 'payment:started'
  | 'order:before-answer'
  | 'settle:before-commit'
  | 'settle:after-commit'
  | 'refund:stored'
  | 'refund:requested'
  | 'refund:before-commit'
  | 'mail:written';

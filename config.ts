/** Reads and validates the settings from the environment. `npm run generate` creates .env.example from this file. */
import { createPrivateKey, randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import { countryOf } from '#domain/countries/list';
import { DEFAULT_LOCALE, LOCALES, isLocale } from '#domain/locales';
import { CURRENCIES, isCurrency, type Currency } from '#domain/money';

/** Secrets that must differ between installations. `createOwnSecrets` generates those that are not set. */
const OWN_SECRETS = [
  'SESSION_SECRETS',
  'CHARITY_API_CLIENT_SECRET',
  'CHARITY_API_SIGNING_SECRETS',
] as const;
type OwnSecret = (typeof OWN_SECRETS)[number];

/** Returns a secret of this installation. @throws Error whose message is for the operator */
export type ReadOwnSecret = (name: OwnSecret) => string;

type Setting = { schema: z.ZodType; sample: string; doc: string; group: string };

const secret = z.string().min(32, 'at least 32 characters');
/** An origin without a path: the URLs of all pages begin at "/". */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => /^https?:\/\/[^/?#@]+\/?$/i.test(url),
    'no path, query or user, only https://host',
  );
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const origins = list.pipe(z.array(origin));
const currencies = list.pipe(
  z.array(z.string().refine(isCurrency, `only of ${CURRENCIES.join(', ')}`)).min(1),
);
/** Base URL of a provider's API, or of a mock with the same API. */
const base = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** At least 1, because with 0 no donor could pay. */
const limit = z.coerce.number().int().min(1).max(1_000_000);
/** Whole units by currency, such as OMR:5,USD:10. The value of a missing currency is 1. */
const unitsByCurrency = list
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[A-Z]{3}:[1-9]\d{0,5}$/, 'a currency and whole units, such as OMR:5')
        .refine((part) => isCurrency(part.slice(0, 3)), `only of ${CURRENCIES.join(', ')}`),
    ),
  )
  .transform((parts) => {
    const given = new Map(parts.map((part) => [part.slice(0, 3), Number(part.slice(4))]));
    return Object.fromEntries(
      CURRENCIES.map((currency) => [currency, given.get(currency) ?? 1]),
    ) as Record<Currency, number>;
  });

/** Issuer of OpenID Connect. Without https, a third party on the network could replace the provider's keys. */
const issuer = base.refine(
  (url) => url.startsWith('https:') || isThisMachine(url),
  'https:, except on this machine',
);
/** A private key of an Apple developer account. In a single line, "\\n" means a line break. */
const appleKey = z
  .string()
  .transform((pem) => pem.replaceAll('\\n', '\n'))
  .refine((pem) => pem === '' || isEs256Key(pem), 'a private key in PEM format, from a .p8 file');
/** Apple's ids of a team and of a key. */
const appleId = z.union([
  z.literal(''),
  z.string().regex(/^[A-Z\d]{10}$/, 'ten letters and digits'),
]);

const SSL_MODES = ['verify-full', 'no-verify', 'disable'];

/**
 * `host` in the query is the folder of a socket on this machine. `pg` uses it instead of the host before the path, and the
 * last one of equal names. Without any host, it would use the variable PGHOST.
 */
const databaseUrl = z.url({ protocol: /^postgres(?:ql)?$/ }).superRefine((text, context) => {
  const { pathname, searchParams } = new URL(text);
  const mode = searchParams.getAll('sslmode').at(-1) ?? null;
  const folder = searchParams.getAll('host').at(-1) ?? null;
  const isLocal = folder === null ? isThisMachine(text) : folder.startsWith('/');
  const add = (message: string) => context.addIssue({ code: 'custom', message });
  if (!/^\/[^/]+$/.test(pathname)) add('the name of the database is missing: postgres://…/NAME');
  if (folder !== null && !folder.startsWith('/'))
    add('host in the query must be the folder of a socket: postgres://…?host=/var/run/postgresql');
  if (mode !== null ? !SSL_MODES.includes(mode) : !isLocal)
    add(`sslmode must be one of ${SSL_MODES.join(', ')} in the query: postgres://…?sslmode=…`);
});

/** Null when it is not set. `complete` then derives the value from other settings. */
const optionalSwitch = z
  .enum(['', 'true', 'false'])
  .transform((text) => (text === '' ? null : text === 'true'));

/** Schema, text for .env.example, and the default if it is not empty. */
type Described = readonly [schema: z.ZodType, doc: string, sample?: string];

function settings<const Group extends Record<string, Described>>(group: string, described: Group) {
  const entries = Object.entries(described).map(([name, [schema, doc, sample = '']]) => {
    return [name, { group, schema, sample, doc } satisfies Setting];
  });
  return Object.fromEntries(entries) as {
    [Name in keyof Group]: Setting & { schema: Group[Name][0] };
  };
}

export const SETTINGS = {
  ...settings('Process', {
    NODE_ENV: [
      z.enum(['development', 'production', 'test']),
      'development, production or test.',
      'production',
    ],
    PORT: [
      z.coerce.number().int().min(0).max(65535),
      'Port to listen on. The API alone (npm run api) also uses it, with the default 4000. To start both in this folder, do not set it here, or start the API with PORT=4000 npm run api.',
      '3000',
    ],
    HOST: [
      z.string(),
      'IP address to listen on; 0.0.0.0 is every network. Empty: 127.0.0.1, so that only this machine can connect, or 0.0.0.0 when PUBLIC_URL is the URL of a public site and TRUST_PROXY is 0.',
    ],
    SHUTDOWN_NOTICE_MS: [
      z.union([z.literal(''), z.coerce.number().int().min(0).max(60_000)]),
      'Milliseconds between SIGTERM and the end of listening. Meanwhile /readyz returns 503, and the process still serves every request and closes its connection afterwards. Longer than a load balancer needs to notice that /readyz fails. Empty: 5000 with TRUST_PROXY=1, otherwise 300.',
    ],
    LOG_LEVEL: [
      z.enum(['silent', 'error', 'warn', 'info', 'debug']),
      'Least severe level of the log lines that are written.',
      'info',
    ],
    METRICS_PORT: [
      z
        .union([z.literal(''), z.coerce.number().int().min(0).max(65535)])
        .transform((port) => (port === '' ? null : port)),
      'Port on which Prometheus reads /metrics, such as 9464. Empty: no port for metrics; they are off unless METRICS_TOKEN is set. The site and the API alone need different ports on one machine.',
    ],
    METRICS_HOST: [
      z.string().min(1),
      'IP address on which METRICS_PORT listens. The default lets only this machine connect. Any other one requires METRICS_TOKEN.',
      '127.0.0.1',
    ],
    METRICS_TOKEN: [
      z.union([z.literal(''), secret]),
      'Bearer token that Prometheus sends. Without METRICS_PORT, /metrics is then on the main port. Empty: no token.',
    ],
    DATA_DIR: [
      z.string().min(1),
      'Folder for all data: database, uploads, resized pictures, outbox. The process writes to no other folder.',
      './data',
    ],
    DATABASE_URL: [
      z.union([z.literal(''), databaseUrl]),
      'URL of a PostgreSQL database (15 or later) for the reference API, such as postgres://nadawah:PASSWORD@db.example.org/nadawah?sslmode=verify-full. sslmode is required for a server on another machine: verify-full, no-verify (encrypted, without a check of the certificate) or disable. Empty: SQLite, in DATA_DIR/charity.db. See docs/postgresql.md.',
    ],
  }),
  ...settings('URL and proxy', {
    PUBLIC_URL: [
      z.union([z.literal(''), origin]),
      'Public URL of the site, such as https://give.example.org. Empty: http://localhost:PORT. Used for links in mails, redirects from payment pages, and the CSRF check of forms.',
    ],
    STAFF_URL: [
      z.union([z.literal(''), z.literal('off'), origin]),
      'Origin of the staff area, such as https://staff.example.org; its pages are below /staff. Empty: the origin of the site. off: the site has no staff area.',
    ],
    TRUST_PROXY: [
      z.enum(['0', '1']).transform((v) => v === '1'),
      '1 when a proxy is in front of the site: X-Forwarded-For, X-Forwarded-Host, X-Forwarded-Proto and X-Request-Id of the nearest proxy are trusted. 0: these headers are ignored.',
      '0',
    ],
  }),
  ...settings('Content', {
    LOCALES: [
      list.pipe(
        z
          .array(z.string().refine(isLocale, `only of ${LOCALES.join(', ')}`))
          .refine(
            (offered) => offered.includes(DEFAULT_LOCALE),
            `${DEFAULT_LOCALE} must be among them`,
          ),
      ),
      'Languages that the site offers: en, which is required, and any of ar, tr, id. A first visit to the home page gets the language that the browser prefers. Content without the visitor’s language is shown in the first of these languages that it has.',
      LOCALES.join(','),
    ],
    DEMO_CONTENT: [
      optionalSwitch,
      'Fill an empty database with the fictional charity of the demonstration. A notice on every page says that it is fictional. Empty: true on this machine, false when PUBLIC_URL is the URL of a public site, and false for the API alone when HOST lets other machines connect and PUBLIC_URL is not set. Rejected together with a live payment key.',
    ],
    OFFLINE_PAGES: [
      z.enum(['true', 'false']).transform((text) => text === 'true'),
      'Save the pages that visitors read on their devices, so that they can read them without a connection. false: devices delete the saved pages and the service worker at the next visit.',
      'true',
    ],
  }),
  ...settings('Telephone', {
    PHONE_NO_CODE: [
      z.string().regex(/^\+\d{1,4}$/, 'a plus and up to four digits'),
      'Initial text of the phone field while no country is chosen. The donor can continue the number from there.',
      '+96',
    ],
    PHONE_FALLBACK_COUNTRY: [
      z
        .string()
        .refine(
          (code) => countryOf(code)?.countryCode === code,
          'two letters of a country, such as TR',
        ),
      'Country for phone numbers when the country of a donor could not be detected.',
      'TR',
    ],
    REVERSE_GEOCODING_URL: [
      z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
      'Service that returns the countryCode of a position. Its query has latitude and longitude, rounded to a tenth of a degree, and language. Called only when a donor asks the site to detect the country. Empty: the site does not offer this.',
    ],
  }),
  ...settings('Secrets', {
    SESSION_SECRETS: [
      list.pipe(z.array(secret).min(1)),
      'Secrets that sign cookies. The first one signs, and all are accepted: add a new secret at the front to rotate. Empty: generated at the first start and stored in DATA_DIR/secrets.json. The same applies to CHARITY_API_CLIENT_SECRET and CHARITY_API_SIGNING_SECRETS.',
    ],
    CHARITY_API_SIGNING_SECRETS: [
      list.pipe(z.array(secret).min(1)),
      'Secrets that sign quotes, the sign-ins of donors, and the links to receipts, gift cards and monthly gifts. The first one signs, and all are accepted. Add a new secret at the front, and keep the old ones, because printed codes are signed with them.',
    ],
  }),
  ...settings('Charity API', {
    CHARITY_API_URL: [
      z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
      'URL of another charity API that implements the contract. Empty: the reference API in this process.',
    ],
    CHARITY_API_CLIENT_ID: [
      z.string().min(1),
      'Client id of the storefront at the charity API.',
      'storefront',
    ],
    CHARITY_API_CLIENT_SECRET: [
      secret,
      'Secret of this client. Required when CHARITY_API_URL is on another machine.',
    ],
  }),
  ...settings('Payment', {
    STRIPE_SECRET_KEY: [
      z.string(),
      'Secret key of Stripe. Empty: no payments with Stripe. Requires STRIPE_WEBHOOK_SECRETS.',
    ],
    STRIPE_WEBHOOK_SECRETS: [
      list,
      'Signing secrets of the webhook endpoint /webhooks/stripe. Set two while you replace one.',
    ],
    STRIPE_CURRENCIES: [
      currencies,
      'Currencies that the Stripe account accepts. OMR only if the country of the account allows it.',
      'USD,EUR,GBP',
    ],
    STRIPE_API_URL: [origin, 'URL of Stripe’s API.', 'https://api.stripe.com'],
    PAYPAL_CLIENT_ID: [z.string(), 'Client id of PayPal. Empty: no payments with PayPal.'],
    PAYPAL_CLIENT_SECRET: [z.string(), 'Client secret of PayPal.'],
    PAYPAL_WEBHOOK_ID: [
      z.string(),
      'Id of the webhook /webhooks/paypal. PayPal needs it to verify a webhook.',
    ],
    PAYPAL_API_URL: [
      base,
      'URL of PayPal’s API. For PayPal’s sandbox: https://api-m.sandbox.paypal.com.',
      'https://api-m.paypal.com',
    ],
    XENDIT_SECRET_KEY: [z.string(), 'Secret key of Xendit. Empty: no payments with Xendit.'],
    XENDIT_CALLBACK_TOKEN: [z.string(), 'The token in each webhook of Xendit to /webhooks/xendit.'],
    XENDIT_CURRENCIES: [
      currencies,
      'Currencies of this site that the Xendit account accepts.',
      'USD',
    ],
    XENDIT_API_URL: [base, 'URL of Xendit’s API.', 'https://api.xendit.co'],
    PAYMENT_PAGES: [
      origins,
      'Origins of the providers’ payment pages, such as https://checkout.stripe.com. A form may redirect to no other site. Empty: the pages of the providers whose keys are set, or of all providers with CHARITY_API_URL.',
    ],
    TRIAL_PAYMENTS: [
      optionalSwitch,
      'Offer payments that move no real money: trials of Stripe, PayPal and Xendit, for each of them that has no keys. A notice on every page says that online payments move no money. Empty: same as DEMO_CONTENT. Rejected together with a live payment key.',
    ],
  }),
  ...settings('Mail', {
    SMTP_URL: [
      z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]),
      'URL of the mail server, such as smtps://user:password@mail.example.org. Empty: mails are written as files to DATA_DIR/outbox.',
    ],
    MAILS_AT_ONCE: [
      z.coerce.number().int().min(1).max(50),
      'Mails that are sent at the same time, each on its own connection to the mail server. One-time codes use one more. Some servers allow few connections: set 2 when yours allows 3, such as Microsoft 365.',
      '5',
    ],
  }),
  ...settings('Sign-in', {
    GOOGLE_CLIENT_SECRET: [
      z.string(),
      'Client secret of Google. The client id is content: sign-in.yaml. Without both, the site does not offer the sign-in with Google.',
    ],
    FACEBOOK_APP_SECRET: [z.string(), 'App secret of Facebook. The app id is in sign-in.yaml.'],
    APPLE_TEAM_ID: [
      appleId,
      'Team id of the Apple developer account. The Services ID is in sign-in.yaml. Requires APPLE_KEY_ID and APPLE_PRIVATE_KEY.',
    ],
    APPLE_KEY_ID: [appleId, 'Id of the key for the sign-in with Apple.'],
    APPLE_PRIVATE_KEY: [
      appleKey,
      'Content of the key’s .p8 file. In one line, \\n stands for a line break.',
    ],
    GOOGLE_ISSUER: [
      issuer,
      'Issuer of Google’s tokens, or of a test server in place of Google.',
      'https://accounts.google.com',
    ],
    FACEBOOK_ISSUER: [
      issuer,
      'Issuer of Facebook’s tokens, or of a test server.',
      'https://www.facebook.com',
    ],
    APPLE_ISSUER: [
      issuer,
      'Issuer of Apple’s tokens, or of a test server.',
      'https://appleid.apple.com',
    ],
    SIGN_IN_PAGES: [
      origins,
      'Origins of the providers’ sign-in pages. The site redirects a sign-in to no other site.',
      'https://accounts.google.com,https://www.facebook.com,https://m.facebook.com,https://appleid.apple.com',
    ],
  }),
  ...settings('Against abuse', {
    ORDERS_PER_ADDRESS: [
      limit,
      'Attempts to pay online in an hour from one IP address (IPv6: one /64). Not fewer, because all people in a mosque, in an office or with one mobile carrier may have the same IP address.',
      '20',
    ],
    ORDERS_PER_EMAIL: [
      limit,
      'Attempts in an hour with one email address. A family may give once for each of its members.',
      '10',
    ],
    ORDERS_PER_SESSION: [
      limit,
      'Attempts in ten minutes from one browser. A donor fills in a form for each attempt.',
      '5',
    ],
    ORDERS_WARNING: [
      limit,
      'Attempts of all donors in ten minutes that cause a warning in the log. No attempt is rejected: it may be the last evening of Ramadan.',
      '300',
    ],
    DECLINES_PER_DONOR: [
      limit,
      'Declined payments in an hour, by IP address, by email address and by browser. Further online payments are then rejected for an hour. A donor tries two or three cards, a thief hundreds.',
      '5',
    ],
    ATTACK_MINIMUM: [
      unitsByCurrency,
      'Minimum online payment in attack mode, in whole units of each currency. Thieves test stolen cards with the smallest possible amount.',
      'OMR:5,USD:5,EUR:5,GBP:5',
    ],
    NEWSLETTER_PER_ADDRESS: [
      limit,
      'Newsletter subscriptions in an hour from one IP address, which a family or an office shares.',
      '10',
    ],
    NEWSLETTER_TOTAL: [
      limit,
      'Newsletter subscriptions in an hour from all visitors together. IP addresses are cheap, so the limit for one IP address is not enough.',
      '500',
    ],
    APPLICATIONS_PER_EMAIL: [
      limit,
      'Forms (joining an event, contact and others) in an hour with one email address. Each one sends a mail to this address.',
      '10',
    ],
    APPLICATIONS_PER_ADDRESS: [
      limit,
      'Forms (joining an event, contact and others) in an hour from one IP address, which a family or an office shares.',
      '30',
    ],
    APPLICATIONS_TOTAL: [
      limit,
      'Forms (joining an event, contact and others) in an hour from all visitors together. IP addresses are cheap, so the limit for one IP address is not enough.',
      '1000',
    ],
    LOGIN_FAILURES_PER_DONOR: [
      limit,
      'Failed sign-ins in an hour with one email address from one IP address. A donor tries a few passwords and then sets a new one, which is always possible.',
      '10',
    ],
    LOGIN_FAILURES_PER_EMAIL: [
      limit,
      'Failed sign-ins in an hour with one email address from all IP addresses. Higher than for one IP address, so that a third party cannot easily lock a donor out.',
      '50',
    ],
    LOGIN_FAILURES_PER_ADDRESS: [
      limit,
      'Failed sign-ins in an hour from one IP address, which people in a mosque or an office share. The limit stops programs that try stolen passwords of thousands of people.',
      '100',
    ],
    CODES_PER_EMAIL: [
      limit,
      'Codes in an hour to one email address, for sign-up and new passwords. More would fill a stranger’s mailbox, and each gives five tries to guess.',
      '6',
    ],
    CODES_PER_ADDRESS: [
      limit,
      'Codes in an hour that are requested from one IP address. Several people sign up after an event in a mosque.',
      '30',
    ],
    CODES_TOTAL: [
      limit,
      'Codes in an hour to all visitors together. Mail servers block a sender of many mails that nobody requested, and then receipts do not arrive either.',
      '1000',
    ],
    CODE_TRIES_PER_ADDRESS: [
      limit,
      'Codes in an hour that are submitted from one IP address, right or wrong. Each code also accepts only five wrong tries.',
      '100',
    ],
    FORM_MIN_AGE: [
      z.coerce.number().min(0).max(60),
      'Minimum seconds between rendering and submitting the checkout form. Only programs are faster.',
      '2',
    ],
  }),
};

type Settings = { [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']> };
export type Config = Omit<Settings, 'DEMO_CONTENT' | 'TRIAL_PAYMENTS' | 'SHUTDOWN_NOTICE_MS'> & {
  DEMO_CONTENT: boolean;
  TRIAL_PAYMENTS: boolean;
  SHUTDOWN_NOTICE_MS: number;
  publicUrl: string;
  /** Base URL of the staff area, without a trailing slash. null when STAFF_URL is `off`. */
  staffUrl: string | null;
};

/** site: the storefront, with or without the API in its process. api: the charity API alone. */
export type Program = 'site' | 'api';

export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(public problems: string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
  }
}

/**
 * @param ownSecret returns each secret that the environment does not set; by default a random one
 * @throws ConfigError that lists every problem at once
 */
export function readConfig(
  env: Record<string, string | undefined>,
  ownSecret: ReadOwnSecret = newSecret,
  program: Program = 'site',
): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, sample }] of Object.entries(SETTINGS)) {
    try {
      const parsed = schema.safeParse(env[name] || (isOwnSecret(name) ? ownSecret(name) : sample));
      if (parsed.success) values[name] = parsed.data;
      else
        problems.push(`${name}: ${parsed.error.issues.map(({ message }) => message).join('; ')}`);
    } catch (error) {
      // All missing secrets have the same file and problem.
      const { message } = error as Error;
      if (!problems.includes(message)) problems.push(message);
    }
  }
  problems.push(...incomplete(values as Partial<Settings>));
  if (problems.length > 0) throw new ConfigError(problems);
  const settings = complete(values as Settings, program);
  problems.push(...unsafe(settings, env));
  if (problems.length > 0) throw new ConfigError(problems);
  return settings;
}

/** Sets the values whose default depends on other settings. */
function complete(settings: Settings, program: Program): Config {
  const publicUrl = (settings.PUBLIC_URL || `http://localhost:${settings.PORT}`).replace(
    /\/+$/,
    '',
  );
  // An API that other machines can reach may serve a public storefront. The API cannot detect that.
  const isForOthers = program === 'api' && settings.HOST !== '' && !isLoopback(settings.HOST);
  const isPublic = !isThisMachine(publicUrl) || (isForOthers && !settings.PUBLIC_URL);
  const DEMO_CONTENT = settings.DEMO_CONTENT ?? !isPublic;
  const TRIAL_PAYMENTS = settings.TRIAL_PAYMENTS ?? DEMO_CONTENT;
  return {
    ...settings,
    // A client that bypasses the proxy could forge its X-Forwarded headers.
    HOST: settings.HOST || (isPublic && !settings.TRUST_PROXY ? '0.0.0.0' : '127.0.0.1'),
    DEMO_CONTENT,
    TRIAL_PAYMENTS,
    SHUTDOWN_NOTICE_MS: shutdownNotice(settings, program),
    PAYMENT_PAGES:
      settings.PAYMENT_PAGES.length > 0 ? settings.PAYMENT_PAGES : pagesToPay(settings),
    publicUrl,
    staffUrl:
      settings.STAFF_URL === 'off'
        ? null
        : `${(settings.STAFF_URL || publicUrl).replace(/\/+$/, '')}/staff`,
  };
}

/** Only a proxy can send requests elsewhere. Without one, a longer notice only delays the end of the process. */
function shutdownNotice({ SHUTDOWN_NOTICE_MS, TRUST_PROXY }: Settings, program: Program): number {
  if (SHUTDOWN_NOTICE_MS !== '') return SHUTDOWN_NOTICE_MS;
  return program === 'site' && TRUST_PROXY ? 5_000 : 300;
}

/** A site that listens on 127.0.0.1 is public when a proxy on the same machine forwards to it. */
function isReachable({ publicUrl, HOST }: Config): boolean {
  return !isThisMachine(publicUrl) || !isLoopback(HOST);
}

/**
 * Returns true when search engines may list the pages of the site. Returns false when other machines can reach a
 * fictional charity, payments that move no money, or a site without a public URL.
 */
export function mayBeListed(settings: Config): boolean {
  if (!isReachable(settings)) return true;
  const { publicUrl, DEMO_CONTENT, TRIAL_PAYMENTS } = settings;
  return !isThisMachine(publicUrl) && !DEMO_CONTENT && !TRIAL_PAYMENTS;
}

/** Returns problems of combined settings that would put donors at risk, although each setting is valid. */
function unsafe(settings: Config, env: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  for (const name of isReachable(settings) ? OWN_SECRETS : []) {
    if ([settings[name]].flat().some(isPlaceholder))
      problems.push(
        `${name}: a sample or placeholder is not secret; set your own, 32 random characters or more, or leave it empty`,
      );
  }
  const [live] = liveKeys(settings);
  if (live && settings.DEMO_CONTENT)
    problems.push(
      `DEMO_CONTENT: ${live} is a live key, and a fictional charity must not receive real money; set DEMO_CONTENT=false`,
    );
  if (live && settings.TRIAL_PAYMENTS)
    problems.push(
      `TRIAL_PAYMENTS: ${live} is a live key, and payments without money would count as real payments; set TRIAL_PAYMENTS=false`,
    );
  const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = settings;
  if (METRICS_PORT !== null && METRICS_TOKEN === '' && !isLoopback(METRICS_HOST))
    problems.push(
      'METRICS_TOKEN: required with this METRICS_HOST, because other machines can read the metrics there',
    );
  const isElsewhere = settings.CHARITY_API_URL !== '' && !isThisMachine(settings.CHARITY_API_URL);
  if (isElsewhere && !env.CHARITY_API_CLIENT_SECRET)
    problems.push(
      'CHARITY_API_CLIENT_SECRET: needed with CHARITY_API_URL; that charity API must have the same secret',
    );
  return problems;
}

/** Fewer different characters than in 32 random hexadecimal digits. */
const MIN_DIFFERENT_CHARACTERS = 8;

/** Returns true for a secret that looks like a placeholder. */
function isPlaceholder(text: string): boolean {
  return (
    /sample|example|placeholder|change.?(?:me|this)|your.?(?:own|secret)|of-the-(?:unit-)?tests/i.test(
      text,
    ) || new Set(text).size < MIN_DIFFERENT_CHARACTERS
  );
}

/** Keys of accounts to which orders in the database belong. */
const PROVIDER_KEYS = ['STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID', 'XENDIT_SECRET_KEY'] as const;

const PAGES_TO_PAY: Record<(typeof PROVIDER_KEYS)[number], string[]> = {
  STRIPE_SECRET_KEY: ['https://checkout.stripe.com'],
  PAYPAL_CLIENT_ID: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  XENDIT_SECRET_KEY: ['https://checkout.xendit.co', 'https://checkout-staging.xendit.co'],
};

/** Returns the payment pages of the providers in use. Of all providers when a separate API has the keys. */
function pagesToPay(settings: Settings): string[] {
  return PROVIDER_KEYS.filter((name) => settings.CHARITY_API_URL || settings[name]).flatMap(
    (name) => PAGES_TO_PAY[name],
  );
}

/** Returns the names of the keys that move real money. A key is live unless its provider marks it as a test key. */
function liveKeys(settings: Config): string[] {
  const {
    STRIPE_SECRET_KEY: stripe,
    PAYPAL_CLIENT_ID: paypal,
    XENDIT_SECRET_KEY: xendit,
  } = settings;
  const paypalHost = new URL(settings.PAYPAL_API_URL).hostname;
  const isPaypalTrial =
    paypalHost.endsWith('.sandbox.paypal.com') || isThisMachine(settings.PAYPAL_API_URL);
  return [
    ...(stripe && !/^(?:sk|rk)_test_/.test(stripe) ? ['STRIPE_SECRET_KEY'] : []),
    ...(paypal && !isPaypalTrial ? ['PAYPAL_CLIENT_ID'] : []),
    ...(xendit && !xendit.startsWith('xnd_development_') ? ['XENDIT_SECRET_KEY'] : []),
  ];
}

/** Returns the names of providers' test keys, unless the site already shows a notice that payments move no money. */
function testKeys(settings: Config): string[] {
  if (settings.DEMO_CONTENT || settings.TRIAL_PAYMENTS) return [];
  const live = liveKeys(settings);
  return PROVIDER_KEYS.filter((name) => settings[name] !== '' && !live.includes(name));
}

/** Returns the rate limits in the form that the charity API expects. */
function limitsIn(settings: Config) {
  return {
    perAddress: settings.ORDERS_PER_ADDRESS,
    perEmail: settings.ORDERS_PER_EMAIL,
    perSession: settings.ORDERS_PER_SESSION,
    declines: settings.DECLINES_PER_DONOR,
    warnAt: settings.ORDERS_WARNING,
    subscriptions: {
      perAddress: settings.NEWSLETTER_PER_ADDRESS,
      total: settings.NEWSLETTER_TOTAL,
    },
    applications: {
      perEmail: settings.APPLICATIONS_PER_EMAIL,
      perAddress: settings.APPLICATIONS_PER_ADDRESS,
      total: settings.APPLICATIONS_TOTAL,
    },
    accounts: {
      failedLogins: {
        perDonor: settings.LOGIN_FAILURES_PER_DONOR,
        perEmail: settings.LOGIN_FAILURES_PER_EMAIL,
        perAddress: settings.LOGIN_FAILURES_PER_ADDRESS,
      },
      codes: {
        perEmail: settings.CODES_PER_EMAIL,
        perAddress: settings.CODES_PER_ADDRESS,
        total: settings.CODES_TOTAL,
      },
      codeTries: settings.CODE_TRIES_PER_ADDRESS,
    },
    attackMinimum: settings.ATTACK_MINIMUM,
  };
}

/** Returns the providers of social sign-in whose secrets are set. */
function socialSettingsIn(settings: Config) {
  const { GOOGLE_CLIENT_SECRET, FACEBOOK_APP_SECRET, APPLE_PRIVATE_KEY } = settings;
  return {
    ...(GOOGLE_CLIENT_SECRET && {
      google: { secret: GOOGLE_CLIENT_SECRET, issuer: settings.GOOGLE_ISSUER },
    }),
    ...(FACEBOOK_APP_SECRET && {
      facebook: { secret: FACEBOOK_APP_SECRET, issuer: settings.FACEBOOK_ISSUER },
    }),
    ...(APPLE_PRIVATE_KEY && {
      apple: {
        teamId: settings.APPLE_TEAM_ID,
        keyId: settings.APPLE_KEY_ID,
        privateKey: APPLE_PRIVATE_KEY,
        issuer: settings.APPLE_ISSUER,
      },
    }),
  };
}

/** Settings that must be set together: without its webhook key, a provider would charge donors and not report it. */
const BELONG_TOGETHER = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ['XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKEN'],
  ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
] as const satisfies (keyof Settings)[][];

function incomplete(settings: Partial<Settings>): string[] {
  return BELONG_TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => !settings[name]?.length);
    if (missing.length === 0 || missing.length === names.length) return [];
    return missing.map(
      (name) => `${name}: needed with ${names.find((other) => !missing.includes(other as never))}`,
    );
  });
}

/** Returns the settings of the reference API, for the in-process API and for the API alone. */
export function charityApiSettings(settings: Config) {
  return {
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL || null,
    ...sharedSettings(settings),
    staffUrl: settings.staffUrl,
    client: clientOf(settings),
    signingSecrets: settings.CHARITY_API_SIGNING_SECRETS,
    trials: settings.TRIAL_PAYMENTS,
    limits: limitsIn(settings),
    checkReplies: settings.NODE_ENV !== 'production',
    doctor: doctorSettings(settings),
  };
}

/** Returns the settings that doctor's checks read. */
export function doctorSettings(settings: Config) {
  const isLocal = isThisMachine(settings.publicUrl);
  return {
    ...sharedSettings(settings),
    hasPublicUrl: settings.PUBLIC_URL !== '',
    isPublic: settings.PUBLIC_URL !== '' && !isLocal,
    port: settings.PORT,
    trustsProxy: settings.TRUST_PROXY,
    hasTrials: settings.TRIAL_PAYMENTS,
    usesPostgres: settings.DATABASE_URL !== '',
    charityApiUrl: settings.CHARITY_API_URL || null,
    charityApiClient: clientOf(settings),
    ownSecrets: ownSecretsOf(settings),
    // A secret in the environment replaces the stored one.
    storedSecrets: findOwnSecrets(settings.DATA_DIR).stored.filter((name) => !process.env[name]),
  };
}

/** Returns the settings that both the reference API and doctor's checks read. */
const sharedSettings = (settings: Config) => ({
  publicUrl: settings.publicUrl,
  locales: settings.LOCALES,
  smtpUrl: settings.SMTP_URL || null,
  mailsAtOnce: settings.MAILS_AT_ONCE,
  providers: providersIn(settings),
  social: socialSettingsIn(settings),
  demoContent: settings.DEMO_CONTENT,
  testKeys: testKeys(settings),
  liveKeys: liveKeys(settings),
});

/** Returns the credentials of the storefront for the charity API. */
const clientOf = (settings: Config) => ({
  id: settings.CHARITY_API_CLIENT_ID,
  secret: settings.CHARITY_API_CLIENT_SECRET,
});

/** Returns the settings of the payment providers that have keys. */
function providersIn(settings: Config) {
  const { STRIPE_SECRET_KEY, PAYPAL_CLIENT_ID, XENDIT_SECRET_KEY } = settings;
  return {
    ...(STRIPE_SECRET_KEY && {
      stripe: {
        secretKey: STRIPE_SECRET_KEY,
        webhookSecrets: settings.STRIPE_WEBHOOK_SECRETS,
        apiUrl: settings.STRIPE_API_URL,
        currencies: settings.STRIPE_CURRENCIES,
      },
    }),
    ...(PAYPAL_CLIENT_ID && {
      paypal: {
        clientId: PAYPAL_CLIENT_ID,
        clientSecret: settings.PAYPAL_CLIENT_SECRET,
        webhookId: settings.PAYPAL_WEBHOOK_ID,
        apiUrl: settings.PAYPAL_API_URL,
      },
    }),
    ...(XENDIT_SECRET_KEY && {
      xendit: {
        secretKey: XENDIT_SECRET_KEY,
        callbackToken: settings.XENDIT_CALLBACK_TOKEN,
        apiUrl: settings.XENDIT_API_URL,
        currencies: settings.XENDIT_CURRENCIES,
      },
    }),
  };
}

/** Returns true when the host of a URL is the machine that opens the URL. */
function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return isLoopback(hostname.replace(/^\[|\]$/g, '')) || hostname.endsWith('.localhost');
}

/** Loopback addresses: RFC 1122, 3.2.1.3, and RFC 4291, 2.5.3. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Returns true for a key with which tokens can be signed by ES256, the algorithm that Apple requires. */
function isEs256Key(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

function isOwnSecret(name: string): name is OwnSecret {
  return (OWN_SECRETS as readonly string[]).includes(name);
}

/** Returns 256 random bits. */
function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

const storedSecrets = z.record(z.string(), z.string().min(32));

/**
 * Reads the secrets of this installation from `secrets.json`, and creates the file when it is missing. The file is next
 * to the database, and only the user of the process can read it.
 */
export function createOwnSecrets(dataDir: string): ReadOwnSecret {
  const file = join(dataDir, 'secrets.json');
  let known: Record<string, string> | undefined;
  return (name) => {
    known ??= readSecrets(file) ?? storeSecrets(file, {});
    // A later release may add a secret.
    if (known[name] === undefined) known = storeSecrets(file, known);
    return known[name]!;
  };
}

/**
 * Reads the secrets of this installation like `createOwnSecrets`, but creates nothing: a missing secret is random and
 * valid in this process only. For commands that look at an installation.
 * @returns `stored`: the names of the secrets in secrets.json; empty before the first start
 */
export function findOwnSecrets(dataDir: string): { read: ReadOwnSecret; stored: string[] } {
  const file = join(dataDir, 'secrets.json');
  let known: Record<string, string> = {};
  try {
    known = readSecrets(file) ?? {};
  } catch {
    // `read` reports the error with the name of the setting.
  }
  return {
    read: (name) => known[name] ?? readSecrets(file)?.[name] ?? newSecret(),
    stored: Object.keys(known),
  };
}

/**
 * Returns null when the file does not exist.
 * @throws Error when it is damaged: new secrets would invalidate printed receipts
 */
function readSecrets(file: string): Record<string, string> | null {
  try {
    return storedSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    // ENOTDIR: a parent of the file is not a folder. The error of writing the file will report it.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR'].includes(code)) return null;
    const problem = code
      ? `cannot be read (${code}); give the folder to this user`
      : 'is damaged; restore it from a backup, or set your own secrets';
    throw new Error(`DATA_DIR: ${file} ${problem}`, { cause: error });
  }
}

/** Adds the missing secrets. When two processes start at the same time, the second one uses the file of the first. */
function storeSecrets(file: string, known: Record<string, string>): Record<string, string> {
  const made = Object.fromEntries(OWN_SECRETS.map((name) => [name, known[name] ?? newSecret()]));
  const whole = { ...known, ...made };
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(unfinished, `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600 });
    if (Object.keys(known).length > 0) renameSync(unfinished, file);
    else publish(unfinished, file);
    return whole;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return readSecrets(file) ?? whole;
    throw new Error(`DATA_DIR: ${file} cannot be written (${code})`, { cause: error });
  } finally {
    // The write may have failed before the file existed.
    if (existsSync(unfinished)) rmSync(unfinished);
  }
}

/**
 * Publishes the complete file under its name. A hard link never overwrites; file systems without links use a rename.
 */
function publish(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    renameSync(unfinished, file);
  }
}

/**
 * Returns the secrets that belong to the data of this installation, by setting: those of the environment, and the stored
 * ones. Creates none, and leaves out those that do not exist yet.
 */
export function findSecretsOfData(
  env: Record<string, string | undefined>,
  dataDir: string,
): Record<string, readonly string[]> {
  const { read, stored } = findOwnSecrets(dataDir);
  const known = [...OWN_SECRETS, ...PROVIDER_KEYS].flatMap((name): [string, string[]][] => {
    const text = env[name] || (isOwnSecret(name) && stored.includes(name) ? read(name) : '');
    return text ? [[name, list.parse(text)]] : [];
  });
  return Object.fromEntries(known);
}

/** Returns the secrets of this installation by setting. */
function ownSecretsOf(settings: Config): Record<string, readonly string[]> {
  return Object.fromEntries(OWN_SECRETS.map((name) => [name, [settings[name]].flat()]));
}

/** Names that .env may contain for Docker Compose, Node or npm. */
const NAMES_OF_OTHERS =
  /^(?:COMPOSE_|NODE_|NPM_|PUBLISH_ON$|POSTGRES_PASSWORD$|TZ$|CHROMIUM_PATH$)/i;

/** Returns the names in .env of the current folder that are not settings, such as mistyped ones. */
export function findUnknownNames(): string[] {
  if (!existsSync('.env')) return [];
  return Object.keys(parseEnv(readFileSync('.env', 'utf8'))).filter(
    (name) => !(name in SETTINGS) && !NAMES_OF_OTHERS.test(name),
  );
}

/** Reads .env in the current folder. Variables that are already set do not change. Every program calls this first. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

let current: Config | undefined;

/** Returns the configuration of this process, which the first call reads. The API alone calls it in `main.ts`. */
export function config(program?: Program): Config {
  current ??= readConfig(
    process.env,
    createOwnSecrets(process.env.DATA_DIR || SETTINGS.DATA_DIR.sample),
    program,
  );
  return current;
}

/** Returns the text of .env.example. */
export function envExample(): string {
  const lines = [
    '# Every setting, with its default. Copy to .env only what you change. Generated by `npm run generate`.',
  ];
  let group = '';
  for (const [name, entry] of Object.entries(SETTINGS)) {
    if (entry.group !== group) lines.push('', `# — ${entry.group} —`);
    group = entry.group;
    lines.push(`# ${entry.doc}`, `# ${name}=${entry.sample}`);
  }
  return `${lines.join('\n')}\n`;
}

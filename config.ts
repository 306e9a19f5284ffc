/** Every setting of the process, read from the environment once and checked; .env.example is made from it. */
import * as z from 'zod';
import { DEFAULT_LOCALE, LOCALES, isLocale } from '#domain/locales';

/** Published here, so good for trying out only: refused where NODE_ENV is production and PUBLIC_URL is not this machine. */
export const SAMPLE_SECRET = 'sample-secret-that-everyone-can-read-change-me';

type Setting = { schema: z.ZodType; sample: string; doc: string; group: string };

const secret = z.string().min(32, 'at least 32 characters');
/** Addresses of pages begin at "/": a site below a path of another one cannot be. */
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

const setting = <Schema extends z.ZodType>(
  group: string,
  schema: Schema,
  sample: string,
  doc: string,
) => ({ group, schema, sample, doc }) satisfies Setting;

export const SETTINGS = {
  NODE_ENV: setting(
    'Process',
    z.enum(['development', 'production', 'test']),
    'production',
    'development, production or test.',
  ),
  PORT: setting('Process', z.coerce.number().int().min(0).max(65535), '3000', 'Port to listen on.'),
  HOST: setting('Process', z.string().min(1), '0.0.0.0', 'Address to listen on.'),
  LOG_LEVEL: setting(
    'Process',
    z.enum(['silent', 'error', 'warn', 'info', 'debug']),
    'info',
    'How much is logged.',
  ),
  DATA_DIR: setting(
    'Process',
    z.string().min(1),
    './data',
    'The one folder that is written to: database, uploads, pictures in sizes, outbox.',
  ),
  PUBLIC_URL: setting(
    'Address',
    z.union([z.literal(''), origin]),
    '',
    'Where donors reach the site, such as https://give.example.org. Empty: http://localhost:PORT. Links in mails, returns from payment and the check against foreign forms rest on it.',
  ),
  TRUST_PROXY: setting(
    'Address',
    z.enum(['0', '1']).transform((v) => v === '1'),
    '0',
    '1 when a proxy stands in front: the nearest one’s X-Forwarded-Host, X-Forwarded-Proto and X-Request-Id are believed. 0 believes nobody’s.',
  ),
  LOCALES: setting(
    'Content',
    list.pipe(
      z
        .array(z.string().refine(isLocale, `only of ${LOCALES.join(', ')}`))
        .refine(
          (offered) => offered.includes(DEFAULT_LOCALE),
          `${DEFAULT_LOCALE} must be among them`,
        ),
    ),
    LOCALES.join(','),
    'Languages the site offers, of en, ar, tr, id, with en always among them; the first of a visitor’s own wins.',
  ),
  DEMO_CONTENT: setting(
    'Content',
    z.enum(['true', 'false']).transform((v) => v === 'true'),
    'true',
    'Fill an empty database with the invented charity of the demonstration.',
  ),
  SESSION_SECRETS: setting(
    'Secrets',
    list.pipe(z.array(secret).min(1)),
    SAMPLE_SECRET,
    'Sign the cookies. The first signs, all are accepted: put a new one in front to rotate.',
  ),
  CHARITY_API_URL: setting(
    'Charity API',
    z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    '',
    'Another charity API that keeps the contract. Empty: the reference API in this process.',
  ),
  CHARITY_API_CLIENT_ID: setting(
    'Charity API',
    z.string().min(1),
    'storefront',
    'Client id with which system settings are read.',
  ),
  CHARITY_API_CLIENT_SECRET: setting(
    'Charity API',
    secret,
    SAMPLE_SECRET,
    'Secret of that client.',
  ),
  SANDBOX_GATEWAY: setting(
    'Payment',
    z.enum(['true', 'false']).transform((v) => v === 'true'),
    'true',
    'Offer the sandbox gateway, which takes no real money. Shows the demonstration banner.',
  ),
  SANDBOX_SECRET: setting(
    'Payment',
    secret,
    SAMPLE_SECRET,
    'Signs the sandbox gateway’s webhooks.',
  ),
} as const satisfies Record<string, Setting>;

type Settings = { [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']> };
export type Config = Settings & { publicUrl: string; isDemonstration: boolean };

export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(public problems: string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
  }
}

/** @throws ConfigError that lists every problem at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, sample }] of Object.entries(SETTINGS)) {
    const given = env[name];
    const parsed = schema.safeParse(given === undefined || given === '' ? sample : given);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name}: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  const settings = values as Settings;
  const publicUrl = (settings.PUBLIC_URL || `http://localhost:${settings.PORT}`).replace(
    /\/+$/,
    '',
  );
  if (problems.length === 0 && settings.NODE_ENV === 'production' && !isThisMachine(publicUrl)) {
    const secrets = {
      SESSION_SECRETS: settings.SESSION_SECRETS,
      CHARITY_API_CLIENT_SECRET: [settings.CHARITY_API_CLIENT_SECRET],
      SANDBOX_SECRET: settings.SANDBOX_GATEWAY ? [settings.SANDBOX_SECRET] : [],
    };
    for (const [name, value] of Object.entries(secrets)) {
      if (value.includes(SAMPLE_SECRET))
        problems.push(`${name}: still the published sample; make your own, 32 characters or more`);
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...settings, publicUrl, isDemonstration: settings.SANDBOX_GATEWAY };
}

/** A site that only this machine can be sent to is somebody trying it out. */
function isThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

let current: Config | undefined;

/** The configuration of this process, read at first use. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}

/** The text of .env.example. */
export function envExample(): string {
  const lines = [
    '# Every setting, with its default. Copy to .env only what you change. Made by `npm run generate`.',
  ];
  let group = '';
  for (const [name, entry] of Object.entries(SETTINGS)) {
    if (entry.group !== group) lines.push('', `# — ${entry.group} —`);
    group = entry.group;
    lines.push(
      `# ${entry.doc}`,
      `${entry.sample === SAMPLE_SECRET ? '' : '# '}${name}=${entry.sample}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The settings: everything wrong is said at once, and nothing that would put a real site at risk is let through. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ConfigError, readConfig, SAMPLE_SECRET, SETTINGS } from './config';

const OWN = 'x'.repeat(32);
const SECRETS = {
  SESSION_SECRETS: OWN,
  CHARITY_API_SIGNING_SECRETS: OWN,
  CHARITY_API_CLIENT_SECRET: OWN,
  SANDBOX_SECRET: OWN,
};
const PUBLISHED = { NODE_ENV: 'production', PUBLIC_URL: 'https://give.example.org' };

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}

const namesOf = (problems: string[]) => problems.map((problem) => problem.split(':')[0]);

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    publicUrl: 'http://localhost:3000',
    TRUST_PROXY: false,
    LOCALES: ['en', 'ar', 'tr', 'id'],
    isDemonstration: true,
  });
  expect(readConfig({ PORT: '' }).PORT).toBe(3000);
});

test('every problem is listed at once', () => {
  const env = { PORT: 'x', LOG_LEVEL: 'loud', PUBLIC_URL: 'ftp://x', SESSION_SECRETS: 'short' };
  expect(namesOf(problemsOf(env))).toEqual(['PORT', 'LOG_LEVEL', 'PUBLIC_URL', 'SESSION_SECRETS']);
  expect(() => readConfig(env)).toThrow(/4 problem/);
});

test.each([
  ['PUBLIC_URL', 'https://example.org/give'],
  ['PUBLIC_URL', 'https://example.org/?a=b'],
  ['PUBLIC_URL', 'https://example.org#give'],
  ['PUBLIC_URL', 'https://user@example.org'],
  ['LOCALES', 'ar,tr'],
  ['LOCALES', 'en,xx'],
  ['LOCALES', ','],
  ['TRUST_PROXY', '2'],
  ['TRUST_PROXY', 'true'],
  ['ORDERS_PER_ADDRESS', '0'],
  ['ORDERS_PER_EMAIL', '2.5'],
  ['FORM_MIN_AGE', '-1'],
  ['FORM_MIN_AGE', '61'],
  ['ATTACK_MINIMUM', 'OMR'],
  ['ATTACK_MINIMUM', 'OMR:0'],
  ['ATTACK_MINIMUM', 'XAU:5'],
  ['ATTACK_MINIMUM', 'OMR:5.5'],
])('%s=%s is refused', (name, value) => {
  expect(namesOf(problemsOf({ [name]: value }))).toEqual([name]);
});

test('an address may end in a slash, which is not part of it', () => {
  expect(readConfig({ ...SECRETS, PUBLIC_URL: 'https://give.example.org/' }).publicUrl).toBe(
    'https://give.example.org',
  );
});

test('in production the published secrets are refused, each by its name', () => {
  expect(namesOf(problemsOf(PUBLISHED))).toEqual(Object.keys(SECRETS));
  expect(problemsOf({ ...PUBLISHED, ...SECRETS })).toEqual([]);
  expect(
    namesOf(problemsOf({ ...PUBLISHED, ...SECRETS, SESSION_SECRETS: `${OWN},${SAMPLE_SECRET}` })),
  ).toEqual(['SESSION_SECRETS']);
  // Nothing is signed with it then.
  const { SANDBOX_SECRET: _, ...others } = SECRETS;
  expect(problemsOf({ ...PUBLISHED, ...others, SANDBOX_GATEWAY: 'false' })).toEqual([]);
});

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', ''])(
  'a trial at %j may use them',
  (PUBLIC_URL) => {
    expect(problemsOf({ NODE_ENV: 'production', PUBLIC_URL })).toEqual([]);
  },
);

test('the least amount of attack mode is set by currency, and 1 where it is not', () => {
  const leastBy = (ATTACK_MINIMUM: string) => readConfig({ ATTACK_MINIMUM }).ATTACK_MINIMUM;
  expect(leastBy('')).toEqual({ OMR: 5, USD: 5, EUR: 5, GBP: 5 });
  expect(leastBy('OMR:3, USD:10')).toEqual({ OMR: 3, USD: 10, EUR: 1, GBP: 1 });
});

test('.env.example names every setting', () => {
  const text = readFileSync('.env.example', 'utf8');
  const named = [...text.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(SETTINGS));
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, ['STRIPE_WEBHOOK_SECRETS']],
  [{ PAYPAL_CLIENT_ID: 'client' }, ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']],
  [{ XENDIT_CALLBACK_TOKEN: 'token' }, ['XENDIT_SECRET_KEY']],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1,whsec_2' }, []],
])('a provider needs all of its keys: with %j are missing %j', (env, missing) => {
  expect(namesOf(problemsOf(env))).toEqual(missing);
});

/** Tests the settings: all problems are reported together, and unsafe combinations are rejected. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  charityApiSettings,
  type Config,
  type ConfigError,
  createOwnSecrets,
  findOwnSecrets,
  readConfig,
  type ReadOwnSecret,
} from './config';

const OWN = 'Wq7eR2tY9uI4oP6aS1dF8gH3jK5lZ0xC';
const SECRETS = {
  SESSION_SECRETS: OWN,
  CHARITY_API_CLIENT_SECRET: OWN,
  CHARITY_API_SIGNING_SECRETS: OWN,
};
const SAMPLE_SECRET = 'sample-secret-that-everyone-can-read-change-me';
const SAMPLES = Object.fromEntries(Object.keys(SECRETS).map((name) => [name, SAMPLE_SECRET]));
const PUBLIC = { PUBLIC_URL: 'https://give.example.org' };
const STRIPE = { STRIPE_WEBHOOK_SECRETS: 'whsec_1' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
const XENDIT = { XENDIT_CALLBACK_TOKEN: 'token' };

function problemsOf(env: Record<string, string>, ownSecret?: ReadOwnSecret): string[] {
  try {
    readConfig(env, ownSecret);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}

const namesOf = (problems: string[]) => problems.map((problem) => problem.split(':')[0]);

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    publicUrl: 'http://localhost:3000',
    TRUST_PROXY: false,
    LOCALES: ['en', 'ar', 'tr', 'id'],
    DEMO_CONTENT: true,
    TRIAL_PAYMENTS: true,
    HOST: '127.0.0.1',
  });
  expect(readConfig({ PORT: '' }).PORT).toBe(3000);
});

test.each<[Record<string, string>, 'site' | 'api', number]>([
  [{}, 'site', 300],
  [{ TRUST_PROXY: '1' }, 'site', 5_000],
  [{ TRUST_PROXY: '1' }, 'api', 300],
  [{ TRUST_PROXY: '1', SHUTDOWN_NOTICE_MS: '0' }, 'site', 0],
  [{ SHUTDOWN_NOTICE_MS: '12000' }, 'api', 12_000],
])('with %j, the shutdown of the %s has a notice of %d ms', (env, program, noticeMs) => {
  expect(readConfig(env, undefined, program).SHUTDOWN_NOTICE_MS).toBe(noticeMs);
});

test('reports all problems together', () => {
  const env = { PORT: 'x', LOG_LEVEL: 'loud', PUBLIC_URL: 'ftp://x', SESSION_SECRETS: 'short' };
  expect(namesOf(problemsOf(env))).toEqual(['PORT', 'LOG_LEVEL', 'PUBLIC_URL', 'SESSION_SECRETS']);
  expect(() => readConfig(env)).toThrow(/4 problem/);
});

test.each([
  ['PUBLIC_URL', 'https://example.org/give'],
  ['PUBLIC_URL', 'https://user@example.org'],
  ['LOCALES', 'ar,tr'],
  ['LOCALES', 'en,xx'],
  ['TRUST_PROXY', '2'],
  ['ORDERS_PER_ADDRESS', '0'],
  ['ORDERS_PER_EMAIL', '2.5'],
  ['FORM_MIN_AGE', '-1'],
  ['SHUTDOWN_NOTICE_MS', '60001'],
  ['ATTACK_MINIMUM', 'OMR'],
  ['ATTACK_MINIMUM', 'OMR:0'],
  ['ATTACK_MINIMUM', 'OMR:5.5'],
  ['DATABASE_URL', 'mysql://db.example.org/nadawah?sslmode=disable'],
  ['DATABASE_URL', 'postgres://db.example.org/nadawah'],
  ['DATABASE_URL', 'postgres://localhost/nadawah?sslmode=prefer'],
  ['DATABASE_URL', 'postgres://localhost/nadawah?host=db.example.org&sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://localhost/nadawah?host=/var/run/postgresql&host=db.example.org'],
  ['DATABASE_URL', 'postgres://db.example.org/nadawah?sslmode=verify-full&sslmode=prefer'],
  ['DATABASE_URL', 'postgres:///nadawah'],
])('rejects %s=%s', (name, value) => {
  expect(namesOf(problemsOf({ [name]: value }))).toEqual([name]);
});

test.each([
  'postgres://nadawah:secret@localhost:5432/nadawah',
  'postgresql://nadawah@127.0.0.1/nadawah',
  'postgres://nadawah@localhost/nadawah?host=/var/run/postgresql',
  'postgres://nadawah:secret@db.example.org/nadawah?sslmode=verify-full',
  'postgres://nadawah:secret@db/nadawah?sslmode=disable',
])('accepts DATABASE_URL=%s', (DATABASE_URL) => {
  expect(charityApiSettings(readConfig({ ...SECRETS, DATABASE_URL })).databaseUrl).toBe(
    DATABASE_URL,
  );
});

test('names no password of a DATABASE_URL that it rejects', () => {
  const problems = problemsOf({ DATABASE_URL: 'postgres://nadawah:the-password@db.example.org' });
  expect(problems).toHaveLength(1);
  expect(problems.join()).not.toContain('the-password');
});

test('metrics on a port for other machines require a token', () => {
  const other = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  expect(namesOf(problemsOf(other))).toEqual(['METRICS_TOKEN']);
  expect(problemsOf({ ...other, METRICS_TOKEN: OWN })).toEqual([]);
});

test('removes the slash at the end of PUBLIC_URL', () => {
  expect(readConfig({ ...SECRETS, PUBLIC_URL: 'https://give.example.org/' }).publicUrl).toBe(
    'https://give.example.org',
  );
});

describe('reachability of the process', () => {
  test.each([
    [{}, '127.0.0.1'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [PUBLIC, '0.0.0.0'],
    [{ ...PUBLIC, HOST: '127.0.0.1' }, '127.0.0.1'],
    [{ ...PUBLIC, TRUST_PROXY: '1' }, '127.0.0.1'],
    [{ ...PUBLIC, TRUST_PROXY: '1', HOST: '0.0.0.0' }, '0.0.0.0'],
  ])('with %j it listens on %s', (env, host) => {
    expect(readConfig(env).HOST).toBe(host);
  });

  test.each([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '192.168.1.5' }],
    [{ HOST: '127.example.org' }],
    [PUBLIC],
    // A proxy on the same machine can make the site public.
    [{ ...PUBLIC, HOST: '127.0.0.1' }],
  ])('with %j sample secrets are rejected, in every NODE_ENV', (env) => {
    for (const NODE_ENV of ['production', 'development', 'test']) {
      expect(namesOf(problemsOf({ ...env, ...SAMPLES, NODE_ENV }))).toEqual(Object.keys(SECRETS));
      expect(problemsOf({ ...env, ...SECRETS, NODE_ENV })).toEqual([]);
    }
    const SESSION_SECRETS = `${OWN},${SAMPLE_SECRET}`;
    expect(namesOf(problemsOf({ ...env, ...SECRETS, SESSION_SECRETS }))).toEqual([
      'SESSION_SECRETS',
    ]);
  });

  test.each([
    'x'.repeat(40),
    '0123456'.repeat(6),
    'change-me-to-something-that-is-secret',
    'this-is-an-example-of-a-long-secret-value',
    'the-session-secret-of-the-unit-tests',
    'YOUR_SECRET_YOUR_SECRET_YOUR_SECRET',
  ])(
    'with a public URL, the placeholder %j is rejected as a secret',
    (CHARITY_API_CLIENT_SECRET) => {
      expect(namesOf(problemsOf({ ...PUBLIC, ...SECRETS, CHARITY_API_CLIENT_SECRET }))).toEqual([
        'CHARITY_API_CLIENT_SECRET',
      ]);
      expect(problemsOf({ ...SECRETS, CHARITY_API_CLIENT_SECRET })).toEqual([]);
    },
  );

  test.each(['openssl rand -hex 16', 'openssl rand -base64 32'])(
    'accepts the output of %s as a secret of a public site',
    (command) => {
      for (let n = 0; n < 200; n++) {
        const random = command.includes('hex')
          ? randomBytes(16).toString('hex')
          : randomBytes(32).toString('base64');
        expect(problemsOf({ ...PUBLIC, ...SECRETS, CHARITY_API_CLIENT_SECRET: random })).toEqual(
          [],
        );
      }
    },
  );

  test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', ''])(
    'with PUBLIC_URL %j the published sample secrets are accepted',
    (PUBLIC_URL) => {
      expect(problemsOf({ ...SAMPLES, NODE_ENV: 'production', PUBLIC_URL })).toEqual([]);
    },
  );
});

describe('the demonstration', () => {
  test.each([
    [{}, true, true],
    [{ PUBLIC_URL: 'http://localhost:8080' }, true, true],
    [{ DEMO_CONTENT: 'false' }, false, false],
    [{ DEMO_CONTENT: 'false', TRIAL_PAYMENTS: 'true' }, false, true],
    [PUBLIC, false, false],
    [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, false, false],
    [{ ...PUBLIC, DEMO_CONTENT: 'true' }, true, true],
    [{ ...PUBLIC, DEMO_CONTENT: 'true', TRIAL_PAYMENTS: 'false' }, true, false],
    [{ ...PUBLIC, TRIAL_PAYMENTS: 'true' }, false, true],
  ])('with %j, DEMO_CONTENT is %s, TRIAL_PAYMENTS %s', (env, DEMO_CONTENT, TRIAL_PAYMENTS) => {
    expect(readConfig(env)).toMatchObject({
      ...{ DEMO_CONTENT, TRIAL_PAYMENTS },
    });
  });

  test.each([
    { STRIPE_SECRET_KEY: 'sk_live_1', ...STRIPE },
    { STRIPE_SECRET_KEY: 'rk_live_1', ...STRIPE },
    { STRIPE_SECRET_KEY: 'a-key-of-a-new-kind', ...STRIPE },
    PAYPAL,
    { XENDIT_SECRET_KEY: 'xnd_production_1', ...XENDIT },
  ])('is rejected together with the live key of %j', (env) => {
    const off = { DEMO_CONTENT: 'false', TRIAL_PAYMENTS: 'false' };
    for (const address of [PUBLIC, {}]) {
      expect(problemsOf({ ...address, ...env, ...off })).toEqual([]);
      expect(namesOf(problemsOf({ ...address, ...env, ...off, DEMO_CONTENT: 'true' }))).toEqual([
        'DEMO_CONTENT',
      ]);
      expect(namesOf(problemsOf({ ...address, ...env, ...off, TRIAL_PAYMENTS: 'true' }))).toEqual([
        'TRIAL_PAYMENTS',
      ]);
    }
    // Both are on by default without a public URL.
    expect(namesOf(problemsOf(env))).toEqual(['DEMO_CONTENT', 'TRIAL_PAYMENTS']);
    expect(problemsOf({ ...PUBLIC, ...env })).toEqual([]);
  });

  test.each([
    { STRIPE_SECRET_KEY: 'sk_test_1', ...STRIPE },
    { STRIPE_SECRET_KEY: 'rk_test_1', ...STRIPE },
    { ...PAYPAL, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' },
    { ...PAYPAL, PAYPAL_API_URL: 'http://127.0.0.1:4402' },
    { XENDIT_SECRET_KEY: 'xnd_development_1', ...XENDIT },
  ])('is accepted together with the test key of %j', (env) => {
    expect(problemsOf({ ...env, DEMO_CONTENT: 'true' })).toEqual([]);
  });
});

describe('secrets that are not set', () => {
  const dataDir = () => mkdtempSync(join(tmpdir(), 'config-'));
  const secretsOf = (config: Config) =>
    Object.keys(SECRETS).map((name) => [config[name as keyof Config]].flat().join());

  test('are generated once for each installation, in a file that only its owner can read', () => {
    const dir = join(dataDir(), 'data');
    const first = secretsOf(readConfig({ HOST: '0.0.0.0' }, createOwnSecrets(dir)));
    expect(new Set(first).size).toBe(3);
    for (const secret of first) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(['secrets.json']);
    expect(secretsOf(readConfig({}, createOwnSecrets(dir)))).toEqual(first);
    expect(secretsOf(readConfig({}, createOwnSecrets(dataDir())))).not.toEqual(first);
  });

  test('are not generated when all secrets are set', () => {
    const dir = dataDir();
    readConfig(SECRETS, createOwnSecrets(dir));
    expect(readdirSync(dir)).toEqual([]);
  });

  test('are added to the file when a release needs another secret', () => {
    const dir = dataDir();
    writeFileSync(join(dir, 'secrets.json'), JSON.stringify({ SESSION_SECRETS: OWN }));
    const read = readConfig({}, createOwnSecrets(dir));
    expect(read.SESSION_SECRETS).toEqual([OWN]);
    expect(readConfig({}, createOwnSecrets(dir))).toEqual(read);
  });

  test.each(['', '{', '[]', '{"SESSION_SECRETS":"short"}'])(
    'are never replaced: a file that contains %j is an error at start',
    (text) => {
      const dir = dataDir();
      writeFileSync(join(dir, 'secrets.json'), text);
      const problems = problemsOf({}, createOwnSecrets(dir));
      expect(problems).toEqual([expect.stringMatching(/restore it from a backup/)]);
      expect(readFileSync(join(dir, 'secrets.json'), 'utf8')).toBe(text);
    },
  );

  test('are an error when the folder cannot be written', () => {
    const file = join(dataDir(), 'file');
    writeFileSync(file, '');
    const problems = problemsOf({}, createOwnSecrets(join(file, 'below')));
    expect(problems).toEqual([expect.stringMatching(/^DATA_DIR: .*cannot be written/)]);
  });

  test('are one error when this user cannot read the file', () => {
    const file = join(dataDir(), 'secrets.json');
    mkdirSync(file);
    expect(problemsOf({}, findOwnSecrets(join(file, '..')).read)).toEqual([
      `DATA_DIR: ${file} cannot be read (EISDIR); give the folder to this user`,
    ]);
  });

  test('are an error for the client of a charity API on another machine', () => {
    const CHARITY_API_URL = 'https://api.example.org';
    expect(namesOf(problemsOf({ CHARITY_API_URL }))).toEqual(['CHARITY_API_CLIENT_SECRET']);
    expect(problemsOf({ CHARITY_API_URL, CHARITY_API_CLIENT_SECRET: OWN })).toEqual([]);
    expect(problemsOf({ CHARITY_API_URL: 'http://localhost:4000' })).toEqual([]);
  });
});

test('the minimum payment in attack mode is set by currency, with the default 1', () => {
  const minimumOf = (ATTACK_MINIMUM: string) => readConfig({ ATTACK_MINIMUM }).ATTACK_MINIMUM;
  expect(minimumOf('')).toEqual({ OMR: 5, USD: 5, EUR: 5, GBP: 5 });
  expect(minimumOf('OMR:3, USD:10')).toEqual({ OMR: 3, USD: 10, EUR: 1, GBP: 1 });
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, ['STRIPE_WEBHOOK_SECRETS']],
  [{ PAYPAL_CLIENT_ID: 'client' }, ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']],
  [{ XENDIT_CALLBACK_TOKEN: 'token' }, ['XENDIT_SECRET_KEY']],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1,whsec_2' }, []],
  [{ APPLE_TEAM_ID: 'TEAM567890' }, ['APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']],
])('a provider requires all of its keys: for %j the missing keys are %j', (env, missing) => {
  expect(namesOf(problemsOf(env))).toEqual(missing);
});

describe('the private key for the sign-in with Apple', () => {
  const pem = (namedCurve: string) =>
    generateKeyPairSync('ec', { namedCurve }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    }) as string;
  const read = (APPLE_PRIVATE_KEY: string) => ({
    ...{ APPLE_TEAM_ID: 'TEAM567890', APPLE_KEY_ID: 'KEY4567890', APPLE_PRIVATE_KEY },
  });

  test('accepts the private key for Apple in one line', () => {
    const key = pem('P-256');
    const inOneLine = readConfig(read(key.replaceAll('\n', '\\n')));
    expect(charityApiSettings(inOneLine).social).toEqual({
      apple: {
        ...{ teamId: 'TEAM567890', keyId: 'KEY4567890', privateKey: key },
        issuer: 'https://appleid.apple.com',
      },
    });
  });

  test.each(['no key', pem('P-384')])(
    'rejects a private key for Apple that is not for ES256',
    (key) => {
      const problems = problemsOf(read(key));
      expect(new Set(namesOf(problems))).toEqual(new Set(['APPLE_PRIVATE_KEY']));
      expect(problems.join()).not.toContain(key);
    },
  );
});

test('rejects an issuer of social sign-in without https, except on this machine', () => {
  expect(namesOf(problemsOf({ GOOGLE_ISSUER: 'http://accounts.example' }))).toEqual([
    'GOOGLE_ISSUER',
  ]);
  expect(problemsOf({ GOOGLE_ISSUER: 'http://127.0.0.1:4000' })).toEqual([]);
});

/** A complete charity API for tests: its own database, a clock that only the test changes, repeatable random bytes. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { logWithRequestId } from '#api/http/request-id';
import { createCharityApi, type CharityApi } from '#api/app';
import { openDatabase, type OpenDatabase } from '#api/db/open';
import { isEmpty, seed } from '#api/content/seed';
import type { Database } from '#api/db/tables';
import type { AbuseLimits, ApiConfig, ApiDeps } from '#api/deps';
import { LOCALES } from '#domain/locales';
import { openCopy, temporaryFolder, TEST_NOW, testCharityFolder } from './database';
import { DONOR_HEADERS } from '#contract/donor-marks';

export { TEST_NOW } from './database';

export const TEST_CLIENT = { id: 'storefront', secret: 'the-secret-of-the-tests-32-characters' };

/** Tests create many orders at the same instant, so limits are off by default. */
export const NO_LIMITS: AbuseLimits = {
  perAddress: Infinity,
  perEmail: Infinity,
  perSession: Infinity,
  declines: Infinity,
  warnAt: Infinity,
  subscriptions: { perAddress: Infinity, total: Infinity },
  applications: { perEmail: Infinity, perAddress: Infinity, total: Infinity },
  accounts: {
    failedLogins: { perDonor: Infinity, perEmail: Infinity, perAddress: Infinity },
    codes: { perEmail: Infinity, perAddress: Infinity, total: Infinity },
    codeTries: Infinity,
  },
  attackMinimum: { OMR: 5, USD: 5, EUR: 5, GBP: 5 },
};

export type LogLine = { level: 'info' | 'warn' | 'error'; message: string } & Record<
  string,
  unknown
>;

export type TestApi = {
  api: CharityApi;
  db: Kysely<Database>;
  deps: ApiDeps;
  /** All log lines, in order. */
  log: LogLine[];
  clock: { now: Date };
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
};

export type TestApiOptions = {
  config?: Partial<ApiConfig>;
  /** Uses an empty database, without the test charity. */
  empty?: boolean;
  /** An existing database file to open instead of a copy of a template. */
  databasePath?: string;
};

/** Returns settings with trials of the providers, without mail and limits. @param dataDir the folder for pictures */
export const testConfig = (dataDir: string): ApiConfig => ({
  publicUrl: 'https://give.test',
  staffUrl: 'https://give.test/staff',
  locales: LOCALES,
  client: TEST_CLIENT,
  dataDir,
  trials: true,
  providers: {},
  social: {},
  signingSecrets: ['the-signing-secret-of-the-tests-32chs'],
  smtpUrl: null,
  mailsAtOnce: 5,
  limits: NO_LIMITS,
  scenesDir: path.resolve('charity-api/files/scenes'),
  checkReplies: true,
});

const ORIGIN = 'http://api.test';

export async function openTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { db } = await open(options);
  const log: LogLine[] = [];
  const clock = { now: TEST_NOW };
  const deps: ApiDeps = {
    db,
    config: {
      ...testConfig(temporaryFolder('data-')),
      // A test with a mock of a provider on a port needs no trials of the others.
      trials: options.config?.providers === undefined,
      ...options.config,
    },
    now: () => clock.now,
    random: repeatableRandom(),
    // The tests of doctor run the checks themselves.
    checkInstallation: () => Promise.resolve([]),
    log: logWithRequestId({
      info: (fields, message) => void log.push({ ...fields, level: 'info', message }),
      warn: (fields, message) => void log.push({ ...fields, level: 'warn', message }),
      error: (fields, message) => void log.push({ ...fields, level: 'error', message }),
    }),
  };
  const api = createCharityApi(deps);
  return {
    api,
    db,
    deps,
    log,
    clock,
    get: (at, headers = {}) => api.fetch(new Request(ORIGIN + at, { headers })),
    post: (at, body, headers = {}) =>
      api.fetch(
        new Request(ORIGIN + at, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
  };
}

async function open({ databasePath, empty = false }: TestApiOptions): Promise<OpenDatabase> {
  if (databasePath === undefined) return openCopy(empty ? 'empty' : 'filled');
  const opened = await openDatabase(databasePath);
  if (!empty && (await isEmpty(opened.db)))
    await seed(opened.db, { today: TEST_NOW, folder: testCharityFolder() });
  return opened;
}

/** Bytes from a counter: every call is different, every run is the same. */
function repeatableRandom(): (bytes: number) => Buffer {
  let count = 0;
  return (bytes) => {
    const blocks: Buffer[] = [];
    for (let made = 0; made < bytes; made += 32) {
      blocks.push(createHash('sha256').update(`chance ${count++}`).digest());
    }
    return Buffer.concat(blocks).subarray(0, bytes);
  };
}

export const basic = ({ id, secret } = TEST_CLIENT): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

/** The headers with which the storefront names the network of a donor. */
export const fromNetwork = (network: string): Record<string, string> => ({
  [DONOR_HEADERS.client]: basic().authorization!,
  [DONOR_HEADERS.address]: network.padEnd(24, '-'),
});

/** Returns `result` of a response. @throws Error when the request failed */
export async function resultOf<Result>(response: Response | Promise<Response>): Promise<Result> {
  const answer = await response;
  const body = (await answer.json()) as { result: Result };
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return body.result;
}

/** Start of the charity API with a data folder: adds demonstration content, or rejects the database. */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { charityApiSettings, readConfig, type Program } from '#config';
import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from './db/open';
import { openCharityApi } from './index';
import type { LogLine } from '#tests/support/api/api';
import { changeRows, insertRows } from '#tests/support/api/rows';

const PUBLIC = { PUBLIC_URL: 'https://give.example.org' };
/** E-mail address of the demonstration charity. */
const EMAIL = 'care@nadawah.example';
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'charity-'));

function open(
  dataDir: string,
  env: Record<string, string> = {},
  program?: Program,
  log: LogLine[] = [],
) {
  const settings = charityApiSettings(
    readConfig({ DATA_DIR: dataDir, ...env }, undefined, program),
  );
  const note = (level: LogLine['level']) => (fields: object, message: string) =>
    void log.push({ ...fields, level, message });
  return openCharityApi({
    ...settings,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
  });
}

async function contentOf(
  dataDir: string,
  env: Record<string, string> = {},
  program?: Program,
): Promise<string> {
  const api = await open(dataDir, env, program);
  const paths = [
    '/projects',
    '/sliders',
    '/programs',
    '/contact-us-info',
    '/lookups/payment-methods',
  ];
  const answers = paths.map(async (at) =>
    (await api.fetch(new Request(`http://api.test${at}`))).text(),
  );
  const text = (await Promise.all(answers)).join('\n');
  await api.close();
  return text;
}

/** A folder that was filled with the demonstration. Filling one takes seconds. */
const filled = newFolder();
function copyOfFilled(): string {
  const dataDir = newFolder();
  cpSync(filled, dataDir, { recursive: true });
  return dataDir;
}

test('without a public URL, a folder without content is filled with the demonstration, also after trials', async () => {
  await (await open(filled, { DEMO_CONTENT: 'false', TRIAL_PAYMENTS: 'true' })).close();
  const content = await contentOf(filled);
  expect(content).toContain(EMAIL);
  expect(content).toContain('Stripe');
});

test('a folder of an earlier start without its database is rejected', async () => {
  const dataDir = newFolder();
  // A start that fails before it opens the API, such as with a port in use, writes the secrets.
  writeFileSync(path.join(dataDir, 'secrets.json'), '{}');
  await contentOf(dataDir, PUBLIC);
  rmSync(path.join(dataDir, 'charity.db'));
  await expect(open(dataDir)).rejects.toThrow(/charity\.db is missing or empty/);
  expect(existsSync(path.join(dataDir, 'charity.db'))).toBe(false);
});

test('with a public URL, an empty folder stays empty, and no payment method is offered', async () => {
  const dataDir = newFolder();
  const content = await contentOf(dataDir, PUBLIC);
  expect(content).not.toMatch(/nadawah|"id"|"method"/i);
  expect(existsSync(path.join(dataDir, 'charity.db'))).toBe(true);
});

test('with a public URL, a folder with the demonstration is rejected and not changed', async () => {
  const dataDir = copyOfFilled();
  await expect(open(dataDir, PUBLIC)).rejects.toThrow(/invented charity.*DEMO_CONTENT=true/s);
  await expect(open(dataDir, { DEMO_CONTENT: 'false' })).rejects.toThrow(/invented charity/);
  expect(await contentOf(dataDir)).toContain(EMAIL);
});

describe('live keys', () => {
  const OFF = { DEMO_CONTENT: 'false', TRIAL_PAYMENTS: 'false' };
  const LIVE = {
    STRIPE_SECRET_KEY: { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1' },
    PAYPAL_CLIENT_ID: {
      ...{ PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' },
    },
    XENDIT_SECRET_KEY: { XENDIT_SECRET_KEY: 'xnd_production_1', XENDIT_CALLBACK_TOKEN: 'token' },
  };

  test('are rejected at start with a folder that contains the demonstration, also after its name was changed', async () => {
    const dataDir = copyOfFilled();
    const { db, close } = await openDatabase(path.join(dataDir, 'charity.db'));
    await changeRows(
      db,
      'settings',
      { category: 'organisation', key: 'name' },
      { value: '{"en":"Al Noor","ar":"","tr":"","id":""}' },
    );
    await close();
    for (const [name, keys] of Object.entries(LIVE))
      for (const address of [{}, PUBLIC]) {
        const refusal = new RegExp(`invented charity.*not changed.*${name} is a live key`, 's');
        await expect(open(dataDir, { ...address, ...OFF, ...keys })).rejects.toThrow(refusal);
      }
    expect(await contentOf(dataDir)).toContain(EMAIL);
  });

  test('are accepted with an empty folder', async () => {
    const dataDir = newFolder();
    for (const keys of Object.values(LIVE))
      await (await open(dataDir, { ...PUBLIC, ...OFF, ...keys })).close();
  });
});

describe('the API as a separate process, without settings of a storefront', () => {
  const OPEN = { HOST: '0.0.0.0' };
  const api = (env: Record<string, string>) => contentOf(newFolder(), env, 'api');

  test('starts empty and without trials when it listens on all network interfaces', async () => {
    expect(await api(OPEN)).not.toMatch(/nadawah|"id"|"method"/i);
  });

  test.each([
    ['with DEMO_CONTENT=true', { ...OPEN, DEMO_CONTENT: 'true' }],
    ['with a PUBLIC_URL on this machine', { ...OPEN, PUBLIC_URL: 'http://localhost:3000' }],
    ['when HOST is not set', {}],
    ['when HOST is 127.0.0.1', { HOST: '127.0.0.1' }],
  ])('has the settings for the demonstration and trials %s', (_, env) => {
    expect(charityApiSettings(readConfig(env, undefined, 'api'))).toMatchObject({
      demoContent: true,
      trials: true,
    });
  });

  test('rejects a folder with the demonstration, and the error names DEMO_CONTENT=true', async () => {
    const dataDir = copyOfFilled();
    await expect(open(dataDir, OPEN, 'api')).rejects.toThrow(
      /invented charity.*DEMO_CONTENT=true/s,
    );
  });
});

describe('payments that moved no money', () => {
  const OWN = { DEMO_CONTENT: 'false' };
  const TRYING = { ...OWN, TRIAL_PAYMENTS: 'true' };
  const GOING_LIVE = { ...OWN, TRIAL_PAYMENTS: 'false' };

  async function change(dataDir: string, work: (db: OpenDatabase['db']) => Promise<unknown>) {
    const { db, close } = await openDatabase(path.join(dataDir, 'charity.db'));
    await work(db).finally(close);
  }

  /** Inserts a payment. Columns that the check does not read have placeholder values. */
  const pay = (dataDir: string, method: 'Stripe' | 'Bank', at = new Date()) =>
    change(dataDir, async (db) => {
      await sql`pragma foreign_keys = off`.execute(db);
      await insertRows(db, 'payments', {
        ...{ payment_id: `pi_${at.getTime()}`, method, attempt_id: 'a', order_id: 'o' },
        ...{ minor: 500_000, currency: 'OMR', at: at.toISOString(), counted: 1, refunded: 0 },
      });
    });

  const startAndStop = async (dataDir: string, env: Record<string, string>) =>
    (await open(dataDir, env)).close();

  test('a folder with payments of a trial is rejected when trials are off, and not changed', async () => {
    const dataDir = newFolder();
    await startAndStop(dataDir, TRYING);
    await pay(dataDir, 'Stripe');
    const refusal = /paid without money.*new DATA_DIR.*TRIAL_PAYMENTS=true/s;
    await expect(open(dataDir, GOING_LIVE)).rejects.toThrow(refusal);
    await expect(open(dataDir, { ...PUBLIC })).rejects.toThrow(refusal);
    await startAndStop(dataDir, TRYING);
  });

  test('without any, trials can be turned off, and later payments count as real', async () => {
    const dataDir = newFolder();
    await startAndStop(dataDir, TRYING);
    await startAndStop(dataDir, GOING_LIVE);
    await pay(dataDir, 'Stripe');
    await startAndStop(dataDir, GOING_LIVE);
  });

  test('do not include transfers, or payments from before the trials', async () => {
    const dataDir = newFolder();
    await startAndStop(dataDir, GOING_LIVE);
    await pay(dataDir, 'Stripe', new Date(Date.now() - 1_000));
    await startAndStop(dataDir, TRYING);
    await pay(dataDir, 'Bank');
    await startAndStop(dataDir, GOING_LIVE);
  });
});

describe('test keys of a provider while trials are off', () => {
  const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1' };
  async function warnings(env: Record<string, string>) {
    const log: LogLine[] = [];
    await (await open(newFolder(), env, undefined, log)).close();
    return log.filter(({ level }) => level === 'warn');
  }

  test('log a warning at start', async () => {
    expect(await warnings({ ...PUBLIC, ...KEYS })).toMatchObject([
      { keys: ['STRIPE_SECRET_KEY'], message: expect.stringContaining('no money') as string },
    ]);
  });

  test.each<[string, Record<string, string>]>([
    ['no key is set', PUBLIC],
    ['the key is live', { ...PUBLIC, ...KEYS, STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['trials are on', { ...PUBLIC, ...KEYS, TRIAL_PAYMENTS: 'true' }],
  ])('log no warning when %s', async (_, env) => {
    expect(await warnings(env)).toEqual([]);
  });
});

/** Tests the samples of a new demonstration, and that no other database gets them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { days } from '#domain/time/durations';
import { NO_LIMITS, TEST_CLIENT, testConfig } from '#tests/support/api/api';
import { temporaryFolder } from '#tests/support/api/database';
import { openDatabase } from '../db/open';
import { openCharityApi } from '../index';
import { GIFTS } from './gifts';
import { PEOPLE } from './people';

const NOW = new Date('2027-05-05T09:00:00Z');
/** With the keys of a provider, a demonstration has no samples. */
const XENDIT = {
  ...{ secretKey: 'xnd_development_x', callbackToken: 'x', currencies: ['USD'] as const },
  apiUrl: 'http://127.0.0.1:9',
};

type Settings = Parameters<typeof openCharityApi>[0];

/** Opens the API of a data folder, and closes it. Returns the log. */
async function start(dataDir: string, changes: Partial<Settings> = {}) {
  const log: object[] = [];
  const note = (fields: object, message: string) => void log.push({ ...fields, message });
  const api = await openCharityApi({
    ...testConfig(dataDir),
    ...{ client: TEST_CLIENT, limits: NO_LIMITS, trials: true, demoContent: true },
    log: { info: () => undefined, warn: note, error: note },
    now: () => NOW,
    ...changes,
  });
  await api.tick();
  await api.close();
  return log;
}

async function read(dataDir: string) {
  const { db, close } = await openDatabase(path.join(dataDir, 'charity.db'));
  const all = {
    orders: await db.selectFrom('orders').selectAll().orderBy('created_at').execute(),
    lines: await db.selectFrom('order_lines').selectAll().execute(),
    mails: await db.selectFrom('outbox').selectAll().execute(),
    gifts: await db.selectFrom('monthly_gifts').selectAll().execute(),
    applications: await db.selectFrom('applications').selectAll().orderBy('seq').execute(),
    subscriptions: await db.selectFrom('subscriptions').selectAll().execute(),
    figures: await db
      .selectFrom('offerings')
      .select(['id', 'raised', 'gifts'])
      .orderBy('id')
      .execute(),
    payments: await db.selectFrom('payments').selectAll().execute(),
  };
  await close();
  return all;
}

test('a new demonstration has gifts in every state that staff handle, and is not filled twice', async () => {
  const dataDir = temporaryFolder('demonstration-');
  expect(await start(dataDir)).toEqual([]);
  const filled = await read(dataDir);
  const { orders, lines, mails, gifts, applications, subscriptions, figures } = filled;
  const states: Record<string, number> = {};
  for (const { state } of orders) states[state] = (states[state] ?? 0) + 1;
  expect(states).toEqual({
    ...{ paid: 31, awaiting_transfer: 3, under_review: 3, rejected: 1, expired: 1, refunded: 1 },
  });
  expect(orders).toHaveLength(GIFTS.length);
  expect(gifts.map(({ state }) => state)).toEqual(['past_due']);
  const intentions = new Set(lines.map(({ intention }) => intention));
  expect([...intentions].sort()).toEqual(['purification', 'sacrifice', 'sadaqa', 'zakat']);
  expect(new Set(orders.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
  expect(new Set(orders.map(({ method }) => method)).size).toBe(4);
  for (const { created_at } of orders)
    expect(NOW.getTime() - Date.parse(created_at)).toBeLessThan(days(60));
  expect(applications).toHaveLength(5);
  // Lists show the last number first, and call it the newest.
  const times = applications.map((row) => row.created_at);
  expect(times).toEqual([...times].sort());
  expect(subscriptions.filter(({ confirmed_at }) => confirmed_at !== null)).toHaveLength(6);

  // Donors see the figures of the content, with and without samples.
  const plain = temporaryFolder('plain-');
  await start(plain, { providers: { xendit: XENDIT } });
  const without = await read(plain);
  expect(figures).toEqual(without.figures);
  const { orders: none, applications: noneSent, subscriptions: noneLeft } = without;
  expect([none, noneSent, noneLeft]).toEqual([[], [], []]);
  expect(mails.filter(({ sent_at }) => sent_at === null)).toEqual([]);
  expect(existsSync(path.join(dataDir, 'outbox'))).toBe(false);

  expect(await start(dataDir)).toEqual([]);
  expect(await read(dataDir)).toEqual(filled);
});

test('every person is fictional: no address can receive mail', () => {
  for (const { email } of Object.values(PEOPLE)) expect(email).toMatch(/^[a-z]+@donors\.example$/);
});

/** Tests what API processes with one PostgreSQL database share. faults.test.ts kills them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { isEmpty, seed } from '#api/content/seed';
import { inOneStart, runInOneProcess } from '#api/db/leases';
import { DatabaseError, openDatabase, type OpenDatabase } from '#api/db/open';
import { NO_LIMITS, openTestApi, type TestApi } from '#tests/support/api/api';
import { readProof } from '#api/giving/staff/show';
import { smallPdf } from '#tests/support/pdf';
import { connect } from '#api/db/postgres/open';
import { bearer, createAccount, SALMA } from '#tests/support/api/accounts';
import { POSTGRES_VARIABLE, testCharityFolder, TEST_NOW } from '#tests/support/api/database';
import { createOrder, sendProof } from '#tests/support/api/orders';
import { administer, createDatabase, urlOf } from '#tests/support/postgres/copies';
import { hasPgBouncer, startPgBouncer } from '#tests/support/postgres/pgbouncer';

const postgres = process.env[POSTGRES_VARIABLE]!;
const isPoolerInstalled = hasPgBouncer();

type Pooler = Awaited<ReturnType<typeof startPgBouncer>>;

/** Runs the tests with connections to the server, and to a PgBouncer. */
function describeBoth(title: string, tests: (pooled: (url: string) => string) => void): void {
  describe(title, () => tests((url) => url));
  describe.skipIf(!isPoolerInstalled)(`${title}, through PgBouncer in transaction mode`, () => {
    let pooler: Pooler;
    beforeAll(async () => void (pooler = await startPgBouncer(postgres)));
    afterAll(() => pooler.stop());
    tests((url) => pooler.urlOf(url));
  });
}

describe('two APIs with one database', () => {
  let one: TestApi;
  let other: TestApi;
  const failedLogins = { ...NO_LIMITS.accounts.failedLogins, perEmail: 4 };
  const limits = { ...NO_LIMITS, accounts: { ...NO_LIMITS.accounts, failedLogins } };

  beforeAll(async () => {
    const databasePath = await createDatabase(postgres, 'filled');
    [one, other] = await Promise.all([
      openTestApi({ databasePath, config: { limits } }),
      openTestApi({ databasePath, config: { limits } }),
    ]);
  });
  afterAll(() => Promise.all([one.api.close(), other.api.close()]));

  test('share sessions', async () => {
    const tokens = await createAccount(one);
    expect((await other.get('/user/profile', bearer(tokens))).status).toBe(200);
  });

  test('share uploaded files, although each has its own data folder', async () => {
    const order = await createOrder(one, { method: 'Bank' });
    await sendProof(one, order);
    const { base64 } = await readProof(other.deps, order.reference);
    expect(Buffer.from(base64, 'base64').equals(smallPdf())).toBe(true);
  });

  test('share limits: failed sign-ins at both are counted together', async () => {
    const wrong = { email: SALMA.email, password: 'not the password of Salma' };
    const statuses: number[] = [];
    for (const api of [one, other, one, other, one, other])
      statuses.push((await api.post('/users/auth/login', wrong)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
  });
});

describe('the lease of the background jobs', () => {
  let url: string;
  let one: OpenDatabase;
  let other: OpenDatabase;
  beforeAll(async () => {
    url = await createDatabase(postgres, 'empty');
    [one, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
  });
  afterAll(() => Promise.all([one.close(), other.close()]));

  test('lets one process run the jobs at a time, and another one after it', async () => {
    const ran: string[] = [];
    await runInOneProcess(one.db, async ({ isHeld }) => {
      ran.push('one');
      await runInOneProcess(other.db, async () => void ran.push('too early'));
      expect(isHeld()).toBe(true);
    });
    await runInOneProcess(other.db, async () => void ran.push('other'));
    expect(ran).toEqual(['one', 'other']);
  });

  test('ends after 30 s when its process no longer renews it, and the process knows', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await runInOneProcess(one.db, async ({ isHeld }) => {
      await one.db
        .updateTable('leases')
        .set(({ eb }) => ({ ends_at: eb('ends_at', '-', 30_001) }))
        .execute();
      await runInOneProcess(other.db, async () => {
        vi.advanceTimersByTime(30_001);
        expect(isHeld()).toBe(false);
      });
      expect.assertions(1);
    });
  });
});

describeBoth('two starts at the same time', (pooled) => {
  test('create the tables of an empty database, and only one of them fills it', async () => {
    const name = `starts_${randomUUID()}`;
    await administer(postgres, `create database "${name}" template template0`);
    let filled = 0;
    const start = async () => {
      const { db, close } = await openDatabase(pooled(urlOf(postgres, name)));
      await inOneStart(db, async () => {
        if (!(await isEmpty(db))) return;
        await seed(db, { today: TEST_NOW, folder: testCharityFolder() });
        filled += 1;
      }).finally(close);
    };
    await Promise.all([start(), start()]);
    expect(filled).toBe(1);
  });

  test('end with a message for operators when the first one takes too long', async () => {
    const url = pooled(await createDatabase(postgres, 'empty'));
    const one = await openDatabase(url);
    const other = connect(url, 2_000, { max: 1 });
    await inOneStart(one.db, async () => {
      const second = inOneStart(other, () => Promise.resolve(), 1);
      await expect(second).rejects.toThrow(DatabaseError);
      await expect(second).rejects.toThrow(/another process .* start again/);
    });
    expect(await inOneStart(other, () => Promise.resolve('started'))).toBe('started');
    await Promise.all([one.close(), other.destroy()]);
  });
});

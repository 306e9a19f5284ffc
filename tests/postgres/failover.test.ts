/**
 * Tests two API processes whose PostgreSQL server fails over to its replica, stops, or ends connections, while donors pay.
 * The replica is synchronous, and a proxy has the address that both servers share.
 */
import path from 'node:path';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Order } from '#contract/orders';
import { connect } from '#api/db/postgres/open';
import { orderBody, urlOf as pageOf } from '#tests/support/api/orders';
import { administer, urlOf } from '#tests/support/postgres/copies';
import { openProxy, type DatabaseProxy } from '#tests/support/postgres/proxy';
import { startPostgres, type PostgresServer } from '#tests/support/postgres/server';
import { openStripeMock, type StripeMock } from '#tests/support/providers/stripe';
import { expectInvariants } from '../faults/invariants';
import { install, type Installation, type RunningApi } from '../faults/killable-api';

const DONORS = 30;
/** In ms. */
const RETRY_AFTER = 200;
const MAX_ERRORS_AFTER = 15_000;
const pause = (ms = RETRY_AFTER) => new Promise((resume) => setTimeout(resume, ms));
const STOPPED_FOR = 10_000;
const REPLICATED = { wal_level: 'replica', max_wal_senders: '4', synchronous_commit: 'on' };

let primary: PostgresServer;
let replica: PostgresServer;
let proxy: DatabaseProxy;
let stripe: StripeMock;
let site: Installation;
let apis: [RunningApi, RunningApi];

const socketOf = ({ folder }: PostgresServer) => path.join(folder, '.s.PGSQL.5432');

beforeAll(async () => {
  primary = await startPostgres({ settings: REPLICATED });
  await administer(primary.folder, 'create database site');
  await primary.kill();
  replica = await startPostgres({
    copyOf: primary.folder,
    settings: { ...REPLICATED, primary_conninfo: `host=${primary.folder} user=postgres` },
    files: { 'standby.signal': '' },
  });
  await primary.start();
  await administer(primary.folder, `alter system set synchronous_standby_names = '*'`);
  await administer(primary.folder, 'select pg_reload_conf()');
  await vi.waitUntil(() => isSynchronous(primary.folder), 20_000);
  proxy = await openProxy(socketOf(primary));
  stripe = await openStripeMock({
    deliver: (request) => apis[0].deliver(request),
    publicUrl: 'https://give.test',
  });
  const databaseUrl = `postgres://postgres@127.0.0.1:${proxy.port}/site`;
  site = await install({ stripe: stripe.settings }, databaseUrl);
  apis = [await site.start(), await site.start()];
});
afterAll(async () => {
  for (const api of apis ?? []) api.child.kill('SIGKILL');
  await site?.remove();
  await stripe?.close();
  proxy?.close();
  await Promise.all([primary?.stop(), replica?.stop()]);
});

async function isSynchronous(server: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(server, 'postgres') });
  await client.connect();
  const { rows } = await client.query(
    `select 1 from pg_stat_replication where sync_state = 'sync'`,
  );
  await client.end();
  return rows.length === 1;
}

/** Donors who give one gift after the other until `stop`, each at both processes in turn. */
class Crowd {
  readonly seen: Order[] = [];
  keys = 0;
  paid = 0;
  /** When a request failed last, in ms. */
  lastError = 0;
  readonly errors = new Map<string, number>();
  slowest = 0;
  private isOver = false;
  private readonly working = [
    ...Array.from({ length: DONORS }, () => this.giveUntilOver()),
    ...apis.map((api) => this.tickUntilOver(api)),
  ];

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.working);
  }

  /** Runs the background jobs, as a site does every few seconds. */
  private async tickUntilOver(api: RunningApi): Promise<void> {
    while (!this.isOver) {
      await api.tick();
      await pause();
    }
  }

  private async giveUntilOver(): Promise<void> {
    while (!this.isOver) {
      const key = `gift-of-the-crowd-${Date.now()}-${(this.keys += 1)}`;
      const headers = { 'idempotency-key': key };
      const order = await this.ask('/user/orders', orderBody({ method: 'Stripe' }), headers);
      this.seen.push(order);
      const page = stripe.books.session(pageOf(order).split('/').at(-1)!);
      stripe.books.approve(page);
      for (;;) {
        const returned = await this.ask(`/user/orders/${order.token}/confirm`, {});
        if (returned.state === 'paid') break;
      }
      this.seen.push({ ...order, state: 'paid' });
      this.paid += 1;
    }
  }

  /** Repeats a request until the API responds without an error, at the other process each time. */
  private async ask(at: string, body: object, headers?: Record<string, string>): Promise<Order> {
    for (let tries = this.keys; ; tries += 1) {
      const begun = performance.now();
      const answer = await apis[tries % 2]!.post(at, body, headers);
      this.slowest = Math.max(this.slowest, performance.now() - begun);
      if (answer && answer.status < 300)
        return (JSON.parse(answer.text) as { result: Order }).result;
      this.lastError = performance.now();
      const name = `${answer?.status} ${answer?.text.slice(0, 80)}`;
      this.errors.set(name, (this.errors.get(name) ?? 0) + 1);
      await pause();
    }
  }

  async untilPaid(more: number): Promise<void> {
    const goal = this.paid + more;
    await vi.waitUntil(() => this.paid >= goal, { timeout: 60_000 });
  }
}

let crowd: Crowd;
const all: Order[] = [];

async function expectNothingLost() {
  await crowd.stop();
  all.push(...crowd.seen);
  console.log({ paid: crowd.paid, errors: crowd.errors, slowest: crowd.slowest });
  for (const api of apis) await api.tick();
  const database = await site.database();
  const { db } = database;
  try {
    const charged = [...stripe.books.intents.values()].map(({ id, amount, currency }) => ({
      ...{ id, minor: amount, currency: currency.toUpperCase() },
    }));
    const acknowledged = all.map(({ token, locale, state }) => ({ token, locale, state }));
    await expectInvariants({ db, charged, acknowledged });
    const orders = await db.selectFrom('orders').select(['state']).execute();
    expect(orders.filter(({ state }) => state !== 'paid')).toEqual([]);
    expect(orders).toHaveLength(stripe.books.sessions.size);
    expect(orders).toHaveLength(stripe.books.intents.size);
    const mails = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    expect(mails).toEqual([]);
    const { rows } = await sql`select query, state from pg_stat_activity
      where datname = 'site' and (state like 'idle in transaction%' or wait_event_type = 'Lock')`.execute(
      db,
    );
    expect(rows).toEqual([]);
  } finally {
    await database.close();
  }
}

test('a write that reaches the replica is rejected as busy, and its connection is not used again', async () => {
  const db = connect(urlOf(replica.folder, 'site'), 1_000, { max: 1 });
  const session = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid;
  const before = await session();
  const write = db.insertInto('settings').values({ category: 'test', key: 'a', value: 'a' });
  await expect(write.execute()).rejects.toMatchObject({ code: 'request.busy' });
  expect(await session()).not.toBe(before);
  await db.destroy();
});

test('a failover to the replica loses nothing, and errors end within 15 s', async () => {
  crowd = new Crowd();
  await crowd.untilPaid(DONORS);
  proxy.pause();
  await primary.kill();
  proxy.moveTo(socketOf(replica));
  // Donors reach the replica before it is promoted.
  await vi.waitUntil(() => crowd.errors.size > 0, 20_000);
  await administer(replica.folder, 'select pg_promote()');
  const promotedAt = performance.now();
  await crowd.untilPaid(DONORS);
  console.log('failover', crowd.lastError - promotedAt, performance.now() - promotedAt);
  expect(crowd.lastError - promotedAt).toBeLessThan(MAX_ERRORS_AFTER);
  await expectNothingLost();
});

test('a server that is stopped for 10 s loses nothing', async () => {
  crowd = new Crowd();
  await crowd.untilPaid(DONORS);
  await replica.kill();
  await pause(STOPPED_FOR);
  await replica.start();
  const startedAt = performance.now();
  await crowd.untilPaid(DONORS);
  console.log('stop', crowd.lastError - startedAt, performance.now() - startedAt);
  expect(crowd.lastError - startedAt).toBeLessThan(MAX_ERRORS_AFTER);
  await expectNothingLost();
});

test('connections that end while donors pay lose nothing', async () => {
  crowd = new Crowd();
  for (let round = 0; round < 6; round += 1) {
    await crowd.untilPaid(DONORS / 3);
    await administer(
      replica.folder,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'site'`,
    );
  }
  await crowd.untilPaid(DONORS);
  await expectNothingLost();
});

/**
 * Tests two API processes whose PostgreSQL server fails over to its replica, stops, or ends connections, while donors pay.
 * The replica is synchronous, and a proxy has the address that both servers share.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Order } from '#contract/orders';
import { seconds } from '#domain/time/durations';
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
const MAX_FAILING_MS = seconds(15);
/** In ms. How long donors wait before they try again, and how long the background jobs rest. */
const PAUSE_MS = 200;
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
  await vi.waitUntil(() => isSynchronous(primary.folder), { timeout: 20_000 });
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

/** Donors who give one gift after the other, at both processes in turn, and the background jobs of both. */
class Crowd {
  /** The orders as responses returned them. */
  readonly seen: Order[] = [];
  gifts = 0;
  paid = 0;
  /** When the last request failed, in ms. */
  failedAt = 0;
  private isOver = false;
  private readonly working = [
    ...Array.from({ length: DONORS }, () => this.giveUntilOver()),
    ...apis.map((api) => this.runJobsUntilOver(api)),
  ];

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.working);
  }

  async untilPaid(more: number): Promise<void> {
    const goal = this.paid + more;
    await vi.waitUntil(() => this.paid >= goal, { timeout: 60_000 });
  }

  private async runJobsUntilOver(api: RunningApi): Promise<void> {
    while (!this.isOver) {
      await api.tick();
      await pause(PAUSE_MS);
    }
  }

  private async giveUntilOver(): Promise<void> {
    while (!this.isOver) {
      const key = `gift-of-a-crowd-${randomUUID()}`;
      const headers = { 'idempotency-key': key };
      this.gifts += 1;
      const order = await this.ask('/user/orders', orderBody({ method: 'Stripe' }), headers);
      this.seen.push(order);
      stripe.books.approve(stripe.books.session(pageOf(order).split('/').at(-1)!));
      let returned: Order;
      do returned = await this.ask(`/user/orders/${order.token}/confirm`, {});
      while (returned.state !== 'paid');
      this.seen.push(returned);
      this.paid += 1;
    }
  }

  /** Repeats a request at the other process until it succeeds. */
  private async ask(at: string, body: object, headers?: Record<string, string>): Promise<Order> {
    for (let tries = this.gifts; ; tries += 1) {
      const answer = await apis[tries % 2]!.post(at, body, headers);
      if (answer && answer.status < 300)
        return (JSON.parse(answer.text) as { result: Order }).result;
      if (answer && answer.status < 500) throw new Error(answer.text);
      this.failedAt = performance.now();
      await pause(PAUSE_MS);
    }
  }
}

const seen: Order[] = [];
let gifts = 0;

async function expectNothingLost(crowd: Crowd): Promise<void> {
  await crowd.stop();
  seen.push(...crowd.seen);
  gifts += crowd.gifts;
  const { db, close } = await site.database();
  try {
    const charged = [...stripe.books.intents.values()].map(({ id, amount, currency }) => ({
      ...{ id, minor: amount, currency: currency.toUpperCase() },
    }));
    expect(charged).toHaveLength(gifts);
    await expectInvariants({ db, charged, acknowledged: seen });
    const orders = await db.selectFrom('orders').select('state').execute();
    expect(orders).toEqual(Array.from({ length: gifts }, () => ({ state: 'paid' })));
    const { rows } = await sql`select state, query from pg_stat_activity where datname = 'site'
      and (state like 'idle in transaction%' or wait_event_type = 'Lock')`.execute(db);
    expect(rows).toEqual([]);
    // A mail that is written and not marked would be sent again. Marking it is tried for 20 s.
    const unsent = db.selectFrom('outbox').select('id').where('sent_at', 'is', null);
    const unmarked = async () => {
      const written = readdirSync(path.join(site.dataDir, 'outbox'));
      return (await unsent.execute()).filter(({ id }) => written.includes(`${id}.eml`));
    };
    await expect.poll(unmarked, { timeout: 30_000 }).toEqual([]);
  } finally {
    await close();
  }
}

test('a write that reaches the replica is rejected as busy, and its connection is not used again', async () => {
  const db = connect(urlOf(replica.folder, 'site'), 1_000, { max: 1 });
  const session = () => sql`select pg_backend_pid() as pid`.execute(db);
  const { rows: before } = await session();
  const write = db.insertInto('settings').values({ category: 'test', key: 'a', value: 'a' });
  await expect(write.execute()).rejects.toMatchObject({ code: 'request.busy' });
  expect((await session()).rows).not.toEqual(before);
  await db.destroy();
});

test('a failover to the replica loses no order, and requests succeed again within 15 s', async () => {
  const crowd = new Crowd();
  await crowd.untilPaid(DONORS);
  proxy.pause();
  await primary.kill();
  proxy.moveTo(socketOf(replica));
  // Donors reach the replica before it is promoted.
  await vi.waitUntil(() => crowd.failedAt > 0, { timeout: 20_000 });
  await administer(replica.folder, 'select pg_promote()');
  const promotedAt = performance.now();
  await crowd.untilPaid(DONORS);
  expect(crowd.failedAt - promotedAt).toBeLessThan(MAX_FAILING_MS);
  await expectNothingLost(crowd);
});

test('a server that is stopped for 10 s loses no order', async () => {
  const crowd = new Crowd();
  await crowd.untilPaid(DONORS);
  await replica.kill();
  await pause(seconds(10));
  await replica.start();
  const startedAt = performance.now();
  await crowd.untilPaid(DONORS);
  expect(crowd.failedAt - startedAt).toBeLessThan(MAX_FAILING_MS);
  await expectNothingLost(crowd);
});

test('connections that end while donors pay lose no order', async () => {
  const crowd = new Crowd();
  for (let round = 0; round < 6; round += 1) {
    await crowd.untilPaid(DONORS / 3);
    await administer(
      replica.folder,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'site'`,
    );
  }
  await crowd.untilPaid(DONORS);
  await expectNothingLost(crowd);
});

/**
 * Tests the set-up for several machines while donors pay: nginx, three storefronts, two charity APIs, PgBouncer, and
 * PostgreSQL with a synchronous replica. Each process is killed in turn, and the database loses connections, stops, and
 * fails over. A proxy has the address that both database servers share.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seed } from '#api/content/seed';
import { openDatabase } from '#api/db/open';
import { connect } from '#api/db/postgres/open';
import type { Database } from '#api/db/tables';
import { quickItem } from '#domain/cart';
import { money } from '#domain/money';
import { seconds } from '#domain/time/durations';
import { temporaryFolder, testCharityFolder } from '#tests/support/api/database';
import { CookieJar } from '#tests/support/cookie-jar';
import { administer, urlOf } from '#tests/support/postgres/copies';
import { hasPgBouncer, startPgBouncer } from '#tests/support/postgres/pgbouncer';
import { openProxy, type DatabaseProxy } from '#tests/support/postgres/proxy';
import { startPostgres, type PostgresServer } from '#tests/support/postgres/server';
import { openProviders, type Providers } from '#tests/support/providers/all';
import { freePort, startServer, type RunningServer } from '#tests/support/server';
import { expectInvariants } from '../faults/invariants';
import { askProxy, HOST, programOf, startProxy } from '../faults/real-proxies';
import { hiddenFields } from '../load/donation';

const nginx = programOf('nginx');
const isPoolerInstalled = hasPgBouncer();
const ORIGIN = `https://${HOST}`;
const DONORS = 60;
/** Receipts that donors must see during each fault, and after it. */
const RECEIPTS = 10;
/** Commits that lose their connection. */
const CUT_COMMITS = 10;
const AMOUNT = money(2_500, 'OMR');
const REPLICATED = { wal_level: 'replica', max_wal_senders: '4', synchronous_commit: 'on' };
/** In ms. How long donors and the provider wait before they try again. */
const PAUSE_MS = 200;
/** Only a failing test waits so long. */
const PATIENT = { timeout: 180_000, interval: 50 };
vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

type Process = { port: number; running: RunningServer; start: () => Promise<RunningServer> };

let primary: PostgresServer;
let replica: PostgresServer;
/** The database on the server that accepts writes. */
let db: Kysely<Database>;
let proxy: DatabaseProxy;
let pooler: Awaited<ReturnType<typeof startPgBouncer>> | undefined;
let providers: Providers;
let storefronts: Process[];
let apis: Process[];
let site: Awaited<ReturnType<typeof startProxy>>;
let dataDir: string;

const socketOf = ({ folder }: PostgresServer) => path.join(folder, '.s.PGSQL.5432');
const open = ({ folder }: PostgresServer) => connect(urlOf(folder, 'site'), 1_000, { max: 2 });

async function startDatabases(): Promise<void> {
  primary = await startPostgres({ settings: REPLICATED });
  await administer(primary.folder, 'create database site');
  const { db: empty, close } = await openDatabase(urlOf(primary.folder, 'site'));
  // The processes have the clock of this machine.
  await seed(empty, { today: new Date(), folder: testCharityFolder() });
  await close();
  await primary.kill();
  replica = await startPostgres({
    copyOf: primary.folder,
    settings: {
      ...{ ...REPLICATED, wal_retrieve_retry_interval: '500' },
      primary_conninfo: `host=${primary.folder} user=postgres`,
    },
    files: { 'standby.signal': '' },
  });
  await primary.start();
  await administer(primary.folder, `alter system set synchronous_standby_names = '*'`);
  await administer(primary.folder, 'select pg_reload_conf()');
  db = open(primary);
  const replicas = sql`select 1 from pg_stat_replication where sync_state = 'sync'`;
  await vi.waitUntil(async () => (await replicas.execute(db)).rows.length === 1, PATIENT);
}

async function startProcess(program: string, env: Record<string, string>): Promise<Process> {
  const port = await freePort();
  const own = { ...env, PORT: String(port) };
  const start = () => startServer({ program: [program], content: 'empty', env: own });
  return { port, start, running: await start() };
}

function kill({ running }: Process): Promise<void> {
  process.kill(running.pid, 'SIGKILL');
  return running.stop();
}

beforeAll(async () => {
  await startDatabases();
  if (!nginx) return;
  proxy = await openProxy(socketOf(primary));
  if (isPoolerInstalled) pooler = await startPgBouncer(primary.folder, proxy.port);
  providers = await openProviders(ORIGIN, { postbox });
  dataDir = temporaryFolder('faults-');
  const apiPort = await freePort();
  const direct = `postgres://postgres@127.0.0.1:${proxy.port}/site`;
  const env = {
    ...{ PUBLIC_URL: ORIGIN, HOST: '127.0.0.1', TRUST_PROXY: '1', DEMO_CONTENT: 'true' },
    ...{ ...providers.settings, DATA_DIR: dataDir },
    SESSION_SECRETS: 'the-session-secret-of-several-processes',
    CHARITY_API_CLIENT_SECRET: 'the-client-secret-of-several-processes',
    CHARITY_API_SIGNING_SECRETS: 'the-signing-secret-of-several-processes',
  };
  const ofApi = { ...env, DATABASE_URL: pooler?.urlOf(direct) ?? direct };
  apis = await Promise.all([1, 2].map(() => startProcess('build/api.js', ofApi)));
  const ofStorefront = { ...env, CHARITY_API_URL: `http://127.0.0.1:${apiPort}` };
  storefronts = await Promise.all(
    [1, 2, 3].map(() => startProcess('build/server.js', ofStorefront)),
  );
  const ports = (processes: Process[]) => processes.map(({ port }) => port);
  const several = { storefronts: ports(storefronts), apis: ports(apis), apiPort };
  site = await startProxy('nginx', nginx, 0, several);
});
afterAll(async () => {
  await site?.stop();
  await Promise.all([...(storefronts ?? []), ...(apis ?? [])].map(kill));
  await providers?.close();
  await pooler?.stop();
  proxy?.close();
  await db?.destroy();
  await Promise.all([primary?.stop(), replica?.stop()]);
});

let posted = 0;
const accepted: Promise<void>[] = [];
/** Loses every third webhook, and repeats the others until the site accepts them. */
const postbox = {
  waiting: [],
  deliver: () => Promise.resolve([]),
  post: (make: () => Request) => {
    posted += 1;
    if (posted % 3 !== 0) accepted.push(deliver(make));
  },
};

async function deliver(make: () => Request): Promise<void> {
  const request = make();
  const headers = Object.fromEntries(request.headers);
  const to = new URL(request.url).pathname;
  const body = await request.text();
  while ((await ask(to, { method: 'POST', headers, body }))?.status !== 200) await pause(PAUSE_MS);
}

/** Returns null when the connection ended without a response. */
const ask = (to: string, how: Parameters<typeof askProxy>[2]) =>
  askProxy(site.ports, to, how).catch(() => null);

/** A browser without scripts. It repeats a step as long as the site does not respond to it, as donors do. */
class Donor {
  /** Requests of all donors that the site did not respond to. */
  static failures = 0;
  private readonly cookies = new CookieJar();

  /** Follows redirects. Returns the HTML of the page, or the URL of a page of another site. */
  async load(target: string, form?: Record<string, string>): Promise<string> {
    const { origin, pathname, search } = new URL(target, ORIGIN);
    if (origin !== ORIGIN) return target;
    for (;;) {
      const type = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN };
      const reply = await ask(pathname + search, {
        headers: { cookie: this.cookies.header, ...(form && type) },
        ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
      });
      this.cookies.receive(reply?.headers['set-cookie']);
      const location = reply?.headers.location;
      if (location) return this.load(location);
      if (reply && reply.status < 400) return reply.body;
      if (reply && reply.status < 500) throw new Error(`${target}: ${reply.status} ${reply.body}`);
      Donor.failures += 1;
      await pause(PAUSE_MS);
    }
  }
}

/** Donors who give one gift after the other until the test stops them. */
class Crowd {
  /** Orders as donors saw them. */
  readonly seen: { token: string; state: string; locale: string }[] = [];
  gifts = 0;
  receipts = 0;
  private isOver = false;
  private readonly working = Array.from({ length: DONORS }, async () => {
    while (!this.isOver) await this.give((this.gifts += 1));
  });

  stop(): Promise<unknown> {
    this.isOver = true;
    return Promise.all(this.working);
  }

  async untilReceipts(more = RECEIPTS): Promise<void> {
    const goal = this.receipts + more;
    const failed = Promise.all(this.working);
    await Promise.race([failed, vi.waitUntil(() => this.receipts >= goal, PATIENT)]);
  }

  private async give(number: number): Promise<void> {
    const donor = new Donor();
    const name = `Donor ${number}`;
    const gift = { amount: AMOUNT, category: 'emergency_health', method: 'Stripe' } as const;
    const itemData = JSON.stringify(quickItem(gift, `gift${number}`));
    const checkout = await donor.load(`/en/checkout?${new URLSearchParams({ itemData })}`);
    const payment = await donor.load('/en/checkout', {
      ...hiddenFields(checkout, 'pay-form'),
      ...{ name, email: `donor-${number}@example.org`, method: 'Stripe' },
    });
    const { books } = providers.stripe;
    const page = books.session(payment.split('/').at(-1)!);
    const token = new URL(page.successUrl).pathname.split('/').at(-1)!;
    this.seen.push({ token, state: 'pending_payment', locale: 'en' });
    books.approve(page);
    // Every second donor closes the browser. The others return in two tabs, whose requests confirm the order together.
    if (number % 2 === 0) return;
    const tabs = () => Promise.all([donor.load(page.successUrl), donor.load(page.successUrl)]);
    let receipts: string[];
    do receipts = await tabs();
    while (!receipts.every((html) => html.includes(name)));
    this.seen.push({ token, state: 'paid', locale: 'en' });
    this.receipts += 1;
  }
}

test('a write that reaches the replica is rejected as busy, and its connection is not used again', async () => {
  const readOnly = connect(urlOf(replica.folder, 'site'), 1_000, { max: 1 });
  const session = () => sql`select pg_backend_pid() as pid`.execute(readOnly);
  const { rows: before } = await session();
  const write = readOnly.insertInto('settings').values({ category: 'test', key: 'a', value: 'a' });
  await expect(write.execute()).rejects.toMatchObject({ code: 'request.busy' });
  expect((await session()).rows).not.toEqual(before);
  await readOnly.destroy();
});

describe.skipIf(!nginx)('while 60 donors pay', () => {
  let crowd: Crowd;
  let raisedBefore: number;

  beforeAll(async () => {
    raisedBefore = await raised();
    crowd = new Crowd();
    await crowd.untilReceipts();
  });

  async function raised(): Promise<number> {
    const { rows } = await sql<{ sum: number }>`select sum(raised) from offerings`.execute(db);
    return rows[0]!.sum;
  }

  const killAndRestart = async (one: Process) => {
    await kill(one);
    await crowd.untilReceipts();
    one.running = await one.start();
  };

  test.each([0, 1, 2])('storefront %i and the API of the same number are killed', async (at) => {
    const killed = [storefronts[at]!, ...apis.slice(at, at + 1)];
    await Promise.all(killed.map(killAndRestart));
  });

  test('connections end during commits', async () => {
    let cut = 0;
    const cutCommits = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = 'site' and state = 'active' and query = 'commit'`;
    await vi.waitUntil(
      async () => (cut += (await cutCommits.execute(db)).rows.length) >= CUT_COMMITS,
      { ...PATIENT, interval: 1 },
    );
    await crowd.untilReceipts();
  });

  test('PostgreSQL stops for 10 s', async () => {
    await primary.kill();
    await pause(seconds(10));
    await primary.start();
    await crowd.untilReceipts();
  });

  test('PostgreSQL fails over to its replica', async () => {
    // Packets to the server are lost, as when its machine has lost its power.
    proxy.pause();
    await db.destroy();
    await primary.kill();
    const before = Donor.failures;
    proxy.moveTo(socketOf(replica));
    // Donors reach the replica before it is promoted.
    await vi.waitUntil(() => Donor.failures > before, PATIENT);
    await administer(replica.folder, 'select pg_promote()');
    db = open(replica);
    await crowd.untilReceipts();
  });

  test('afterwards, each gift counts once, and no order is lost, doubled or pending', async () => {
    await crowd.stop();
    await Promise.all(accepted);
    // The time until the background jobs check an order at its provider again.
    const pending = db.selectFrom('orders').where('state', '!=', 'paid');
    await db.updateTable('orders').set({ next_check: '' }).where('state', '!=', 'paid').execute();
    await expect.poll(() => pending.select('reference').execute(), PATIENT).toEqual([]);
    const orders = await db.selectFrom('orders').selectAll().execute();
    expect(orders.map(({ donor_email }) => donor_email).sort()).toEqual(
      Array.from({ length: crowd.gifts }, (_, n) => `donor-${n + 1}@example.org`).sort(),
    );
    const charged = [...providers.stripe.books.intents.values()].map(
      ({ id, amount, currency }) => ({
        ...{ id, minor: amount, currency: currency.toUpperCase() },
      }),
    );
    expect(charged).toHaveLength(crowd.gifts);
    await expectInvariants({ db, charged, acknowledged: crowd.seen });
    await expect.poll(raised, PATIENT).toBe(raisedBefore + crowd.gifts * AMOUNT.minor);

    // The time after which another process sends the mails that a killed one has claimed.
    await db.updateTable('outbox').set({ due_at: '' }).where('sent_at', 'is', null).execute();
    const mails = db.selectFrom('outbox').select('id');
    const unsent = mails.where('sent_at', 'is', null);
    await expect.poll(() => unsent.execute(), PATIENT).toEqual([]);
    // A process that was killed while it wrote a mail leaves its draft.
    const files = readdirSync(path.join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
    expect(files.sort()).toEqual((await mails.execute()).map(({ id }) => `${id}.eml`).sort());

    const stuck = sql`select state, query from pg_stat_activity where datname = 'site'
      and (state like 'idle in transaction%' or wait_event_type = 'Lock')`;
    await expect.poll(async () => (await stuck.execute(db)).rows, PATIENT).toEqual([]);
  });
});

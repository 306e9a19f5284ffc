/** Kills the API with SIGKILL at every step of an order and during parallel requests: nothing is lost or duplicated. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CreateOrderInput, Order } from '#contract/orders';
import type { OrderStep } from '#api/deps';
import { openDatabase } from '#api/db/open';
import { seed } from '#api/content/seed';
import { testCharityFolder } from '#tests/support/api/database';
import { LINE, orderBody } from '#tests/support/api/orders';
import type { Command, Report } from '../support/order-server';

// The tests start and kill processes. Each needs a second on an idle machine, and more on a busy one.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;
let program: string;
/** A process that has loaded its code and waits for the command to open the database. */
let warm: Promise<ChildProcess>;
/** The running process. Each kill is followed by a new one. */
let server: Server;
let raisedBefore: number;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'charity-kill-'));
  program = await bundle();
  warm = load();
  const { db, close } = await openDatabase(path.join(dataDir, 'charity.db'));
  await seed(db, { today: new Date(), folder: testCharityFolder() });
  raisedBefore = await raised(db);
  await close();
  server = await Server.open();
});
afterAll(async () => {
  for (const child of [await warm, server.child]) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * Bundles the server into one JavaScript file. Otherwise each of a dozen processes would compile all TypeScript again.
 */
async function bundle(): Promise<string> {
  const outfile = path.resolve('node_modules/.cache/tests/order-server.mjs');
  await build({
    entryPoints: ['tests/support/order-server.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outfile,
  });
  return outfile;
}

async function load(): Promise<ChildProcess> {
  const child = fork(program);
  await reported(child, 'loaded');
  return child;
}

async function reported<Is extends Report['is']>(child: ChildProcess, is: Is) {
  for (;;) {
    const [report] = (await once(child, 'message')) as [Report];
    if (report.is === is) return report as Extract<Report, { is: Is }>;
  }
}

class Server {
  private constructor(
    readonly child: ChildProcess,
    private readonly port: number,
    readonly dead: Promise<unknown>,
  ) {}

  static async open(): Promise<Server> {
    const child = await warm;
    warm = load();
    const dead = once(child, 'exit');
    child.send({ do: 'open', dataDir } satisfies Command);
    const { port } = await reported(child, 'listening');
    return new Server(child, port, dead);
  }

  /** Makes the process kill itself when it reaches this step. */
  async arm(dieAt: OrderStep): Promise<void> {
    this.child.send({ do: 'arm', dieAt } satisfies Command);
    await reported(this.child, 'armed');
  }

  kill(): Promise<unknown> {
    this.child.kill('SIGKILL');
    return this.dead;
  }

  tick(): void {
    this.child.send({ do: 'tick' } satisfies Command);
  }

  /** Returns null when the process died before it responded. */
  async post(at: string, body: unknown, headers: Record<string, string> = {}) {
    const form = body instanceof URLSearchParams;
    return fetch(`http://127.0.0.1:${this.port}${at}`, {
      method: 'POST',
      redirect: 'manual',
      headers: form ? headers : { 'content-type': 'application/json', ...headers },
      body: form ? body : JSON.stringify(body),
    })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => null);
  }

  async give({ key, body }: OrderRequest): Promise<Order | null> {
    const answer = await this.post('/user/orders', body, { 'idempotency-key': key });
    if (!answer) return null;
    expect(answer).toMatchObject({ status: 201 });
    return (JSON.parse(answer.text) as { result: Order }).result;
  }

  async approve(order: Order): Promise<void> {
    if (order.next.kind !== 'redirect')
      throw new Error(`The order does not redirect: ${order.next.kind}`);
    const { pathname } = new URL(order.next.url);
    const page = await (await fetch(`http://127.0.0.1:${this.port}${pathname}`)).text();
    const guard = /name="guard" value="([^"]+)"/.exec(page)![1]!;
    await this.post(pathname, new URLSearchParams({ decision: 'approve', guard }));
  }

  async comeBack({ token }: Order): Promise<Order | null> {
    const answer = await this.post(`/user/orders/${token}/confirm`, {});
    return answer && (JSON.parse(answer.text) as { result: Order }).result;
  }
}

type OrderRequest = { key: string; body: CreateOrderInput };
const orderRequests: OrderRequest[] = [];
function newOrderRequest(method: 'Sandbox' | 'Bank'): OrderRequest {
  const made = { key: `killed-order-${orderRequests.length + 1000}`, body: orderBody({ method }) };
  orderRequests.push(made);
  return made;
}

/** Seed of the random numbers, so that a failure can be reproduced. */
let chance = 42;
const draw = (below: number) => (chance = (chance * 48_271) % 2_147_483_647) % below;

const ORDER_STEPS = [
  'order:before-commit',
  'order:after-commit',
  'payment:started',
  'order:before-answer',
] as const;

describe('killing the API', () => {
  test.each(ORDER_STEPS.map((step, i) => [step, i % 2 === 0 ? 'Sandbox' : 'Bank'] as const))(
    'a retry after a kill at %s creates no second order (%s)',
    async (step, method) => {
      const mine = newOrderRequest(method);
      await server.arm(step);
      expect(await server.give(mine)).toBeNull();
      await server.dead;
      server = await Server.open();
      const order = await server.give(mine);
      expect(order?.next.kind).toBe(method === 'Bank' ? 'transfer' : 'redirect');
      expect(await server.give(mine)).toEqual(order);
    },
  );

  test.each(['settle:before-commit', 'settle:after-commit'] as const)(
    'after a kill at %s the order is paid once and has one receipt',
    async (step) => {
      const order = await server.give(newOrderRequest('Sandbox'));
      await server.approve(order!);
      await server.arm(step);
      expect(await server.comeBack(order!)).toBeNull();
      await server.dead;
      server = await Server.open();
      expect((await server.comeBack(order!))?.state).toBe('paid');
      // Kills the process between sending the mail and marking it as sent.
      await server.arm('mail:written');
      server.tick();
      await server.dead;
      server = await Server.open();
    },
  );

  test.each([1, 2, 3, 4])(
    'orders that were confirmed before a kill during 20 parallel orders are unchanged, run %i',
    async () => {
      const rush = Array.from({ length: 20 }, (_, i) =>
        newOrderRequest(i % 2 === 0 ? 'Sandbox' : 'Bank'),
      );
      const last = 1 + draw(12);
      let answered = 0;
      const before = await Promise.all(
        rush.map(async (mine) => {
          const order = await server.give(mine);
          if (order && (answered += 1) === last) await server.kill();
          return order;
        }),
      );
      expect(answered).toBeGreaterThanOrEqual(last);
      server = await Server.open();
      const after = await Promise.all(rush.map((mine) => server.give(mine)));
      // A retry returns the order that was returned before the kill.
      before.forEach((order, i) => order && expect(after[i]).toEqual(order));
    },
  );

  test('after all kills the database has each order, payment and receipt once', async () => {
    await server.kill();
    const { db, close } = await openDatabase(path.join(dataDir, 'charity.db'));
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    const orders = await db.selectFrom('orders').selectAll().execute();
    expect(orders.map((order) => order.idempotency_key).sort()).toEqual(
      orderRequests.map(({ key }) => key).sort(),
    );
    const sessions = await db.selectFrom('sandbox_sessions').select('attempt_id').execute();
    expect(sessions).toHaveLength(orders.filter(({ method }) => method === 'Sandbox').length);
    const attempts = await db.selectFrom('payment_attempts').select('id').execute();
    expect(attempts).toHaveLength(orders.length);
    const paid = orders.filter(({ state }) => state === 'paid');
    expect(paid).toHaveLength(2);
    expect((await raised(db)) - raisedBefore).toBe(paid.length * LINE.total);
    const mails = await db.selectFrom('outbox').select(['id', 'kind']).execute();
    expect(mails.filter(({ kind }) => kind === 'receipt')).toHaveLength(2);
    const written = await readdir(path.join(dataDir, 'outbox'));
    expect(written.length).toBeGreaterThan(0);
    expect(mails.map(({ id }) => `${id}.eml`)).toEqual(expect.arrayContaining(written));
    await close();
  });
});

async function raised(db: Awaited<ReturnType<typeof openDatabase>>['db']): Promise<number> {
  const { raised } = await db
    .selectFrom('offerings')
    .select('raised')
    .where('id', '=', LINE.offeringId)
    .executeTakeFirstOrThrow();
  return raised;
}

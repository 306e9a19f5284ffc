/** Kills the API with SIGKILL at every step of an order and during parallel requests: nothing is lost or duplicated. */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTrials } from '#api/payments/trial';
import { testConfig } from '#tests/support/api/api';
import { LINE, orderBody } from '#tests/support/api/orders';
import { expectInvariants } from './invariants';
import { install, type Installation, type OrderRequest, type RunningApi } from './killable-api';
import { randomNumbers, runs } from './run';
import { oneRow } from '#tests/support/api/rows';

// The tests start and kill processes. Each needs a second on an idle machine, and more on a busy one.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Installation;
/** The running process. Each kill is followed by a new one. */
let server: RunningApi;
let raisedBefore: number;

beforeAll(async () => {
  site = await install();
  const { db, close } = await site.database();
  raisedBefore = await raised(db);
  await close();
  server = await site.start();
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await site.remove();
});

const orderRequests: OrderRequest[] = [];
function newOrderRequest(method: 'Stripe' | 'Bank'): OrderRequest {
  const made = { key: `killed-order-${orderRequests.length + 1000}`, body: orderBody({ method }) };
  orderRequests.push(made);
  return made;
}

const draw = randomNumbers(21);

describe('killing the API', () => {
  // kill-provider.test.ts has the steps of an order by card.
  test.each(['order:before-commit', 'order:before-answer'] as const)(
    'a retry after a kill at %s creates no second order by transfer',
    async (step) => {
      const mine = newOrderRequest('Bank');
      await server.arm(step);
      expect(await server.give(mine)).toBeNull();
      await server.dead;
      server = await site.start();
      const order = await server.give(mine);
      expect(order?.next.kind).toBe('transfer');
      expect(await server.give(mine)).toEqual(order);
    },
  );

  test('after a kill between sending the receipt and marking it as sent there is one receipt', async () => {
    const order = await server.give(newOrderRequest('Stripe'));
    await server.approve(order!);
    expect((await server.comeBack(order!))?.state).toBe('paid');
    await server.arm('mail:written');
    void server.tick();
    await server.dead;
    server = await site.start();
  });

  test.each(Array.from({ length: runs(2, 200) }, (_, n) => n + 1))(
    'orders that were confirmed before a kill during 20 parallel orders are unchanged, run %i',
    async () => {
      const rush = Array.from({ length: 20 }, (_, i) =>
        newOrderRequest(i % 2 === 0 ? 'Stripe' : 'Bank'),
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
      server = await site.start();
      const after = await Promise.all(rush.map((mine) => server.give(mine)));
      // A retry returns the order that was returned before the kill.
      before.forEach((order, i) => order && expect(after[i]).toEqual(order));
    },
  );

  test('after all kills the database has each order, payment and receipt once', async () => {
    await server.kill();
    const { db, close } = await site.database();
    await expectInvariants({ db });
    const orders = await db.selectFrom('orders').selectAll().execute();
    expect(orders.map((order) => order.idempotency_key).sort()).toEqual(
      orderRequests.map(({ key }) => key).sort(),
    );
    const { log } = console;
    const trials = createTrials({
      ...{ db, config: testConfig(site.dataDir), now: () => new Date(), random: randomBytes },
      log: { info: log, warn: log, error: log },
    });
    expect(await trials.change(({ sessions }) => sessions.size)).toBe(
      orders.filter(({ method }) => method === 'Stripe').length,
    );
    const attempts = await db.selectFrom('payment_attempts').select('id').execute();
    expect(attempts).toHaveLength(orders.length);
    const paid = orders.filter(({ state }) => state === 'paid');
    expect(paid).toHaveLength(1);
    expect((await raised(db)) - raisedBefore).toBe(paid.length * LINE.total);
    const mails = await db.selectFrom('outbox').select(['id', 'kind']).execute();
    expect(mails.filter(({ kind }) => kind === 'receipt')).toHaveLength(1);
    const written = await readdir(path.join(site.dataDir, 'outbox'));
    expect(written.length).toBeGreaterThan(0);
    expect(mails.map(({ id }) => `${id}.eml`)).toEqual(expect.arrayContaining(written));
    await close();
  });
});

async function raised(db: Awaited<ReturnType<Installation['database']>>['db']): Promise<number> {
  const { raised } = await oneRow(db, 'offerings', { id: LINE.offeringId });
  return raised;
}

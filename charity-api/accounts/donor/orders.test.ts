/** Tests a donor's lists of orders and monthly gifts: which orders they contain, their pages, and their queries. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sql, type KyselyPlugin } from 'kysely';
import type { MonthlyGift } from '#contract/monthly';
import type { CreateOrderInput, Order } from '#contract/orders';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { readResult, signedIn, type TestDonor } from '#tests/support/api/donor-account';
import {
  approveOrder,
  advanceClock,
  confirmOrder,
  createOrder,
  fetchOrder,
  newKey,
  orderBody,
  submitDecision,
  createPaidOrder,
} from '#tests/support/api/orders';
import { testPlan } from '#tests/support/api/sqlite-only';
import { oneRow } from '#tests/support/api/rows';
import { listOrders } from './giving';
import { newestOrders } from './ownership';

const api = apiOfEachTest();
let donor: TestDonor;
let other: TestDonor;
beforeEach(async () => {
  donor = await signedIn(api);
  other = await signedIn(api, { email: 'other@example.org' });
});

type Paged<Item> = { total: number; data: Item[] };
const list = async <Item = Order>(path: string, { headers }: TestDonor = donor) =>
  (await readResult<Paged<Item>>(await api.get(path, headers))).result;
const references = async (of: TestDonor, query = '') =>
  (await list(`/user/orders${query}`, of)).data.map(({ reference }) => reference);
const guest = (email: string) => ({ donor: { name: 'A guest', email } });

async function createAs(
  headers: Record<string, string>,
  changes: Partial<CreateOrderInput> = guest('third@example.org'),
) {
  const body = orderBody(changes);
  const response = await api.post('/user/orders', body, {
    'idempotency-key': newKey(),
    ...headers,
  });
  return (await readResult<Order>(response)).result;
}
const accountOf = async ({ token }: Order) =>
  (await oneRow(api.db, 'orders', { token })).account_id;

describe('an order', () => {
  test('an order belongs to the account of the signed-in donor, for any e-mail address', async () => {
    const order = await createAs(donor.headers, guest(other.account.email));
    expect(await accountOf(order)).toBe(donor.account.id);
    expect(await references(donor)).toEqual([order.reference]);
    expect(await references(other)).toEqual([]);
  });

  test.each([
    ['an invalid access token', { authorization: 'Bearer a.b.c' }],
    ['basic authentication', { authorization: 'Basic YTpi' }],
  ])('an order with %s has no account', async (_, headers) => {
    expect(await accountOf(await createAs(headers))).toBeNull();
  });

  test('the order of a guest belongs to the account with its e-mail address, in any letter case', async () => {
    const order = await createOrder(api, guest('Salma@Example.ORG'));
    await createOrder(api, guest('salma@example.org.evil.test'));
    expect(await references(donor)).toEqual([order.reference]);
    expect(await references(other)).toEqual([]);
  });

  test('each later order of a monthly gift belongs to the account of the first', async () => {
    const order = await createAs(donor.headers);
    expect(order.monthlyGift).toBeNull();
    const monthly = { interval: 'month', ...guest('third@example.org') } as const;
    await approveOrder(api, await createAs(donor.headers, monthly));
    api.clock.now = new Date('2026-04-12T06:00:00Z');
    for (let ticks = 0; ticks < 3; ticks += 1) await api.api.tick();
    const rows = await api.db.selectFrom('orders').select('account_id').execute();
    expect(rows).toEqual(rows.map(() => ({ account_id: donor.account.id })));
    expect(rows).toHaveLength(3);
  });
});

describe('the list of orders', () => {
  test('lists pages of orders, newest first, as GET /user/orders/{token} returns them', async () => {
    const made: Order[] = [];
    for (let count = 0; count < 12; count += 1) {
      // Two orders each have the same time.
      if (count % 2 === 0) advanceClock(api, 1_000);
      made.push(count % 3 === 0 ? await createAs(donor.headers) : await createOrder(api));
    }
    await approveOrder(api, made[11]!);
    const newest = made.map(({ reference }) => reference).reverse();
    expect(await references(donor)).toEqual(newest.slice(0, 9));
    expect(await references(donor, '?offset=9')).toEqual(newest.slice(9));
    const { total, data } = await list('/user/orders?limit=100');
    expect(total).toBe(12);
    expect(data).toEqual(await Promise.all(data.map((order) => fetchOrder(api, order))));
  });

  testPlan('the query of the orders uses one index for each source and sorts nothing', async () => {
    const compiled = newestOrders(donor.account, { offset: 0, limit: 9 }).compile(api.db);
    const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(
      compiled.sql.replaceAll('?', () => 'null'),
    )}`.execute(api.db);
    const details = plan.rows.map(({ detail }) => detail).join('\n');
    expect(details).toContain('USING INDEX orders_account (account_id=?)');
    expect(details).toContain('USING INDEX orders_donor (<expr>=?)');
    expect(details).not.toMatch(/SCAN orders|TEMP B-TREE/);
  });

  test('the list of nine orders needs as many queries as the list of one', async () => {
    const countQueries = async () => {
      const queries: string[] = [];
      const plugin: KyselyPlugin = {
        transformQuery: ({ node }) => {
          queries.push(node.kind);
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      };
      const deps = { ...api.deps, db: api.db.withPlugin(plugin) };
      const donorOf = { accountId: donor.account.id, sessionId: '' };
      const page = { offset: 0, limit: 9 };
      const { data } = await listOrders({ deps, providers: new Map() }, donorOf, page);
      return [data.length, queries.length];
    };
    await createOrder(api);
    const [, once] = await countQueries();
    for (let count = 0; count < 8; count += 1) await createOrder(api);
    expect(await countQueries()).toEqual([9, once]);
    // The queries of account, page, total, attempts and lines. Unchanged orders have no payments.
    expect(once).toBe(5);
  });
});

describe('the list of monthly gifts', () => {
  const tokens = async (of: TestDonor) =>
    (await list<MonthlyGift>('/user/monthly-gifts', of)).data.map(({ token }) => token);

  test('lists the monthly gifts of the donor, newest first, as GET /user/monthly-gifts/{token} returns them', async () => {
    const first = await createPaidOrder(api, { interval: 'month' });
    advanceClock(api, 1_000);
    const second = await createOrder(api, { interval: 'month' });
    await createOrder(api);
    expect(await tokens(donor)).toEqual([second.monthlyGift, first.monthlyGift]);
    expect(await tokens(other)).toEqual([]);
    const { total, data } = await list<MonthlyGift>('/user/monthly-gifts?limit=1&offset=1');
    const shown = await api.get(`/user/monthly-gifts/${first.monthlyGift}`);
    expect([total, data[0]]).toEqual([2, (await readResult<MonthlyGift>(shown)).result]);
  });

  test('omits monthly gifts whose first payment failed, and duplicates', async () => {
    const order = await createOrder(api, { interval: 'month' });
    await submitDecision(api, order, 'decline');
    await confirmOrder(api, order);
    expect(await tokens(donor)).toEqual([]);
    await api.db.updateTable('monthly_gifts').set({ state: 'active' }).execute();
    expect(await tokens(donor)).toEqual([order.monthlyGift]);
    await api.db.updateTable('monthly_gifts').set({ stop_due_at: order.createdAt }).execute();
    expect(await tokens(donor)).toEqual([]);
  });
});

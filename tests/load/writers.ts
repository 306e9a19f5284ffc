/**
 * Whole orders at charity APIs that share a PostgreSQL database, without a storefront: created, paid at the mock of Stripe,
 * and settled. Each case is also measured with one lock for all writers, in the same run.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Agent } from 'node:http';
import type { Order } from '#contract/orders';
import { freePort, NO_LIMITS } from '#tests/support/server';
import { administer, urlOf } from '#tests/support/postgres/copies';
import { startPostgres } from '#tests/support/postgres/server';
import type { Figure } from '../bench/figures';
import { startProcess } from '../bench/process';
import { openAgent, send } from './client';
import { distantDatabase } from './distant-database';
import { percentile } from './samples';
import { openSlowStripe, stripeSettings } from './site';

const DATABASE = 'writers';
const SECRET = 'a-secret-of-the-load-test-and-of-no-site';
const AUTHORIZATION = `Basic ${Buffer.from(`storefront:${SECRET}`).toString('base64')}`;
const METRICS_TOKEN = 'a-token-of-the-load-test-and-of-no-site';
/** Donors who give one order after the other. */
const DONORS = 40;

const PROCESSES = JSON.parse(process.env.W_P ?? '[1,2,4]') as number[];
/** What a round trip to the database takes longer, in ms. */
const DELAYS = JSON.parse(process.env.W_D ?? '[0,1,3]') as number[];
const LOCKS = ['one lock', 'locks of rows'] as const;

type Case = { processes: number; delayMs: number; lock: (typeof LOCKS)[number] };
type Result = { perSecond: number; p95: number; failed: number; repeated: number; orders: number };

export async function measureWriters(folder: string, seconds: number): Promise<Figure[]> {
  const server = await startPostgres();
  try {
    await administer(server.folder, `create database ${DATABASE}`);
    const figures: Figure[] = [];
    const measured = new Map<string, Result>();
    for (const delayMs of DELAYS)
      for (const processes of PROCESSES)
        for (const lock of LOCKS) {
          const results = await measureCase(server.folder, folder, seconds, {
            ...{ processes, delayMs, lock },
          });
          for (const [campaigns, result] of results) {
            const name = `${campaigns}, ${processes} ${processes === 1 ? 'process' : 'processes'}, ${delayMs} ms, ${lock}`;
            measured.set(name, result);
            figures.push({
              ...{ name, value: result.perSecond, unit: 'a second' },
              detail: `95 % within ${result.p95.toFixed(0)} ms, ${result.repeated} repeated, ${result.failed} failed of ${result.orders}`,
            });
            console.log(figures.at(-1));
          }
        }
    return [...figures, ...ratiosOf(measured)];
  } finally {
    await server.stop();
  }
}

/** The goals: figures with locks of rows as multiples of those with one lock. */
function ratiosOf(measured: ReadonlyMap<string, Result>): Figure[] {
  const of = (name: string) => measured.get(name)!;
  const ratio = (name: string, one: string, other: string): Figure => ({
    ...{ name, value: of(one).perSecond / of(other).perSecond, unit: '×' },
  });
  const rows = [...measured].filter(([name]) => name.endsWith('locks of rows'));
  const sum = (key: 'failed' | 'repeated' | 'orders') =>
    rows.reduce((total, [, result]) => total + result[key], 0);
  return [
    ratio(
      '1 ms, one process against one with one lock',
      'one campaign, 1 process, 1 ms, locks of rows',
      'one campaign, 1 process, 1 ms, one lock',
    ),
    ratio(
      '3 ms, four processes against one with one lock',
      'one campaign, 4 processes, 3 ms, locks of rows',
      'one campaign, 1 process, 3 ms, one lock',
    ),
    { name: 'use cases run again', value: (sum('repeated') / sum('orders')) * 100, unit: '%' },
    { name: 'orders that failed', value: sum('failed'), unit: 'requests' },
  ];
}

async function measureCase(
  socketFolder: string,
  folder: string,
  seconds: number,
  { processes, delayMs, lock }: Case,
): Promise<[campaigns: string, result: Result][]> {
  const distant = await distantDatabase(join(socketFolder, '.s.PGSQL.5432'), delayMs);
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const stripe = await openSlowStripe(publicUrl, 0);
  const apis: Awaited<ReturnType<typeof startProcess>>[] = [];
  try {
    for (let n = 0; n < processes; n += 1)
      apis.push(
        await startProcess(['build/api.js'], '/content-version', {
          ...{ ...NO_LIMITS, ...stripeSettings(stripe.url), LOG_LEVEL: 'error' },
          ...{ DATABASE_URL: `postgres://postgres@127.0.0.1:${distant.port}/${DATABASE}` },
          ...{ DATA_DIR: join(folder, 'writers'), PUBLIC_URL: publicUrl, DEMO_CONTENT: 'true' },
          ...{ CHARITY_API_CLIENT_SECRET: SECRET, SESSION_SECRETS: SECRET, METRICS_TOKEN },
          ...(n === 0 && { PORT: String(port) }),
          ...(lock === 'one lock' && { NODE_OPTIONS: '--import ./tests/load/one-writer.mjs' }),
        }),
      );
    const origins = apis.map(({ origin }) => origin);
    const campaigns = await campaignsIn(socketFolder);
    const results: [string, Result][] = [];
    for (const [name, ids] of [
      ['one campaign', campaigns.slice(0, 1)],
      [`${campaigns.length} campaigns`, campaigns],
    ] as const) {
      await giveFor(origins, ids, 2);
      results.push([name, await giveFor(origins, ids, seconds)]);
    }
    return results;
  } finally {
    for (const api of apis) await api.stop();
    stripe.close();
    distant.close();
  }
}

/** Campaigns and funds without a limit. */
async function campaignsIn(socketFolder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: urlOf(socketFolder, DATABASE) });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id from offerings where unit is null and status = 'open' and intentions like '%sadaqa%'
      and price is null and kind in ('campaign', 'fund') order by id limit 50`,
  );
  await client.end();
  return rows.map(({ id }) => id);
}

async function giveFor(
  origins: readonly string[],
  campaigns: readonly string[],
  seconds: number,
): Promise<Result> {
  const agent = openAgent();
  const before = await repeatedAt(origins);
  const tookMs: number[] = [];
  let failed = 0;
  let begun = 0;
  const start = performance.now();
  const give = async () => {
    while (performance.now() - start < seconds * 1_000) {
      const n = begun++;
      const campaign = campaigns[n % campaigns.length]!;
      if (!(await giveOrder(agent, origins[n % origins.length]!, campaign, tookMs))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: DONORS }, give));
  const elapsed = (performance.now() - start) / 1_000;
  const repeated = (await repeatedAt(origins)) - before;
  agent.destroy();
  return {
    ...{ perSecond: (begun - failed) / elapsed, p95: percentile(tookMs, 0.95) },
    ...{ failed, repeated, orders: begun },
  };
}

async function giveOrder(
  agent: Agent,
  origin: string,
  offeringId: string,
  tookMs: number[],
): Promise<boolean> {
  const id = randomBytes(9).toString('hex');
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const begun = performance.now();
    const reply = await send(origin + path, {
      ...{ agent, method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', authorization: AUTHORIZATION, ...headers },
    });
    tookMs.push(performance.now() - begun);
    if (reply.status >= 300 || reply.status === 0) return null;
    return (JSON.parse(reply.body.toString()) as { result: Order }).result;
  };
  const line = { offeringId, total: 10_000, quantity: 1, intention: 'sadaqa' };
  const body = {
    ...{ locale: 'en', currency: 'OMR', method: 'Stripe', lines: [line], expectedTotal: 10_000 },
    ...{ donor: { name: 'Salim', email: `${id}@example.org` } },
    checkout: { cart: `cart-of-${id}-of-the-load-test`, form: `form-of-${id}-of-the-load-test` },
  };
  const order = await call('/user/orders', body, { 'idempotency-key': `key-of-${id}` });
  if (order?.next.kind !== 'redirect') return false;
  await send(order.next.url, { agent, method: 'POST', body: 'decision=approve' });
  const settled = await call(`/user/orders/${order.token}/confirm`, {});
  return settled?.state === 'paid';
}

/** Use cases that ran again, in all processes. */
async function repeatedAt(origins: readonly string[]): Promise<number> {
  let total = 0;
  for (const origin of origins) {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${origin}/metrics`, { headers })).text();
    total += Number(/database_busy_total\{result="repeated"\} (\d+)/.exec(text)?.[1] ?? 0);
  }
  return total;
}

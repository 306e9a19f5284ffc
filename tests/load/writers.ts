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
import { openProxy } from '#tests/support/postgres/proxy';
import { startPostgres } from '#tests/support/postgres/server';
import type { Figure } from '../bench/figures';
import { startProcess } from '../bench/process';
import { openAgent, send } from './client';
import { percentile, tally } from './samples';
import { openSlowStripe, stripeSettings } from './site';

const DATABASE = 'writers';
const SECRET = 'a-secret-of-the-load-test-and-of-no-site';
const AUTHORIZATION = `Basic ${Buffer.from(`storefront:${SECRET}`).toString('base64')}`;
const METRICS_TOKEN = 'a-token-of-the-load-test-and-of-no-site';
/** Donors who give one order after the other. */
const DONORS = 40;

const ONE = 'one campaign';
const PROCESSES = [1, 2, 4];
/** Added to each round trip to the database, in ms. */
const DELAYS = [0, 1, 3];

type Case = { processes: number; delayMs: number; hasOneLock: boolean };
type Result = {
  perSecond: number;
  p95: number;
  repeated: number;
  orders: number;
  failures: string[];
};
/** By the number of campaigns. */
type Results = Map<string, Result>;

export async function measureWriters(folder: string, seconds: number): Promise<Figure[]> {
  const server = await startPostgres();
  try {
    await administer(server.folder, `create database ${DATABASE}`);
    const figures: Figure[] = [];
    const measured: { one: Results; rows: Results; processes: number; delayMs: number }[] = [];
    for (const delayMs of DELAYS)
      for (const processes of PROCESSES) {
        const measure = (hasOneLock: boolean) =>
          measureCase(server.folder, folder, seconds, { processes, delayMs, hasOneLock });
        const [one, rows] = [await measure(true), await measure(false)];
        measured.push({ one, rows, processes, delayMs });
        for (const [campaigns, result] of rows)
          figures.push({
            name: `${campaigns}, ${delayMs} ms, ${processes} API${processes > 1 ? 's' : ''}`,
            ...{ value: result.perSecond, unit: 'a second' },
            detail: `with one lock ${described(one.get(campaigns)!)}; with locks of rows ${described(result)}`,
          });
      }
    const of = (processes: number, delayMs: number) =>
      measured.find((one) => one.processes === processes && one.delayMs === delayMs)!;
    const speed = (results: Results) => results.get(ONE)!.perSecond;
    const all = measured.flatMap(({ rows }) => [...rows.values()]);
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    const orders = sum(all.map((one) => one.orders));
    return [
      ...figures,
      {
        ...{ name: '1 ms, one API against one with one lock', unit: '×' },
        value: speed(of(1, 1).rows) / speed(of(1, 1).one),
      },
      {
        ...{ name: '3 ms, four APIs against one with one lock', unit: '×' },
        value: speed(of(4, 3).rows) / speed(of(1, 3).one),
      },
      {
        ...{ name: 'use cases that ran again', unit: '%' },
        value: (sum(all.map(({ repeated }) => repeated)) / orders) * 100,
      },
      {
        ...{ name: 'orders that failed', unit: 'donations' },
        value: sum(all.map(({ failures }) => failures.length)),
        detail: `of ${orders}`,
      },
    ];
  } finally {
    await server.stop();
  }
}

const described = ({ perSecond, p95, repeated, failures }: Result) =>
  `${perSecond.toFixed(1)} (95 % within ${p95.toFixed(0)} ms, ${repeated} ran again, ${failures.length} failed${
    failures.length > 0 ? `: ${tally(failures)}` : ''
  })`;

async function measureCase(
  socketFolder: string,
  folder: string,
  seconds: number,
  { processes, delayMs, hasOneLock }: Case,
): Promise<Results> {
  const distant = await openProxy(join(socketFolder, '.s.PGSQL.5432'), delayMs);
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
          ...(hasOneLock && { NODE_OPTIONS: '--import ./tests/load/one-writer.mjs' }),
        }),
      );
    const origins = apis.map(({ origin }) => origin);
    const campaigns = await campaignsIn(socketFolder);
    const results: Results = new Map();
    for (const [name, ids] of [
      [ONE, campaigns.slice(0, 1)],
      [`${campaigns.length} campaigns`, campaigns],
    ] as const) {
      await giveFor(origins, ids, 2);
      results.set(name, await giveFor(origins, ids, seconds));
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
  const failures: string[] = [];
  let begun = 0;
  const start = performance.now();
  const give = async () => {
    while (performance.now() - start < seconds * 1_000) {
      const n = begun++;
      const campaign = campaigns[n % campaigns.length]!;
      const failure = await giveOrder(agent, origins[n % origins.length]!, campaign, tookMs);
      if (failure !== null) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: DONORS }, give));
  const elapsed = (performance.now() - start) / 1_000;
  const repeated = (await repeatedAt(origins)) - before;
  agent.destroy();
  return {
    ...{ perSecond: (begun - failures.length) / elapsed, p95: percentile(tookMs, 0.95) },
    ...{ failures, repeated, orders: begun },
  };
}

/** @returns null when the order is paid, otherwise the call that failed, with its status or the state of the order */
async function giveOrder(
  agent: Agent,
  origin: string,
  offeringId: string,
  tookMs: number[],
): Promise<string | null> {
  const id = randomBytes(9).toString('hex');
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const begun = performance.now();
    const reply = await send(origin + path, {
      ...{ agent, method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', authorization: AUTHORIZATION, ...headers },
    });
    tookMs.push(performance.now() - begun);
    const { result } = JSON.parse(reply.body.toString() || '{}') as { result?: Order };
    return { status: reply.status, order: result };
  };
  const line = { offeringId, total: 10_000, quantity: 1, intention: 'sadaqa' };
  const body = {
    ...{ locale: 'en', currency: 'OMR', method: 'Stripe', lines: [line], expectedTotal: 10_000 },
    ...{ donor: { name: 'Salim', email: `${id}@example.org` } },
    checkout: { cart: `cart-of-${id}-of-the-load-test`, form: `form-of-${id}-of-the-load-test` },
  };
  const { status, order } = await call('/user/orders', body, { 'idempotency-key': `key-of-${id}` });
  if (order?.next.kind !== 'redirect') return `create: ${status}`;
  await send(order.next.url, { agent, method: 'POST', body: 'decision=approve' });
  const settled = await call(`/user/orders/${order.token}/confirm`, {});
  return settled.order?.state === 'paid'
    ? null
    : `confirm: ${settled.order?.state ?? settled.status}`;
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

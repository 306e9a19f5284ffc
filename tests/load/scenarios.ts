/** The scenarios of the load test. Each starts the built site, loads it, and returns its figures. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openForReading } from '#api/db/open';
import { LOCALES } from '#domain/locales';
import { CAMPAIGN, demonstrationCart } from '../bench/cart';
import type { Figure } from '../bench/figures';
import { startProcess } from '../bench/process';
import { median } from '../bench/table';
import { addressOf, forwarded, openAgent, send } from './client';
import { donate, STEPS, type Donation, type Step } from './donation';
import { atRate } from './rate';
import { isError, msOf, perSecond, Samples, shareOf, slopeOf, type Sample } from './samples';
import { API_SECRET, PROVIDER_MS, startSite, type LoadedSite } from './site';

type Options = {
  /** For data. An existing `data` folder in it is used again. */
  folder: string;
  /** Length of the load; null: that of the goals. */
  seconds: number | null;
};
/** A value for each second, for the plot. */
export type Series = { name: string; values: number[] };
export type Measured = { figures: Figure[]; series?: Series[] };
export type Scenario = {
  title: string;
  /** Describes the requests, for the report. */
  load: string;
  measure: (options: Options) => Promise<Measured>;
};

/** Fills the cache of the process before the measurement, as on a site that has been running. */
const WARM_SECONDS = 5;

const PATHS = ['/', '/projects', `/projects/${CAMPAIGN}`, '/projects/zakat', '/news', '/about'];
const PAGES = LOCALES.flatMap((locale) =>
  PATHS.map((path) => (locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`)),
);
/** Every tenth page is rendered for its visitor, who has a cart. */
const OWN_PAGES = ['/cart', '/checkout', `/projects/${CAMPAIGN}`];

type Kind = 'shared' | 'own';
type Target = { origin: string; samples: Samples<Kind> };

/** Returns a function that requests the next page of the mix. */
function visits({ origin, samples }: Target) {
  const agent = openAgent();
  const cookie = demonstrationCart();
  let n = 0;
  return async (dueAt: number): Promise<void> => {
    n += 1;
    const kind: Kind = n % 10 === 0 ? 'own' : 'shared';
    const pages = kind === 'own' ? OWN_PAGES : PAGES;
    const url = new URL(pages[Math.floor(n / (kind === 'own' ? 10 : 1)) % pages.length]!, origin);
    const headers = { ...forwarded(url, addressOf(n)), ...(kind === 'own' && { cookie }) };
    const { status } = await send(url.href, { agent, headers });
    samples.add(kind, dueAt, status);
  };
}

/**
 * Requests from a plain node:http server during the load. Its delay is that of the machine and of the load generator.
 */
async function withPlainServer<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; plain: readonly Sample[] }> {
  const plain = await startProcess(['tests/bench/raw-server.mjs', 'package.json'], '/0');
  const samples = new Samples<'plain'>();
  const agent = openAgent();
  const timer = setInterval(() => {
    const begun = performance.now();
    void send(`${plain.origin}/0`, { agent, headers: { 'accept-encoding': 'identity' } }).then(
      ({ status }) => samples.add('plain', begun, status),
    );
  }, 100);
  try {
    return { result: await work(), plain: samples.all() };
  } finally {
    clearInterval(timer);
    await plain.stop();
  }
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const beside = (plain: readonly Sample[], share: number) =>
  `plain node:http ${ms(msOf(plain, share))}`;

async function warm({ origin }: LoadedSite): Promise<void> {
  const samples = new Samples<Kind>();
  await atRate(() => 30, WARM_SECONDS, visits({ origin, samples }));
}

async function steady({ folder, seconds }: Options): Promise<Measured> {
  const site = await startSite(folder);
  try {
    await warm(site);
    site.mark();
    const samples = new Samples<Kind>();
    const { plain } = await withPlainServer(() =>
      atRate(() => 100, seconds ?? 60, visits({ origin: site.origin, samples })),
    );
    const { loopP99, megabytes } = site.health();
    return {
      figures: [
        {
          ...{ name: '95 % of pages within', value: msOf(samples.all(), 0.95), unit: 'ms' },
          detail: `${samples.all().length} pages, ${beside(plain, 0.95)}`,
        },
        { name: 'errors', value: shareOf(samples.all(), isError) * 100, unit: '%' },
        { name: 'delay of the event loop, p99', value: loopP99, unit: 'ms' },
        { name: 'memory', value: Math.max(...megabytes), unit: 'MB' },
      ],
      series: [{ name: 'p95 of pages in ms', values: perSecond(samples.all(), 0.95) }],
    };
  } finally {
    await site.stop();
  }
}

const BURST_RATE = 400;
const RAMP_SECONDS = 10;

async function burst({ folder, seconds }: Options): Promise<Measured> {
  const site = await startSite(folder);
  try {
    await warm(site);
    site.mark();
    const samples = new Samples<Kind>();
    const rate = (second: number) => BURST_RATE * Math.min(1, (second + 0.1) / RAMP_SECONDS);
    const { plain } = await withPlainServer(() =>
      atRate(rate, seconds ?? 130, visits({ origin: site.origin, samples })),
    );
    const all = samples.all();
    return {
      figures: [
        {
          ...{ name: '99 % of pages within', value: msOf(all, 0.99), unit: 'ms' },
          detail: `${all.length} pages, median ${ms(msOf(all, 0.5))}, ${beside(plain, 0.99)}`,
        },
        { name: 'errors', value: shareOf(all, isError) * 100, unit: '%' },
        { name: 'memory', value: Math.max(...site.health().megabytes), unit: 'MB' },
      ],
      series: [{ name: 'p95 of pages in ms', values: perSecond(all, 0.95) }],
    };
  } finally {
    await site.stop();
  }
}

/** Donors begin at a fixed rate. `results` has one entry for each donor. */
function donors(origin: string, samples: Samples<Step>) {
  const agent = openAgent();
  const results: Donation[] = [];
  let count = 0;
  const begin = async () => {
    results.push(await donate({ origin, agent, samples }, count++));
  };
  return { begin, results };
}

async function donations(
  { folder, seconds }: Options,
  rate: number,
  usualSeconds: number,
  hasOwnApi = false,
): Promise<Measured> {
  const site = await startSite(folder, { hasOwnApi });
  const samples = new Samples<Step>();
  try {
    await warm(site);
    const length = seconds ?? usualSeconds;
    const { begin, results } = donors(site.origin, samples);
    const { plain, result: tookMs } = await withPlainServer(async () => {
      const begun = performance.now();
      await atRate(() => rate, length, begin);
      return performance.now() - begun;
    });
    const waiting = await unsentMails(site);
    await site.stop();
    const books = await compareBooks(site, results);
    const done = results.filter(({ isDone }) => isDone).length;
    const failures = results.flatMap(({ failure }) => failure ?? []);
    const all = samples.all();
    return {
      figures: [
        {
          ...{ name: 'donations completed', value: done / (tookMs / 1_000), unit: 'a second' },
          detail: `${done} of ${results.length}${failures.length > 0 ? `; ${tally(failures)}` : ''}`,
        },
        {
          ...{ name: '95 % of responses within', value: msOf(all, 0.95), unit: 'ms' },
          detail: `${STEPS.map((step) => `${step} ${msOf(samples.all(step), 0.95).toFixed(0)}`).join(', ')}; pay and return include ${PROVIDER_MS} ms of the provider; ${beside(plain, 0.95)}`,
        },
        { name: 'donations lost', value: books.lost, unit: 'donations', detail: books.detail },
        { name: 'donations counted twice', value: books.double, unit: 'donations' },
        { name: 'receipts unsent at the end', value: waiting, unit: 'donations' },
      ],
      series: [{ name: 'p95 of responses in ms', values: perSecond(all, 0.95) }],
    };
  } finally {
    site.kill('SIGKILL');
  }
}

function tally(lines: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `${count} × ${line}`).join(', ');
}

async function unsentMails({ dataDir }: LoadedSite): Promise<number> {
  const { db, close } = await openForReading(join(dataDir, 'charity.db'));
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('order_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await close();
  return Number(count);
}

/** Compares what donors saw, the payments of the database, and the books of the provider. */
async function compareBooks(
  { dataDir, books }: LoadedSite,
  results: readonly Donation[],
): Promise<{ lost: number; double: number; detail: string }> {
  const { db, close } = await openForReading(join(dataDir, 'charity.db'));
  const paid = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.payment_id', 'orders.token', 'orders.state', 'orders.donor_email'])
    .where('payments.method', '=', 'Stripe')
    .execute();
  await close();
  const succeeded = [...books.intents.values()].filter(({ status }) => status === 'succeeded');
  const stored = new Map(paid.map((row) => [row.payment_id, row]));
  const tokens = new Set(paid.filter(({ state }) => state === 'paid').map(({ token }) => token));
  const lost = [
    // The provider charged the donor, and the database has no payment.
    ...succeeded.filter(({ id }) => !stored.has(id)),
    // A donor saw the receipt of an order that is not paid.
    ...results.filter(({ isDone, order }) => isDone && !(order && tokens.has(order))),
  ];
  const ids = new Set(succeeded.map(({ id }) => id));
  const ofThisRun = paid.filter((row) => ids.has(row.payment_id));
  // Each donor gives once.
  const double = ofThisRun.length - new Set(ofThisRun.map((row) => row.donor_email)).size;
  return {
    lost: lost.length,
    double,
    detail: `${succeeded.length} payments at the provider, ${ofThisRun.length} in the database`,
  };
}

const CROWD = 400;
const DONORS_IN_OVERLOAD = 3;

async function overload({ folder, seconds }: Options): Promise<Measured> {
  const site = await startSite(folder);
  try {
    await warm(site);
    const length = seconds ?? 30;
    const samples = new Samples<Step>();
    const { begin, results } = donors(site.origin, samples);
    // Half of the pages are rendered for each request, because a search is not cached.
    const pages = [...PAGES, ...PAGES.map((_, n) => `/search?q=water+${n}`)];
    const crowd = promisify(execFile)(process.execPath, [
      'tests/load/crowd.mjs',
      ...[site.origin, String(CROWD), String(length), pages.join(',')],
    ]);
    await atRate(() => DONORS_IN_OVERLOAD, length - 5, begin);
    const sum = JSON.parse((await crowd).stdout) as {
      statuses: Record<string, number>;
      longestWait: number;
      fewest: number;
      median: number;
    };
    const { '200': served = 0, '503': shed = 0, ...others } = sum.statuses;
    const failed = Object.values(others).reduce((total, count) => total + count, 0);
    const paying = samples.all('checkout', 'pay', 'return', 'receipt');
    const done = results.filter(({ isDone }) => isDone).length;
    return {
      figures: [
        {
          ...{ name: 'checkout: 95 % within', value: msOf(paying, 0.95), unit: 'ms' },
          detail: `pay and return include ${PROVIDER_MS} ms of the provider`,
        },
        {
          ...{ name: 'donations completed', value: (done / results.length) * 100, unit: '%' },
          detail: `${done} of ${results.length}${done < results.length ? `; ${tally(results.flatMap(({ failure }) => failure ?? []))}` : ''}`,
        },
        {
          ...{ name: 'longest wait of a connection', value: sum.longestWait, unit: 'ms' },
          detail: `${CROWD} connections; responses of one: ${sum.fewest} at least, median ${sum.median}`,
        },
        {
          ...{ name: 'pages rejected as busy', value: (shed / (shed + served)) * 100, unit: '%' },
          detail: `${((served + shed) / length).toFixed(0)} responses a second`,
        },
        { name: 'other errors', value: failed, unit: 'requests' },
      ],
    };
  } finally {
    await site.stop();
  }
}

const STARTS = 5;

async function start({ folder }: Options): Promise<Measured> {
  await (await startSite(folder)).stop();
  const times: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const site = await startSite(folder);
    times.push(site.startedInMs);
    await site.stop();
  }
  const plain = await startProcess(['tests/bench/raw-server.mjs', 'package.json'], '/0');
  await plain.stop();
  return {
    figures: [
      {
        ...{ name: 'from the start of the process to its first page', value: median(times) },
        ...{ unit: 'ms', detail: `plain node:http ${ms(plain.startedInMs)}` },
      },
    ],
  };
}

async function dead({ folder, seconds }: Options): Promise<Measured> {
  const api = await startProcess(['build/api.js'], '/content-version', {
    ...{
      DATA_DIR: join(folder, 'api'),
      CHARITY_API_CLIENT_SECRET: API_SECRET,
      DEMO_CONTENT: 'true',
    },
  });
  const site = await startSite(folder, {
    env: { CHARITY_API_URL: api.origin, CHARITY_API_CLIENT_SECRET: API_SECRET },
  });
  try {
    const before = new Samples<Kind>();
    await atRate(() => 30, WARM_SECONDS * 2, visits({ origin: site.origin, samples: before }));
    api.kill('SIGKILL');
    const samples = new Samples<Kind>();
    const { plain } = await withPlainServer(() =>
      atRate(() => 100, seconds ?? 30, visits({ origin: site.origin, samples })),
    );
    const shared = samples.all('shared');
    return {
      figures: [
        {
          ...{ name: '95 % of cached pages within', value: msOf(shared, 0.95), unit: 'ms' },
          detail: `${shared.length} pages, ${beside(plain, 0.95)}`,
        },
        { name: 'errors of cached pages', value: shareOf(shared, isError) * 100, unit: '%' },
      ],
    };
  } finally {
    await site.stop();
    api.kill('SIGKILL');
  }
}

const SAMPLE_SECONDS = 10;

/** Half of the steady load and some donations, for a long time. */
async function soak({ folder, seconds }: Options): Promise<Measured> {
  const site = await startSite(folder);
  try {
    await warm(site);
    const length = seconds ?? 1_800;
    const samples = new Samples<Kind>();
    const paying = new Samples<Step>();
    const { begin, results } = donors(site.origin, paying);
    site.mark();
    const memory: number[] = [];
    const sampling = setInterval(() => memory.push(site.megabytes()), SAMPLE_SECONDS * 1_000);
    await Promise.all([
      atRate(() => 50, length, visits({ origin: site.origin, samples })),
      atRate(() => 2, length, begin),
    ]);
    clearInterval(sampling);
    // The first third fills caches.
    const settled = memory
      .map((y, n) => ({ x: (n * SAMPLE_SECONDS) / 60, y }))
      .slice(Math.floor(memory.length / 3));
    const done = results.filter(({ isDone }) => isDone).length;
    return {
      figures: [
        {
          ...{ name: 'growth of the memory', value: slopeOf(settled), unit: 'MB/min' },
          detail: `${(length / 60).toFixed(0)} minutes, ${memory[0]} MB at the beginning, ${memory.at(-1)} MB at the end`,
        },
        { name: 'memory', value: Math.max(...memory), unit: 'MB' },
        { name: 'errors', value: shareOf(samples.all(), isError) * 100, unit: '%' },
        {
          ...{ name: 'donations failed', value: results.length - done, unit: 'donations' },
          detail: `${done} completed`,
        },
      ],
      series: [{ name: 'memory in MB, every 10 s', values: memory }],
    };
  } finally {
    await site.stop();
  }
}

export const SCENARIOS: Record<string, Scenario> = {
  steady: {
    title: 'Steady load',
    load: '100 pages a second for 60 s; one of ten is rendered for its visitor',
    measure: steady,
  },
  burst: {
    title: 'Burst',
    load: '0 to 400 pages a second in 10 s, then 400 for 2 minutes; the same pages',
    measure: burst,
  },
  donations: {
    title: 'Donations',
    load: `15 whole donations a second for 10 minutes, each by forms without scripts, with a provider that needs ${PROVIDER_MS} ms for each call`,
    measure: (options) => donations(options, 15, 600),
  },
  peak: {
    title: 'Peak of donations',
    load: '25 whole donations a second for 60 s',
    measure: (options) => donations(options, 25, 60),
  },
  processes: {
    title: 'Peak of donations, two processes',
    load: 'as the peak of donations, with the charity API as a process of its own',
    measure: (options) => donations(options, 25, 60, true),
  },
  overload: {
    title: 'Overload',
    load: `${CROWD} connections that each request the next page at once, half of them searches, and ${DONORS_IN_OVERLOAD} donations a second, for 30 s`,
    measure: overload,
  },
  start: {
    title: 'Start',
    load: 'five starts with the data of the demonstration',
    measure: start,
  },
  dead: {
    title: 'Charity API that has died',
    load: '100 pages a second for 30 s, after the separate API was killed',
    measure: dead,
  },
  soak: {
    title: 'Long load',
    load: '50 pages and 2 donations a second for 30 minutes',
    measure: soak,
  },
};

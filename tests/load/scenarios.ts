/** The scenarios of the load test. Each starts the built site, loads it, and returns its figures. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openForReading } from '#api/db/open';
import { LOCALES } from '#domain/locales';
import { CAMPAIGN } from '../bench/cart';
import type { Figure } from '../bench/figures';
import { startProcess } from '../bench/process';
import { openAgent, send } from './client';
import { donate, STEPS, type Donation, type Step } from './donation';
import { percentile, Samples, tally } from './samples';
import { measureWriters } from './writers';
import { PROVIDER_MS, startSite, type LoadedSite } from './site';

type Options = {
  /** For data. An existing `data` folder in it is used again. */
  folder: string;
  /** Length of the load; null: that of the goals. */
  seconds: number | null;
};
export type Scenario = {
  title: string;
  /** Describes the requests. */
  load: string;
  measure: (options: Options) => Promise<Figure[]>;
};

const PATHS = ['/', '/projects', `/projects/${CAMPAIGN}`, '/projects/zakat', '/news', '/about'];
const PAGES = LOCALES.flatMap((locale) =>
  PATHS.map((path) => (locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`)),
);
/**
 * Requests from a plain node:http server during the load. Its delay is that of the machine and of the load generator.
 */
async function withPlainServer<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; plain: readonly number[] }> {
  const plain = await startProcess(['tests/bench/raw-server.mjs', 'package.json'], '/0');
  const samples = new Samples<'plain'>();
  const agent = openAgent();
  const timer = setInterval(() => {
    const begun = performance.now();
    void send(`${plain.origin}/0`, { agent, headers: { 'accept-encoding': 'identity' } }).then(() =>
      samples.add('plain', begun),
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
const beside = (plain: readonly number[], share: number) =>
  `plain node:http ${ms(percentile(plain, share))}`;

/** Fills the cache of the process before the measurement, as on a site that has been running. */
async function warm({ origin }: LoadedSite): Promise<void> {
  for (const page of PAGES) await (await fetch(origin + page)).text();
}

/**
 * Begins work so many times in each of some seconds, whether or not the earlier work has ended, as independent donors do. A
 * closed loop, such as autocannon, would send less while the site is slow, and so hide the delay.
 */
async function atRate(rate: number, seconds: number, begin: () => Promise<void>): Promise<void> {
  const running: Promise<void>[] = [];
  const start = performance.now();
  while (running.length < rate * seconds) {
    const wait = start + (running.length * 1_000) / rate - performance.now();
    if (wait > 0) await new Promise((due) => setTimeout(due, wait));
    running.push(begin());
  }
  await Promise.all(running);
}

/** Donors begin at a fixed rate. `results` has one entry for each donor. */
function donors(origin: string, samples: Samples<Step>) {
  const donor = { origin, samples, agent: openAgent(), run: randomBytes(4).toString('hex') };
  const results: Donation[] = [];
  let count = 0;
  const begin = async () => {
    results.push(await donate(donor, count++));
  };
  return { begin, results };
}

/** Whole donations in a second. */
const PEAK_RATE = 25;

async function donations({ folder, seconds }: Options, hasOwnApi: boolean): Promise<Figure[]> {
  const site = await startSite(folder, hasOwnApi);
  const samples = new Samples<Step>();
  try {
    await warm(site);
    const { begin, results } = donors(site.origin, samples);
    const { plain, result: tookMs } = await withPlainServer(async () => {
      const begun = performance.now();
      await atRate(PEAK_RATE, seconds ?? 60, begin);
      return performance.now() - begun;
    });
    const waiting = await unsentMails(site);
    await site.stop();
    const books = await compareBooks(site, results);
    const done = results.filter(({ isDone }) => isDone).length;
    const failures = results.flatMap(({ failure }) => failure ?? []);
    const all = samples.all();
    return [
      {
        ...{ name: 'donations completed', value: done / (tookMs / 1_000), unit: 'a second' },
        detail: `${done} of ${results.length}${failures.length > 0 ? `; ${tally(failures)}` : ''}`,
      },
      {
        ...{ name: '95 % of responses within', value: percentile(all, 0.95), unit: 'ms' },
        detail: `${STEPS.map((step) => `${step} ${percentile(samples.all(step), 0.95).toFixed(0)}`).join(', ')}; pay and return include ${PROVIDER_MS} ms of the provider; ${beside(plain, 0.95)}`,
      },
      { name: 'donations lost', value: books.lost, unit: 'donations', detail: books.detail },
      { name: 'donations counted twice', value: books.double, unit: 'donations' },
      { name: 'receipts unsent at the end', value: waiting, unit: 'donations' },
    ];
  } finally {
    site.kill('SIGKILL');
  }
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

/** Compares the books of the provider with the orders of the database. Each donor gives once. */
async function compareBooks(
  { dataDir, books }: LoadedSite,
  results: readonly Donation[],
): Promise<{ lost: number; double: number; detail: string }> {
  const { db, close } = await openForReading(join(dataDir, 'charity.db'));
  const paid = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.donor_email'])
    .where('orders.state', '=', 'paid')
    .execute();
  await close();
  const ofDonor = new Map<string, number>();
  for (const { donor_email } of paid) ofDonor.set(donor_email, (ofDonor.get(donor_email) ?? 0) + 1);
  const payments = (donation: Donation) => ofDonor.get(donation.email) ?? 0;
  const charged = results.filter(({ isCharged }) => isCharged);
  const succeeded = [...books.intents.values()].filter(({ status }) => status === 'succeeded');
  return {
    // Charged, or shown a receipt, and the donor's own order is not paid.
    lost: results.filter((one) => (one.isCharged || one.isDone) && payments(one) === 0).length,
    double: results.filter((one) => payments(one) > 1).length,
    detail: `${succeeded.length} payments at the provider, ${charged.length} donors charged`,
  };
}

const CROWD = 400;
const DONORS_IN_OVERLOAD = 3;

async function overload({ folder, seconds }: Options): Promise<Figure[]> {
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
    await atRate(DONORS_IN_OVERLOAD, length - 5, begin);
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
    return [
      {
        ...{ name: 'checkout: 95 % within', value: percentile(paying, 0.95), unit: 'ms' },
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
    ];
  } finally {
    await site.stop();
  }
}

export const SCENARIOS: Record<string, Scenario> = {
  peak: {
    title: 'Peak of donations',
    load: `${PEAK_RATE} whole donations a second for 60 s, each by forms without scripts, with a provider that needs ${PROVIDER_MS} ms for each call`,
    measure: (options) => donations(options, false),
  },
  processes: {
    title: 'Peak of donations, two processes',
    load: 'as the peak of donations, with the charity API as a process of its own',
    measure: (options) => donations(options, true),
  },
  overload: {
    title: 'Overload',
    load: `${CROWD} connections that each request the next page at once, half of them searches, and ${DONORS_IN_OVERLOAD} donations a second, for 30 s`,
    measure: overload,
  },
  writers: {
    title: 'Orders on PostgreSQL',
    load: `whole orders at 1, 2 and 4 charity APIs without a storefront, 40 at the same time, with 0, 1 and 3 ms more for each round trip to PostgreSQL; each case also with one lock for all writers`,
    measure: ({ folder, seconds }) => measureWriters(folder, seconds ?? 6),
  },
};

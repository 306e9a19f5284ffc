/**
 * `npm run bench`: compares the built site with a plain node:http server that sends the same bytes. Both run at the
 * same time and are measured alternately, one second each, so that other load of the machine affects both in the same
 * way.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { CART_SECRET, cartCookie } from './cart';
import { measurePage } from './page-weight';
import { startProcess, type BenchProcess } from './process';

const PAGES = {
  home: '/',
  list: '/projects',
  project: '/projects/water-trucking-north-gaza',
} as const;
const WEIGHED = { ...PAGES, 'home ar': '/ar', cart: '/cart', checkout: '/checkout' } as const;
const PAIRS = 5;
const SLICE_SECONDS = 1;
/** Few, because requests that are running at the end of a slice are not counted. */
const CONNECTIONS = 4;
const STARTS = 5;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const cart = { cookie: cartCookie() };
const app = () =>
  startProcess(['build/server.js'], '/', {
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'info',
    SESSION_SECRETS: CART_SECRET,
  });
let site: BenchProcess | undefined;
let raw: BenchProcess | undefined;
try {
  // The first start fills the database and is not measured.
  await (await app()).stop();
  await start();
  site = await app();
  const bodies = await saveBodies(site.origin);
  raw = await startProcess(['tests/bench/raw-server.mjs', ...bodies], '/0');
  await speed(site, raw);
  await weight(site.origin);
} finally {
  await site?.stop();
  await raw?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function start(): Promise<void> {
  const times = { site: [] as number[], raw: [] as number[] };
  writeFileSync(join(folder, 'empty'), '');
  for (let n = 0; n < STARTS; n++) {
    const started = await app();
    times.site.push(started.startedInMs);
    await started.stop();
    const bare = await startProcess(['tests/bench/raw-server.mjs', join(folder, 'empty')], '/0');
    times.raw.push(bare.startedInMs);
    await bare.stop();
  }
  const [own, bare] = [median(times.site), median(times.raw)];
  console.log(
    `Start to first page: ${own.toFixed(0)} ms; plain node:http ${bare.toFixed(0)} ms (median of ${STARTS})\n`,
  );
}

/** Saves the body of each page. @returns the files, in the order of PAGES, first without and then with a cart */
async function saveBodies(origin: string): Promise<string[]> {
  const files: string[] = [];
  for (const headers of [{}, cart])
    for (const path of Object.values(PAGES)) {
      const file = join(folder, String(files.length));
      // fetch decompresses bodies. The plain server must send the compressed bytes that a browser gets.
      const text = await (await fetch(origin + path, { headers })).text();
      writeFileSync(file, brotliCompressSync(text));
      files.push(file);
    }
  return files;
}

async function speed(own: BenchProcess, bare: BenchProcess): Promise<void> {
  const memory = [own.megabytes()];
  const rows: string[][] = [
    ['requests/s', 'visitor', 'site', 'node:http', 'ratio', 'p50 ms', 'p99 ms', 'errors'],
  ];
  let file = 0;
  for (const [visitor, headers] of [
    ['new', {}],
    ['with a cart', cart],
  ] as const)
    for (const [name, path] of Object.entries(PAGES)) {
      const rates: { own: number; bare: number }[] = [];
      const times: { p50: number; p99: number }[] = [];
      let errors = 0;
      await slice(own.origin + path, headers);
      for (let pair = 0; pair < PAIRS; pair++) {
        const mine = await slice(own.origin + path, headers);
        const theirs = await slice(`${bare.origin}/${file}`, {});
        rates.push({ own: rateOf(mine), bare: rateOf(theirs) });
        times.push({ p50: mine.latency.p50, p99: mine.latency.p99 });
        errors += mine.errors + mine.non2xx;
      }
      rows.push([
        name,
        visitor,
        median(rates.map((rate) => rate.own)).toFixed(0),
        median(rates.map((rate) => rate.bare)).toFixed(0),
        `1 : ${median(rates.map((rate) => rate.bare / rate.own)).toFixed(1)}`,
        median(times.map(({ p50 }) => p50)).toFixed(0),
        median(times.map(({ p99 }) => p99)).toFixed(0),
        String(errors),
      ]);
      file++;
    }
  print(rows);
  memory.push(own.megabytes());
  console.log(
    `Memory: ${memory[0]} MB before, ${memory[1]} MB after; plain node:http ${bare.megabytes()} MB\n`,
  );
}

async function weight(origin: string): Promise<void> {
  const rows = [
    [
      'bytes, brotli',
      'headers',
      'page',
      'of which styles',
      'first flight',
      'scripts, later',
      'in files',
    ],
  ];
  for (const [name, path] of Object.entries(WEIGHED)) {
    const { headers, body, css, scripts } = await measurePage(
      origin,
      path,
      ['cart', 'checkout'].includes(name) ? cart : {},
    );
    const total = headers + body;
    rows.push([
      name,
      ...[headers, body, css].map(String),
      `${total} (${Math.round((total / 14_600) * 100)} % of 14600)`,
      String(scripts.bytes),
      String(scripts.files.length),
    ]);
  }
  print(rows);
}

/** Requests per second. autocannon's own average uses whole seconds, and a slice is only one second. */
function rateOf({ requests, duration }: autocannon.Result): number {
  return requests.total / duration;
}

function slice(url: string, headers: Record<string, string>) {
  return autocannon({
    url,
    headers: { 'accept-encoding': 'br', ...headers },
    connections: CONNECTIONS,
    duration: SLICE_SECONDS,
  });
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function print(rows: string[][]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, n) => (n < 2 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!)))
        .join('   '),
    );
  console.log('');
}

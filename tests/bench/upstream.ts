/**
 * Part of the benchmark: the site with a separate charity API behind a proxy that delays calls, or never answers some of
 * them for five seconds.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { LOCALES } from '#domain/locales';
import type { Bench } from './bench';
import { CAMPAIGN, CART_SECRET, demonstrationCart } from './cart';
import type { Figure } from './figures';
import { startProcess } from './process';

const CLIENT_SECRET = 'a-secret-of-the-benchmark-and-of-no-site';
/** One call of ten hangs this long. */
const HANG_MS = 5_000;
const HANGING_SHARE = 0.1;
/** Delay of each call for the time to the first byte. Long against the differences between two runs. */
const SLOW_MS = 400;
/** Visits with a healthy and with a hanging API. Longer than the 60 s for which the site keeps responses. */
const VISITS_MS = 70_000;
const VISITORS = 4;
/** Milliseconds between two visits of a visitor: a busy site, but not a busy processor. */
const PAUSE_MS = 25;

const UNCACHED = ['/projects?order=ending', `/projects/${CAMPAIGN}`, '/news', '/events'];
const PATHS = [
  ...['/', '/projects', '/projects?order=ending', '/projects?category=water_and_sanitation'],
  ...[`/projects/${CAMPAIGN}`, '/projects/learning-room-for-240-children', '/projects/zakat'],
  ...['/programs', '/about', '/news', '/events', '/faqs', '/contact-us'],
];
const PAGES = LOCALES.flatMap((locale) =>
  PATHS.map((path) => (locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`)),
);

type Fault = (n: number) => number;
const HEALTHY: Fault = () => 0;
const SLOW: Fault = () => SLOW_MS;
/** Every tenth call: the same share in each run. */
const HANGING: Fault = (n) => (n % (1 / HANGING_SHARE) === 0 ? HANG_MS : 0);

export async function upstream({ folder }: Bench): Promise<Figure[]> {
  const api = await startProcess(['build/api.js'], '/content-version', {
    DATA_DIR: join(folder, 'upstream'),
    CHARITY_API_CLIENT_SECRET: CLIENT_SECRET,
  });
  const proxy = await openProxy(api.origin);
  const startSite = () =>
    startProcess(['build/server.js'], '/', {
      CHARITY_API_URL: proxy.origin,
      CHARITY_API_CLIENT_SECRET: CLIENT_SECRET,
      SESSION_SECRETS: CART_SECRET,
    });
  try {
    const firstByte = await addedByCalls(startSite, proxy);
    const site = await startSite();
    try {
      const healthy = await visit(site.origin);
      proxy.setFault(HANGING);
      const hanging = await visit(site.origin);
      return [
        firstByte,
        {
          name: 'slowest hundredth of pages while 10 % of calls hang',
          value: p99(hanging.times) / p99(healthy.times),
          unit: '×',
          detail: `${p99(hanging.times).toFixed(0)} ms, healthy ${p99(healthy.times).toFixed(0)} ms, ${hanging.times.length} pages`,
        },
        {
          name: 'errors while 10 % of calls hang',
          value: hanging.errors,
          unit: 'pages',
          detail: `${proxy.hung()} calls hung`,
        },
      ];
    } finally {
      await site.stop();
    }
  } finally {
    proxy.close();
    await api.stop();
  }
}

/**
 * Returns how much longer a page takes when each call takes longer, against that time. 1: all calls run at the same time;
 * 2: one call waits for another. Each page is requested from a new process, which has no responses in its cache.
 */
async function addedByCalls(
  startSite: () => ReturnType<typeof startProcess>,
  proxy: Awaited<ReturnType<typeof openProxy>>,
): Promise<Figure> {
  const uncached = async (path: string, fault: Fault) => {
    const site = await startSite();
    proxy.setFault(fault);
    const begun = performance.now();
    await read(site.origin + path);
    const time = performance.now() - begun;
    proxy.setFault(HEALTHY);
    await site.stop();
    return time;
  };
  const ratios: number[] = [];
  for (const path of UNCACHED)
    ratios.push(((await uncached(path, SLOW)) - (await uncached(path, HEALTHY))) / SLOW_MS);
  return {
    name: 'first byte: time that slow calls add, against one call',
    value: Math.max(...ratios),
    unit: '×',
    detail: `the slowest of ${ratios.length} uncached pages; each call takes ${SLOW_MS} ms longer`,
  };
}

/** Visits all pages in turn, half of the visits with a cart. @returns milliseconds of each page */
async function visit(origin: string): Promise<{ times: number[]; errors: number }> {
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const cookie = demonstrationCart();
  // Before the measurement: code is compiled, and the site has each response in its cache.
  for (const path of PAGES) await read(origin + path);
  const end = performance.now() + VISITS_MS;
  const visitor = async () => {
    while (performance.now() < end) {
      const n = next++;
      const begun = performance.now();
      const status = await read(origin + PAGES[n % PAGES.length]!, n % 2 ? { cookie } : {});
      times.push(performance.now() - begun);
      if (status !== 200) errors += 1;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return { times, errors };
}

async function read(url: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

function p99(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN;
}

/** Forwards calls to the API, each after the delay of the current fault. */
async function openProxy(api: string) {
  let fault = HEALTHY;
  let calls = 0;
  let hung = 0;
  const forward = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { method, url = '/', headers } = incoming;
    const outgoing = request(api + url, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers);
      reply.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  };
  const server = createServer((incoming, answer) => {
    const delay = fault((calls += 1));
    if (delay >= HANG_MS) hung += 1;
    if (delay === 0) forward(incoming, answer);
    else setTimeout(() => forward(incoming, answer), delay);
  }).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hung: () => hung,
    setFault: (to: Fault) => (fault = to),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

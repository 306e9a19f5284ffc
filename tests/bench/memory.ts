/** Part of the benchmark: memory of the process during 100,000 requests for cached pages, pages of one visitor, searches. */
import autocannon from 'autocannon';
import type { Bench } from './bench';
import { CAMPAIGN, demonstrationCart } from './cart';
import type { Figure } from './figures';

const CONNECTIONS = 8;
/** Requests in each of the two halves. Together: 100,000. */
const CACHED = 46_000;
const OF_ONE_VISITOR = 2_000;
const SEARCHES = 2_000;

export async function memory({ startSite }: Bench): Promise<Figure[]> {
  const site = await startSite();
  try {
    const atStart = site.megabytes();
    await half(site.origin, 0);
    const afterHalf = site.megabytes();
    await half(site.origin, SEARCHES);
    const atEnd = site.megabytes();
    return [
      {
        name: 'after 100,000 requests',
        value: atEnd,
        unit: 'MB',
        detail: `${atStart} MB at start`,
      },
      {
        name: 'after 100,000 against after 50,000 requests',
        value: atEnd / afterHalf,
        unit: '×',
        detail: `${afterHalf} MB after 50,000`,
      },
    ];
  } finally {
    await site.stop();
  }
}

/** @param first number of the first search, so that each has another query and none is in a cache */
async function half(origin: string, first: number): Promise<void> {
  await send(
    CACHED,
    [{ path: '/' }, { path: '/ar/projects' }, { path: `/projects/${CAMPAIGN}` }],
    origin,
  );
  await send(OF_ONE_VISITOR, [{ path: '/cart', headers: { cookie: demonstrationCart() } }], origin);
  await send(
    SEARCHES,
    Array.from({ length: SEARCHES }, (_, n) => ({ path: `/projects?search=water${first + n}` })),
    origin,
  );
}

async function send(
  amount: number,
  requests: { path: string; headers?: Record<string, string> }[],
  url: string,
): Promise<void> {
  const { errors, timeouts } = await autocannon({
    url,
    amount,
    requests,
    connections: CONNECTIONS,
  });
  if (errors + timeouts > 0) throw new Error(`${errors} errors, ${timeouts} timeouts`);
}

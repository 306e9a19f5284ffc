/**
 * Compares when a page is readable on a slow phone with a slow connection (slow 3G, CPU six times slower): the page of
 * the site, and a hand-written static page with the same text and no pictures. Both are measured in turn, because
 * absolute times depend on the machine. To run it: `npx tsx tests/bench/slow-phone.ts http://localhost:3000`.
 */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright';
import { launchBrowser, newVisitor } from '#tests/support/visitor';
import type { MeasuredPage } from './measured-pages';
import { measuredPages, PAGE_NAMES } from './measured-pages';
import { SLOW_3G, startSlowNetwork } from './slow-network';
import { median, printTable } from './table';

const CPU_SLOWDOWN = 6;
/** Nothing above the fold changes so long after the load event. */
const SETTLE_MS = 500;

export type SlowPhone = {
  page: string;
  /** Milliseconds until the largest element of the first screen is painted. */
  lcp: number;
  staticLcp: number;
  /** Median of the ratios of the pairs. */
  ratio: number;
};

/** Measures each page and its static copy in `pairs` pairs. */
export async function measureSlowPhone(
  origin: string,
  pages: readonly MeasuredPage[],
  pairs = 5,
): Promise<SlowPhone[]> {
  const browser = await launchBrowser();
  const network = await startSlowNetwork(origin, SLOW_3G);
  const results: SlowPhone[] = [];
  try {
    for (const page of pages) {
      const copy = await startStaticCopy(browser, origin, page);
      const slowCopy = await startSlowNetwork(copy.origin, SLOW_3G);
      const measured: { own: number; bare: number }[] = [];
      for (let pair = 0; pair < pairs; pair++)
        measured.push({
          own: await measureLcp(browser, network.origin, page),
          bare: await measureLcp(browser, slowCopy.origin, { ...page, path: '/' }),
        });
      await slowCopy.stop();
      copy.server.close();
      results.push({
        page: page.name,
        lcp: median(measured.map(({ own }) => own)),
        staticLcp: median(measured.map(({ bare }) => bare)),
        ratio: median(measured.map(({ own, bare }) => own / bare)),
      });
    }
  } finally {
    await network.stop();
    await browser.close();
  }
  return results;
}

export function printSlowPhone(results: readonly SlowPhone[]): void {
  printTable([
    ['slow 3G, slow phone', 'LCP ms', 'static page', 'ratio'],
    ...results.map(({ page, lcp, staticLcp, ratio }) => [
      ...[page, lcp.toFixed(0), staticLcp.toFixed(0), ratio.toFixed(2)],
    ]),
  ]);
}

/** Returns the time of the last candidate for the largest contentful paint. */
async function measureLcp(
  browser: Browser,
  origin: string,
  { path, cookie }: MeasuredPage,
): Promise<number> {
  const context = await newVisitor(browser, origin, { width: 360 });
  if (cookie) await context.setExtraHTTPHeaders({ cookie });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(path, { timeout: 120_000 });
  await page.waitForTimeout(SETTLE_MS);
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  await context.close();
  return lcp;
}

/** Serves a page as a person would write it: the text of the site's page, few styles, no scripts, no pictures. */
async function startStaticCopy(
  browser: Browser,
  origin: string,
  { path, cookie }: MeasuredPage,
): Promise<{ origin: string; server: Server }> {
  const context = await newVisitor(browser, origin, { width: 360, javaScript: false });
  if (cookie) await context.setExtraHTTPHeaders({ cookie });
  const page = await context.newPage();
  await page.goto(path);
  const body = brotliCompressSync(staticPage(await page.evaluate(copyText)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  await context.close();
  const server = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body),
  ).listen(0);
  await once(server, 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

/**
 * Runs in the page. Copies headings, paragraphs, links, lists, and fields with their labels. It has no named functions:
 * tsx would add calls of a helper that the page does not have.
 */
function copyText() {
  const { title, documentElement } = document;
  const parts = [...document.querySelectorAll('h1,h2,h3,p,li,label,legend,button,a')]
    .filter((element) => !element.querySelector('h1,h2,h3,p,li,label,a,button'))
    .map((element) => ({
      tag: ['LABEL', 'LEGEND'].includes(element.tagName) ? 'p' : element.tagName.toLowerCase(),
      href: element instanceof HTMLAnchorElement ? element.getAttribute('href') : null,
      text: element.textContent ?? '',
    }));
  return { title, lang: documentElement.lang, dir: documentElement.dir, parts };
}

const escaped = (text: string) =>
  text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

function staticPage({ title, lang, dir, parts }: ReturnType<typeof copyText>): string {
  const style = 'body{font:17px/1.6 system-ui,sans-serif;max-width:40em;margin:auto;padding:16px}';
  const body = parts.map(({ tag, href, text }) => {
    const link = href === null ? '' : ` href="${href}"`;
    return `<${tag}${link}>${escaped(text)}</${tag}>`;
  });
  return `<!DOCTYPE html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head><body>${body.join('')}</body></html>`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , origin = 'http://localhost:3000', pairs = '5'] = process.argv;
  printSlowPhone(
    await measureSlowPhone(origin, measuredPages(PAGE_NAMES, ['en', 'ar']), Number(pairs)),
  );
}

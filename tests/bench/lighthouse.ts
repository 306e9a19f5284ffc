/**
 * `npm run lighthouse`: measures pages of the demonstration with Lighthouse, as on a phone, and their long tasks with a
 * CPU that is four times slower. Prints a table beside the goals in budgets.json, and fails when one is not reached.
 * `--runs 3`, `--pages home,cart`, `--locales en`; `--at http://…` measures a running site, with its cart empty.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { isLocale } from '#domain/locales';
import { CHROMIUM_FLAGS, findChromium } from '#scripts/chromium.mjs';
import { freePort } from '#tests/support/server';
import budgets from './budgets.json' with { type: 'json' };
import { CART_SECRET } from './cart';
import { measureLongTasks, type Blocked } from './long-tasks';
import { expectGiftInCart, measuredPages, PAGE_NAMES, type MeasuredPage } from './measured-pages';
import { startProcess } from './process';
import { median, printTable } from './table';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: PAGE_NAMES.join() },
    locales: { type: 'string', default: 'en,ar' },
    at: { type: 'string' },
  },
});

const { scores, totalBlockingMs, layoutShift, longTasksWithoutTouch, longestTaskAfterTapMs } =
  budgets.lighthouse;
type Category = keyof typeof scores;
const CATEGORIES = Object.keys(scores) as Category[];
/** Search engines must not list the cart and the checkout, so these audits do not apply to them. */
const PRIVATE_AUDITS = ['is-crawlable', 'meta-description'];

type Run = Record<Category, number> & Record<'fcp' | 'lcp' | 'tbt' | 'cls', number> & Blocked;

const pages = measuredPages(values.pages.split(','), values.locales.split(',').filter(isLocale));
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const site = values.at
  ? undefined
  : await startProcess(['build/server.js'], '/', {
      DATA_DIR: join(folder, 'data'),
      SESSION_SECRETS: CART_SECRET,
    });
const origin = values.at ?? site!.origin;
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium()!,
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
});
let isWithinGoals = true;
try {
  if (site) await expectGiftInCart(origin);
  const runs = new Map<MeasuredPage, Run[]>(pages.map((page) => [page, []]));
  // One run of every page after the other, so that other load of the machine affects all of them.
  for (let n = 0; n < Number(values.runs); n++)
    for (const page of pages) runs.get(page)!.push(await measure(page));
  isWithinGoals = report(runs);
} finally {
  await browser.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isWithinGoals ? 0 : 1;

async function measure(page: MeasuredPage): Promise<Run> {
  const result = await lighthouse(origin + page.path, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    extraHeaders: page.cookie ? { cookie: page.cookie } : {},
    skipAudits: page.cookie ? PRIVATE_AUDITS : null,
  });
  const { categories, audits } = result!.lhr;
  const reached = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const number = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    ...reached,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    ...(await measureLongTasks(browser, origin, page)),
  };
}

/** Prints the medians. Returns false when a page is not within a goal. */
function report(runs: Map<MeasuredPage, Run[]>): boolean {
  const rows = [
    [
      ...['page', 'perf.', 'access.', 'practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'],
      ...['long tasks', 'after tap', 'longest', 'tap ms', 'goals'],
    ],
    [
      ...['goal', ...CATEGORIES.map((name) => String(scores[name])), '', ''],
      ...[`≤ ${totalBlockingMs}`, `≤ ${layoutShift}`],
      ...[`≤ ${longTasksWithoutTouch}`, '', `≤ ${longestTaskAfterTapMs}`, '', ''],
    ],
  ];
  let isReached = true;
  for (const [page, measured] of runs) {
    const of = (read: (run: Run) => number) => median(measured.map(read));
    const reached = CATEGORIES.map((name) => of((run) => run[name]));
    const [tbt, cls] = [of((run) => run.tbt), of((run) => run.cls)];
    const untouched = of((run) => run.untouched.length);
    const longest = of((run) => Math.max(0, ...run.touched));
    const isGood =
      CATEGORIES.every((name, at) => reached[at]! >= scores[name]) &&
      tbt <= totalBlockingMs &&
      Number(cls.toFixed(3)) <= layoutShift &&
      untouched <= longTasksWithoutTouch &&
      longest <= longestTaskAfterTapMs;
    isReached &&= isGood;
    rows.push([
      page.name,
      ...reached.map(String),
      ...[of((run) => run.fcp), of((run) => run.lcp), tbt].map((ms) => ms.toFixed(0)),
      cls.toFixed(3),
      ...[untouched, of((run) => run.touched.length), longest, of((run) => run.tapMs)].map(String),
      isGood ? 'reached' : 'NOT reached',
    ]);
  }
  printTable(rows);
  return isReached;
}

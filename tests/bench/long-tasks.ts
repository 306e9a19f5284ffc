/** Measures the long tasks of a page on a slow phone: without any interaction, and after the first tap. */
import type { Browser } from 'playwright';
import { newVisitor } from '#tests/support/visitor';
import type { MeasuredPage } from './measured-pages';

/** The slowdown that Lighthouse assumes for a phone of the middle class. */
const CPU_SLOWDOWN = 4;
/** The measurement ends when the page has made no request and run no idle callback for this time. */
const QUIET_MS = 1_500;
/** Time between two taps while the scripts load. */
const TAP_INTERVAL_MS = 150;

export type Blocked = {
  /**
   * Milliseconds of each long task without any interaction. The first layout and paint of a page is such a task with a
   * slow CPU, with or without scripts, so only tasks after the first paint count.
   */
  untouched: number[];
  /** Milliseconds of each long task after the first tap. */
  touched: number[];
  /** The longest time from a tap to the next paint (Event Timing), from the first tap until the scripts have started. */
  tapMs: number;
};

/** Opens the page, waits, taps its heading until the scripts that the first tap loads have started, and waits again. */
export async function measureLongTasks(
  browser: Browser,
  origin: string,
  { path, cookie }: MeasuredPage,
  slowdown = CPU_SLOWDOWN,
): Promise<Blocked> {
  const context = await newVisitor(browser, origin, { width: 360 });
  if (cookie) await context.setExtraHTTPHeaders({ cookie });
  await context.addInitScript(observe);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path);
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const untouched = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return window.longTasks
      .splice(0)
      .filter(({ at }) => paint && at >= paint.startTime)
      .map(({ ms }) => ms);
  });
  const heading = page.locator('h1').first();
  const hasStarted = () =>
    page.evaluate(() => document.querySelector('head > link[rel="stylesheet"]') !== null);
  do {
    await heading.click();
    await page.waitForTimeout(TAP_INTERVAL_MS);
  } while (!(await hasStarted()));
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const { touched, tapMs } = await page.evaluate(() => ({
    touched: window.longTasks.map(({ ms }) => ms),
    tapMs: Math.max(0, ...window.taps),
  }));
  await context.close();
  return { untouched, touched, tapMs };
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- extends the interface of the DOM
  interface Window {
    longTasks: { at: number; ms: number }[];
    taps: number[];
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  window.longTasks = [];
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const { startTime: at, duration } of list.getEntries())
      window.longTasks.push({ at, ms: Math.round(duration) });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (name === 'click') window.taps.push(duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

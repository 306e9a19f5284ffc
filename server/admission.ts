/** Load shedding: under overload, the server rejects page views and still serves checkout, forms and webhooks. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readPath } from '#web/links';
import { MANIFEST_PATH, pagePathOf } from '#web/remix/protocol';
import type { RequestQueue } from './request-queue';

/** Served before other requests, because the donor may have paid: return from the provider, receipt, webhooks. */
const ORDER_PATHS = ['/orders', '/webhooks'];

/**
 * Paths that are served under overload: pages of donors who are about to pay, webhooks of payment providers, and the
 * manifest, which the browser needs for the redirect from a gift form to the checkout.
 */
const PRIORITY_PATHS = ['/cart', '/checkout', ...ORDER_PATHS, MANIFEST_PATH];

/**
 * Up to `fewInFlight` requests, the server is never overloaded. If the event loop is late with so few requests, other
 * processes use the machine, and rejecting requests would not help.
 */
const LIMITS = { delayMs: 200, fewInFlight: 30, inFlight: 200 };

type Load = { delayMs: () => number };
type Queue = Pick<RequestQueue, 'length' | 'delayMs'>;
const NO_QUEUE: Queue = { length: 0, delayMs: 0 };

export class LoadShedder {
  private inFlight = 0;

  /** @param queue the requests that wait for their turn */
  constructor(
    private load: Load,
    private queue = NO_QUEUE,
    private limits = LIMITS,
  ) {}

  /** Requests that the app handles now. */
  get count(): number {
    return this.inFlight;
  }

  get isCrowded(): boolean {
    const { load, queue } = this;
    const { delayMs, fewInFlight, inFlight } = this.limits;
    // A long queue alone is no overload: the next thousand requests may be for cached pages.
    if (this.inFlight + queue.length <= fewInFlight) return false;
    return this.inFlight > inFlight || Math.max(load.delayMs(), queue.delayMs) > delayMs;
  }

  /** Returns false for a page view under overload. Never rejects a form: the donor would lose the typed values. */
  admits(method: string, path: string): boolean {
    const isPageView = (method === 'GET' || method === 'HEAD') && !isBelow(PRIORITY_PATHS, path);
    return !isPageView || !this.isCrowded;
  }

  /** Counts the work as a request in flight until it ends. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.inFlight++;
    try {
      return await work();
    } finally {
      this.inFlight--;
    }
  }
}

export const isAboutOrder = (path: string): boolean => isBelow(ORDER_PATHS, path);

function isBelow(paths: readonly string[], path: string): boolean {
  const page = pagePathOf(readPath(path).path);
  return paths.some((first) => page === first || page.startsWith(`${first}/`));
}

const WINDOW_MS = 500;
/** Interval of the measurements. */
const RESOLUTION_MS = 20;

/** Measures the mean delay of the event loop in the last half second. */
export function eventLoopDelay(): Load & { stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    // The recorded value includes the interval of the measurements.
    delayMs = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) : 0;
    histogram.reset();
  }, WINDOW_MS);
  timer.unref();
  return {
    delayMs: () => delayMs,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

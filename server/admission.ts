/** Whom to let in when there are too many: those who give and pay, before those who look around. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readPath } from '#app/links';
import { MANIFEST_PATH, pagePathOf } from '#app/remix/protocol';

/**
 * A donor on these has begun to give; a provider on /webhooks says that somebody has. A gift from another page needs the
 * manifest to come to the checkout.
 */
const FIRST = ['/cart', '/checkout', '/orders', '/webhooks', MANIFEST_PATH];

/** `fewInFlight` are served however late the process is: then it is the machine that is busy, and sending them away helps nobody. */
const LIMITS = { delayMs: 200, fewInFlight: 30, inFlight: 200 };

type Load = { delayMs: () => number };

export class LoadShedder {
  private inFlight = 0;

  constructor(
    private load: Load,
    private limits = LIMITS,
  ) {}

  get isCrowded(): boolean {
    const { delayMs, fewInFlight, inFlight } = this.limits;
    if (this.inFlight <= fewInFlight) return false;
    return this.inFlight > inFlight || this.load.delayMs() > delayMs;
  }

  /** Looking waits; what was typed into a form never has to be typed again. */
  admits(method: string, path: string): boolean {
    const looksAround = (method === 'GET' || method === 'HEAD') && !isFirst(path);
    return !looksAround || !this.isCrowded;
  }

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.inFlight++;
    try {
      return await work();
    } finally {
      this.inFlight--;
    }
  }
}

function isFirst(path: string): boolean {
  const page = pagePathOf(readPath(path).path);
  return FIRST.some((first) => page === first || page.startsWith(`${first}/`));
}

const WINDOW_MS = 500;
/** How often the delay is measured. */
const RESOLUTION_MS = 20;

/** How late the event loop was on average in the last half second. */
export function eventLoopDelay(): Load & { stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    // What is recorded has the time between two measurements in it.
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

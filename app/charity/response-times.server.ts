/** Response times of a host: how long a page with a cached value waits for a new one. */
import { seconds } from '#domain/time/durations';

/** Number of the latest calls that count. */
const SIZE = 200;
/** The time is computed again after this number of calls. */
const EVERY = 20;
const QUANTILE = 0.95;
/** So that a usual variation does not show a cached value. */
const FACTOR = 1.4;
const MIN_MS = 50;
const MAX_MS = seconds(1);
/** Before enough calls have been measured. */
const DEFAULT_MS = seconds(0.5);

export class ResponseTimes {
  private latest: number[] = [];
  private count = 0;
  private softMs: number = DEFAULT_MS;

  add(ms: number): void {
    this.latest[this.count % SIZE] = ms;
    this.count += 1;
    if (this.count % EVERY !== 0) return;
    const sorted = [...this.latest].sort((a, b) => a - b);
    const usual = sorted[Math.floor(sorted.length * QUANTILE)]!;
    this.softMs = Math.min(MAX_MS, Math.max(MIN_MS, Math.ceil(usual * FACTOR)));
  }

  softDeadlineMs(): number {
    return this.softMs;
  }
}

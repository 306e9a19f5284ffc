/** Reads and writes the header `Retry-After`. */
import { hours } from '#domain/time/durations';

/** Milliseconds. A longer time is a mistake, and browsers and crawlers would not come back. */
const MAX_MS = hours(1);

/** Returns milliseconds. Returns undefined without a valid header (RFC 9110, 10.2.3: seconds or a date). */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.min(MAX_MS, Math.max(0, ms));
}

/** Returns the value of the header: whole seconds, at least 1. */
export function retryAfterValue(ms: number): string {
  return String(Math.max(1, Math.ceil(ms / 1_000)));
}

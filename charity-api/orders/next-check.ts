/** How often providers are asked about an order that nobody else asks about. */
import { minutes } from '#domain/time/durations';

const SOONEST = minutes(1);
const LATEST = minutes(30);

/**
 * After a tenth of the time that the attempt has waited: what did not end in minutes ends in hours, and a provider that
 * holds a page open for a day is not asked a thousand times about it.
 */
export function nextCheck(now: Date, since: Date = now): string {
  const waited = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(Math.max(waited / 10, SOONEST), LATEST)).toISOString();
}

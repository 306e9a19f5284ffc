/** Calculates when the background job checks a pending payment at its provider again. */
import { minutes } from '#domain/time/durations';

const SOONEST = minutes(1);
const LATEST = minutes(30);

/** Returns the time of the next check: after a tenth of the attempt's age, at least 1 and at most 30 minutes. */
export function nextCheck(now: Date, since: Date = now): string {
  const waited = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(Math.max(waited / 10, SOONEST), LATEST)).toISOString();
}

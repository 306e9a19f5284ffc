/** Calculates when the background job checks a pending payment at its provider again. */
import { minutes } from '#domain/time/durations';

const SOONEST = minutes(1);
const LATEST = minutes(30);

/** Returns the time after a tenth of the attempt's age, 1 to 30 minutes, because most payments end within minutes. */
export function nextCheck(now: Date, since: Date = now): string {
  const waited = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(Math.max(waited / 10, SOONEST), LATEST)).toISOString();
}

/** Days of the demonstration, which are counted from the day of seeding. */
import { days } from '#domain/time/durations';

/** Campaigns end with the day in Muscat, whose clock the site prints. */
const END_OF_DAY = 'T19:59:59.000Z';

function midnight(day: Date): number {
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}

/** ISO 8601. */
export function daysAgo(today: Date, count: number): string {
  return new Date(midnight(today) - days(count)).toISOString();
}

/** ISO 8601. */
export function endOfDay(today: Date, inDays: number): string {
  return new Date(midnight(today) + days(inDays)).toISOString().slice(0, 10) + END_OF_DAY;
}

/** Calculates the time until a deadline or an event, and whether a campaign still accepts gifts. */
import { days, hours, minutes } from './durations';

export type Remaining = { days: number; hours: number; minutes: number };

/**
 * Returns days, hours and minutes from `now` to `deadline`, at least zero. The current day counts as one extra day, so
 * that a campaign that ends this evening still shows 1 day.
 */
export function remainingTime(deadline: Date, now: Date): Remaining {
  const left = deadline.getTime() - now.getTime();
  if (left <= 0) return { days: 0, hours: 0, minutes: 0 };
  return {
    days: Math.floor(left / days(1)) + 1,
    hours: Math.floor((left % days(1)) / hours(1)),
    minutes: Math.floor((left % hours(1)) / minutes(1)),
  };
}

export type RemainingWithMonths = Remaining & { months: number };

/**
 * Returns months, days, hours and minutes from `now` to `deadline`, at least zero. Months are whole calendar months in
 * UTC; a month that is too short for the day of `now` ends on its last day. The current day counts as one extra day.
 */
export function remainingWithMonths(deadline: Date, now: Date): RemainingWithMonths {
  const years = deadline.getUTCFullYear() - now.getUTCFullYear();
  const difference = years * 12 + deadline.getUTCMonth() - now.getUTCMonth();
  const isWhole = addMonths(now, difference) <= deadline;
  const months = Math.max(0, isWhole ? difference : difference - 1);
  return { months, ...remainingTime(deadline, addMonths(now, months)) };
}

function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  // JavaScript moves a missing day, such as 31 February, into the next month. Day 0 is the last of the month before.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** Returns true while a campaign is open and its deadline, if any, has not passed. */
export function acceptsGifts(
  project: { status: string; deadline: string | null },
  now: Date,
): boolean {
  return (
    project.status === 'open' && (project.deadline === null || new Date(project.deadline) > now)
  );
}

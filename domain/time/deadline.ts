/** Calculates the time until a deadline, and whether a campaign still accepts gifts. */
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

/** Returns true while a campaign is open and its deadline, if any, has not passed. */
export function acceptsGifts(
  project: { status: string; deadline: string | null },
  now: Date,
): boolean {
  return (
    project.status === 'open' && (project.deadline === null || new Date(project.deadline) > now)
  );
}

/** Time left until a deadline, and whether a campaign still takes gifts. */
import { days, hours, minutes } from './durations';

export type Remaining = { days: number; hours: number; minutes: number };

/**
 * Days, hours and minutes from `now` to `deadline`, floored at zero; the current day counts as one extra
 * day, so a campaign that ends this evening still says 1 day.
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

/** A campaign takes gifts while it is open and its deadline, if it has one, is ahead. */
export function takesGifts(
  project: { status: string; deadline: string | null },
  now: Date,
): boolean {
  return (
    project.status === 'open' && (project.deadline === null || new Date(project.deadline) > now)
  );
}

/** The rules for students of a training: the minimum age on its first day, and the days on which a student can come. */
import { ageOn } from '../offerings/sponsorship';
import { isDay } from '../time/dates';
import { dayIn } from '../time/zoned';
import type { Weekday } from '../time/weekdays';

/** Minimum age of students, in years, of a training that names no other. */
export const STUDENT_AGE = 18;
/** In years. No person is known to be older, so a greater age is a typing error, such as a year of two digits. */
const MAXIMUM_AGE = 120;

/** `startsOn`: the first day, in the time zone of the training. `minimumAge`: in years. */
export type FirstDay = { startsOn: string; timeZone: string; minimumAge: number };

export type BirthDateProblem =
  /** `impossible`: no day of the calendar. `future`: after today. `tooOld`: more than 120 years ago. */
  | { problem: 'impossible' | 'future' | 'tooOld' }
  /** `age`: the age on the first day of the training. */
  | { problem: 'tooYoung'; age: number };

/**
 * Checks the date of birth of a student, who must have reached the minimum age on the first day of the training. A
 * person who was born on 29 February reaches an age on 28 February in years without that day.
 * @param birthDate "2009-01-14" @returns null when the student may apply
 */
export function birthDateProblem(
  birthDate: string,
  { startsOn, timeZone, minimumAge }: FirstDay,
  now: Date,
): BirthDateProblem | null {
  if (!isDay(birthDate)) return { problem: 'impossible' };
  const today = dayIn(timeZone, now);
  if (birthDate > today) return { problem: 'future' };
  if (ageOn(birthDate, today) > MAXIMUM_AGE) return { problem: 'tooOld' };
  const age = ageOn(birthDate, startsOn);
  return age < minimumAge ? { problem: 'tooYoung', age } : null;
}

/** Returns true from the beginning of the first day in the time zone of the training, when applications end. */
export function hasBegun(
  { startsOn, timeZone }: Pick<FirstDay, 'startsOn' | 'timeZone'>,
  now: Date,
): boolean {
  return dayIn(timeZone, now) >= startsOn;
}

/** Returns true when a student has chosen enough different days, and only days of the training. */
export function areDaysEnough(
  chosen: readonly Weekday[],
  { days, daysNeeded }: { days: readonly Weekday[]; daysNeeded: number },
): boolean {
  const different = new Set(chosen);
  return different.size >= daysNeeded && chosen.every((day) => days.includes(day));
}

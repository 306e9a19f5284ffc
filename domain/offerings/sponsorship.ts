/** Calculates the months of a sponsorship, from the child's first day to the 18th birthday. Days are UTC dates. */

/** Sponsorship ends with childhood: Convention on the Rights of the Child, article 1. */
export const ADULT_AT = 18;

/** Returns the same day `months` later, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/**
 * Returns the previous day: a sponsorship until the 1st of a month is displayed as ending on the last day before it.
 */
export function lastDayBefore(day: string): string {
  const [year, month, date] = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date - 1)).toISOString().slice(0, 10);
}

/**
 * Returns the whole months between two days; 0 when the second is earlier.
 * @param from "2026-03-12" or an ISO 8601 time
 */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = partsOf(from);
  const [toYear, toMonth] = partsOf(to);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  const whole = addMonths(from, months) > to.slice(0, 10) ? months - 1 : months;
  return Math.max(0, whole);
}

export function adulthoodDay(birthDate: string): string {
  return addMonths(birthDate, ADULT_AT * 12);
}

/** Returns the maximum number of months of a sponsorship that begins on `startsAt`. */
export function sponsorableMonths(startsAt: string, birthDate: string): number {
  return monthsBetween(startsAt, adulthoodDay(birthDate));
}

/** Returns the age in whole years. */
export function ageOn(birthDate: string, day: string): number {
  return Math.floor(monthsBetween(birthDate, day) / 12);
}

/**
 * Returns the first day of the month. The API calculates a child's age on that day. Otherwise a client that requests it
 * every day would see on which day it changes, and so learn the birthday.
 */
export function ageReferenceDay(today: string): string {
  return `${today.slice(0, 7)}-01`;
}

/**
 * Returns the months that cannot be sponsored any more: sponsored months, or months that have passed without a sponsor.
 */
export function unavailableMonths(taken: number, startsAt: string, now: Date): number {
  return Math.max(taken, monthsBetween(startsAt, now.toISOString()));
}

function partsOf(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return [year, month, date];
}

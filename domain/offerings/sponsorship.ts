/** Months of a sponsorship: from the day that a child was taken in, month by month, to the 18th birthday. Days are UTC dates. */

/** Sponsorship ends with childhood: Convention on the Rights of the Child, article 1. */
export const ADULT_AT = 18;

/** The same day so many months later; at the end of a shorter month, its last day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** A sponsorship that ends on a first ends with the day before: said so, nobody wonders about the month that begins. */
export function lastDayBefore(day: string): string {
  const [year, month, date] = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date - 1)).toISOString().slice(0, 10);
}

/** Whole months from one day to another; zero when the second is earlier. @param day "2026-03-12" or an ISO 8601 instant */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = partsOf(from);
  const [toYear, toMonth] = partsOf(to);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  const whole = addMonths(from, months) > to.slice(0, 10) ? months - 1 : months;
  return Math.max(0, whole);
}

export function adultOn(birthDate: string): string {
  return addMonths(birthDate, ADULT_AT * 12);
}

/** How many months a sponsorship that begins on a day can last. */
export function sponsorableMonths(startsAt: string, birthDate: string): number {
  return monthsBetween(startsAt, adultOn(birthDate));
}

/** Whole years of age. */
export function ageOn(birthDate: string, day: string): number {
  return Math.floor(monthsBetween(birthDate, day) / 12);
}

/**
 * The day as of which a child's age is told: whoever looked every day would else see on which one it changes, and know
 * the birthday.
 */
export function ageIsToldOn(today: string): string {
  return `${today.slice(0, 7)}-01`;
}

/** Months are used up in turn: those that went by without a sponsor cannot be given any more. */
export function monthsTaken(taken: number, startsAt: string, now: Date): number {
  return Math.max(taken, monthsBetween(startsAt, now.toISOString()));
}

function partsOf(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return [year, month, date];
}

/** Monthly gifts: how often a gift is made, and the life of one that repeats. */

export const INTERVALS = ['once', 'month'] as const;
export type Interval = (typeof INTERVALS)[number];

/**
 * pending: its first payment is not settled. past_due: the latest month could not be charged, the provider tries
 * again. stopped: by the donor, or by the provider after it gave up.
 */
export const MONTHLY_STATES = ['pending', 'active', 'past_due', 'stopped'] as const;
export type MonthlyState = (typeof MONTHLY_STATES)[number];

/** What a donor can still stop. */
export function mayStop(state: MonthlyState): boolean {
  return state === 'active' || state === 'past_due';
}

/**
 * The same day so many months later, and the last of the month where there is no such day. Counted from the first
 * time and not from the last: a gift of the 31st that was taken on 28 February is taken on 31 March again.
 */
export function monthsAfter(first: Date, count: number): Date {
  const later = new Date(first);
  later.setUTCDate(1);
  later.setUTCMonth(first.getUTCMonth() + count);
  later.setUTCDate(Math.min(first.getUTCDate(), daysInMonth(later)));
  return later;
}

function daysInMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** Monthly gifts: intervals, states and dates. */

export const INTERVALS = ['once', 'month'] as const;
export type Interval = (typeof INTERVALS)[number];

/**
 * pending: the first payment is not settled. past_due: the provider could not charge the latest month and retries it.
 * stopped: by the donor, or by the provider after its last retry.
 */
export const MONTHLY_STATES = ['pending', 'active', 'past_due', 'stopped'] as const;
export type MonthlyState = (typeof MONTHLY_STATES)[number];

/** Returns true for states in which the donor can stop the gift. */
export function mayStop(state: MonthlyState): boolean {
  return state === 'active' || state === 'past_due';
}

/**
 * Returns the same day `count` months later, or the last day of a shorter month. It counts from the first payment, so
 * that a gift of the 31st that was charged on 28 February is charged on 31 March.
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

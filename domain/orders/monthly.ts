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

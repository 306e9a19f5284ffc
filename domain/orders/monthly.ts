/** Monthly gifts: intervals, states and dates. */

export const INTERVALS = ['once', 'month'] as const;
export type Interval = (typeof INTERVALS)[number];

/**
 * pending: the first payment is not settled. past_due: the provider could not charge the latest month and retries it.
 * paused: by the donor; no month begins until the donor resumes it. stopped: by the donor, or by the provider after its
 * last retry.
 */
export const MONTHLY_STATES = ['pending', 'active', 'past_due', 'paused', 'stopped'] as const;
export type MonthlyState = (typeof MONTHLY_STATES)[number];

/** `charged` and `declined`: the provider's result of a month. The donor does the others; the provider can stop. */
export type MonthlyEvent = 'charged' | 'declined' | 'paused' | 'resumed' | 'stopped';

/**
 * The next state for each state and event. A result of the provider does not end a pause: the payment of a month that
 * began before the pause can arrive during it.
 */
const MONTHLY_TRANSITIONS: Record<MonthlyState, Partial<Record<MonthlyEvent, MonthlyState>>> = {
  pending: { stopped: 'stopped' },
  active: { declined: 'past_due', paused: 'paused', stopped: 'stopped' },
  past_due: { charged: 'active', paused: 'paused', stopped: 'stopped' },
  paused: { resumed: 'active', stopped: 'stopped' },
  stopped: {},
};

/** Returns the next state, or null when the event changes nothing in this state. */
export function nextMonthlyState(state: MonthlyState, event: MonthlyEvent): MonthlyState | null {
  return MONTHLY_TRANSITIONS[state][event] ?? null;
}

/** Returns true for states in which the provider has a subscription: the donor can stop, change or pause the gift. */
export function mayStop(state: MonthlyState): boolean {
  return state === 'active' || state === 'past_due' || state === 'paused';
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

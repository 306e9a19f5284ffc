/** How the raised amount of a campaign grew: its total at some days, from the amounts that each day added. */
import { days as daysInMs } from '../time/durations';

/** An amount in minor units. */
export type DayAmount = { day: string; raised: number };

/** The history needs at least this number of days with gifts, and of days from the first to the last. */
const MIN_GIFT_DAYS = 3;
const MIN_HISTORY_DAYS = 7;
/** More points would make the page larger and the table longer. */
export const MAX_HISTORY_POINTS = 13;

type Campaign = {
  total: number;
  /** Day of publication. */
  published: string;
  /** Last day: today, or the day on which the campaign closed. */
  until: string;
};

/**
 * Returns the total at the end of some days, oldest first, or an empty list when too few days are known. The last total
 * is the campaign's.
 * @param added the amounts of each day, oldest first
 */
export function raisedHistory(
  added: readonly DayAmount[],
  { total, published, until }: Campaign,
): DayAmount[] {
  const [first] = added;
  if (!first || added.filter(({ raised }) => raised > 0).length < MIN_GIFT_DAYS) return [];
  const start = numberOf(published < first.day ? published : first.day);
  const end = Math.max(numberOf(until), numberOf(added.at(-1)!.day));
  if (end - start < MIN_HISTORY_DAYS) return [];
  const step = Math.ceil((end - start) / (MAX_HISTORY_POINTS - 1));
  const shown: number[] = [];
  for (let at = start; at < end; at += step) shown.push(at);
  const totalAt = totalsOf(added, total);
  return [...shown, end].map((at) => ({ day: nameOf(at), raised: totalAt(nameOf(at)) }));
}

/** Subtracts what later days added, so that the last total is the campaign's. */
function totalsOf(added: readonly DayAmount[], total: number): (day: string) => number {
  return (day) => {
    const later = added.reduce((sum, one) => (one.day > day ? sum + one.raised : sum), 0);
    return Math.max(0, total - later);
  };
}

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / daysInMs(1);
const nameOf = (number: number) => new Date(number * daysInMs(1)).toISOString().slice(0, 10);

/** Number of days from the first to the second day. */
export const daysBetween = (from: string, until: string): number =>
  numberOf(until) - numberOf(from);

/** The period of a report: days in the charity's time zone, as staff choose them in a form. */
import { MAX_REPORT_DAYS } from '#contract/staff/reports';
import { dayOf } from '#domain/time/dates';
import { days } from '#domain/time/durations';
import { endOfSiteDay, startOfSiteDay } from '#domain/time/site-days';

/** `from` and `until`: days, both included. `start` and `end`: the same time as instants, `end` not included. */
export type Period = { from: string; until: string; start: string; end: string };

/** Corrects swapped days and long periods, which a URL may contain. @param firstDay returns the default of `from` */
export function periodOf(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  now: Date,
  firstDay: (last: string) => string,
): Period {
  const last = until ?? dayOf(now);
  const first = from ?? firstDay(last);
  const [begin, end] = first <= last ? [first, last] : [last, first];
  const earliest = dayBefore(end, MAX_REPORT_DAYS - 1);
  const start = begin < earliest ? earliest : begin;
  return { from: start, until: end, start: startOfSiteDay(start), end: endOfSiteDay(end) };
}

export function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days(count)).toISOString().slice(0, 10);
}

export function firstOfMonth(day: string, before: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - before, 1)).toISOString().slice(0, 10);
}

export function daysIn({ from, until }: Pick<Period, 'from' | 'until'>): string[] {
  const all: string[] = [];
  for (let at = Date.parse(`${from}T00:00:00Z`); ; at += days(1)) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (day > until) return all;
    all.push(day);
  }
}

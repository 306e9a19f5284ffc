/**
 * Moves the dates of the demonstration from the day for which its files were written to the day on which it starts.
 * Days move by days, months by months, years by years, and dates around Eid by the days between the two Eids.
 */
import { days } from '#domain/time/durations';
import { nextHijriDay } from '#domain/time/hijri';
import { addMonths } from '#domain/offerings/sponsorship';

export type Move = {
  /** Moves a day or an instant. The time of the day stays the same. */
  day: (at: string) => string;
  /** Moves a day or an instant by whole weeks, up to six days less than `day`, so that its weekday stays the same. */
  week: (at: string) => string;
  /** Moves a month, given as its first day. */
  month: (first: string) => string;
  /** Moves a year such as "2026". Returns any other text unchanged. */
  year: (period: string) => string;
  /** Moves dates so that their distance to Eid al-Adha stays the same. @param eid the day of Eid in the file */
  fromEid: (eid: string) => (at: string) => string;
};

/** Minimum number of days between the start of the demonstration and Eid, so that donors can still give. */
const DAYS_TO_EID = 7;
const WEEK_MS = days(7);
const EID = { month: 12, day: 10 };

/** @param writtenFor a day @param today the day on which the demonstration starts */
export function createMove(writtenFor: string, today: Date): Move {
  const [from, to] = [Date.parse(writtenFor), Date.parse(today.toISOString().slice(0, 10))];
  const [fromDay, toDay] = [new Date(from), new Date(to)];
  const months = monthOf(toDay) - monthOf(fromDay);
  const years = toDay.getUTCFullYear() - fromDay.getUTCFullYear();
  const eid = nextHijriDay(EID, new Date(to + days(DAYS_TO_EID)).toISOString());
  return {
    day: (at) => moved(at, to - from),
    week: (at) => moved(at, Math.floor((to - from) / WEEK_MS) * WEEK_MS),
    month: (first) => addMonths(first, months),
    year: (period) => (/^\d{4}$/.test(period) ? String(Number(period) + years) : period),
    fromEid: (written) => (at) => moved(at, Date.parse(eid) - Date.parse(written)),
  };
}

const monthOf = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth();

/** @param at a day, optionally followed by a time, which stays the same @param by milliseconds */
function moved(at: string, by: number): string {
  const day = at.slice(0, 10);
  return new Date(Date.parse(day) + by).toISOString().slice(0, 10) + at.slice(10);
}

/**
 * Moves the dates of the demonstration from the day that its files were written for to the day on which it starts. Each
 * date moves in its own unit: days by days, months by months, years by years, and Eid to Eid.
 */
import { days } from '#domain/time/durations';
import { nextHijriDay } from '#domain/time/hijri';
import { addMonths } from '#domain/offerings/sponsorship';

export type Move = {
  /** A day, or an instant; its time stays. */
  day: (at: string) => string;
  /** The first of a month. */
  month: (first: string) => string;
  /** A year as a text; any other text stays as it is. */
  year: (period: string) => string;
  /** Moves dates around Eid al-Adha: days before and after it stay so. @param eid the day in the file */
  fromEid: (eid: string) => (at: string) => string;
};

/** Donors of the demonstration have a week at least to give for Eid. */
const DAYS_TO_EID = 7;
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
    month: (first) => addMonths(first, months),
    year: (period) => (/^\d{4}$/.test(period) ? String(Number(period) + years) : period),
    fromEid: (written) => (at) => moved(at, Date.parse(eid) - Date.parse(written)),
  };
}

const monthOf = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth();

/** @param at begins with a day, which moves; the rest stays */
function moved(at: string, by: number): string {
  const day = at.slice(0, 10);
  return new Date(Date.parse(day) + by).toISOString().slice(0, 10) + at.slice(10);
}

/** The Hijri calendar of Umm al-Qura, by which days are known ahead. Where the moon is sighted, a month may begin a day apart. */
import { days } from './durations';

/** `month` counts from 1, Muharram, to 12, Dhul-Hijja. */
export type HijriDate = { year: number; month: number; day: number };

/**
 * The day of daylight that it is there: a Hijri day begins at the sunset before it.
 * @param date ISO 8601 or a Date @param timeZone an IANA time zone
 */
export function hijriDate(date: string | Date, timeZone = 'UTC'): HijriDate {
  const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(new Date(date));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((found) => found.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** A lunar year has 355 days at most. */
const LONGEST_YEAR = 355;

/** The next such day of a year, from a day on: "2026-05-27" for 10 Dhul-Hijja. @param from a day, "2026-03-12" */
export function nextHijriDay({ month, day }: Omit<HijriDate, 'year'>, from: string): string {
  const first = Date.parse(from.slice(0, 10));
  for (let ahead = 0; ahead <= LONGEST_YEAR; ahead++) {
    const at = new Date(first + days(ahead));
    const hijri = hijriDate(at);
    if (hijri.month === month && hijri.day === day) return at.toISOString().slice(0, 10);
  }
  throw new RangeError(`no such day in any year: ${day} of month ${month}`);
}

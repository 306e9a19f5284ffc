/**
 * The Hijri calendar of Umm al-Qura, which is calculated in advance. In countries that sight the moon, a month may
 * begin one day earlier or later.
 */
import { days } from './durations';

/** `month` is 1 (Muharram) to 12 (Dhul-Hijja). */
export type HijriDate = { year: number; month: number; day: number };

/**
 * Returns the Hijri date of the daytime of a Gregorian day. The Hijri day itself begins at the sunset before.
 * @param date ISO 8601 or a Date
 * @param timeZone an IANA time zone
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

/** Maximum number of days of a lunar year. */
const LONGEST_YEAR = 355;

/**
 * Returns the next Gregorian day with a Hijri day and month, `from` included: "2026-05-27" for 10 Dhul-Hijja.
 * @param from a day, "2026-03-12"
 * @throws RangeError when no year has such a day
 */
export function nextHijriDay({ month, day }: Omit<HijriDate, 'year'>, from: string): string {
  const first = Date.parse(from.slice(0, 10));
  for (let ahead = 0; ahead <= LONGEST_YEAR; ahead++) {
    const at = new Date(first + days(ahead));
    const hijri = hijriDate(at);
    if (hijri.month === month && hijri.day === day) return at.toISOString().slice(0, 10);
  }
  throw new RangeError(`no Hijri year has day ${day} in month ${month}`);
}

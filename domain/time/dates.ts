/** Dates as the site writes them: day-month-year with dashes, digits 0–9, in the charity's time zone. */
import { commaIn, type Locale } from '../locales';

/** Muscat: where the charity sits. Deadlines are printed with its name so that nobody misses one. */
const SITE_TIME_ZONE = 'Asia/Muscat';

type Clock = { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat };

function clockOf(timeZone: string): Clock {
  return {
    day: new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
    clock: new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  };
}

const siteClock = clockOf(SITE_TIME_ZONE);
const clockIn = (timeZone?: string) => (timeZone ? clockOf(timeZone) : siteClock);

/** @param date ISO 8601 or a Date @param timeZone another than Muscat's @returns "24-03-2026" */
export function formatDate(date: string | Date, timeZone?: string): string {
  return clockIn(timeZone).day.format(new Date(date)).replaceAll('/', '-');
}

/** @returns "24-03-2026, 18:05" in Muscat time or another, with the comma of the language */
export function formatDateTime(date: string | Date, locale: Locale, timeZone?: string): string {
  const { clock } = clockIn(timeZone);
  const moment = new Date(date);
  return `${formatDate(moment, timeZone)}${commaIn(locale)}${clock.format(moment)}`;
}

/** How far a clock is from UTC at a moment, summer time included. @returns "UTC+3", "UTC+5:30", "UTC" */
export function utcOffset(date: string | Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(date));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace(/^GMT(?:[+-]0)?$/, 'UTC').replace('GMT', 'UTC');
}

/** A time zone's name comes from elsewhere and may be none. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Date format of the site: day-month-year with dashes, digits 0–9, in the charity's time zone. */
import { commaIn, type Locale } from '../locales';

/** Time zone of the charity's office. Pages show its name with each deadline, so that donors do not miss one. */
export const SITE_TIME_ZONE = 'Asia/Muscat';

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

/**
 * @param date ISO 8601 or a Date
 * @param timeZone IANA name, by default Asia/Muscat
 * @returns for example "24-03-2026"
 */
export function formatDate(date: string | Date, timeZone?: string): string {
  return clockIn(timeZone).day.format(new Date(date)).replaceAll('/', '-');
}

/** Returns the calendar year in the charity's time zone. @param date ISO 8601 or a Date */
export function yearOf(date: string | Date): number {
  return Number(formatDate(date).slice(-4));
}

/** @returns the day in Muscat, such as 2026-03-24 */
export const dayOf = (at: string | Date): string => formatDate(at).split('-').reverse().join('-');

/** Returns true when a day such as "2026-03-24" has not begun in the charity's time zone. */
export function isFutureDay(day: string, now: Date): boolean {
  return day > dayOf(now);
}

/** @returns for example "24-03-2026, 18:05" in Muscat time or `timeZone`, with the comma of the language */
export function formatDateTime(date: string | Date, locale: Locale, timeZone?: string): string {
  const { clock } = clockIn(timeZone);
  const moment = new Date(date);
  return `${formatDate(moment, timeZone)}${commaIn(locale)}${clock.format(moment)}`;
}

/** Returns true for a day of the calendar such as "2028-02-29", and false for 2027-02-29 and for other formats. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns the UTC offset of a time zone at that time, with summer time. @returns "UTC+3", "UTC+5:30", "UTC" */
export function utcOffset(date: string | Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(date));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace(/^GMT(?:[+-]0)?$/, 'UTC').replace('GMT', 'UTC');
}

/** Returns false for a name that Intl does not know. Names of time zones come from external data. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

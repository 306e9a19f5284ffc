/** Dates as the site writes them: day-month-year with dashes, digits 0–9, in the charity's time zone. */
import { commaIn, type Locale } from './locales';

/** Muscat: where the charity sits. Deadlines are printed with its name so that nobody misses one. */
const SITE_TIME_ZONE = 'Asia/Muscat';

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: SITE_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SITE_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** @param date ISO 8601 or a Date @returns "24-03-2026" */
export function formatDate(date: string | Date): string {
  return day.format(new Date(date)).replaceAll('/', '-');
}

/** @returns "24-03-2026, 18:05" in Muscat time, with the comma of the language */
export function formatDateTime(date: string | Date, locale: Locale): string {
  const moment = new Date(date);
  return `${formatDate(moment)}${commaIn(locale)}${clock.format(moment)}`;
}

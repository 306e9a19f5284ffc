/** Names of weekdays, months and time zones in the site's languages, with the digits 0–9. For the server: uses Intl. */
import type { Locale } from '../locales';
import { localTime } from './zoned';

/** Indonesia's and Turkey's names are those of their language; Arabic names are those of the Gulf (ديسمبر). */
const TAGS: Record<Locale, string> = {
  en: 'en-GB-u-nu-latn',
  ar: 'ar-OM-u-ca-gregory-nu-latn',
  tr: 'tr-TR-u-nu-latn',
  id: 'id-ID-u-nu-latn',
};

/** An instant at its place: the day of the month, "Dec 2026", "Saturday" and "19:00". */
export type NamedTime = { day: string; month: string; weekday: string; clock: string };

/** @param at ISO 8601 @param timeZone an IANA time zone */
export function namedTime(at: string, timeZone: string, locale: Locale): NamedTime {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(TAGS[locale], { timeZone, ...options }).format(new Date(at));
  return {
    day: String(Number(localTime(at, timeZone).slice(8, 10))),
    month: format({ month: 'short', year: 'numeric' }),
    weekday: format({ weekday: 'long' }),
    clock: localTime(at, timeZone).slice(11),
  };
}

/** @param at ISO 8601: the name depends on summer time @returns for example "Gulf Standard Time" */
export function longTimeZoneName(at: string, timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(TAGS[locale], {
    timeZone,
    timeZoneName: 'long',
  }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Names of weekdays and time zones in the site's languages, with the digits 0–9. For the server: uses Intl. */
import type { Locale } from '../locales';
import { localTime } from './zoned';

const TAGS: Record<Locale, string> = {
  en: 'en-GB-u-nu-latn',
  ar: 'ar-OM-u-ca-gregory-nu-latn',
  tr: 'tr-TR-u-nu-latn',
  id: 'id-ID-u-nu-latn',
};

/** An instant at its place: "Saturday" and "19:00". */
export type NamedTime = { weekday: string; clock: string };

/** @param at ISO 8601 @param timeZone an IANA time zone */
export function namedTime(at: string, timeZone: string, locale: Locale): NamedTime {
  const weekdays = new Intl.DateTimeFormat(TAGS[locale], { timeZone, weekday: 'long' });
  return { weekday: weekdays.format(new Date(at)), clock: localTime(at, timeZone).slice(11) };
}

/** @param at ISO 8601: the name depends on summer time @returns for example "Gulf Standard Time" */
export function longTimeZoneName(at: string, timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(TAGS[locale], {
    timeZone,
    timeZoneName: 'long',
  }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

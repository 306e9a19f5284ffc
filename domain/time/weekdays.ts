/** The days of the week: codes, and names from Intl in the languages of the site. */
import type { Locale } from '../locales';

/** Codes of the weekdays, in the order of a week in Oman: it begins on Sunday. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export function isWeekday(text: string): text is Weekday {
  return (WEEKDAYS as readonly string[]).includes(text);
}

/** A Sunday, at noon UTC. */
const SUNDAY = Date.UTC(2026, 2, 1, 12);
const DAY_MS = 86_400_000;

/**
 * Returns the name of a weekday: "Sunday", or "Sun" with `short`. Arabic has no shorter form. Call it in loaders: the
 * names of a browser can differ from those of the server.
 */
export function weekdayName(
  weekday: Weekday,
  locale: Locale,
  width: 'long' | 'short' = 'long',
): string {
  return new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(
    SUNDAY + WEEKDAYS.indexOf(weekday) * DAY_MS,
  );
}

/** Returns the weekday of a calendar day. @param day "2026-03-01" */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()]!;
}

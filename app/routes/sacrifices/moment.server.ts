/** Formats a moment in the time zone of the place of slaughter, in the Gregorian and the Hijri calendar. */
import { countryNameOf } from '#domain/countries/names';
import { formatDateTime, isTimeZone, utcOffset } from '#domain/time/dates';
import { hijriDate } from '#domain/time/hijri';
import type { Visitor } from '../../visitor/visitor.server';

export type PlaceMoment = ReturnType<typeof momentAt>;

/**
 * Formats an ISO 8601 instant on the server, because time zone and calendar data differ between browsers. An unknown
 * time zone becomes UTC.
 */
export function momentAt(
  { t, locale }: Pick<Visitor, 't' | 'locale'>,
  { country, timeZone: named }: { country: string; timeZone: string },
  at: string,
) {
  const timeZone = isTimeZone(named) ? named : 'UTC';
  const { day, month, year } = hijriDate(at, timeZone);
  return {
    /** ISO 8601. */
    at,
    /** "29-05-2026, 18:30" */
    clock: formatDateTime(at, locale, timeZone),
    /** "Tanzania time (UTC+3)" */
    zone: t('sacrifices:clock', {
      country: countryNameOf(country, locale),
      offset: utcOffset(at, timeZone),
    }),
    /** "12 Dhul-Hijja 1447" */
    hijri: t('hijri:date', { day, month: t(`hijri:month.${month}`), year }),
  };
}

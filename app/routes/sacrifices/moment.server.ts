/** Formats a moment in the time zone of the place of slaughter, in the Gregorian and the Hijri calendar. */
import { countryName } from '#domain/countries/names';
import { formatDateTime, isTimeZone, utcOffset } from '#domain/time/dates';
import { hijriDate } from '#domain/time/hijri';
import type { Visitor } from '../../visitor/visitor.server';

export type PlaceMoment = {
  /** ISO 8601. */
  at: string;
  /** "29-05-2026, 18:30" */
  clock: string;
  /** "Tanzania time (UTC+3)" */
  zone: string;
  /** "12 Dhul-Hijja 1447" */
  hijri: string;
};

type Place = { country: string; timeZone: string };

/**
 * Formats an ISO 8601 instant on the server, because time zone and calendar data differ between browsers. An unknown
 * time zone becomes UTC.
 */
export function momentAt(
  { t, locale }: Pick<Visitor, 't' | 'locale'>,
  { country, timeZone: named }: Place,
  at: string,
): PlaceMoment {
  const timeZone = isTimeZone(named) ? named : 'UTC';
  const { day, month, year } = hijriDate(at, timeZone);
  return {
    at,
    clock: formatDateTime(at, locale, timeZone),
    zone: t('sacrifices:clock', {
      country: countryName({ countryCode: country, countryNameEn: country }, locale),
      offset: utcOffset(at, timeZone),
    }),
    hijri: t('hijri:date', { day, month: t(`hijri:month.${month}`), year }),
  };
}

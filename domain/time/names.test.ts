/** Tests the names of weekdays and time zones in the languages of the site. */
import { expect, test } from 'vitest';
import { longTimeZoneName, namedTime } from './names';

const EVENING = '2026-12-05T15:00:00.000Z';

test.each([
  ['en', 'Saturday'],
  ['ar', 'السبت'],
] as const)('names the weekday in %s', (locale, weekday) => {
  expect(namedTime(EVENING, 'Asia/Muscat', locale)).toEqual({ weekday, clock: '19:00' });
});

test('names the day at the place of the event', () => {
  expect(namedTime('2026-12-31T21:30:00.000Z', 'Asia/Muscat', 'en')).toEqual({
    ...{ weekday: 'Friday', clock: '01:30' },
  });
});

test.each([
  ['en', 'Asia/Muscat', 'Gulf Standard Time'],
  ['ar', 'Asia/Muscat', 'توقيت الخليج'],
  ['en', 'America/New_York', 'Eastern Standard Time'],
] as const)('names in %s the time zone %s', (locale, timeZone, name) => {
  expect(longTimeZoneName(EVENING, timeZone, locale)).toBe(name);
});

test('names summer time on a day in summer', () => {
  const name = longTimeZoneName('2026-07-01T15:00:00.000Z', 'America/New_York', 'en');
  expect(name).toBe('Eastern Daylight Time');
});

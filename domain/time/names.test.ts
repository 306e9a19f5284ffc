/** Tests the names of weekdays and months in the languages of the site. */
import { expect, test } from 'vitest';
import { namedTime } from './names';

const EVENING = '2026-12-05T15:00:00.000Z';

test.each([
  ['en', 'Dec 2026', 'Saturday'],
  ['ar', 'ديسمبر 2026', 'السبت'],
  ['tr', 'Ara 2026', 'Cumartesi'],
  ['id', 'Des 2026', 'Sabtu'],
] as const)('names day and month in %s', (locale, month, weekday) => {
  expect(namedTime(EVENING, 'Asia/Muscat', locale)).toEqual({
    ...{ day: '5', month, weekday, clock: '19:00' },
  });
});

test('names the day at the place of the event', () => {
  expect(namedTime('2026-12-31T21:30:00.000Z', 'Asia/Muscat', 'en')).toEqual({
    ...{ day: '1', month: 'Jan 2027', weekday: 'Friday', clock: '01:30' },
  });
});

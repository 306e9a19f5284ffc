/** Tests of weekdays and their names. */
import { expect, it } from 'vitest';
import { weekdayName, weekdayOf, WEEKDAYS } from './weekdays';

it('names the weekdays in each language, beginning with Sunday', () => {
  const names = (locale: Parameters<typeof weekdayName>[1]) =>
    WEEKDAYS.map((weekday) => weekdayName(weekday, locale)).join(' ');
  expect(names('en')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
  expect(names('ar')).toBe('الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت');
});

it('shortens the names for narrow lists', () => {
  expect(weekdayName('sunday', 'en', 'short')).toBe('Sun');
  expect(weekdayName('thursday', 'tr', 'short')).toBe('Per');
});

it.each([
  ['2026-03-01', 'sunday'],
  ['2024-02-29', 'thursday'],
  ['2026-11-21', 'saturday'],
])('%s is a %s', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

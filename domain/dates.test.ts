/** Dates: day-month-year with dashes, in Muscat. */
import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from './dates';
import { formatNumber } from './numbers';

test('a date is day-month-year, by the clock of Muscat', () => {
  expect(formatDate('2026-03-24T20:59:59Z')).toBe('25-03-2026');
  expect(formatDate('2026-03-04T00:00:00Z')).toBe('04-03-2026');
});

test('a moment has hours and minutes, and midnight is 00', () => {
  expect(formatDateTime('2026-03-24T14:05:00Z', 'en')).toBe('24-03-2026, 18:05');
  expect(formatDateTime('2026-03-24T20:00:00Z', 'tr')).toBe('25-03-2026, 00:00');
  expect(formatDateTime('2026-03-24T20:00:00Z', 'ar')).toBe('25-03-2026، 00:00');
});

test('numbers have comma thousands', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567');
});

/** Tests date formats: day-month-year with dashes, in the time zone of Muscat. */
import { expect, test } from 'vitest';
import { formatDate, formatDateTime, isTimeZone, utcOffset } from './dates';
import { formatNumber } from '../numbers/format';

test('formatDate returns day-month-year in the time zone of Muscat', () => {
  expect(formatDate('2026-03-24T20:59:59Z')).toBe('25-03-2026');
  expect(formatDate('2026-03-04T00:00:00Z')).toBe('04-03-2026');
});

test('formatDateTime returns hours and minutes, and formats midnight as 00', () => {
  expect(formatDateTime('2026-03-24T14:05:00Z', 'en')).toBe('24-03-2026, 18:05');
  expect(formatDateTime('2026-03-24T20:00:00Z', 'tr')).toBe('25-03-2026, 00:00');
  expect(formatDateTime('2026-03-24T20:00:00Z', 'ar')).toBe('25-03-2026، 00:00');
});

test('formatNumber groups thousands with commas', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567');
});

test('formats a time in another time zone', () => {
  const sunset = '2026-05-30T15:20:00Z';
  expect(formatDateTime(sunset, 'en', 'Africa/Dar_es_Salaam')).toBe('30-05-2026, 18:20');
  expect(formatDateTime(sunset, 'ar', 'Asia/Muscat')).toBe('30-05-2026، 19:20');
  expect(formatDate('2026-05-30T22:00:00Z', 'Africa/Dar_es_Salaam')).toBe('31-05-2026');
});

test('utcOffset returns the offset in summer and winter time', () => {
  expect(utcOffset('2026-03-29T00:59:00Z', 'Europe/London')).toBe('UTC');
  expect(utcOffset('2026-03-29T01:00:00Z', 'Europe/London')).toBe('UTC+1');
  expect(formatDateTime('2026-03-29T01:00:00Z', 'en', 'Europe/London')).toBe('29-03-2026, 02:00');
  expect(utcOffset('2026-07-01T00:00:00Z', 'Asia/Kolkata')).toBe('UTC+5:30');
  expect(utcOffset('2026-07-01T00:00:00Z', 'America/Lima')).toBe('UTC-5');
});

test('isTimeZone rejects an unknown name', () => {
  expect(isTimeZone('Europe/Istanbul')).toBe(true);
  expect(isTimeZone('Europe/Nowhere')).toBe(false);
});

/** Tests Hijri dates against known pairs of Hijri and Gregorian dates. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { days } from './durations';
import { hijriDate, nextHijriDay } from './hijri';

test.each([
  ['2025-06-06', { year: 1446, month: 12, day: 10 }],
  ['2026-02-18', { year: 1447, month: 9, day: 1 }],
  ['2026-05-27', { year: 1447, month: 12, day: 10 }],
])('hijriDate converts %s to %j in the Umm al-Qura calendar', (day, hijri) => {
  expect(hijriDate(day)).toEqual(hijri);
});

test('hijriDate returns the day in the given time zone', () => {
  const evening = '2026-05-26T21:30:00Z';
  expect(hijriDate(evening, 'Africa/Dar_es_Salaam').day).toBe(10);
  expect(hijriDate(evening, 'UTC').day).toBe(9);
});

test('hijriDate returns consecutive days, in months of 29 or 30 days', () => {
  const day = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2060-01-01') });
  fc.assert(
    fc.property(day, (at) => {
      const [today, tomorrow] = [hijriDate(new Date(at)), hijriDate(new Date(at + days(1)))];
      if (tomorrow.day !== 1) return tomorrow.day === today.day + 1;
      return today.day >= 29 && tomorrow.month === (today.month % 12) + 1;
    }),
  );
});

test('nextHijriDay returns the same day or a later one, and throws RangeError for an invalid date', () => {
  const eid = { month: 12, day: 10 };
  expect(nextHijriDay(eid, '2026-03-12')).toBe('2026-05-27');
  expect(nextHijriDay(eid, '2026-05-27')).toBe('2026-05-27');
  expect(nextHijriDay(eid, '2026-05-28')).toBe('2027-05-16');
  expect(() => nextHijriDay({ month: 13, day: 1 }, '2026-03-12')).toThrow(RangeError);
});

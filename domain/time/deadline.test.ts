/** Tests the remaining time, which counts the current day as one extra day. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remainingTime, remainingWithMonths, acceptsGifts } from './deadline';
import { days, hours, minutes } from './durations';

const now = new Date('2026-03-12T06:00:00Z');

test.each([
  ['2026-03-12T20:00:00Z', { days: 1, hours: 14, minutes: 0 }],
  ['2026-03-12T06:00:30Z', { days: 1, hours: 0, minutes: 0 }],
  ['2026-03-12T06:00:00Z', { days: 0, hours: 0, minutes: 0 }],
  ['2020-01-01T00:00:00Z', { days: 0, hours: 0, minutes: 0 }],
])('until %s: %j', (deadline, left) => {
  expect(remainingTime(new Date(deadline), now)).toEqual(left);
});

test.each([
  ['2026-03-12T06:00:00Z', '2026-03-12T20:00:00Z', [0, 1, 14, 0]],
  ['2026-03-12T06:00:00Z', '2026-04-12T05:59:00Z', [0, 31, 23, 59]],
  ['2026-03-12T06:00:00Z', '2026-04-12T06:00:00Z', [1, 0, 0, 0]],
  ['2026-03-12T06:00:00Z', '2026-04-12T06:00:30Z', [1, 1, 0, 0]],
  ['2026-01-31T06:00:00Z', '2026-02-28T06:00:00Z', [1, 0, 0, 0]],
  ['2026-01-31T06:00:00Z', '2026-03-01T06:00:00Z', [1, 2, 0, 0]],
  ['2028-01-31T06:00:00Z', '2028-02-29T06:00:00Z', [1, 0, 0, 0]],
])('remainingWithMonths from %s to %s: %j', (from, to, [months, left, hour, minute]) => {
  expect(remainingWithMonths(new Date(to), new Date(from))).toEqual({
    ...{ months, days: left, hours: hour, minutes: minute },
  });
});

test('remainingWithMonths months and the rest add up to the deadline, to the minute', () => {
  const instant = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: days(900) }), (at, ahead) => {
      const now = new Date(at);
      const left = remainingWithMonths(new Date(at + ahead), now);
      const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + left.months, 1));
      const lastDay = new Date(
        Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
      ).getUTCDate();
      const day = Math.min(now.getUTCDate(), lastDay);
      const afterMonths = first.getTime() + days(day - 1) + (at % days(1));
      const rest = at + ahead - afterMonths;
      expect(rest).toBeGreaterThanOrEqual(0);
      const told = left.days + left.hours + left.minutes;
      if (rest === 0) return expect(told).toBe(0);
      const shown = days(left.days - 1) + hours(left.hours) + minutes(left.minutes);
      expect(rest - shown).toBeGreaterThanOrEqual(0);
      expect(rest - shown).toBeLessThan(minutes(1));
      expect(left.days).toBeLessThanOrEqual(31);
    }),
  );
});

test.each([
  ['open', null, true],
  ['open', '2026-03-12T06:00:01Z', true],
  ['open', '2026-03-12T06:00:00Z', false],
  ['completed', null, false],
  ['closed', '2027-01-01T00:00:00Z', false],
])('acceptsGifts: a campaign with status %s and deadline %s: %s', (status, deadline, takes) => {
  expect(acceptsGifts({ status, deadline }, now)).toBe(takes);
});

/** Tests the months of a sponsorship: ends of months, leap days, the 18th birthday, and properties for any day. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMonths,
  adulthoodDay,
  ageOn,
  lastDayBefore,
  monthsBetween,
  unavailableMonths,
  sponsorableMonths,
} from './sponsorship';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const day = fc
  .date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2090-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map(dayOf);
const count = fc.integer({ min: 0, max: 240 });

test.each([
  ['2026-03-12', 1, '2026-04-12'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
])('addMonths %s plus %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test('addMonths returns the same day of a later month, or the last day of a shorter month', () => {
  fc.assert(
    fc.property(day, count, (from, months) => {
      const to = addMonths(from, months);
      expect(addMonths(from, months + 1) > to).toBe(true);
      expect(Number(to.slice(8))).toBeLessThanOrEqual(Number(from.slice(8)));
      const isCut = to.slice(8) !== from.slice(8);
      const next = new Date(new Date(to).getTime() + 86_400_000);
      if (isCut) expect(next.getUTCDate()).toBe(1);
    }),
  );
});

test.each([
  ['2026-03-12', '2026-04-11', 0],
  ['2026-03-12', '2026-04-12', 1],
  ['2026-01-31', '2026-02-28', 1],
  ['2026-03-12', '2026-02-01', 0],
  ['2026-03-01', '2026-03-31T23:59:59.999Z', 0],
  ['2026-03-01', '2026-04-01T00:00:00.000Z', 1],
])('monthsBetween returns from %s to %s: %i', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});

test('monthsBetween returns the maximum number of months that fits', () => {
  fc.assert(
    fc.property(day, day, (a, b) => {
      const [from, to] = a <= b ? [a, b] : [b, a];
      const months = monthsBetween(from, to);
      expect(addMonths(from, months) <= to).toBe(true);
      expect(addMonths(from, months + 1) > to).toBe(true);
    }),
  );
});

test.each([
  ['2010-05-20', '2028-05-20'],
  // Born on a leap day: the year of the 18th birthday has no 29 February.
  ['2008-02-29', '2026-02-28'],
])('a child born on %s is an adult on %s', (birthDate, end) => {
  expect(adulthoodDay(birthDate)).toBe(end);
  const eve = dayOf(new Date(new Date(end).getTime() - 86_400_000));
  expect([ageOn(birthDate, eve), ageOn(birthDate, end)]).toEqual([17, 18]);
});

test.each([
  ['2026-03-01', '2008-06-12', 3],
  ['2026-03-01', '2008-03-31', 0],
  ['2026-03-01', '2008-04-01', 1],
  ['2026-03-01', '2008-02-01', 0],
  ['2026-03-31', '2008-04-30', 1],
])('limits a sponsorship from %s, child born %s, to %i months', (startsAt, birthDate, months) => {
  expect(sponsorableMonths(startsAt, birthDate)).toBe(months);
});

test('a sponsorship never ends after the 18th birthday', () => {
  fc.assert(
    fc.property(day, day, (startsAt, birthDate) => {
      fc.pre(startsAt <= adulthoodDay(birthDate));
      const end = addMonths(startsAt, sponsorableMonths(startsAt, birthDate));
      expect(end <= adulthoodDay(birthDate)).toBe(true);
    }),
  );
});

test('unavailableMonths includes past months without a sponsor, and future months only when they are sponsored', () => {
  const now = new Date('2026-03-12T06:00:00Z');
  expect(unavailableMonths(0, '2026-01-01', now)).toBe(2);
  expect(unavailableMonths(6, '2026-01-01', now)).toBe(6);
  expect(unavailableMonths(0, '2026-05-01', now)).toBe(0);
});

test.each([
  ['2027-04-01', '2027-03-31'],
  ['2027-01-01', '2026-12-31'],
])('lastDayBefore(%s) is %s', (until, last) => {
  expect(lastDayBefore(until)).toBe(last);
});

/** Tests the rules for students of a training: minimum age, leap days, time zones, impossible dates, weekdays. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areDaysEnough, birthDateProblem, hasBegun } from './students';

const MUSCAT = { timeZone: 'Asia/Muscat', minimumAge: 18 };
const NOW = new Date('2026-11-22T12:00:00Z');
const check = (birthDate: string, startsOn: string, now = NOW) =>
  birthDateProblem(birthDate, { ...MUSCAT, startsOn }, now);

describe('the minimum age', () => {
  test.each([
    ['the 18th birthday is the first day', '2009-01-10', '2027-01-10', null],
    ['one day before the 18th birthday', '2009-01-11', '2027-01-10', 17],
    ['born on 29 February, first day on 27 February', '2008-02-29', '2026-02-27', 17],
    ['born on 29 February, first day on 28 February', '2008-02-29', '2026-02-28', null],
    ['born on 1 March, first day on 29 February', '2010-03-01', '2028-02-29', 17],
  ])('%s: born on %s, training begins on %s', (_, birthDate, startsOn, age) => {
    expect(check(birthDate, startsOn)).toEqual(age === null ? null : { problem: 'tooYoung', age });
  });

  test('is the minimum age of the training, if it has one', () => {
    const born = '2010-01-10';
    const at = (minimumAge: number) =>
      birthDateProblem(born, { ...MUSCAT, startsOn: '2027-01-10', minimumAge }, NOW);
    expect(at(17)).toBeNull();
    expect(at(18)).toEqual({ problem: 'tooYoung', age: 17 });
  });

  /** Age by year, month and day, calculated in another way than the code does. */
  function ageBy(birthDate: string, day: string): number {
    const [born, on] = [birthDate, day].map((text) => text.split('-').map(Number));
    const [year, month, date] = born!;
    const isLeap = new Date(Date.UTC(on![0]!, 1, 29)).getUTCMonth() === 1;
    const birthday = month === 2 && date === 29 && !isLeap ? 228 : month! * 100 + date!;
    return on![0]! - year! - (on![1]! * 100 + on![2]! < birthday ? 1 : 0);
  }
  const dayBetween = (min: string, max: string) =>
    fc
      .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));

  test('accepts exactly the students who have reached it on the first day', () => {
    fc.assert(
      fc.property(
        dayBetween('1910-01-01', '2026-11-21'),
        dayBetween('2026-11-23', '2032-12-31'),
        (birthDate, startsOn) => {
          const age = ageBy(birthDate, startsOn);
          expect(check(birthDate, startsOn)).toEqual(
            age < 18 ? { problem: 'tooYoung', age } : null,
          );
        },
      ),
      { numRuns: 2_000, examples: [['2008-02-29', '2026-12-01']] },
    );
  });
});

test.each([
  ...['2007-02-29', '2000-13-01', '2000-00-10', '2000-04-31', '1900-02-29'],
  ...['', '2000', '14-01-2000', '2000-1-4', '2000-01-01T00:00:00Z', '٢٠٠٠-٠١-٠١'],
])('a date of birth is impossible: %j', (birthDate) => {
  expect(check(birthDate, '2027-01-10')).toEqual({ problem: 'impossible' });
});

test('a date of birth in the future is rejected from the next day on, in the time zone of the training', () => {
  // 21:00 UTC is 01:00 of the next day in Muscat.
  const late = new Date('2026-11-22T21:00:00Z');
  expect(check('2026-11-23', '2027-01-10')).toEqual({ problem: 'future' });
  expect(check('2026-11-23', '2027-01-10', late)).toEqual({ problem: 'tooYoung', age: 0 });
  expect(check('2026-11-22', '2027-01-10')).toEqual({ problem: 'tooYoung', age: 0 });
  expect(check('2027-02-01', '2027-01-10')).toEqual({ problem: 'future' });
});

test.each([
  ['1905-11-23', null],
  ['1905-11-22', 'tooOld'],
  ['1900-01-01', 'tooOld'],
])('a date of birth %s is possible for at most 120 years: %s', (birthDate, problem) => {
  expect(check(birthDate, '2027-01-10')).toEqual(problem && { problem });
});

test.each([
  ['2027-01-09T20:00:00Z', 'Asia/Muscat', true],
  ['2027-01-09T20:00:00Z', 'UTC', false],
  ['2027-01-10T04:59:59Z', 'America/New_York', false],
  ['2027-01-10T05:00:00Z', 'America/New_York', true],
])('at %s a training on 10-01-2027 in %s has begun: %s', (now, timeZone, expected) => {
  expect(hasBegun({ startsOn: '2027-01-10', timeZone }, new Date(now))).toBe(expected);
});

test.each([
  [['sunday', 'tuesday'], true],
  [['sunday'], false],
  [['sunday', 'sunday'], false],
  [['sunday', 'tuesday', 'friday'], false],
  [[], false],
] as const)('%j are enough of three days when two are needed: %s', (chosen, expected) => {
  const training = { days: ['sunday', 'tuesday', 'thursday'], daysNeeded: 2 } as const;
  expect(areDaysEnough(chosen, training)).toBe(expected);
});

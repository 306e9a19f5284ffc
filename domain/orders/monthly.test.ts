/** Tests monthly gifts: the dates of their months, and the changes of their state. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MONTHLY_STATES, mayStop, monthsAfter, nextMonthlyState } from './monthly';

test.each([
  ['2026-03-12T06:00:00.000Z', 1, '2026-04-12T06:00:00.000Z'],
  ['2026-01-31T23:59:59.000Z', 1, '2026-02-28T23:59:59.000Z'],
  ['2026-01-31T23:59:59.000Z', 2, '2026-03-31T23:59:59.000Z'],
  ['2028-01-30T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', 2, '2027-02-28T10:00:00.000Z'],
])('monthsAfter: %s plus %i months is %s', (first, count, later) => {
  expect(monthsAfter(new Date(first), count).toISOString()).toBe(later);
});

test('monthsAfter returns one date in each month, never later in the month than the first', () => {
  const anyTime = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyTime, fc.integer({ min: 1, max: 240 }), (first, count) => {
      const later = monthsAfter(first, count);
      const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
      expect(months(later) - months(first)).toBe(count);
      expect(later.getUTCDate()).toBeLessThanOrEqual(first.getUTCDate());
      expect(later.toISOString().slice(10)).toBe(first.toISOString().slice(10));
    }),
  );
});

test('mayStop accepts active, past due and paused gifts', () => {
  expect(MONTHLY_STATES.filter(mayStop)).toEqual(['active', 'past_due', 'paused']);
});

test.each([
  ['pending', [null, null, null, null, 'stopped']],
  ['active', [null, 'past_due', 'paused', null, 'stopped']],
  ['past_due', ['active', null, 'paused', null, 'stopped']],
  ['paused', [null, null, null, 'active', 'stopped']],
  ['stopped', [null, null, null, null, null]],
] as const)('nextMonthlyState of %s after each event is %j', (state, expected) => {
  const events = ['charged', 'declined', 'paused', 'resumed', 'stopped'] as const;
  expect(events.map((event) => nextMonthlyState(state, event))).toEqual(expected);
});

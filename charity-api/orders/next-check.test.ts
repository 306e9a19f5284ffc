/** Tests of the intervals between status checks: they grow with the age of the attempt, from 1 to 30 minutes. */
import { expect, test } from 'vitest';
import { days, hours, minutes } from '#domain/time/durations';
import { nextCheck } from './next-check';

test.each([
  [0, minutes(1)],
  [minutes(10), minutes(1)],
  [minutes(11), minutes(1.1)],
  [hours(1), minutes(6)],
  [hours(5), minutes(30)],
  [days(3), minutes(30)],
])('an attempt that is %i ms old is checked again after %i ms', (waited, later) => {
  const now = new Date('2026-03-12T06:00:00Z');
  const next = nextCheck(now, new Date(now.getTime() - waited));
  expect(new Date(next).getTime() - now.getTime()).toBe(later);
});

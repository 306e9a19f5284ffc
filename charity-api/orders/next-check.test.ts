/** Asking about what waits: soon at first, then less and less often, and never seldom. */
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
])('after %i ms of waiting, %i ms later', (waited, later) => {
  const now = new Date('2026-03-12T06:00:00Z');
  const next = nextCheck(now, new Date(now.getTime() - waited));
  expect(new Date(next).getTime() - now.getTime()).toBe(later);
});

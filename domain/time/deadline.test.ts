/** Tests the remaining time, which counts the current day as one extra day. */
import { describe, expect, test } from 'vitest';
import { remainingTime, acceptsGifts } from './deadline';

const now = new Date('2026-03-12T06:00:00Z');

describe('remainingTime', () => {
  test.each([
    ['2026-03-12T20:00:00Z', { days: 1, hours: 14, minutes: 0 }],
    ['2026-03-14T07:30:00Z', { days: 3, hours: 1, minutes: 30 }],
    ['2026-03-12T06:00:30Z', { days: 1, hours: 0, minutes: 0 }],
    ['2026-03-12T06:00:00Z', { days: 0, hours: 0, minutes: 0 }],
    ['2020-01-01T00:00:00Z', { days: 0, hours: 0, minutes: 0 }],
  ])('until %s: %j', (deadline, left) => {
    expect(remainingTime(new Date(deadline), now)).toEqual(left);
  });
});

describe('acceptsGifts', () => {
  test.each([
    ['open', null, true],
    ['open', '2026-03-12T06:00:01Z', true],
    ['open', '2026-03-12T06:00:00Z', false],
    ['completed', null, false],
    ['closed', '2027-01-01T00:00:00Z', false],
  ])('a campaign with status %s and deadline %s: %s', (status, deadline, takes) => {
    expect(acceptsGifts({ status, deadline }, now)).toBe(takes);
  });
});

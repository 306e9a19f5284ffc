/** Tests the conversion between instants and local times, also at the changes to and from summer time. */
import { describe, expect, test } from 'vitest';
import { instantAt, localTime } from './zoned';

const CASES = [
  ['2026-05-27 07:00', 'Asia/Muscat', '2026-05-27T03:00:00.000Z'],
  ['2026-05-27 06:30', 'Europe/Istanbul', '2026-05-27T03:30:00.000Z'],
  ['2026-01-01 00:10', 'America/New_York', '2026-01-01T05:10:00.000Z'],
  ['2026-07-01 00:10', 'America/New_York', '2026-07-01T04:10:00.000Z'],
  ['2026-07-01 00:00', 'Asia/Kathmandu', '2026-06-30T18:15:00.000Z'],
] as const;

describe.each(CASES)('%s in %s', (local, zone, instant) => {
  test('is converted to its instant', () => expect(instantAt(local, zone)).toBe(instant));
  test('is the local time of its instant', () => expect(localTime(instant, zone)).toBe(local));
});

test('a local time that occurs twice is converted to one of its two instants', () => {
  const at = instantAt('2026-10-25 02:30', 'Europe/Berlin');
  expect(localTime(at, 'Europe/Berlin')).toBe('2026-10-25 02:30');
});

test('a local time that is skipped is converted to an instant one hour earlier or later', () => {
  const at = instantAt('2026-03-29 02:30', 'Europe/Berlin');
  expect(['2026-03-29 01:30', '2026-03-29 03:30']).toContain(localTime(at, 'Europe/Berlin'));
});

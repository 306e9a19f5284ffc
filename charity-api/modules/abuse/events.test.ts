/** Tests that events are counted within their window, and up to a maximum. */
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/open';
import { ALL, countEvents, record } from './events';

test('counts the events of a bucket and a mark in the window, and at most the maximum', async () => {
  const { db, close } = await openDatabase(':memory:');
  let now = new Date('2026-03-01T12:00:00Z');
  const counting = { db, now: () => now };
  const key = { bucket: 'orders.all', mark: ALL } as const;
  await record(counting, [key]);
  now = new Date('2026-03-01T12:00:10Z');
  for (let n = 0; n < 5; n++) await record(counting, [key]);
  await record(counting, [
    { bucket: 'outcomes', mark: ALL },
    { bucket: 'orders.all', mark: 'other' },
  ]);
  const counted = (window: number, limit: number) => ({ ...key, window, limit });
  expect(
    await countEvents(counting, [
      counted(60_000, 100),
      counted(5_000, 100),
      counted(60_000, 6),
      counted(60_000, 3),
    ]),
  ).toEqual([6, 5, 6, 3]);
  await close();
});

/** Tests that events are counted within their window, and up to a maximum. */
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/open';
import { ALL, count, record } from './events';

test('counts the events of a bucket and a mark in the window, and at most the maximum', async () => {
  const { db, close } = await openDatabase(':memory:');
  let now = new Date('2026-03-01T12:00:00Z');
  const counting = { db, now: () => now };
  await record(counting, 'orders.all', ALL);
  now = new Date('2026-03-01T12:00:10Z');
  for (let n = 0; n < 5; n++) await record(counting, 'orders.all', ALL);
  await record(counting, 'outcomes', ALL);
  await record(counting, 'orders.all', 'other');
  const counted = (window: number, max?: number) => count(counting, 'orders.all', ALL, window, max);
  expect(await counted(60_000)).toBe(6);
  expect(await counted(5_000)).toBe(5);
  expect(await counted(60_000, 6)).toBe(6);
  expect(await counted(60_000, 3)).toBe(3);
  await close();
});

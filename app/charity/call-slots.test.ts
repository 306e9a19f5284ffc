/** Tests the limit of calls in flight: reserved slots, the order of waiting calls, and failing fast. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallSlots, MAX_IN_FLIGHT, NoSlotError } from './call-slots.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const take = (slots: CallSlots, count: number, isReserved = false) =>
  Promise.all(Array.from({ length: count }, () => slots.acquire(isReserved)));

test('page views leave ten of fifty slots free for forms', async () => {
  const slots = new CallSlots();
  await take(slots, 40);
  const page = slots.acquire(false).catch((error: unknown) => error);
  await take(slots, 10, true);
  expect(slots.inFlight).toBe(MAX_IN_FLIGHT);
  const form = slots.acquire(true).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  expect(await page).toBeInstanceOf(NoSlotError);
  expect(await form).toBeInstanceOf(NoSlotError);
});

test('a free slot goes to a waiting form before a page that waits longer', async () => {
  const slots = new CallSlots();
  const [release] = await take(slots, 40);
  const others = await take(slots, 10, true);
  const started: string[] = [];
  void slots.acquire(false).then(() => started.push('page'));
  void slots.acquire(true).then(() => started.push('form'));
  release!();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['form']);
  for (const other of others) other();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['form']);
  // 40 calls run. The page starts when fewer than 40 run.
  expect(slots.inFlight).toBe(40);
});

test('a page waits for a slot, and starts when one is free', async () => {
  const slots = new CallSlots();
  const [release] = await take(slots, 40);
  const page = slots.acquire(false);
  release!();
  await expect(page).resolves.toBeTypeOf('function');
  expect(slots.inFlight).toBe(40);
});

test('at most 100 page views wait', async () => {
  const slots = new CallSlots();
  await take(slots, 40);
  const waiting = Array.from({ length: 100 }, () => slots.acquire(false).catch(() => undefined));
  await expect(slots.acquire(false)).rejects.toThrow(NoSlotError);
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all(waiting);
  expect(slots.inFlight).toBe(40);
});

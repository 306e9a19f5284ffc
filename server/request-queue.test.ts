/** Tests that requests are handled in their order, and that no turn of the event loop is long. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RequestQueue } from './request-queue';

/** A queue with a clock, and requests that each take some time of it. */
function queueWithClock() {
  const clock = { now: 0 };
  const done: number[] = [];
  const queue = new RequestQueue(() => clock.now);
  const request = (n: number, ms: number, isUrgent = false) =>
    queue.run(() => {
      clock.now += ms;
      done.push(n);
    }, isUrgent);
  return { clock, done, queue, request };
}

test('handles requests at once while a turn is short', () => {
  const { done, queue, request } = queueWithClock();
  for (let n = 0; n < 9; n += 1) request(n, 1);
  expect(done).toHaveLength(9);
  expect(queue.length).toBe(0);
});

test('leaves requests to the next turns after 10 ms, one to each, in their order', async () => {
  const { done, queue, request } = queueWithClock();
  for (let n = 0; n < 5; n += 1) request(n, 6);
  expect(done).toEqual([0, 1]);
  await nextTurn();
  expect(done).toEqual([0, 1, 2]);
  // A request that arrives later waits for those that came before it.
  request(5, 6);
  await nextTurn();
  expect(done).toEqual([0, 1, 2, 3]);
  await expect.poll(() => done).toEqual([0, 1, 2, 3, 4, 5]);
  expect(queue.length).toBe(0);
  request(6, 6);
  expect(done.at(-1)).toBe(6);
});

test('urgent requests come before those that arrived earlier', async () => {
  const { clock, done, queue, request } = queueWithClock();
  for (let n = 0; n < 4; n += 1) request(n, 10);
  request(4, 10, true);
  request(5, 10, true);
  clock.now += 300;
  expect([queue.length, queue.delayMs]).toEqual([5, 300]);
  await expect.poll(() => done).toEqual([0, 4, 5, 1, 2, 3]);
});

test('other requests get every fourth turn, although urgent requests never end', async () => {
  const { done, queue, request } = queueWithClock();
  request(0, 10);
  request(1, 10);
  request(2, 10);
  const flood = (n: number) =>
    queue.run(() => {
      done.push(n);
      if (n < 120) flood(n + 1);
    }, true);
  flood(100);
  flood(110);
  await expect.poll(() => queue.length).toBe(0);
  expect(done.indexOf(1)).toBeLessThan(6);
  expect(done.indexOf(2)).toBeLessThan(10);
});

test('reports how many requests wait, and for how long', async () => {
  const { clock, queue, request } = queueWithClock();
  request(0, 10);
  request(1, 1);
  request(2, 1);
  clock.now += 300;
  expect([queue.length, queue.delayMs]).toEqual([2, 300]);
  await expect.poll(() => queue.length).toBe(0);
  expect(queue.delayMs).toBe(0);
});

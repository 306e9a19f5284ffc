/** Tests of the queue of expensive tasks: its sequence, and whom it rejects. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueue, type Queue } from './queue';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Begins a task. @returns a function that ends it */
function begin(queue: Queue, name: string, log: string[], isUrgent?: boolean) {
  let end = () => {};
  const ended = new Promise<void>((done) => (end = done));
  const result = queue(() => {
    log.push(name);
    return ended;
  }, isUrgent).catch((error: { code: string }) => void log.push(`${name}: ${error.code}`));
  return () => (end(), result);
}

test('tasks begin in their order, and urgent tasks before all that wait', async () => {
  const [queue, log] = [createQueue({ running: 1 }), [] as string[]];
  const ends = [begin(queue, 'a', log), begin(queue, 'b', log), begin(queue, 'c', log, true)];
  await ends[0]!();
  await ends[2]!();
  await ends[1]!();
  expect(log).toEqual(['a', 'c', 'b']);
});

test('a task is rejected when as many wait as the limit, and the others are not', async () => {
  const [queue, log] = [createQueue({ running: 1, waiting: 1 }), [] as string[]];
  const ends = ['a', 'b', 'c'].map((name) => begin(queue, name, log));
  await ends[2]!();
  for (const end of ends) await end();
  expect(log).toEqual(['a', 'c: request.busy', 'b']);
});

test('while one has waited for too long, new tasks are rejected at once, except urgent ones', async () => {
  const [queue, log] = [createQueue({ running: 1, waitingMs: 3_000 }), [] as string[]];
  const first = begin(queue, 'first', log);
  const late = begin(queue, 'late', log);
  vi.advanceTimersByTime(2_000);
  const inTime = begin(queue, 'in time', log);
  vi.advanceTimersByTime(1_001);
  await begin(queue, 'too late', log)();
  const urgent = begin(queue, 'urgent', log, true);
  await first();
  await late();
  await urgent();
  await inTime();
  expect(log.filter((line) => line.includes(':')).sort()).toEqual([
    'late: request.busy',
    'too late: request.busy',
  ]);
  expect(log.filter((line) => !line.includes(':'))).toEqual(['first', 'urgent', 'in time']);
});

test('a task that has waited for too long is rejected although none ends', async () => {
  const [queue, log] = [createQueue({ running: 1, waitingMs: 3_000 }), [] as string[]];
  begin(queue, 'hangs', log);
  const late = begin(queue, 'late', log);
  vi.advanceTimersByTime(3_000);
  await late();
  await begin(queue, 'too late', log)();
  expect(log).toEqual(['hangs', 'late: request.busy', 'too late: request.busy']);
});

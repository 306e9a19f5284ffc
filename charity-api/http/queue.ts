/** A queue that limits how many expensive tasks run at the same time. */
import { ApiError } from './errors';

export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** @returns a function that runs a task, or throws ApiError request.busy when `waiting` tasks wait already */
export function createQueue(limits: { running: number; waiting: number }): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < limits.running) running += 1;
    else if (waiting.length >= limits.waiting) throw new ApiError('request.busy');
    // When a task ends, the next one starts in its place, so `running` does not change.
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** A queue that limits how many expensive tasks run at the same time. */
import { ApiError } from './errors';

/** `isUrgent`: the task comes before the others, and is never rejected. */
export type Queue = <T>(task: () => Promise<T>, isUrgent?: boolean) => Promise<T>;

type Waiting = { since: number; start: () => void };
type Limits = {
  running: number;
  /** The number of waiting tasks. */
  waiting?: number;
  /** In ms. A task that has waited longer is rejected. While the first one in the queue has, so is each new task. */
  waitingMs?: number;
};

/** @returns a function that runs a task, or throws ApiError request.busy when a limit is reached */
export function createQueue({
  running: limit,
  waiting: places = Infinity,
  waitingMs = Infinity,
}: Limits): Queue {
  let running = 0;
  const urgent: (() => void)[] = [];
  const waiting: Waiting[] = [];
  const isLate = ({ since }: Waiting) => performance.now() - since >= waitingMs;

  async function enter(isUrgent: boolean): Promise<void> {
    if (running < limit) running += 1;
    else if (isUrgent) await new Promise<void>((start) => urgent.push(start));
    else if (waiting.length >= places || (waiting[0] && isLate(waiting[0])))
      throw new ApiError('request.busy');
    else
      await new Promise<void>((start, reject) => {
        waiting.push({ since: performance.now(), start });
        // Also when no task ends, because a server does not respond. It keeps its place, so that new tasks are rejected.
        const giveUp = () => reject(new ApiError('request.busy'));
        if (waitingMs < Infinity) setTimeout(giveUp, waitingMs).unref();
      });
  }

  /** The next task starts in the place of the one that ended, so `running` does not change. */
  function leave(): void {
    while (waiting[0] && isLate(waiting[0])) waiting.shift();
    const next = urgent.shift() ?? waiting.shift()?.start;
    if (next) next();
    else running -= 1;
  }

  return async (task, isUrgent = false) => {
    await enter(isUrgent);
    try {
      return await task();
    } finally {
      leave();
    }
  };
}

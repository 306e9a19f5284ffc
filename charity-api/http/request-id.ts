/** Adds the id of the current request to its log lines. The storefront logs the same id. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '../deps';

const current = new AsyncLocalStorage<string>();
let running = 0;

/**
 * Runs the work of a request. Log lines below it get its id. Only for requests that change something: Node 20 runs each
 * promise of the process about a tenth slower while a store is in use. The last such request disables the store.
 */
export async function withRequestId<Result>(
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  running += 1;
  try {
    return await current.run(id, work);
  } finally {
    running -= 1;
    if (running === 0) current.disable();
  }
}

/** Returns a log that adds the id of the current request to each line. Lines of background jobs have none. */
export function logWithRequestId(log: Log): Log {
  const add = (fields: Record<string, unknown>) => {
    const reqId = current.getStore();
    return reqId === undefined ? fields : { reqId, ...fields };
  };
  return {
    info: (fields, message) => log.info(add(fields), message),
    warn: (fields, message) => log.warn(add(fields), message),
    error: (fields, message) => log.error(add(fields), message),
  };
}

/** Logs a repeated problem only once per process. */
import type { Log } from './deps';

const seen = new WeakMap<Log, Set<string>>();

/**
 * Returns true on the first call with this log and key.
 * @param what a key; only from a small set, because it stays in memory until the process ends
 */
export function isFirstOccurrence(log: Log, what: string): boolean {
  const before = seen.get(log) ?? new Set();
  seen.set(log, before);
  if (before.has(what)) return false;
  before.add(what);
  return true;
}

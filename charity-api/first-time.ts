/** What anybody can ask for again and again is logged once in the life of a process. */
import type { Log } from './deps';

const said = new WeakMap<Log, Set<string>>();

/** @param what of few: it is remembered until the process ends */
export function isFirst(log: Log, what: string): boolean {
  const before = said.get(log) ?? new Set();
  said.set(log, before);
  if (before.has(what)) return false;
  before.add(what);
  return true;
}

/** Removes records that violate the contract from a reply, so that one invalid record does not break a whole page. */
import type { Endpoint } from '#contract/endpoints';
import { unreadableReason } from '../db/json';
import type { Log } from '../deps';
import { isFirst } from '../first-time';

type Path = readonly PropertyKey[];
type Issue = { path: Path; message: string };

/**
 * Content is the same for everybody. What belongs to one donor is behind /user/ or a token and is never left out: a
 * genuine receipt must not be answered with 404.
 */
export function isContent({ method, path, auth }: Endpoint): boolean {
  const isOfOneDonor = path.startsWith('/user/') || path.includes('{token}');
  return method === 'GET' && auth === undefined && !isOfOneDonor;
}

/**
 * Returns the reply without the invalid items of its lists, or null when the record that the endpoint returns is itself
 * invalid. Logs each invalid record once, with kind, id, field and reason.
 */
export function withoutBadRecords(endpoint: Endpoint, reply: object, log: Log): object | null {
  const checked = endpoint.reply.safeParse(reply);
  if (checked.success) return reply;
  const bad = new Set<object>();
  for (const issue of checked.error.issues) {
    const depth = depthOfRecord(reply, issue.path);
    logIssue(
      log,
      endpoint,
      { record: valueAt(reply, issue.path.slice(0, depth)), depth },
      reply,
      issue,
    );
    if (depth === 1) return null;
    bad.add(valueAt(reply, issue.path.slice(0, depth)) as object);
  }
  return without(reply, bad) as object;
}

/** Finds the record of an issue: the innermost list item that has an id, an item of `data`, or the whole reply. */
function depthOfRecord(reply: object, path: Path): number {
  for (let depth = path.length; depth > 1; depth -= 1) {
    if (typeof path[depth - 1] !== 'number') continue;
    const item = valueAt(reply, path.slice(0, depth));
    const isListed = depth === 3 && path[1] === 'data';
    if (isObject(item) && (isListed || typeof item.id === 'string')) return depth;
  }
  return 1;
}

function logIssue(
  log: Log,
  { path }: Endpoint,
  { record, depth }: { record: unknown; depth: number },
  reply: object,
  issue: Issue,
): void {
  const given = isObject(record) ? record : {};
  const value = valueAt(reply, issue.path);
  logBadRecord(log, {
    kind: textOf(given.kind) ?? path.split('/')[1] ?? path,
    id: textOf(given.id) ?? textOf(issue.path[depth - 1]) ?? '',
    field: issue.path.slice(depth).join('.'),
    reason: unreadableReason(value) ?? issue.message,
  });
}

type BadRecord = { kind: string; id: string; field: string; reason: string };

/** Logs each record once until the process restarts, because every page view reads the record again. */
export function logBadRecord(log: Log, record: BadRecord): void {
  if (isFirst(log, JSON.stringify(record))) log.error(record, 'a record was left out');
}

function without(value: unknown, bad: ReadonlySet<object>): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !bad.has(item as object)).map((item) => without(item, bad));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, without(inner, bad)]),
  );
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

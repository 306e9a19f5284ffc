/** Removes invalid records of content from a reply, because one of them must not break a whole page. */
import type { Endpoint } from '#contract/endpoint';
import { unreadableReason } from '../db/json';
import type { Log } from '../deps';
import { isFirstOccurrence } from '../first-time';

type Path = readonly PropertyKey[];
type Issue = { path: Path; message: string };

/**
 * Returns true for public content, which is the same for all callers. Endpoints of one donor have /user/ or a token in
 * their path. Their records are never left out, because a genuine receipt must not return 404.
 */
export function isPublicContent({ route, auth }: Endpoint): boolean {
  const isOfOneDonor = route.startsWith('GET /user/') || route.includes('{token}');
  return route.startsWith('GET ') && auth === undefined && !isOfOneDonor;
}

/**
 * Returns the fields of the contract, without the invalid records of lists. Returns null when the endpoint returns one
 * record and it is invalid. Logs each one once: kind, id, field and reason.
 * @param offset index of the first item of the page in its list
 */
export function omitInvalidRecords(
  endpoint: Endpoint,
  reply: object,
  log: Log,
  offset = 0,
): object | null {
  const checked = endpoint.reply.safeParse(reply);
  if (checked.success) return checked.data as object;
  const bad = new Set<unknown>();
  for (const issue of checked.error.issues) {
    const depth = depthOfRecord(reply, issue.path);
    const record = valueAt(reply, issue.path.slice(0, depth));
    logIssue(log, endpoint, { record, depth }, reply, issue);
    bad.add(depth === 1 ? reply : record);
  }
  if (bad.has(reply)) return null;
  const left = without(reply, bad) as { result: unknown };
  left.result = withTotal(left.result, (reply as typeof left).result, offset);
  return endpoint.reply.parse(left) as object;
}

/**
 * Subtracts the removed records from the total on the last page of a list. Earlier pages keep the total, so that
 * callers still request the pages after them.
 */
function withTotal(left: unknown, all: unknown, offset: number): unknown {
  if (!isObject(left) || !isObject(all) || !Array.isArray(left.data) || !Array.isArray(all.data))
    return left;
  const total = Number(all.total);
  const isLast = offset + all.data.length >= total;
  return isLast ? { ...left, total: total - all.data.length + left.data.length } : left;
}

/** Path length of an issue's record: the innermost list item with an id, an item of `data`, or the result. */
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
  { route }: Endpoint,
  { record, depth }: { record: unknown; depth: number },
  reply: object,
  issue: Issue,
): void {
  const given = isObject(record) ? record : {};
  const value = valueAt(reply, issue.path);
  const whole = unreadableReason(given.document);
  logBadRecord(log, {
    kind: textOf(given.kind) ?? route.split('/')[1]!,
    id: textOf(given.id) ?? textOf(issue.path[depth - 1]) ?? '',
    field: whole === null ? issue.path.slice(depth).join('.') : 'document',
    reason: whole ?? unreadableReason(value) ?? issue.message,
  });
}

type BadRecord = { kind: string; id: string; field: string; reason: string };

/** Logs each record once per process, because every request would log it again. */
export function logBadRecord(log: Log, record: BadRecord): void {
  if (isFirstOccurrence(log, JSON.stringify(record))) log.error(record, 'a record was left out');
}

function without(value: unknown, bad: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !bad.has(item)).map((item) => without(item, bad));
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

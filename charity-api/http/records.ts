/**
 * Removes invalid content from a reply: an optional field, or else the whole record. One invalid record must not break
 * a whole page.
 */
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

const NO_TEXT = { en: '', ar: '', tr: '', id: '' };

type Empty = Readonly<Record<string, unknown>>;

/** Optional fields of a record, with the value that replaces an invalid one. */
const OPTIONAL: Empty = {
  story: NO_TEXT,
  pictures: [],
  facts: [],
  budget: [],
  impact: [],
  updates: [],
  agenda: [],
  reviews: [],
  rating: null,
  outcome: null,
};
/** `place` is optional only for campaigns, whose story contains it too. Sacrifices and mosques require it. */
const OPTIONAL_OF_CAMPAIGNS: Empty = { ...OPTIONAL, place: NO_TEXT };

const optionalOf = ({ route }: Endpoint) =>
  /^GET \/projects(?:\/|$)/.test(route) ? OPTIONAL_OF_CAMPAIGNS : OPTIONAL;

/** Invalid records, and invalid optional fields of records that stay in the reply. */
type Unreadable = { records: Set<object>; fields: Map<object, Record<string, unknown>> };

/**
 * Returns the fields of the contract, with empty values for invalid optional ones, and without the invalid records of
 * lists.
 * Returns null when the endpoint returns one record and it is invalid. Logs each one once: kind, id, field and reason.
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
  const optional = optionalOf(endpoint);
  const bad: Unreadable = { records: new Set(), fields: new Map() };
  let isGone = false;
  for (const issue of checked.error.issues) {
    const depth = depthOfRecord(reply, issue.path);
    const record = valueAt(reply, issue.path.slice(0, depth)) as object;
    const field = String(issue.path[depth]);
    const isOptional = isObject(record) && Object.hasOwn(optional, field) && !isUnreadable(record);
    logIssue(log, endpoint, { record, depth, isOptional }, reply, issue);
    if (isOptional) bad.fields.set(record, { ...bad.fields.get(record), [field]: optional[field] });
    else if (depth === 1) isGone = true;
    else bad.records.add(record);
  }
  if (isGone) return null;
  subtractFromTotal(reply, bad, offset);
  const left = without(reply, bad) as object;
  return endpoint.reply.parse(left) as object;
}

/**
 * Subtracts the removed records from the total on the last page of a list. Earlier pages keep the total, so that
 * callers still request the pages after them.
 */
function subtractFromTotal(reply: object, { records, fields }: Unreadable, offset: number): void {
  const { result } = reply as { result: unknown };
  if (!isObject(result) || !Array.isArray(result.data) || typeof result.total !== 'number') return;
  if (offset + result.data.length < result.total) return;
  const left = result.data.filter((item) => records.has(item as object)).length;
  fields.set(result, { total: result.total - left });
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
  { record, depth, isOptional }: { record: unknown; depth: number; isOptional: boolean },
  reply: object,
  issue: Issue,
): void {
  const given = isObject(record) ? record : {};
  const value = valueAt(reply, issue.path);
  const whole = unreadableReason(given.document);
  const bad = {
    kind: textOf(given.kind) ?? route.split('/')[1]!,
    id: textOf(given.id) ?? textOf(issue.path[depth - 1]) ?? '',
    field: whole === null ? issue.path.slice(depth).join('.') : 'document',
    reason: whole ?? unreadableReason(value) ?? issue.message,
  };
  if (isOptional) logOnce(log, bad, 'a field was left out');
  else logBadRecord(log, bad);
}

/** A record of which no field could be read (modules/documents.ts). */
const isUnreadable = (record: Record<string, unknown>) =>
  unreadableReason(record.document) !== null;

type BadRecord = { kind: string; id: string; field: string; reason: string };

export function logBadRecord(log: Log, record: BadRecord): void {
  logOnce(log, record, 'a record was left out');
}

/** Logs each record once per process, because every request would log it again. */
function logOnce(log: Log, record: BadRecord, message: string): void {
  if (isFirstOccurrence(log, JSON.stringify(record))) log.error(record, message);
}

function without(value: unknown, bad: Unreadable): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => !bad.records.has(item as object))
      .map((item) => without(item, bad));
  if (!isObject(value)) return value;
  const readable = { ...value, ...bad.fields.get(value) };
  return Object.fromEntries(
    Object.entries(readable).map(([key, inner]) => [key, without(inner, bad)]),
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

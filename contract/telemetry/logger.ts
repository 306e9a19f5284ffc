/**
 * The log of all programs: JSON lines on stdout. Contains only the fields of an allowlist, and of an error only type,
 * stack, code and cause. So request bodies, cookies, queries, names and phone numbers are not logged.
 */
import pino from 'pino';

export const LOG_FIELDS = new Set([
  ...['reqId', 'method', 'route', 'status', 'ms', 'locale', 'bytes', 'aborted', 'err'],
  ...['call', 'provider', 'key', 'count', 'failure', 'code', 'category', 'at', 'reason', 'cause'],
  ...['tries', 'job'],
  ...['order', 'currency', 'proof', 'mail', 'kind', 'event', 'file', 'dataDir'],
  ...['from', 'to', 'flag', 'source', 'reasons'],
  ...['bucket', 'declined', 'succeeded', 'until', 'orders'],
  // `id` and `field` of an invalid content record, `id` of a revoked session; names of headers that proxies add; the link of the first owner.
  ...['id', 'field', 'forwarded', 'publicUrl', 'url'],
  // `fields`: names of the invalid fields of a request. `keys`: names of settings. `host`: of the charity API.
  ...['fields', 'keys', 'host', 'case', 'problems', 'primary', 'folder', 'approval'],
]);

/** Matches email addresses: messages of other systems, such as mail servers, may contain a donor's address. */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const scrubbed = (text: unknown) => String(text).replace(EMAIL, '…');

function allowed(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => LOG_FIELDS.has(name))
      .map(([name, value]) => [name, plainValue(value)]),
  );
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  return typeof value === 'string' ? scrubbed(value) : value;
}

/** Copies known properties only, because other code may have added a request or a body to the error. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return scrubbed(error);
  const { stack, cause, code } = error as NodeJS.ErrnoException;
  return {
    type: error.constructor.name,
    stack: scrubbed(stack),
    ...(typeof code === 'string' && { code }),
    ...(cause instanceof Error && { cause: plainError(cause) }),
  };
}

/** Opens a log. All logs of the project are opened here. @param out stdout by default */
export function openLogger(level: string, out?: pino.DestinationStream): pino.Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: allowed },
      serializers: { err: plainError },
    },
    out ?? pino.destination(1),
  );
}

/**
 * The log: JSON lines on stdout, by allowlist. A field that is not named here is left out, and of an error only what
 * the code says of it; so bodies, cookies, queries, names and phones cannot get in by way of a field.
 */
import pino from 'pino';
import { config } from '#config';

const FIELDS = new Set([
  ...['reqId', 'method', 'route', 'status', 'ms', 'locale', 'bytes', 'aborted', 'err'],
  ...['call', 'count', 'failure', 'code', 'category', 'at', 'reason', 'cause', 'tries', 'job'],
  ...['order', 'currency', 'proof', 'mail', 'kind', 'event', 'file', 'dataDir'],
  ...['from', 'to', 'flag', 'source', 'reasons'],
  ...['bucket', 'isAttack', 'declined', 'succeeded', 'until', 'orders'],
  // `id` and `field` of an invalid content record; names of headers that proxies add.
  ...['id', 'field', 'forwarded', 'publicUrl'],
]);

/** What other systems say may quote a donor's address, as mail servers do. */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const scrubbed = (text: unknown) => String(text).replace(EMAIL, '…');

function allowed(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => FIELDS.has(name))
      .map(([name, value]) => [name, plainValue(value)]),
  );
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  return typeof value === 'string' ? scrubbed(value) : value;
}

/** Errors carry whatever was put on them, requests and bodies too. */
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

/** The one place that opens a log. @param out stdout, if nothing is said */
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

let made: pino.Logger | undefined;

export function log(): pino.Logger {
  made ??= openLogger(config().LOG_LEVEL);
  return made;
}

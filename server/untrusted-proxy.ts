/** The warning for a proxy that nobody told us of: behind it all donors have one address, and share their limits. */
import type { IncomingHttpHeaders } from 'node:http';
import { hours } from '#domain/durations';
import type { Trust } from './app-request';

/** What proxies add, and browsers never send. */
const HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
const AGAIN_AFTER = hours(1);

type Warn = (fields: object, message: string) => void;

/** Returns what is to be called with the headers of each request. It warns at the first, then once an hour at most. */
export function createProxyWarning(
  { behindProxy }: Pick<Trust, 'behindProxy'>,
  warn: Warn,
  now: () => number = Date.now,
): (headers: IncomingHttpHeaders) => void {
  let requests = 0;
  let nextAt = -Infinity;
  return (headers) => {
    if (behindProxy) return;
    const given = HEADERS.filter((name) => headers[name] !== undefined);
    if (given.length === 0) return;
    requests += 1;
    if (now() < nextAt) return;
    nextAt = now() + AGAIN_AFTER;
    // Names only: what is in them is about donors.
    warn(
      { forwarded: given, count: requests },
      'forwarded headers are ignored: behind a proxy set TRUST_PROXY=1, or all donors share the limits of one address',
    );
    requests = 0;
  };
}

/** The process itself speaks no TLS, so an https address needs a proxy. Called once, at start. */
export function warnOfMissingTrust({ behindProxy, publicOrigin }: Trust, warn: Warn): void {
  if (behindProxy || !publicOrigin?.startsWith('https:')) return;
  warn(
    { publicUrl: publicOrigin },
    'PUBLIC_URL is https, so a proxy is in front: set TRUST_PROXY=1, or all donors share the limits of one address',
  );
}

/**
 * Warns of a proxy without TRUST_PROXY: all donors would have the IP address of the proxy and share its rate limits.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { hours } from '#domain/time/durations';
import { PROXY_HEADERS, type Trust } from './app-request';

const WARNING_INTERVAL_MS = hours(1);

type Warn = (fields: object, message: string) => void;

/** Returns a function to call with the headers of each request. It warns at most once an hour. */
export function createProxyWarning(
  { behindProxy }: Pick<Trust, 'behindProxy'>,
  warn: Warn,
  now: () => number = Date.now,
): (headers: IncomingHttpHeaders) => void {
  let requests = 0;
  let nextAt = -Infinity;
  return (headers) => {
    if (behindProxy) return;
    const given = PROXY_HEADERS.filter((name) => headers[name] !== undefined);
    if (given.length === 0) return;
    requests += 1;
    if (now() < nextAt) return;
    nextAt = now() + WARNING_INTERVAL_MS;
    // Only the names of the headers, because their values are personal data of donors.
    warn(
      { forwarded: given, count: requests },
      'forwarded headers are ignored: behind a proxy set TRUST_PROXY=1, or all donors share the rate limits of one IP address',
    );
    requests = 0;
  };
}

/** Warns at start when PUBLIC_URL is https, which needs a proxy: the process itself does not support TLS. */
export function warnOfMissingTrust({ behindProxy, publicOrigin }: Trust, warn: Warn): void {
  if (behindProxy || !publicOrigin?.startsWith('https:')) return;
  warn(
    { publicUrl: publicOrigin },
    'PUBLIC_URL is https, so a proxy is in front: set TRUST_PROXY=1, or all donors share the rate limits of one IP address',
  );
}

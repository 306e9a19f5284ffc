/** Rejects requests before their body is read: methods, URLs and hosts that the site does not support. */
import { hasRemix1DataQuery } from '#web/remix/protocol';
import type { Rejection } from './small-page';

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const MAX_URL_LENGTH = 8_192;

export type RequestTarget = {
  method: string;
  /** The URL in the request line. */
  url: string;
  /** The trusted host of the request; undefined when it is unknown. */
  host: string | undefined;
};

/** Returns null for an accepted request. @param onlyHost the only accepted host; null accepts every valid host */
export function rejectionFor(
  { method, url, host }: RequestTarget,
  onlyHost: string | null,
): Rejection | null {
  if (!METHODS.has(method)) return 'method';
  if (url.length > MAX_URL_LENGTH) return 'tooLong';
  if (!isWellFormed(url)) return 'malformed';
  if (host !== undefined && !isHost(host)) return 'malformed';
  if (onlyHost !== null && host !== undefined && host.toLowerCase() !== onlyHost) return 'host';
  return null;
}

/** Rejects absolute URLs, which are requests to a proxy, and paths that browsers treat as another host ("//x"). */
function isWellFormed(url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return false;
  // NUL is rejected in the path only, because each page validates its own query.
  if (path.includes('%00')) return false;
  return decodes(path) && !hasRemix1DataQuery(query);
}

function decodes(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Returns true for a host name or IP address with an optional port. Other characters could change the parsed URL. */
export function isHost(host: string): boolean {
  return host.length <= 255 && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
}

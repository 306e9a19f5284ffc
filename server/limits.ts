/** What is turned away before anything is read or rendered: methods, addresses and hosts that the site does not have. */
import { hasOldDataQuery } from '#app/remix/protocol';
import type { Refusal } from './small-page';

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const MAX_URL_LENGTH = 8_192;

export type RequestTarget = {
  method: string;
  /** As it stands in the request line. */
  url: string;
  /** The host that was asked for, as far as it can be believed. */
  host: string | undefined;
};

/** @param onlyHost the one host that is served; null serves any that is well-formed */
export function rejectionFor(
  { method, url, host }: RequestTarget,
  onlyHost: string | null,
): Refusal | null {
  if (!METHODS.has(method)) return 'method';
  if (url.length > MAX_URL_LENGTH) return 'tooLong';
  if (!isWellFormed(url)) return 'malformed';
  if (host !== undefined && !isHost(host)) return 'malformed';
  if (onlyHost !== null && host !== undefined && host.toLowerCase() !== onlyHost) return 'host';
  return null;
}

/** A path of this site, and neither another's address (proxies are sent those) nor one that reads as a host ("//x"). */
function isWellFormed(url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return false;
  // No path has NUL in it; of what stands behind the question mark each page makes what it can.
  if (path.includes('%00')) return false;
  return decodes(path) && !hasOldDataQuery(query);
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

/** A name or an address with perhaps a port: nothing that would change how an address is read. */
export function isHost(host: string): boolean {
  return host.length <= 255 && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
}

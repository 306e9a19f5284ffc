/** Reads the network of a client from the header that our server sets (server/app-request.ts). */
import { isIP } from 'node:net';
import { CLIENT_ADDRESS } from './internal-headers';

// On globalThis because the development server loads this module again on every change.
const shared = globalThis as typeof globalThis & { __trustsClientAddress?: boolean };

/**
 * Only our server calls this: it sets the header and removes the header from incoming requests. Under another server
 * (remix-serve), a client could send the header with any value.
 */
export function trustClientAddressHeader(isTrusted = true): void {
  shared.__trustsClientAddress = isTrusted;
}

/** Returns null when the client address header is missing or not trusted. */
export function clientNetwork({ headers }: Request): string | null {
  const value = shared.__trustsClientAddress ? headers.get(CLIENT_ADDRESS) : null;
  return value === null ? null : networkOf(value);
}

/**
 * Returns an IPv4 address, or the /64 network of an IPv6 address, or null for other text. A household usually has a
 * whole /64 network and may use a new address in it every minute.
 */
export function networkOf(value: string): string | null {
  const address = withoutPortAndZone(value);
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return null;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6]!, groups[7]!].flatMap((two) => [two >> 8, two & 255]).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Some proxies add the port, and some systems add the network interface ("%eth0"). */
function withoutPortAndZone(value: string): string {
  const text = value.trim().replace(/%.*$/, '');
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  return inBrackets ?? text.replace(/^([\d.]+):\d+$/, '$1');
}

/** Returns the eight groups of an IPv6 address. `URL` writes every spelling of an address in the same short form. */
function groupsOf(address: string): number[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = short.split('::');
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((g) => parseInt(g, 16));
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

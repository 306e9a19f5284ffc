/** The network that a request came from, as the process around the app saw it. */
import { isIP } from 'node:net';
import { CLIENT_ADDRESS } from '../visitor/plain-request';

// On globalThis because the development server loads this module again on every change.
const kept = globalThis as typeof globalThis & { __tellsAddresses?: boolean };

/** Called by the process that sets the header and drops it from outside. Under another (remix-serve) it is anybody's word. */
export function trustClientAddressHeader(believes = true): void {
  kept.__tellsAddresses = believes;
}

/** null: nobody knows. */
export function clientNetwork({ headers }: Request): string | null {
  const said = kept.__tellsAddresses ? headers.get(CLIENT_ADDRESS) : null;
  return said === null ? null : networkOf(said);
}

/** An IPv4 address, or the /64 of an IPv6 one: a household has all of that, and may take a new address every minute. */
export function networkOf(said: string): string | null {
  const address = bare(said);
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

/** Some proxies add the port, some systems the interface. */
function bare(said: string): string {
  const text = said.trim().replace(/%.*$/, '');
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  return inBrackets ?? text.replace(/^([\d.]+):\d+$/, '$1');
}

/** The eight groups of an IPv6 address, which URL writes in its one shortest way. */
function groupsOf(address: string): number[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = short.split('::');
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((g) => parseInt(g, 16));
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

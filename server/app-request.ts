/** Converts the headers of a request for Remix: only trusted headers, and an origin that clients cannot choose. */
import type { IncomingHttpHeaders } from 'node:http';
import type { SeenRequest } from '#contract/probe';
import { CLIENT_ADDRESS, RECEIVED_AT } from '#web/security/internal-headers';
import { isHost } from './limits';

export type Trust = {
  /** The origin of PUBLIC_URL; null when PUBLIC_URL is not set. */
  publicOrigin: string | null;
  /** True when a proxy is in front of the server, so that the values of the nearest proxy are trusted. */
  behindProxy: boolean;
};

/** Returns the trusted host of a request. Returns undefined when a proxy does not forward the host. */
export function requestedHost(
  headers: IncomingHttpHeaders,
  { behindProxy }: Trust,
): string | undefined {
  if (!behindProxy) return headers.host;
  // Not `Host`: it may be the proxy's internal name of this server.
  return lastOf(headers['x-forwarded-host']);
}

/** Returns the origin of the URLs that Remix gets. */
export function originOf(headers: IncomingHttpHeaders, trust: Trust, fallback: string): string {
  if (trust.publicOrigin) return trust.publicOrigin;
  const host = requestedHost(headers, trust) ?? headers.host;
  if (host === undefined || !isHost(host)) return fallback;
  const isSecure = trust.behindProxy && lastOf(headers['x-forwarded-proto']) === 'https';
  return `${isSecure ? 'https' : 'http'}://${host}`;
}

/** Returns the trusted IP address of the client, or undefined. @param peer IP address of the connection */
export function clientAddress(
  headers: IncomingHttpHeaders,
  peer: string | undefined,
  { behindProxy }: Trust,
): string | undefined {
  // Without the header, the address is unknown: the proxy's own address would be the same for all clients.
  return behindProxy ? lastOf(headers['x-forwarded-for']) : peer;
}

/** Headers that proxies add and browsers never send. */
export const PROXY_HEADERS = [
  ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
] as const;

/** Returns the request as this server sees it, for doctor. */
export function seenRequest(
  headers: IncomingHttpHeaders,
  peer: string | undefined,
  trust: Trust,
): SeenRequest {
  return {
    proto: (trust.behindProxy && lastOf(headers['x-forwarded-proto'])) || null,
    host: requestedHost(headers, trust) ?? null,
    address: clientAddress(headers, peer, trust) ?? null,
    forwarded: PROXY_HEADERS.filter((name) => headers[name] !== undefined),
  };
}

/** Returns the last value, which the nearest proxy added. Clients can choose the values before it. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  return text?.split(',').at(-1)?.trim() || undefined;
}

/** Headers of the connection, of proxies, and internal headers. The app must not get them from a client. */
const DROPPED =
  /^(?:connection|keep-alive|transfer-encoding|upgrade|expect|te|forwarded|x-forwarded-.*|x-real-ip|x-scripts-apart|x-client-address|x-gift-count|x-received-at|x-http-method-override|x-original-url|x-rewrite-url)$/;

type Known = {
  /** The origin of the request's URL. */
  origin: string;
  /** The request id. */
  id: string;
  address: string | undefined;
  /** Time (epoch ms) at which the whole request was received. */
  at: number;
  /** Form of this site ("own") or webhook ("unguarded"), by web/security/same-site.server.ts; null for GET and HEAD. */
  form: 'own' | 'unguarded' | null;
};

/**
 * Returns the headers for Remix. Removes `Origin` from forms, because the same-site guard has already checked it. Remix
 * compares `Origin` with `Host` and returns an empty 500 for `Origin: null`. Privacy tools send that, and the guard
 * accepts it.
 */
export function appHeaders(headers: IncomingHttpHeaders, known: Known): Headers {
  const { origin, id, address, at, form } = known;
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || DROPPED.test(name)) continue;
    for (const text of Array.isArray(value) ? value : [value]) passed.append(name, text);
  }
  passed.set('host', new URL(origin).host);
  passed.set('x-request-id', id);
  passed.set(RECEIVED_AT, String(at));
  if (address !== undefined) passed.set(CLIENT_ADDRESS, address);
  if (form !== null) passed.delete('origin');
  if (form === 'own') passed.set('sec-fetch-site', 'same-origin');
  return passed;
}

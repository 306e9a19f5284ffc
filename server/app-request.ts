/** From what came over the wire to what Remix takes: headers that can be believed, and an address that nobody can choose. */
import type { IncomingHttpHeaders } from 'node:http';
import { CLIENT_ADDRESS } from '#app/visitor/plain-request';
import { isHost } from './limits';

export type Trust = {
  /** Where donors reach the site, as it is configured; null when nothing is. */
  publicOrigin: string | null;
  /** A proxy stands in front, and what the nearest one says can be believed. */
  behindProxy: boolean;
};

/** The host that the visitor asked for, as far as it can be believed. */
export function askedHost(
  headers: IncomingHttpHeaders,
  { behindProxy }: Trust,
): string | undefined {
  if (!behindProxy) return headers.host;
  // A proxy need not pass the host on; then its own name for us says nothing.
  return lastOf(headers['x-forwarded-host']);
}

/** Origin of the addresses that Remix is given. */
export function originOf(headers: IncomingHttpHeaders, trust: Trust, fallback: string): string {
  if (trust.publicOrigin) return trust.publicOrigin;
  const host = askedHost(headers, trust) ?? headers.host;
  if (host === undefined || !isHost(host)) return fallback;
  const isSecure = trust.behindProxy && lastOf(headers['x-forwarded-proto']) === 'https';
  return `${isSecure ? 'https' : 'http'}://${host}`;
}

/** The address that the request came from, as far as it can be believed. @param peer the other end of the connection */
export function clientAddress(
  headers: IncomingHttpHeaders,
  peer: string | undefined,
  { behindProxy }: Trust,
): string | undefined {
  // A proxy that does not say it leaves us with its own, which is everybody's.
  return behindProxy ? lastOf(headers['x-forwarded-for']) : peer;
}

/** The nearest proxy has added its word at the end; what stands before may be anybody's. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  return text?.split(',').at(-1)?.trim() || undefined;
}

/** Of the connection, or about the way that the request took: nothing that the app should act on. */
const DROPPED =
  /^(?:connection|keep-alive|transfer-encoding|upgrade|expect|te|forwarded|x-forwarded-.*|x-real-ip|x-scripts-apart|x-client-address|x-http-method-override|x-original-url|x-rewrite-url)$/;

type Known = {
  /** The one that Remix compares a form's with. */
  origin: string;
  id: string;
  address: string | undefined;
  /** Form of this site ("own") or webhook ("unguarded"), by app/security/same-site.server.ts; null for GET and HEAD. */
  form: 'own' | 'unguarded' | null;
};

/**
 * Removes `Origin` from forms, because the same-site guard has already decided. Remix would compare `Origin` with
 * `Host` and answer a form with `Origin: null`, which privacy tools send and the guard accepts, with an empty 500.
 */
export function appHeaders(headers: IncomingHttpHeaders, known: Known): Headers {
  const { origin, id, address, form } = known;
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || DROPPED.test(name)) continue;
    for (const text of Array.isArray(value) ? value : [value]) passed.append(name, text);
  }
  passed.set('host', new URL(origin).host);
  passed.set('x-request-id', id);
  if (address !== undefined) passed.set(CLIENT_ADDRESS, address);
  if (form !== null) passed.delete('origin');
  if (form === 'own') passed.set('sec-fetch-site', 'same-origin');
  return passed;
}

/** Functions that the build of the staff area exports for server/. */
import { isCrossSite } from '#web/security/same-site.server';
import { trustClientAddressHeader } from '#web/security/client-address.server';
import { config } from '#config';
import { STAFF_PATH } from './links';
import { staffHeaders } from './security.server';
import { lacksStrictCookies } from './visitor/visitor.server';

/** Called once by our server, which sets the client address header. */
export function start(): void {
  trustClientAddressHeader();
}

/** Returns true for a form on another site. @param header returns the value of a request header, or null */
export function isForeign(header: (name: string) => string | null): boolean {
  const { staffUrl, publicUrl } = config();
  return isCrossSite(header, new URL(staffUrl ?? publicUrl).origin);
}

const REFRESH = '<!DOCTYPE html><meta http-equiv="refresh" content="0"><title>…</title>';

/**
 * Returns the response to a request, with the security headers.
 * @param app the request handler of Remix
 */
export async function respond(
  request: Request,
  app: (request: Request) => Promise<Response>,
): Promise<Response> {
  const response = answerWithoutPage(request) ?? (await app(request));
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(staffHeaders()))
    if (name === 'cache-control' || !headers.has(name)) headers.set(name, value);
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}

function answerWithoutPage(request: Request): Response | null {
  // Only a staff area with its own host gets this path.
  if (new URL(request.url).pathname === '/')
    return new Response(null, { status: 302, headers: { location: STAFF_PATH } });
  if (!lacksStrictCookies(request)) return null;
  return new Response(REFRESH, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

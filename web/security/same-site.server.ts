/** CSRF protection: rejects a form that another site sent. */
import { config } from '#config';

/**
 * Checks Sec-Fetch-Site, and for browsers without it Origin or Referer (OWASP CSRF cheat sheet). Compares them with
 * PUBLIC_URL and not with the Host header, which the client chooses.
 * @param own origin of the page with the form
 * @throws a 403 response
 */
export function assertSameSite({ headers }: Request, own?: string): void {
  if (isCrossSite((name) => headers.get(name), own)) {
    throw new Response(null, { status: 403, statusText: 'Foreign form' });
  }
}

/**
 * @param header returns the value of a request header, or null when it is missing
 * @param own origin of the page with the form
 */
export function isCrossSite(
  header: (name: string) => string | null,
  own = new URL(config().publicUrl).origin,
): boolean {
  const site = header('sec-fetch-site');
  if (site === 'same-origin') return false;
  const source = header('origin') ?? header('referer');
  return site !== null || source === null || originOf(source) !== own;
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

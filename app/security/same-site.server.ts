/** Refuses a form that another site sent. */
import { config } from '#config';

/**
 * Fetch Metadata first, Origin and Referer for browsers without it (OWASP CSRF cheat sheet). Compared with
 * PUBLIC_URL, never with the Host header, which the sender chooses.
 * @throws a 403 response
 */
export function guardSameSite({ headers }: Request): void {
  if (isForeign((name) => headers.get(name))) {
    throw new Response(null, { status: 403, statusText: 'Foreign form' });
  }
}

/** @param header reads a header of the request, null when it is not there */
export function isForeign(header: (name: string) => string | null): boolean {
  const site = header('sec-fetch-site');
  if (site === 'same-origin') return false;
  const source = header('origin') ?? header('referer');
  return (
    site !== null || source === null || originOf(source) !== new URL(config().publicUrl).origin
  );
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

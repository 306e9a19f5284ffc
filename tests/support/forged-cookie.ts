/** Cookies that are signed as the site signs them, with content that the site might not write. */
import { createHmac } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';

/** The secret of the cookies in unit tests. */
export const COOKIE_SECRET = 'a'.repeat(32);

/** @param content the text that is deflated: JSON of version and packed value, or anything else */
export function forgedCookie(
  name: string,
  content: string | Buffer,
  secret = COOKIE_SECRET,
): string {
  const body = deflateRawSync(content).toString('base64url');
  const mac = createHmac('sha256', secret).update(`${name}.${body}`).digest('base64url');
  return `${name}=${body}.${mac}`;
}

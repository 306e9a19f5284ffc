/** Creates cookies with a valid signature and any content, to test how the site reads them. */
import { createHmac } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';

/** The secret of the cookies in unit tests. */
export const COOKIE_SECRET = 'a'.repeat(32);

/** @param content text that is deflated: JSON of version and packed value, or invalid content */
export function forgedCookie(
  name: string,
  content: string | Buffer,
  secret = COOKIE_SECRET,
): string {
  const body = deflateRawSync(content).toString('base64url');
  const mac = createHmac('sha256', secret).update(`${name}.${body}`).digest('base64url');
  return `${name}=${body}.${mac}`;
}

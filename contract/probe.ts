/**
 * A signed request of `doctor` to /readyz of the public URL. The site then also returns how it sees the request, so
 * that doctor can check the proxy in between. Signing one requires the site's secrets.
 */
import { minutes } from '#domain/time/durations';
import { isMacOf, macOf, strictBytesOf } from './mac';

export const PROBE_HEADER = 'x-nadawah-probe';

const PURPOSE = 'doctor probe';
/** In ms. The proxy may be slow; the clocks are of one machine or of one operator. */
const VALID_MS = minutes(10);

/** The request as the site sees it. */
export type SeenRequest = {
  /** Protocol that the proxy reports in X-Forwarded-Proto; null without a trusted one. */
  proto: string | null;
  /** Trusted host; null when the proxy does not report it. */
  host: string | null;
  /** Trusted IP address of the client; null when the proxy does not report it. */
  address: string | null;
  /** Names of the headers of proxies, also when they are not trusted. */
  forwarded: string[];
};

/** Returns the value of the header. @param secret the first of SESSION_SECRETS */
export function signProbe(secret: string, now: Date): string {
  const at = String(now.getTime());
  return `${at}.${macOf(secret, PURPOSE, at).toString('base64url')}`;
}

/** Returns true when one of the secrets has signed the header in the last minutes. */
export function isProbe(
  header: string | string[] | undefined,
  secrets: readonly string[],
  now: Date,
): boolean {
  const [, at = '', mac = ''] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(String(header ?? '')) ?? [];
  if (Math.abs(now.getTime() - Number(at)) > VALID_MS) return false;
  return isMacOf(strictBytesOf(mac), secrets, PURPOSE, at);
}

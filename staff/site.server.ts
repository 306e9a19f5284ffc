/** Functions that the build of the staff area exports for server/. */
import { isCrossSite } from '#app/security/same-site.server';
import { trustClientAddressHeader } from '#app/security/client-address.server';
import { config } from '#config';

export { staffHeaders as headers } from './security.server';

/** Called once, under our server, which sets the client address header. */
export function start(): void {
  trustClientAddressHeader();
}

/** Returns true for a form of another site. @param header returns the value of a request header, or null */
export function isForeign(header: (name: string) => string | null): boolean {
  const { staffUrl, publicUrl } = config();
  return isCrossSite(header, new URL(staffUrl ?? publicUrl).origin);
}

/** Rate-limit keys that the site sends with orders: keyed hashes, which distinguish donors without identifying them. */
import { randomBytes } from 'node:crypto';
import { config } from '#config';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { macOf } from '#contract/mac';

/** The network of a visitor, and the id that the browser got with its first order. */
type Donor = { network: string | null; preferences: { session?: string | undefined } };

export function donorRateLimitKeys({ network, preferences }: Donor): DonorRateLimitKeys {
  const { session } = preferences;
  return { address: keyedHash('address', network), session: keyedHash('session', session) };
}

/** Returns a random id for a browser that makes its first order. */
export function newSession(): string {
  return randomBytes(12).toString('base64url');
}

function keyedHash(kind: string, value: string | null | undefined): string | null {
  if (!value) return null;
  const [secret = ''] = config().SESSION_SECRETS;
  return macOf(secret, `limits.${kind}`, value).toString('base64url');
}

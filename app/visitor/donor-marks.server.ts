/** What the charity API is told of who is paying: keyed hashes, by which it tells donors apart and names nobody. */
import { randomBytes } from 'node:crypto';
import { config } from '#config';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { macOf } from '#contract/mac';
import type { Visitor } from './visitor.server';

export function donorRateLimitKeys({
  network,
  preferences,
}: Pick<Visitor, 'network' | 'preferences'>): DonorRateLimitKeys {
  return { address: mark('address', network), session: mark('session', preferences.session) };
}

/** The name of a browser that tries to pay for the first time. */
export function newSession(): string {
  return randomBytes(12).toString('base64url');
}

function mark(kind: string, value: string | null | undefined): string | null {
  if (!value) return null;
  const [secret = ''] = config().SESSION_SECRETS;
  return macOf(secret, `limits.${kind}`, value).toString('base64url');
}

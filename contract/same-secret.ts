/** Compares secrets such as tokens and passwords of programs. Requires Node. */
import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares in constant time, so that the duration does not reveal how much of a secret is correct. `timingSafeEqual`
 * requires buffers of equal length, so it compares digests.
 */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

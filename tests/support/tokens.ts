/** Unsigned access tokens, for tests of the storefront: it decodes tokens and never verifies them. */
import type { Tokens } from '#contract/accounts';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** @param expiresAt milliseconds since the epoch, an hour from now by default */
export function sampleTokens(
  refresh: string,
  expiresAt = Date.now() + 3_600_000,
  name = 'Salma Al-Harthi',
): Tokens {
  const claims = { name, avatar: '', exp: Math.floor(expiresAt / 1_000) };
  return { access: `${encode({ alg: 'HS256' })}.${encode(claims)}.${refresh}`, refresh };
}

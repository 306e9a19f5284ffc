/** Tokens that name a thing and prove that we made them: nobody can make one from an id, and no list of them is kept. */
import { isMacOf, macOf, strictBytesOf } from '#contract/mac';

/** 128 bits: beyond guessing. */
const SIGNATURE_BYTES = 16;

/** What a token opens: one that was made for one purpose opens nothing else. */
export type TokenPurpose = 'monthly-gift' | 'receipt' | 'gift-card' | 'certificate' | 'quote';

/** @param secrets the first signs @returns base64url, id and signature */
export function signToken(secrets: readonly string[], purpose: TokenPurpose, id: Buffer): string {
  const signature = macOf(secrets[0]!, purpose, id).subarray(0, SIGNATURE_BYTES);
  return Buffer.concat([id, signature]).toString('base64url');
}

/** @returns the id, or null when none of the secrets signed it for this purpose */
export function readToken(
  secrets: readonly string[],
  purpose: TokenPurpose,
  token: string,
): Buffer | null {
  const bytes = strictBytesOf(token);
  if (!bytes || bytes.length <= SIGNATURE_BYTES) return null;
  const id = bytes.subarray(0, -SIGNATURE_BYTES);
  const given = bytes.subarray(-SIGNATURE_BYTES);
  return isMacOf(given, secrets, purpose, id, SIGNATURE_BYTES) ? id : null;
}

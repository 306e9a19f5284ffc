/** Signed tokens: each contains an id and our signature for one purpose. They are unguessable and not stored. */
import { isMacOf, macOf, strictBytesOf } from '#contract/mac';

/** 128 bits: unguessable. */
const SIGNATURE_BYTES = 16;

/** The purpose of a token. A token is invalid for any other purpose. */
export type TokenPurpose =
  | 'monthly-gift'
  | 'receipt'
  | 'gift-card'
  | 'certificate'
  | 'quote'
  | 'application'
  | 'newsletter-confirm'
  | 'newsletter-leave'
  | 'staff-invitation'
  | 'staff-approval'
  | 'content-preview';

/** Signs with the first secret. Returns id and signature in base64url. */
export function signToken(secrets: readonly string[], purpose: TokenPurpose, id: Buffer): string {
  const signature = macOf(secrets[0]!, purpose, id).subarray(0, SIGNATURE_BYTES);
  return Buffer.concat([id, signature]).toString('base64url');
}

/** Returns the id, or null when no secret signed the token for this purpose. */
export function readToken(
  secrets: readonly string[],
  purpose: TokenPurpose,
  token: string,
): Buffer | null {
  const bytes = strictBytesOf(token);
  if (!bytes || bytes.length <= SIGNATURE_BYTES) return null;
  const id = bytes.subarray(0, -SIGNATURE_BYTES);
  const signature = bytes.subarray(-SIGNATURE_BYTES);
  return isMacOf(signature, secrets, purpose, id, SIGNATURE_BYTES) ? id : null;
}

/** Tokens that name a thing and prove that we made them: nobody can make one from an id, and no list of them is kept. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits: beyond guessing. */
const SIGNATURE_BYTES = 16;

/** What a token opens: one that was made for one purpose opens nothing else. */
export type TokenPurpose = 'monthly-gift' | 'receipt' | 'gift-card' | 'certificate' | 'quote';

/** @param secrets the first signs @returns base64url, id and signature */
export function signToken(secrets: readonly string[], purpose: TokenPurpose, id: Buffer): string {
  return Buffer.concat([id, signatureOf(secrets[0]!, purpose, id)]).toString('base64url');
}

/** @returns the id, or null when none of the secrets signed it for this purpose */
export function readToken(
  secrets: readonly string[],
  purpose: TokenPurpose,
  token: string,
): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  // One spelling only: base64url readers forgive stray bits at the end.
  if (bytes.length <= SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null;
  const id = bytes.subarray(0, -SIGNATURE_BYTES);
  const given = bytes.subarray(-SIGNATURE_BYTES);
  const isOurs = secrets.some((secret) => timingSafeEqual(given, signatureOf(secret, purpose, id)));
  return isOurs ? id : null;
}

function signatureOf(secret: string, purpose: TokenPurpose, id: Buffer): Buffer {
  return createHmac('sha256', secret)
    .update(`${purpose}.`)
    .update(id)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}

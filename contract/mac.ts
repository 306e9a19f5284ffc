/** HMAC-SHA-256 for one purpose: a value that is signed for one purpose is not valid for another. Needs Node. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const WHOLE = 32;

/** The purpose is signed with the text, because one secret has several uses. Returns 32 bytes. */
export function macOf(secret: string, purpose: string, text: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${purpose}.`).update(text).digest();
}

/**
 * The bytes of base64url text, or null if it is not exactly what encoding them gives. Node's decoder ignores the
 * unused bits of the last character, so without this check several texts would be the same signature.
 */
export function strictBytesOf(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

/**
 * Whether one of the secrets has signed the text for this purpose. Compares in constant time.
 * @param bytes how many of the first bytes are stored and must be given; fewer than 16 could be guessed
 */
export function isMacOf(
  given: Buffer | null,
  secrets: readonly string[],
  purpose: string,
  text: string | Buffer,
  bytes = WHOLE,
): boolean {
  if (given?.length !== bytes) return false;
  return secrets.some((secret) =>
    timingSafeEqual(given, macOf(secret, purpose, text).subarray(0, bytes)),
  );
}

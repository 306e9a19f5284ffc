/** HMAC-SHA-256 for one purpose. A signature for one purpose is not valid for another. Requires Node. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const WHOLE = 32;

/** Returns the 32 bytes of the signature. It includes the purpose, because one secret has several uses. */
export function macOf(secret: string, purpose: string, text: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${purpose}.`).update(text).digest();
}

/**
 * Decodes base64url text. Returns null unless encoding the bytes gives exactly the same text. Node's decoder ignores
 * the unused bits of the last character, so without this check several texts would decode to the same signature.
 */
export function strictBytesOf(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

/**
 * Returns true when one of the secrets has signed the text for this purpose. Compares in constant time.
 * @param bytes length of a truncated signature; with fewer than 16 bytes it could be guessed
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

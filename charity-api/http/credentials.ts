/** Checks the storefront's credentials (HTTP Basic). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from './errors';

type Client = { id: string; secret: string };

/** @throws ApiError auth.required */
export function requireClient(header: string | null, client: Client): void {
  if (!isClient(header, client)) throw new ApiError('auth.required');
}

/** Compares in constant time, so that the response time reveals nothing about the credentials. */
export function isClient(header: string | null, client: Client): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(header ?? '')?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return timingSafeEqual(digest(given), digest(`${client.id}:${client.secret}`));
}

/** `timingSafeEqual` requires buffers of equal length, so digests are compared. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

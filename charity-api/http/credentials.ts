/** The storefront's own credentials, by HTTP Basic. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from './errors';

/** @throws ApiError auth.required. Takes the same time whatever is wrong. */
export function requireClient(header: string | null, client: { id: string; secret: string }): void {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(header ?? '')?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  if (!timingSafeEqual(digest(given), digest(`${client.id}:${client.secret}`))) {
    throw new ApiError('auth.required');
  }
}

/** Digests have one length, which is what the comparison needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

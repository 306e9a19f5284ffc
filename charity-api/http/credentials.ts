/** The storefront's own credentials, by HTTP Basic. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from './errors';

type Client = { id: string; secret: string };

/** @throws ApiError auth.required */
export function requireClient(header: string | null, client: Client): void {
  if (!isClient(header, client)) throw new ApiError('auth.required');
}

/** Takes the same time whatever is wrong. */
export function isClient(header: string | null, client: Client): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(header ?? '')?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return timingSafeEqual(digest(given), digest(`${client.id}:${client.secret}`));
}

/** Digests have one length, which is what the comparison needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

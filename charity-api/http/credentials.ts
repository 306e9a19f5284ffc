/** Checks the storefront's credentials (HTTP Basic). */
import { isSameSecret } from '#contract/same-secret';
import { ApiError } from './errors';

type Client = { id: string; secret: string };

/** @throws ApiError auth.required */
export function requireClient(header: string | null, client: Client): void {
  if (!isClient(header, client)) throw new ApiError('auth.required');
}

export function isClient(header: string | null, client: Client): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(header ?? '')?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return isSameSecret(given, `${client.id}:${client.secret}`);
}

/** Checks the storefront's credentials (HTTP Basic). */
import { isSameSecret } from '#contract/same-secret';
import type { ApiConfig } from '../deps';

export function isClient(header: string | null, client: ApiConfig['client']): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(header ?? '')?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return isSameSecret(given, `${client.id}:${client.secret}`);
}

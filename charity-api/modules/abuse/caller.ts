/** Identifies the donor of a request by rate-limit keys, without personal data. */
import { macOf } from '#contract/mac';
import { DONOR_HEADERS, markSchema, type DonorRateLimitKeys } from '#contract/donor-marks';
import type { ApiDeps } from '../../deps';
import { isClient } from '../../http/credentials';
import type { RateLimitDimension } from './limits';

/**
 * The key of all callers without the storefront's credentials. Their headers are not trusted, so they share one limit.
 */
const UNAUTHENTICATED: DonorRateLimitKeys = { address: 'strangers', session: null };

export type RateLimitKeys = Record<RateLimitDimension, string | null> & { email: string };

export function readRateLimitKeys(
  { headers }: Pick<Request, 'headers'>,
  { config, log }: Pick<ApiDeps, 'config' | 'log'>,
): DonorRateLimitKeys {
  const credentials = headers.get(DONOR_HEADERS.client);
  if (credentials === null) return UNAUTHENTICATED;
  if (!isClient(credentials, config.client)) {
    log.warn({}, 'wrong client credentials: the request counts as unauthenticated');
    return UNAUTHENTICATED;
  }
  const mark = (name: string) => markSchema.safeParse(headers.get(name)).data ?? null;
  return { address: mark(DONOR_HEADERS.address), session: mark(DONOR_HEADERS.session) };
}

export function rateLimitKeysOf(
  caller: DonorRateLimitKeys,
  email: string,
  { config }: Pick<ApiDeps, 'config'>,
): RateLimitKeys {
  return { ...caller, email: emailKey(email, config.client.secret) };
}

/** One mailbox is one donor: ignores letter case, and the part after a plus, which many providers ignore. */
function emailKey(email: string, secret: string): string {
  const [, name = '', host = ''] = /^([^+@]*).*@(.*)$/s.exec(email.toLowerCase()) ?? [];
  const mailbox = `${name}@${host}`.normalize('NFC');
  return macOf(secret, 'limits.email', mailbox).toString('base64url');
}

/** Identifies the donor of a request by rate-limit keys, without personal data. */
import { macOf } from '#contract/mac';
import { DONOR_HEADERS, markSchema, type DonorMarks } from '#contract/donor-marks';
import type { ApiDeps } from '../../deps';
import { isClient } from '../../http/credentials';
import type { Distinction } from './limits';

/**
 * The key of all callers without the storefront's credentials. Their headers are not trusted, so they share one limit.
 */
const STRANGERS: DonorMarks = { address: 'strangers', session: null };

export type Marks = Record<Distinction, string | null> & { email: string };

export function callerOf(
  { headers }: Pick<Request, 'headers'>,
  { config, log }: Pick<ApiDeps, 'config' | 'log'>,
): DonorMarks {
  const credentials = headers.get(DONOR_HEADERS.client);
  if (credentials === null) return STRANGERS;
  if (!isClient(credentials, config.client)) {
    log.warn({}, 'wrong client credentials: the request counts as unauthenticated');
    return STRANGERS;
  }
  const mark = (name: string) => markSchema.safeParse(headers.get(name)).data ?? null;
  return { address: mark(DONOR_HEADERS.address), session: mark(DONOR_HEADERS.session) };
}

export function marksOf(
  caller: DonorMarks,
  email: string,
  { config }: Pick<ApiDeps, 'config'>,
): Marks {
  return { ...caller, email: emailMark(email, config.client.secret) };
}

/** One mailbox is one donor: ignores letter case, and the part after a plus, which many providers ignore. */
function emailMark(email: string, secret: string): string {
  const [, name = '', host = ''] = /^([^+@]*).*@(.*)$/s.exec(email.toLowerCase()) ?? [];
  const mailbox = `${name}@${host}`.normalize('NFC');
  return macOf(secret, 'limits.email', mailbox).toString('base64url');
}

/** Who is paying, as far as the limits must tell donors apart, and no further. */
import { macOf } from '#contract/mac';
import { DONOR_HEADERS, markSchema, type DonorMarks } from '#contract/donor-marks';
import type { ApiDeps } from '../../deps';
import { isClient } from '../../http/credentials';
import type { Distinction } from './limits';

/** Whoever calls past the storefront: nothing they say of themselves can be believed, so they all are one. */
const STRANGERS: DonorMarks = { address: 'strangers', session: null };

export type Marks = Record<Distinction, string | null> & { email: string };

export function callerOf(
  { headers }: Pick<Request, 'headers'>,
  { config, log }: Pick<ApiDeps, 'config' | 'log'>,
): DonorMarks {
  const credentials = headers.get(DONOR_HEADERS.client);
  if (credentials === null) return STRANGERS;
  if (!isClient(credentials, config.client)) {
    log.warn({}, 'a request came with wrong client credentials: it counts as a stranger’s');
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

/** One mailbox is one donor: letter case, and what many providers let stand behind a plus, make no other. */
function emailMark(email: string, secret: string): string {
  const [, name = '', host = ''] = /^([^+@]*).*@(.*)$/s.exec(email.toLowerCase()) ?? [];
  const mailbox = `${name}@${host}`.normalize('NFC');
  return macOf(secret, 'limits.email', mailbox).toString('base64url');
}

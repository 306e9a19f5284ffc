/** Signed tokens of a member of staff. They expire, also when the password changes, so no table stores them. */
import { isMacOf, macOf, strictBytesOf } from '#contract/mac';
import type { StaffMemberRow } from '../db/tables/staff';
import type { ApiDeps } from '../deps';
import { findMember } from './staff-session';

/** `staff-step`: the password was right. `staff-reset`: the holder reads the mail of the member. */
type Purpose = 'staff-step' | 'staff-reset';

/** @param until in ms since 1970 */
export function signMember(
  { config }: Pick<ApiDeps, 'config'>,
  purpose: Purpose,
  member: StaffMemberRow,
  until: number,
): string {
  const end = until.toString(36);
  const mac = macOf(config.signingSecrets[0]!, purpose, signedText(member, end));
  return `${member.id}.${end}.${mac.toString('base64url')}`;
}

/** Returns undefined when the token is invalid or has expired, or when the access of the member has ended. */
export async function memberOfToken(
  { db, config, now }: Pick<ApiDeps, 'db' | 'config' | 'now'>,
  purpose: Purpose,
  token: string,
): Promise<StaffMemberRow | undefined> {
  const [id = '', until = '', mac = ''] = token.split('.');
  const member = await findMember(db, 'id', id);
  const isValid =
    member &&
    isMacOf(strictBytesOf(mac), config.signingSecrets, purpose, signedText(member, until)) &&
    parseInt(until, 36) > now().getTime();
  return isValid ? member : undefined;
}

const signedText = ({ id, password_hash }: StaffMemberRow, until: string) =>
  `${id}.${until}.${password_hash}`;

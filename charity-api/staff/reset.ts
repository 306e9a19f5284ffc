/** Reset of a forgotten password by the member: a link by mail, and the second factor. */
import { rejectWeakPassword } from '../accounts/weak-passwords';
import type { StaffMemberRow } from '../db/tables/staff';
import type { ApiDeps } from '../deps';
import { readEmail } from '../http/email';
import { ApiError } from '../http/errors';
import { memberOfToken } from '../http/member-token';
import { findMember } from '../http/staff-session';
import { enqueueStaffMail } from '../mail/outbox';
import { recordAction } from '../modules/staff-log/record';
import { admitResetMail, admitStaffTry } from './limits';
import { toMember } from './members';
import { revokeSessionsOf, startStaffSession, type StaffVisit } from './sessions';
import { useCode, type StaffDeps } from './sign-in';

/**
 * Sends the link. An unknown address gets no mail, with the same response and the same work.
 * @throws ApiError auth.tooMany
 */
export async function forgotStaffPassword(
  { deps }: StaffDeps,
  typed: string,
  { caller }: StaffVisit,
): Promise<void> {
  const email = readEmail(typed) ?? typed;
  await deps.db.transaction().execute(async (tx) => {
    await admitResetMail(deps, tx, caller, email);
    const member = await findMember(tx, 'email', email);
    const nobody = { id: '', email: '', name: '', locale: deps.config.locales[0]! };
    const recipient = member ? toMember(member) : nobody;
    // The background job deletes the mail of an unknown address.
    await enqueueStaffMail(tx, {
      ...{ id: deps.random(16).toString('hex'), kind: 'staff-password' },
      ...{ ref: recipient.id, recipient, at: deps.now().toISOString() },
    });
  });
}

/** Returns the member whose password the link resets. @throws ApiError staff.resetExpired */
export async function memberOfReset(deps: ApiDeps, token: string): Promise<StaffMemberRow> {
  const member = await memberOfToken(deps, 'staff-reset', token);
  if (!member) throw new ApiError('staff.resetExpired');
  return member;
}

/**
 * Sets a new password, ends all sessions, notifies the member by mail, and signs in.
 * @throws ApiError staff.resetExpired, staff.wrongCode, auth.weakPassword, auth.tooMany, request.busy
 */
export async function resetStaffPassword(
  { deps, passwords }: StaffDeps,
  { token, password, code }: { token: string; password: string; code: string },
  visit: StaffVisit,
) {
  const asked = await memberOfReset(deps, token);
  await rejectWeakPassword(password, asked);
  const forget = await admitStaffTry(deps, visit.caller, asked.email, 'code');
  const hash = await passwords.hash(password);
  return deps.db.transaction().execute(async (tx) => {
    // Another request may have used the link while the password was hashed.
    const member = await memberOfReset({ ...deps, db: tx }, token);
    await useCode(deps, tx, member, code);
    await forget(tx);
    const { id, name } = member;
    await tx
      .updateTable('staff_members')
      .set({ password_hash: hash })
      .where('id', '=', id)
      .execute();
    await revokeSessionsOf(deps, tx, id);
    await recordAction(tx, deps, {
      ...{ actor: { kind: 'member', id, name }, action: 'staff.passwordReset' },
      subject: { kind: 'member', id },
    });
    const self = toMember(member);
    await enqueueStaffMail(tx, {
      ...{ id: deps.random(16).toString('hex'), kind: 'staff-password-changed', ref: id },
      ...{ recipient: self, at: deps.now().toISOString() },
    });
    return { token: await startStaffSession(deps, tx, id, visit), member: self };
  });
}

/** Accepting an invitation to the staff area, and the reset of a forgotten password, with a code as second factor. */
import type * as z from 'zod';
import type { joinBodySchema } from '#contract/staff/accounts';
import { rejectWeakPassword } from '../accounts/weak-passwords';
import type { Db } from '../db/tables';
import type { StaffInvitationRow, StaffMemberRow } from '../db/tables/staff';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { readEmail } from '../http/email';
import { ApiError } from '../http/errors';
import { readToken } from '../http/signed-token';
import { findMember, readRoles } from '../http/staff-session';
import { recordAction } from '../modules/staff-log/record';
import { readName } from '../payments/organisation';
import { closeInvitations, openInvitation, type InvitingDeps } from './invitations';
import { admitStaffTry, admitResetMail } from './limits';
import { findOwners, isOwner, toMember } from './members';
import { mailOwnerChange } from './decision-mails';
import { replaceRecoveryCodes } from './recovery-codes';
import { revokeSessionsOf, startStaffSession, type StaffVisit } from './sessions';
import { type StaffDeps, useCode } from './sign-in';
import { describeSecret, stepOfCode } from './totp';
import { memberOfToken } from '../http/member-token';
import { enqueueStaffMail } from '../mail/outbox';

/** An unknown address gets no mail, with the same response and the same work. @throws ApiError auth.tooMany */
export async function forgotStaffPassword(
  { deps }: StaffDeps,
  typed: string,
  { caller }: StaffVisit,
): Promise<void> {
  const email = readEmail(typed) ?? typed;
  await transact(deps.db, 'staff', async (tx) => {
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

/** @throws ApiError staff.resetExpired, staff.wrongCode, auth.weakPassword, auth.tooMany, request.busy */
export async function resetStaffPassword(
  { deps, passwords }: StaffDeps,
  { token, password, code }: { token: string; password: string; code: string },
  visit: StaffVisit,
) {
  const asked = await memberOfReset(deps, token);
  await rejectWeakPassword(password, asked);
  const forget = await admitStaffTry(deps, visit.caller, asked.email, 'code');
  const hash = await passwords.hash(password);
  return transact(deps.db, 'staff', async (tx) => {
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

/** Returns an invitation with the secret for the authenticator app. @throws ApiError staffInvitation.notFound */
export async function showInvitation(deps: ApiDeps, token: string) {
  const row = await invitationOf(deps, deps.db, token);
  const member =
    row.member_id === null ? undefined : await findMember(deps.db, 'id', row.member_id);
  const issuer = await readName(deps, row.locale);
  const described = describeSecret(deps, row.totp, { issuer, email: row.email });
  if (!described) throw new ApiError('staffInvitation.notFound');
  return {
    ...{ email: row.email, name: member?.name ?? '', roles: readRoles(row.roles) },
    ...{ isReset: row.member_id !== null, expiresAt: row.expires_at, ...described },
  };
}

/**
 * @throws ApiError staffInvitation.notFound, staff.emailTaken, staff.wrongCode, auth.weakPassword, auth.tooMany,
 * request.invalid, request.busy
 */
export async function join(
  { deps, passwords }: StaffDeps,
  token: string,
  { email: typed = '', name, password, code, locale }: z.output<typeof joinBodySchema>,
  visit: StaffVisit,
) {
  const { email: invited, totp } = await invitationOf(deps, deps.db, token);
  const email = invited || readEmail(typed);
  if (email === null) throw new ApiError('request.invalid', { fields: { email: 'format' } });
  await rejectWeakPassword(password, { email, name });
  const forget = await admitStaffTry(deps, visit.caller, email, 'code');
  const step = stepOfCode(deps, totp, code);
  if (step === null) throw new ApiError('staff.wrongCode');
  const hash = await passwords.hash(password);
  return transact(deps.db, 'staff', async (tx) => {
    // Another request may have used or withdrawn the invitation while the password was hashed.
    const row = await invitationOf(deps, tx, token);
    await forget(tx);
    const at = deps.now().toISOString();
    const id = row.member_id ?? deps.random(16).toString('hex');
    const secrets = { password_hash: hash, totp: row.totp, totp_step: step, name, locale };
    if (row.member_id === null) {
      if (await findMember(tx, 'email', email)) throw new ApiError('staff.emailTaken');
      await tx
        .insertInto('staff_members')
        .values({
          ...{ id, email, roles: row.roles, created_at: at, rights_since: at, ended_at: null },
          ...secrets,
        })
        .execute();
    } else {
      const { numUpdatedRows } = await tx
        .updateTable('staff_members')
        .set(secrets)
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ApiError('staffInvitation.notFound');
      await revokeSessionsOf(deps, tx, id);
    }
    // The link in the log of the server is only for the first member.
    await closeInvitations(tx, '', deps.now());
    await tx
      .updateTable('staff_invitations')
      .set({ used_at: at })
      .where('id', '=', row.id)
      .execute();
    await recordAction(tx, deps, {
      actor: { kind: 'member', id, name },
      action: row.member_id === null ? 'staff.joined' : 'staff.resetDone',
      subject: { kind: 'member', id },
      after: row.member_id === null ? { roles: readRoles(row.roles) } : null,
    });
    const member = await findMember(tx, 'id', id);
    if (isOwner(row) && (await findOwners(tx)).length > 1)
      await mailOwnerChange(tx, deps, id, {
        ...{ member: name, change: row.member_id === null ? 'make' : 'reset' },
      });
    return {
      token: await startStaffSession(deps, tx, id, visit),
      member: toMember(member!),
      recoveryCodes: await replaceRecoveryCodes(deps, tx, id),
    };
  });
}

/** @throws ApiError staffInvitation.notFound */
async function invitationOf(
  deps: Pick<InvitingDeps, 'config' | 'now'>,
  db: Db,
  token: string,
): Promise<StaffInvitationRow> {
  const id = readToken(deps.config.signingSecrets, 'staff-invitation', token);
  if (!id) throw new ApiError('staffInvitation.notFound');
  return openInvitation(deps, db, id.toString('hex'));
}

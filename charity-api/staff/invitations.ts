/** Invitations to the staff area: by an owner or a command, accepted with a password and a first code. */
import type { Transaction } from 'kysely';
import type { Locale } from '#domain/locales';
import type { StaffRole } from '#domain/staff/permissions';
import { days } from '#domain/time/durations';
import { rejectWeakPassword } from '../accounts/weak-passwords';
import type { Database, Db } from '../db/tables';
import type { StaffInvitationRow } from '../db/tables/staff';
import type { ApiDeps } from '../deps';
import { readEmail } from '../http/email';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/errors';
import { readToken, signToken } from '../http/signed-token';
import { readRoles } from '../http/staff-session';
import { enqueueStaffMail } from '../mail/outbox';
import { recordAction } from '../modules/staff-log/record';
import { readName } from '../payments/organisation';
import { admitStaffTry } from './limits';
import { findMember, toMember, writeRoles } from './members';
import { replaceRecoveryCodes } from './recovery-codes';
import { revokeSessionsOf, startStaffSession } from './sessions';
import type { StaffDeps, StaffVisit } from './sign-in';
import { describeSecret, newSecret, stepOfCode } from './totp';

/** Validity of an invitation, in ms. */
const INVITATION_LIFETIME = days(3);

/** The dependencies that a command has too. */
export type InvitingDeps = Pick<ApiDeps, 'db' | 'now' | 'random'> & {
  config: Pick<ApiDeps['config'], 'signingSecrets' | 'staffUrl'>;
};

type Acceptance = {
  /** Only for the first owner, whose invitation has no e-mail address. */
  email?: string | undefined;
  name: string;
  password: string;
  code: string;
  locale: Locale;
};

type NewInvitation = { email: string; roles: readonly StaffRole[]; locale: Locale };

/**
 * Invites a person. A new invitation replaces an open one of the same address.
 * @returns the token of the link
 * @throws ApiError request.invalid, staff.emailTaken
 */
export async function invite(
  deps: InvitingDeps,
  { email: typed, roles, locale }: NewInvitation,
  actor: Actor,
): Promise<string> {
  const email = readEmail(typed);
  if (email === null) throw new ApiError('request.invalid', { fields: { email: 'format' } });
  return deps.db.transaction().execute(async (tx) => {
    if (await findMember(tx, 'email', email)) throw new ApiError('staff.emailTaken');
    const { id, token } = await insertInvitation(deps, tx, {
      ...{ email, roles: writeRoles(roles), locale, memberId: null },
    });
    const at = deps.now().toISOString();
    // A command prints the link, because mail may not work yet.
    if (actor.kind === 'member')
      await enqueueStaffMail(tx, {
        ...{ id: deps.random(16).toString('hex'), kind: 'staff-invitation', ref: id, at },
        recipient: { email, name: '', locale },
      });
    await recordAction(tx, deps, {
      actor,
      action: 'staff.invited',
      subject: { kind: 'invitation', id },
      after: { email, roles },
    });
    return token;
  });
}

/** Sends a member a link that replaces the password and the second factor. Returns its token. */
export async function inviteToReset(
  deps: InvitingDeps,
  memberId: string,
  actor: Actor,
): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const member = await findMember(tx, 'id', memberId);
    if (!member) throw new ApiError('staffMember.notFound');
    const { email, name, roles, locale } = member;
    const { id, token } = await insertInvitation(deps, tx, { email, roles, locale, memberId });
    if (actor.kind === 'member')
      await enqueueStaffMail(tx, {
        ...{ id: deps.random(16).toString('hex'), kind: 'staff-invitation', ref: id },
        ...{ at: deps.now().toISOString(), recipient: { email, name, locale } },
      });
    await recordAction(tx, deps, {
      actor,
      action: 'staff.resetAsked',
      subject: { kind: 'member', id: memberId },
    });
    return token;
  });
}

/** Stores an invitation, which replaces an open one of the same address. */
export async function insertInvitation(
  deps: Omit<InvitingDeps, 'db'>,
  tx: Transaction<Database>,
  { memberId, ...row }: { email: string; roles: string; locale: Locale; memberId: string | null },
): Promise<{ id: string; token: string }> {
  const now = deps.now();
  const id = deps.random(16);
  await closeInvitations(tx, row.email, now);
  await tx
    .insertInto('staff_invitations')
    .values({
      ...row,
      id: id.toString('hex'),
      member_id: memberId,
      totp: newSecret(deps),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + INVITATION_LIFETIME).toISOString(),
      used_at: null,
    })
    .execute();
  const token = signToken(deps.config.signingSecrets, 'staff-invitation', id);
  return { id: id.toString('hex'), token };
}

/** Ends the open invitations of an address. */
async function closeInvitations(tx: Db, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set({ expires_at: now.toISOString() })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .execute();
}

/** @throws ApiError staffInvitation.notFound */
export async function withdrawInvitation(
  deps: Pick<ApiDeps, 'db' | 'now'>,
  id: string,
  actor: Actor,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const invitation = await openInvitation(deps, tx, id);
    await closeInvitations(tx, invitation.email, deps.now());
    await recordAction(tx, deps, {
      actor,
      action: 'staff.invitationWithdrawn',
      subject: { kind: 'invitation', id },
      before: { email: invitation.email },
    });
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
 * Accepts an invitation: stores the password and the second factor, and signs in.
 * @throws ApiError staffInvitation.notFound, staff.emailTaken, staff.wrongCode, auth.weakPassword, auth.tooMany,
 * request.invalid, request.busy
 */
export async function join(
  { deps, passwords }: StaffDeps,
  token: string,
  { email: typed = '', name, password, code, locale }: Acceptance,
  { caller, userAgent }: StaffVisit,
) {
  const { email: invited, totp } = await invitationOf(deps, deps.db, token);
  const email = invited || readEmail(typed);
  if (email === null) throw new ApiError('request.invalid', { fields: { email: 'format' } });
  rejectWeakPassword(password, { email, name });
  const forget = await admitStaffTry(deps, caller, email, 'code');
  const step = stepOfCode(deps, totp, code);
  if (step === null) throw new ApiError('staff.wrongCode');
  const hash = await passwords.hash(password);
  return deps.db.transaction().execute(async (tx) => {
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
        .values({ id, email, roles: row.roles, created_at: at, ended_at: null, ...secrets })
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
    return {
      token: await startStaffSession(deps, tx, id, userAgent),
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

async function openInvitation(
  { now }: Pick<ApiDeps, 'now'>,
  db: Db,
  id: string,
): Promise<StaffInvitationRow> {
  const row = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();
  if (!row) throw new ApiError('staffInvitation.notFound');
  return row;
}

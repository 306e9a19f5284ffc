/** The people of the staff area: list, roles, end of access, own password and language. */
import type { Locale } from '#domain/locales';
import { isAllowed, permissionsOf, STAFF_ROLES, type StaffRole } from '#domain/staff/permissions';
import { rejectWeakPassword } from '../accounts/weak-passwords';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/errors';
import { findMember, readRoles, type StaffSession } from '../http/staff-session';
import { recordAction } from '../modules/staff-log/record';
import { mailOwnerChange } from './decision-mails';
import {
  findMembers,
  findOwners,
  isOwner,
  isSettled,
  requireMember,
  requireOtherOwner,
  toMember,
  writeRoles,
} from './members';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { revokeSessionsOf, type StaffVisit } from './sessions';
import { sumWaiting } from './today/waiting';
import { verifyStaffPassword, type StaffDeps } from './sign-in';

/** Every page of the staff area needs this, so it has only cheap queries. */
export async function showMe(deps: Pick<ApiDeps, 'db' | 'now'>, self: StaffSession) {
  const { id, name, email, roles, locale } = self;
  const { db } = deps;
  const members = await findMembers(db);
  return {
    ...{ id, name, email, roles, locale, permissions: permissionsOf(roles) },
    recoveryCodes: await countRecoveryCodes(db, id),
    waiting: await sumWaiting(deps, roles),
    colleagues: members.map((member) => ({ name: member.name, roles: readRoles(member.roles) })),
  };
}

/** Returns all members, those with access first, and the open invitations. */
export async function listPeople({ db, now }: Pick<ApiDeps, 'db' | 'now'>) {
  const members = await db
    .selectFrom('staff_members')
    .selectAll('staff_members')
    .select(({ selectFrom }) =>
      selectFrom('staff_sessions')
        .whereRef('member_id', '=', 'staff_members.id')
        .select(({ fn }) => fn.max('last_used_at').as('last'))
        .as('last_used_at'),
    )
    .orderBy(({ eb }) => eb('ended_at', 'is not', null))
    .orderBy('name')
    .execute();
  const at = now().toISOString();
  const owners = await findOwners(db);
  const invitations = await db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'roles', 'created_at', 'expires_at'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .execute();
  return {
    members: members.map((row) => ({
      ...toMember(row),
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      endedAt: row.ended_at,
      ownerSince: isOwner(row) ? row.rights_since : null,
      canAgree: owners.some(({ id }) => id === row.id) && isSettled(row, owners, at),
    })),
    invitations: invitations.map(({ id, email, roles, created_at, expires_at }) => ({
      ...{ id, email, roles: readRoles(roles), createdAt: created_at, expiresAt: expires_at },
    })),
  };
}

/** Sets the roles of a member, except the owner's. @throws ApiError staffMember.notFound, staff.needsTwo */
export async function setRoles(
  deps: Pick<ApiDeps, 'db' | 'now'>,
  id: string,
  roles: StaffRole[],
  { actor }: Pick<StaffSession, 'actor'>,
): Promise<void> {
  await writeNewRoles(deps, id, actor, (before) => {
    if (roles.includes('owner') !== before.includes('owner')) throw new ApiError('staff.needsTwo');
    return roles;
  });
}

/** @throws ApiError staffMember.notFound, staff.lastOwner */
export async function writeNewRoles(
  deps: Pick<ApiDeps, 'db' | 'now'>,
  id: string,
  actor: Actor,
  change: (before: StaffRole[]) => StaffRole[],
): Promise<void> {
  await transact(deps.db, 'staff', async (tx) => {
    const member = await requireMember(tx, id);
    const before = readRoles(member.roles);
    const roles = STAFF_ROLES.filter((role) => change(before).includes(role));
    if (!roles.includes('owner')) await requireOtherOwner(tx, id);
    // A new owner signs in again, with a code.
    else if (!before.includes('owner')) await revokeSessionsOf(deps, tx, id);
    const isMore = permissionsOf(roles).some((one) => !isAllowed(before, one));
    const rights_since = isMore ? deps.now().toISOString() : member.rights_since;
    await tx
      .updateTable('staff_members')
      .set({ roles: writeRoles(roles), rights_since })
      .where('id', '=', id)
      .execute();
    await recordAction(tx, deps, {
      actor,
      action: 'staff.rolesChanged',
      subject: { kind: 'member', id },
      before: { roles: before },
      after: { roles },
    });
  });
}

/** @param check rejects the present roles @throws ApiError staffMember.notFound, staff.lastOwner */
export async function endAccess(
  deps: Pick<ApiDeps, 'db' | 'now' | 'random'>,
  id: string,
  { actor }: Pick<StaffSession, 'actor'>,
  check?: (roles: readonly StaffRole[]) => void,
): Promise<void> {
  await transact(deps.db, 'staff', async (tx) => {
    const member = await requireMember(tx, id);
    check?.(readRoles(member.roles));
    await requireOtherOwner(tx, id);
    await tx
      .updateTable('staff_members')
      .set({ ended_at: deps.now().toISOString() })
      .where('id', '=', id)
      .execute();
    await revokeSessionsOf(deps, tx, id);
    await recordAction(tx, deps, {
      actor,
      action: 'staff.ended',
      subject: { kind: 'member', id },
    });
    // After an approval, approvals.ts sends the mail.
    if (actor.kind === 'command' && isOwner(member))
      await mailOwnerChange(tx, deps, id, { member: member.name, change: 'end' });
  });
}

export async function setLocale(
  { db }: Pick<ApiDeps, 'db'>,
  { id }: StaffSession,
  locale: Locale,
): Promise<void> {
  await db.updateTable('staff_members').set({ locale }).where('id', '=', id).execute();
}

/** @throws ApiError auth.wrongCredentials, auth.weakPassword, auth.tooMany, request.busy */
export async function setPassword(
  staff: StaffDeps,
  self: StaffSession,
  { current, password }: { current: string; password: string },
  { caller }: StaffVisit,
): Promise<void> {
  const { deps, passwords } = staff;
  await rejectWeakPassword(password, self);
  const member = await findMember(deps.db, 'id', self.id);
  if (!member) throw new ApiError('auth.required', { scheme: 'Bearer' });
  await verifyStaffPassword(staff, { email: self.email, member, password: current }, caller);
  const hash = await passwords.hash(password);
  await transact(deps.db, 'staff', async (tx) => {
    await tx
      .updateTable('staff_members')
      .set({ password_hash: hash })
      .where('id', '=', self.id)
      .execute();
    await revokeSessionsOf(deps, tx, self.id, self.sessionId);
    await recordAction(tx, deps, {
      actor: self.actor,
      action: 'staff.passwordChanged',
      subject: { kind: 'member', id: self.id },
    });
  });
}

export async function renewRecoveryCodes(
  deps: ApiDeps,
  self: StaffSession,
): Promise<{ recoveryCodes: string[] }> {
  return transact(deps.db, 'staff', async (tx) => {
    await recordAction(tx, deps, {
      actor: self.actor,
      action: 'staff.recoveryCodesRenewed',
      subject: { kind: 'member', id: self.id },
    });
    return { recoveryCodes: await replaceRecoveryCodes(deps, tx, self.id) };
  });
}

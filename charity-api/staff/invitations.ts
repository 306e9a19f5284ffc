/** Invitations to the staff area, by an owner or a command. */
import type { Transaction } from 'kysely';
import type { Locale } from '#domain/locales';
import type { StaffRole } from '#domain/staff/permissions';
import { days } from '#domain/time/durations';
import type { Database, Db } from '../db/tables';
import type { StaffInvitationRow } from '../db/tables/staff';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { readEmail } from '../http/email';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/errors';
import { signToken } from '../http/signed-token';
import { findMember, readRoles } from '../http/staff-session';
import { enqueueStaffMail } from '../mail/outbox';
import { recordAction } from '../modules/staff-log/record';
import { requireMember, writeRoles } from './members';
import { newSecret } from './totp';

/** Validity of an invitation, in ms. */
const INVITATION_LIFETIME = days(3);

/** One member cannot invite an owner, or send one a new link. @throws ApiError staff.needsTwo */
export function requireNoOwner(roles: readonly StaffRole[]): void {
  if (roles.includes('owner')) throw new ApiError('staff.needsTwo');
}

/** The dependencies that commands have as well. */
export type InvitingDeps = Pick<ApiDeps, 'db' | 'now' | 'random'> & {
  config: Pick<ApiDeps['config'], 'signingSecrets' | 'staffUrl'>;
};

/** Replaces an open invitation of the address. @returns the token @throws ApiError request.invalid, staff.emailTaken */
export async function invite(
  deps: InvitingDeps,
  { email: typed, roles, locale }: { email: string; roles: readonly StaffRole[]; locale: Locale },
  actor: Actor,
): Promise<string> {
  const email = readEmail(typed);
  if (email === null) throw new ApiError('request.invalid', { fields: { email: 'format' } });
  return transact(deps.db, 'staff', async (tx) => {
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

/** Sends a link that replaces password and second factor. @param check rejects the present roles @returns its token */
export async function inviteToReset(
  deps: InvitingDeps,
  memberId: string,
  actor: Actor,
  check?: (roles: readonly StaffRole[]) => void,
): Promise<string> {
  return transact(deps.db, 'staff', async (tx) => {
    const { email, name, roles, locale } = await requireMember(tx, memberId);
    check?.(readRoles(roles));
    const { id, token } = await insertInvitation(deps, tx, { email, roles, locale, memberId });
    // A command prints the link. The reset of an owner runs without a member after its delay.
    if (actor.kind !== 'command')
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

export async function closeInvitations(tx: Db, email: string, now: Date): Promise<void> {
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
  await transact(deps.db, 'staff', async (tx) => {
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

/** @throws ApiError staffInvitation.notFound when it was used, withdrawn, or has expired */
export async function openInvitation(
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

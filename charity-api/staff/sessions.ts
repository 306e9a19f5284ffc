/** Sessions of members of staff: start, list, revoke. */
import type { Transaction } from 'kysely';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { days } from '#domain/time/durations';
import { deviceOf } from '../accounts/device';
import type { Database } from '../db/tables';
import type { ApiDeps } from '../deps';
import { ApiError } from '../http/errors';
import { hashOfToken, STAFF_IDLE_LIFETIME, type StaffSession } from '../http/staff-session';

export type StaffVisit = { caller: DonorRateLimitKeys; userAgent: string | null };

/** Time for which an ended session stays stored, in ms. */
const KEPT_AFTER_END = days(90);

export async function startStaffSession(
  { now, random }: Pick<ApiDeps, 'now' | 'random'>,
  tx: Transaction<Database>,
  memberId: string,
  { caller, userAgent }: StaffVisit,
): Promise<string> {
  const token = random(32).toString('base64url');
  const at = now();
  await tx
    .insertInto('staff_sessions')
    .values({
      id: random(16).toString('hex'),
      hash: hashOfToken(token),
      member_id: memberId,
      device: deviceOf(userAgent),
      network: caller.address,
      created_at: at.toISOString(),
      last_used_at: at.toISOString(),
      expires_at: new Date(at.getTime() + STAFF_IDLE_LIFETIME).toISOString(),
      revoked_at: null,
    })
    .execute();
  return token;
}

/** Returns the open sessions of the member, or of all members for an owner. */
export async function listStaffSessions(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  self: StaffSession,
) {
  const rows = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'member_id')
    .select([
      'staff_sessions.id',
      'member_id',
      'name',
      'device',
      'staff_sessions.created_at',
      'last_used_at',
    ])
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .$if(!self.roles.includes('owner'), (query) => query.where('member_id', '=', self.id))
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    member: { id: row.member_id, name: row.name },
    device: row.device,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.id === self.sessionId,
  }));
}

/** @throws ApiError staffSession.notFound when the session has ended, or is of another member and `self` is no owner */
export async function revokeStaffSession(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  self: StaffSession,
  id: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ revoked_at: now().toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .$if(!self.roles.includes('owner'), (query) => query.where('member_id', '=', self.id))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('staffSession.notFound');
}

/** Ends all sessions of a member. @param except id of a session that stays */
export async function revokeSessionsOf(
  { now }: Pick<ApiDeps, 'now'>,
  tx: Transaction<Database>,
  memberId: string,
  except: string | null = null,
): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ revoked_at: now().toISOString() })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '!=', except))
    .execute();
}

/** Deletes sessions that ended more than 90 days ago. The log has each sign-in. For the background job. */
export async function deleteOldStaffSessions({
  db,
  now,
}: Pick<ApiDeps, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where('expires_at', '<', new Date(now().getTime() - KEPT_AFTER_END).toISOString())
    .execute();
}

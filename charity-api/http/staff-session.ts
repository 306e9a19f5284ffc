/** A member of staff and the session: an opaque token, stored as a hash, with the current roles of the member. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { StaffMember } from '#contract/staff/accounts';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/permissions';
import { hours, minutes } from '#domain/time/durations';
import type { Db } from '../db/tables';
import type { StaffMemberRow } from '../db/tables/staff';
import type { ApiDeps } from '../deps';
import type { Actor } from './actor';

/** Milliseconds without use after which a session ends: NIST SP 800-63B-4 (AAL2) allows one hour. */
export const STAFF_IDLE_LIFETIME = hours(1);
/** Milliseconds after which a session ends although it is used: one working day. */
const STAFF_LIFETIME = hours(12);
/** Milliseconds. The last use is written at most this often, so that reading a page seldom writes. */
const TOUCH_AFTER = minutes(1);

export type StaffSession = StaffMember & { sessionId: string; actor: Actor };

const BEARER = /^Bearer ([\w-]{43})$/i;
const rolesSchema = z.array(z.enum(STAFF_ROLES));

export const readRoles = (json: string): StaffRole[] => rolesSchema.parse(JSON.parse(json));

/** Returns the member with this id or e-mail address who has access. */
export function findMember(
  db: Db,
  column: 'id' | 'email',
  value: string,
): Promise<StaffMemberRow | undefined> {
  return db
    .selectFrom('staff_members')
    .selectAll()
    .where(column, '=', value)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** A fast hash is enough, because the token has 256 random bits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns null when the token is invalid, its session has ended, or the member has no access any more. */
export async function staffSessionOf(
  { db, now }: { db: Db; now: ApiDeps['now'] },
  header: string | null,
): Promise<StaffSession | null> {
  const token = BEARER.exec(header ?? '')?.[1];
  if (token === undefined) return null;
  const at = now();
  const found = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'member_id')
    .select([
      'staff_sessions.id as session',
      'staff_sessions.created_at',
      'last_used_at',
      'staff_members.id',
      'name',
      'email',
      'roles',
      'locale',
    ])
    .where('hash', '=', hashOfToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  if (at.getTime() - Date.parse(found.last_used_at) > TOUCH_AFTER) {
    const end = Date.parse(found.created_at) + STAFF_LIFETIME;
    await db
      .updateTable('staff_sessions')
      .set({
        last_used_at: at.toISOString(),
        expires_at: new Date(Math.min(at.getTime() + STAFF_IDLE_LIFETIME, end)).toISOString(),
      })
      .where('id', '=', found.session)
      .execute();
  }
  const { id, name, email, locale } = found;
  return {
    ...{ id, name, email, locale, roles: readRoles(found.roles), sessionId: found.session },
    actor: { kind: 'member', id, name },
  };
}

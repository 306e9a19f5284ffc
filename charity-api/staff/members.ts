/** Reads and writes members of staff. */
import type { Transaction } from 'kysely';
import type { StaffMember } from '#contract/staff/accounts';
import type { StaffRole } from '#domain/staff/permissions';
import type { Database, Db } from '../db/tables';
import type { StaffMemberRow } from '../db/tables/staff';
import { ApiError } from '../http/errors';
import { readRoles } from '../http/staff-session';

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

/** @throws ApiError staffMember.notFound */
export async function requireMember(db: Db, id: string): Promise<StaffMemberRow> {
  const member = await findMember(db, 'id', id);
  if (!member) throw new ApiError('staffMember.notFound');
  return member;
}

export function toMember({ id, name, email, roles, locale }: StaffMemberRow): StaffMember {
  return { id, name, email, roles: readRoles(roles), locale };
}

/** Returns all members who have access, the first one first. */
export function findMembers(db: Db): Promise<StaffMemberRow[]> {
  return db
    .selectFrom('staff_members')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .execute();
}

/** Returns the owners who have access. */
export async function findOwners(db: Db): Promise<StaffMemberRow[]> {
  return (await findMembers(db)).filter(({ roles }) => readRoles(roles).includes('owner'));
}

/** Must run in the transaction of the change. @throws ApiError staff.lastOwner when no other owner remains */
export async function requireOtherOwner(tx: Transaction<Database>, memberId: string) {
  const owners = await findOwners(tx);
  if (!owners.some(({ id }) => id !== memberId)) throw new ApiError('staff.lastOwner');
}

export const writeRoles = (roles: readonly StaffRole[]): string => JSON.stringify(roles);

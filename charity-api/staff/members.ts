/** Reads and writes members of staff. */
import type { Transaction } from 'kysely';
import type { StaffMember } from '#contract/staff/accounts';
import type { StaffRole } from '#domain/staff/permissions';
import { days } from '#domain/time/durations';
import type { Database, Db } from '../db/tables';
import type { StaffMemberRow } from '../db/tables/staff';
import { ApiError } from '../http/errors';
import { findMember, readRoles } from '../http/staff-session';

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

/** In ms. The two people of an action must have had their permissions for this time before the request. */
const SETTLED_AFTER = days(7);

export const isOwner = ({ roles }: Pick<StaffMemberRow, 'roles'>) =>
  readRoles(roles).includes('owner');

/** Returns the owners who have access, the one with the role for the longest time first. */
export async function findOwners(db: Db): Promise<StaffMemberRow[]> {
  return (
    (await findMembers(db))
      .filter(isOwner)
      // Stable: of two owners with the same time, the one who joined first is first.
      .sort((a, b) => a.rights_since.localeCompare(b.rights_since))
  );
}

/** True after seven days with all permissions. The first owner need not wait, so that a new site can begin. */
export function isSettled(
  { id, rights_since }: StaffMemberRow,
  owners: readonly StaffMemberRow[],
  askedAt: string,
): boolean {
  if (owners[0]?.id === id) return rights_since <= askedAt;
  return Date.parse(rights_since) + SETTLED_AFTER <= Date.parse(askedAt);
}

/** Must run in the transaction of the change. @throws ApiError staff.lastOwner when no other owner remains */
export async function requireOtherOwner(tx: Transaction<Database>, memberId: string) {
  const owners = await findOwners(tx);
  if (!owners.some(({ id }) => id !== memberId)) throw new ApiError('staff.lastOwner');
}

export const writeRoles = (roles: readonly StaffRole[]): string => JSON.stringify(roles);

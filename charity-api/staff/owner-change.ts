/** Changes of an owner's role, sign-in or access. They need two owners, or a day in which an owner can stop them. */
import * as z from 'zod';
import { OWNER_CHANGES, type ownerChangeBodySchema } from '#contract/staff/accounts';
import type { StaffRole } from '#domain/staff/permissions';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { ApiError } from '../http/errors';
import { findMember, type StaffSession } from '../http/staff-session';
import type { ApprovalKind, Approvals } from './approvals';
import { OWNER_CHANGE } from './decision-mails';
import { inviteToReset } from './invitations';
import { isOwner, requireMember, requireOtherOwner } from './members';
import { endAccess, writeNewRoles } from './people';

const dataSchema = z.object({
  change: z.enum(OWNER_CHANGES),
  member: z.string(),
  name: z.string(),
});
type OwnerChangeBody = z.output<typeof ownerChangeBodySchema>;

/** @throws ApiError staffMember.notFound, staff.lastOwner, staff.changed, staff.approvalWaits */
export async function askOwnerChange(
  { db }: Pick<ApiDeps, 'db'>,
  approvals: Approvals,
  self: StaffSession,
  id: string,
  { change, reason, waits }: Pick<OwnerChangeBody, 'change' | 'reason' | 'waits'>,
): Promise<void> {
  await transact(db, 'staff', async (tx) => {
    const member = await requireMember(tx, id);
    if (isOwner(member) === (change === 'make')) throw new ApiError('staff.changed');
    if (change === 'take' || change === 'end') await requireOtherOwner(tx, id);
    const data: z.input<typeof dataSchema> = { change, member: id, name: member.name };
    const subject = { kind: 'member', id };
    await approvals.ask(tx, { kind: OWNER_CHANGE, subject, data, reason, waits }, self);
  });
}

export function ownerChangeKind(deps: ApiDeps): ApprovalKind {
  return {
    ...{ kind: OWNER_CHANGE, permission: 'people.manage' },
    describe({ data }) {
      const { change, name } = dataSchema.parse(data);
      return Promise.resolve({ member: name, change });
    },
    async run({ data }, actor) {
      const { change, member: id } = dataSchema.parse(data);
      switch (change) {
        case 'make':
          return writeNewRoles(deps, id, actor, (roles) => [...roles, 'owner']);
        case 'take':
          return writeNewRoles(deps, id, actor, withoutOwner);
        case 'end':
          // A run that was interrupted after the end of the access runs again.
          if (await findMember(deps.db, 'id', id)) await endAccess(deps, id, { actor });
          return;
        case 'reset':
          await inviteToReset(deps, id, actor);
      }
    },
  };
}

/** A member has at least one role. */
function withoutOwner(roles: readonly StaffRole[]): StaffRole[] {
  const others = roles.filter((role) => role !== 'owner');
  return others.length > 0 ? others : ['viewer'];
}

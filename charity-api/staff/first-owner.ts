/** The link with which the first owner of a new installation joins. The log of the server and a command show it. */
import { DEFAULT_LOCALE } from '#domain/locales';
import { transact } from '../db/transact';
import { signToken } from '../http/signed-token';
import { staffInvitationUrl } from '../links';
import { insertInvitation, type InvitingDeps } from './invitations';
import { writeRoles } from './members';

/** Creates its invitation when no valid one exists. Returns null when a member has joined, and without a staff area. */
export async function firstOwnerUrl(deps: InvitingDeps): Promise<string | null> {
  const { staffUrl, signingSecrets } = deps.config;
  if (staffUrl === null) return null;
  return transact(deps.db, 'staff', async (tx) => {
    if (await tx.selectFrom('staff_members').select('id').executeTakeFirst()) return null;
    const open = await tx
      .selectFrom('staff_invitations')
      .select('id')
      .where('email', '=', '')
      .where('used_at', 'is', null)
      .where('expires_at', '>', deps.now().toISOString())
      .executeTakeFirst();
    const token = open
      ? signToken(signingSecrets, 'staff-invitation', Buffer.from(open.id, 'hex'))
      : (
          await insertInvitation(deps, tx, {
            ...{ email: '', roles: writeRoles(['owner']), locale: DEFAULT_LOCALE, memberId: null },
          })
        ).token;
    return staffInvitationUrl(staffUrl, token);
  });
}

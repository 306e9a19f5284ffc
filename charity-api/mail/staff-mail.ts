/** Composes the mails to members of staff: an invitation, and an action that waits or was done. */
import * as z from 'zod';
import { localeSchema } from '#contract/common';
import type { OutboxRow } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';
import { signToken } from '../http/signed-token';
import { staffApprovalsUrl, staffInvitationUrl, staffStopUrl } from '../links';
import { readName } from '../payments/organisation';
import type { ComposedMail } from './eml';
import { approvalDone, approvalWaits, staffInvitation, type DecisionMail } from './letters/staff';

const recipientSchema = z.object({ email: z.string(), name: z.string(), locale: localeSchema });

const decisionOf = (mail: OutboxRow) => JSON.parse(mail.data ?? '{}') as DecisionMail;
const factsOf = (mail: OutboxRow) => decisionOf(mail).facts ?? {};

/** Returns null when the invitation or approval no longer waits, and when there is no staff area. */
export async function composeStaffMail(
  deps: ApiDeps,
  mail: OutboxRow,
): Promise<ComposedMail | null> {
  const { config } = deps;
  const { email, name, locale } = recipientSchema.parse(JSON.parse(mail.recipient ?? 'null'));
  const ref = mail.staff_ref ?? '';
  if (config.staffUrl === null) return null;
  const context = { locale, name, from: await readName(deps, locale) };
  const to = { name, address: email };
  const tokenFor = (purpose: 'staff-invitation' | 'staff-approval') =>
    signToken(config.signingSecrets, purpose, Buffer.from(ref, 'hex'));
  if (mail.kind === 'staff-invitation') {
    const invitation = await deps.db
      .selectFrom('staff_invitations')
      .select(['member_id', 'expires_at'])
      .where('id', '=', ref)
      .where('used_at', 'is', null)
      .where('expires_at', '>', deps.now().toISOString())
      .executeTakeFirst();
    if (!invitation) return null;
    const url = staffInvitationUrl(config.staffUrl, tokenFor('staff-invitation'));
    return { to, letter: staffInvitation(context, url, invitation.member_id !== null) };
  }
  if (mail.kind === 'staff-decided') {
    const asked = await deps.db
      .selectFrom('staff_approvals')
      .select('reason')
      .where('id', '=', ref)
      .executeTakeFirst();
    const decision = { ...decisionOf(mail), reason: asked?.reason ?? '' };
    return { to, letter: approvalDone(context, decision, staffApprovalsUrl(config.staffUrl)) };
  }
  const approval = await deps.db
    .selectFrom('staff_approvals')
    .innerJoin('staff_members', 'staff_members.id', 'asked_by')
    .select(['kind', 'reason', 'runs_at', 'staff_members.name as asker'])
    .where('staff_approvals.id', '=', ref)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!approval) return null;
  const url =
    approval.runs_at === null
      ? staffApprovalsUrl(config.staffUrl)
      : staffStopUrl(config.staffUrl, tokenFor('staff-approval'));
  return { to, letter: approvalWaits(context, { ...approval, facts: factsOf(mail) }, url) };
}

/** Composes the mails to members of staff. */
import * as z from 'zod';
import { localeSchema } from '#contract/common';
import { minutes } from '#domain/time/durations';
import type { OutboxRow } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';
import { signMember } from '../http/member-token';
import { signToken } from '../http/signed-token';
import { findMember } from '../http/staff-session';
import { staffApprovalsUrl, staffInvitationUrl, staffPasswordUrl, staffStopUrl } from '../links';
import { readName } from '../payments/organisation';
import type { ComposedMail } from './eml';
import { staffDecision, staffInvitation, staffPassword, type DecisionMail } from './letters/staff';

/** In ms. Validity of the link for a forgotten password, from the request. */
const RESET_LIFETIME = minutes(30);

const recipientSchema = z.object({ email: z.string(), name: z.string(), locale: localeSchema });

const decisionOf = (mail: OutboxRow) => JSON.parse(mail.data ?? '{}') as DecisionMail;
const factsOf = (mail: OutboxRow) => decisionOf(mail).facts ?? {};

/** Returns null when the link of the mail would not be valid, and when there is no staff area. */
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
  if (mail.kind === 'staff-password-changed') return { to, letter: staffPassword(context, null) };
  if (mail.kind === 'staff-password') {
    const member = await findMember(deps.db, 'id', ref);
    const until = Date.parse(mail.created_at) + RESET_LIFETIME;
    if (!member || until <= deps.now().getTime()) return null;
    const token = signMember(deps, 'staff-reset', member, until);
    return { to, letter: staffPassword(context, staffPasswordUrl(config.staffUrl, token)) };
  }
  if (mail.kind === 'staff-decided') {
    const asked = await deps.db
      .selectFrom('staff_approvals')
      .select('reason')
      .where('id', '=', ref)
      .executeTakeFirst();
    const decision = { ...decisionOf(mail), reason: asked?.reason ?? '', runsAt: null };
    const url = staffApprovalsUrl(config.staffUrl);
    return { to, letter: staffDecision(context, 'done', decision, url) };
  }
  const approval = await deps.db
    .selectFrom('staff_approvals')
    .innerJoin('staff_members', 'staff_members.id', 'asked_by')
    .select(['kind', 'reason', 'runs_at as runsAt', 'staff_members.name as asker'])
    .where('staff_approvals.id', '=', ref)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!approval) return null;
  const [text, url] =
    approval.runsAt === null
      ? (['asked', staffApprovalsUrl(config.staffUrl)] as const)
      : (['approval', staffStopUrl(config.staffUrl, tokenFor('staff-approval'))] as const);
  const decision = { ...approval, facts: factsOf(mail), decider: null };
  return { to, letter: staffDecision(context, text, decision, url) };
}

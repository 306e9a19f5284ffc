/** Queues the mails about actions that need two people: to all owners, and to the members with the finance role. */
import type { Transaction } from 'kysely';
import type { OwnerChange } from '#contract/staff/accounts';
import type { Database, Db } from '../db/tables';
import type { StaffMailKind } from '../db/tables/outbox';
import type { StaffMemberRow } from '../db/tables/staff';
import type { ApiDeps } from '../deps';
import { readRoles } from '../http/staff-session';
import { charityAddress } from '../mail/charity-address';
import type { DecisionMail } from '../mail/letters/staff';
import { enqueueStaffMail } from '../mail/outbox';
import { readName } from '../payments/organisation';
import { findMembers, findOwners } from './members';

/** The kind of an action that changes who is an owner, or the sign-in of an owner. */
export const OWNER_CHANGE = 'owner';

/** The facts in mails. They have no personal data of donors, which an erasure would have to remove. */
const MAIL_FACTS = /^(?:reference|amount|member|change|account\d+)$/;

type MailDeps = Pick<ApiDeps, 'now' | 'random'>;

export async function findDeciders(db: Db): Promise<StaffMemberRow[]> {
  return (await findMembers(db)).filter(({ roles }) =>
    readRoles(roles).some((role) => role === 'owner' || role === 'finance'),
  );
}

/** Reports an action that was done. @param others members who had the roles before the action */
export async function mailToDeciders(
  tx: Transaction<Database>,
  deps: MailDeps,
  { ref, ...data }: DecisionMail & { ref: string },
  others: readonly StaffMemberRow[] = [],
): Promise<void> {
  const members = new Map(
    [...others, ...(await findDeciders(tx))].map((member) => [member.id, member]),
  );
  for (const member of members.values())
    await enqueue(tx, deps, { kind: 'staff-decided', ref, data, recipient: member });
}

/** Reports a change of an owner that needed no approval, or follows one. */
export const mailOwnerChange = (
  tx: Transaction<Database>,
  deps: MailDeps,
  ref: string,
  facts: { member: string; change: OwnerChange },
): Promise<void> =>
  mailToDeciders(tx, deps, { kind: OWNER_CHANGE, ref, facts, asker: '', decider: null });

/** A single owner's mail also goes to the charity's address, so that a thief of the account does nothing unseen. */
export async function mailToOwners(
  tx: Transaction<Database>,
  deps: MailDeps & Pick<ApiDeps, 'config'>,
  { ref, facts }: { ref: string; facts: Record<string, unknown> },
): Promise<void> {
  const owners = await findOwners(tx);
  const [first] = owners;
  const recipients = owners.map(({ email, name, locale }) => ({ email, name, locale }));
  if (first && owners.length === 1) {
    const email = await charityAddress(tx, '');
    const name = await readName({ ...deps, db: tx }, first.locale);
    if (!email.endsWith('@') && email !== first.email)
      recipients.push({ email, name, locale: first.locale });
  }
  for (const recipient of recipients)
    await enqueue(tx, deps, { kind: 'staff-approval', ref, data: { facts }, recipient });
}

function enqueue(
  tx: Transaction<Database>,
  { now, random }: MailDeps,
  mail: {
    kind: StaffMailKind;
    ref: string;
    data: { facts: Record<string, unknown> };
    recipient: Pick<StaffMemberRow, 'email' | 'name' | 'locale'>;
  },
): Promise<void> {
  const facts = Object.entries(mail.data.facts).filter(([name]) => MAIL_FACTS.test(name));
  return enqueueStaffMail(tx, {
    ...{ ...mail, data: { ...mail.data, facts: Object.fromEntries(facts) } },
    ...{ id: random(16).toString('hex'), at: now().toISOString() },
  });
}

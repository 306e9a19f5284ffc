/** Selects the mails that could not be delivered, by their subjects. */
import { sql } from 'kysely';
import type { MailSubject } from '#contract/staff/mails';
import { isAllowed, type Permission, type StaffRole } from '#domain/staff/permissions';
import { minutes } from '#domain/time/durations';
import type { Db } from '../db/tables';
import type { ApiDeps } from '../deps';

/** In ms. A busy mail server usually accepts a mail within this time. */
const MAIL_DELAY = minutes(30);

/** The permissions to see mails about a subject, and to send or delete them. */
export const MAIL_PERMISSIONS: Record<MailSubject, { read: Permission; decide: Permission }> = {
  order: { read: 'gifts.read', decide: 'gifts.decide' },
  application: { read: 'applications.read', decide: 'applications.answer' },
  newsletter: { read: 'newsletter.read', decide: 'newsletter.write' },
  account: { read: 'donors.read', decide: 'gifts.decide' },
  staff: { read: 'people.manage', decide: 'people.manage' },
};

/** The reference of a mail determines its subject. A mail without a reference is about an account. */
const SUBJECT = sql<MailSubject>`case
  when outbox.order_id is not null then 'order'
  when outbox.application_id is not null then 'application'
  when outbox.subscription_id is not null then 'newsletter'
  when outbox.staff_ref is not null then 'staff'
  else 'account' end`;

/** Returns the subjects whose mails a member with these roles may see. */
export function readableMailSubjects(roles: readonly StaffRole[]): MailSubject[] {
  const subjects = Object.keys(MAIL_PERMISSIONS) as MailSubject[];
  return subjects.filter((subject) => isAllowed(roles, MAIL_PERMISSIONS[subject].read));
}

/** Returns a query of the mails about these subjects that the mail server has not accepted for half an hour. */
export function undeliveredMails(
  db: Db,
  { now }: Pick<ApiDeps, 'now'>,
  subjects: readonly MailSubject[],
) {
  return (
    db
      .selectFrom('outbox')
      .where('outbox.sent_at', 'is', null)
      .where('outbox.last_error', 'is not', null)
      // A code expires after a few minutes, and the person requests another one.
      .where('outbox.code_id', 'is', null)
      .where('outbox.created_at', '<', new Date(now().getTime() - MAIL_DELAY).toISOString())
      .where(SUBJECT, 'in', subjects)
      .select(SUBJECT.as('subject'))
  );
}

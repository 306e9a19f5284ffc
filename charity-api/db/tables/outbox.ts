/** Table of the mails to send. Instants are ISO 8601 in UTC. */
import { integer, table, text, type Row } from '../columns';

export type OrderMailKind =
  | 'receipt'
  | 'transfer-instructions'
  | 'transfer-rejected'
  | 'transfer-part'
  | 'refund'
  | 'monthly-stopped'
  | 'monthly-failed';
/** `code`: a one-time code. `known`: a sign-up with the address of an account. The others report a change. */
export type AccountMailKind = 'code' | 'known' | 'password-changed' | 'account-deleted';
/**
 * `application-staff` goes to the charity, the others to the applicant. `application-answer`: written by staff; it has
 * the id of its row in application_entries.
 */
export type ApplicationMailKind =
  'application-received' | 'application-seated' | 'application-staff' | 'application-answer';
/** The mail with the link that confirms a newsletter subscription. */
type NewsletterMailKind = 'newsletter-confirm';
/** Mails to members of staff: invitations, approvals that wait or were done, and password resets. */
export type StaffMailKind =
  | 'staff-invitation'
  | 'staff-approval'
  | 'staff-decided'
  | 'staff-password'
  | 'staff-password-changed';
export type MailKind =
  OrderMailKind | AccountMailKind | ApplicationMailKind | NewsletterMailKind | StaffMailKind;

export const OUTBOX = {
  /** Mail to send, one of each kind for an order. One transaction stores the row and the change that the mail reports. */
  outbox: table({
    id: text().primary(),
    /** The order that the mail is about; null for mails about an account. */
    order_id: text().references('orders (id)').orNull(),
    /** The one-time code in the mail. */
    code_id: text().references('email_codes (id)').orNull().index('$ is not null'),
    /** The application that the mail is about. */
    application_id: text().references('applications (id)').orNull(),
    /** The newsletter subscription that the mail confirms. It may be deleted before the mail is sent. */
    subscription_id: text().orNull(),
    /** Id of the invitation, approval or member that a mail to staff is about. */
    staff_ref: text().orNull(),
    /**
     * JSON with e-mail address, name and language, for a mail about an account. null for other mails. The row is
     * deleted after sending.
     */
    recipient: text().orNull(),
    kind: text<MailKind>(),
    /** JSON of the event that the mail reports, when the order does not contain it: a reason, an amount. */
    data: text().orNull(),
    due_at: text().index('sent_at is null'),
    tries: integer(),
    last_error: text().orNull(),
    sent_at: text().orNull(),
    created_at: text(),
  }).with(
    'rowid',
    'unique (order_id, kind)',
    `unique index outbox_application (application_id, kind) where application_id is not null and kind <> 'application-answer'`,
  ),
};
export type OutboxRow = Row<typeof OUTBOX.outbox>;

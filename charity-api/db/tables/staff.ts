/** Tables of staff: members, sign-ins, invitations, the log, approvals. Instants are ISO 8601 in UTC. */
import type { Locale } from '#domain/locales';
import { integer, oneOf, sequence, table, text, type Row } from '../columns';

export const STAFF = {
  staff_members: table({
    id: text().primary(),
    /** E-mail address in lower case and NFC, unique among members who have access. */
    email: text(),
    name: text(),
    /** JSON list of StaffRole, at least one. */
    roles: text(),
    locale: text<Locale>(),
    /** argon2id with its parameters. */
    password_hash: text(),
    /** Secret of the time-based codes, encrypted with the signing secret. */
    totp: text(),
    /** Number of the last accepted time step, so that no code is accepted twice. */
    totp_step: integer(),
    created_at: text(),
    /** Since when the member has all present permissions. */
    rights_since: text(),
    /** The time at which an owner ended the access. The row stays, because the log names the person. */
    ended_at: text().orNull(),
  }).with('unique index staff_members_email (email) where ended_at is null'),
  /** A recovery code as SHA-256 hash. Each replaces one time-based code. */
  staff_recovery_codes: table({
    hash: text().primary(),
    member_id: text().references('staff_members (id)').index(),
    used_at: text().orNull(),
  }),
  staff_sessions: table({
    id: text().primary(),
    /** SHA-256 hash of the token. */
    hash: text().unique(),
    member_id: text().references('staff_members (id)').index(),
    /** Browser and operating system, such as "Firefox, Android"; '' when unknown. */
    device: text(),
    /** Rate-limit key of the network of the sign-in, a keyed hash; null when unknown. */
    network: text().orNull(),
    created_at: text(),
    last_used_at: text(),
    /** The session ends at this time when it is not used before. */
    expires_at: text(),
    revoked_at: text().orNull(),
  }),
  /** An invitation of a new member, or of a member who lost the password or the second factor. */
  staff_invitations: table({
    /** 16 random bytes in hex. The token of the link contains it, signed. */
    id: text().primary(),
    email: text().index(),
    /** JSON list of StaffRole. */
    roles: text(),
    locale: text<Locale>(),
    /** The member whose password and second factor this invitation replaces; null for a new member. */
    member_id: text().references('staff_members (id)').orNull(),
    /** Encrypted secret of the time-based codes. */
    totp: text(),
    created_at: text(),
    expires_at: text(),
    used_at: text().orNull(),
  }),
  /** An entry of the log. Triggers reject changes, except the removal of personal data by an erasure. */
  staff_log: table({
    seq: sequence('autoincrement'),
    at: text(),
    /** `site`: a background job or the first start. `command`: a person with access to the server. */
    actor_kind: oneOf('member', 'command', 'site'),
    actor_id: text().orNull().index(),
    /** The name at that time; '' for commands and the site. */
    actor_name: text(),
    action: text(),
    subject_kind: text(),
    subject_id: text(),
    /** JSON of the changed fields, or null. */
    before: text().orNull(),
    after: text().orNull(),
    reason: text().orNull(),
  }).with('index staff_log_subject (subject_kind, subject_id)'),
  /** An action that needs a second person. */
  staff_approvals: table({
    /** 16 random bytes in hex. */
    id: text().primary(),
    kind: text(),
    subject_kind: text(),
    subject_id: text(),
    /** JSON that the kind's handler reads. */
    data: text(),
    reason: text(),
    asked_by: text().references('staff_members (id)'),
    asked_at: text(),
    /** `running`: agreed, and its handler has begun. A background job repeats it after a crash. */
    state: oneOf('waiting', 'running', 'done', 'declined', 'stopped', 'failed'),
    /** The member who decided, also when the action then waits; null when it ran after the delay alone. */
    decided_by: text().references('staff_members (id)').orNull(),
    decided_at: text().orNull(),
    /** The action runs at this time unless it is stopped. null: it needs an owner who agrees. */
    runs_at: text().orNull(),
    /** Why the action failed. */
    failure: text().orNull(),
  }).with(
    `unique index staff_approvals_waiting (kind, subject_kind, subject_id) where state = 'waiting'`,
  ),
};
export type StaffMemberRow = Row<typeof STAFF.staff_members>;
export type StaffInvitationRow = Row<typeof STAFF.staff_invitations>;
export type StaffLogRow = Row<typeof STAFF.staff_log>;
export type StaffApprovalRow = Row<typeof STAFF.staff_approvals>;
export type ApprovalState = StaffApprovalRow['state'];

/** Tables of staff: members, sign-ins, invitations, the log, approvals. Instants are ISO 8601 in UTC. */
import type { Generated } from 'kysely';
import type { Locale } from '#domain/locales';

export type StaffMemberRow = {
  id: string;
  /** E-mail address in lower case and NFC, unique among members who have access. */
  email: string;
  name: string;
  /** JSON list of StaffRole, at least one. */
  roles: string;
  locale: Locale;
  /** argon2id with its parameters. */
  password_hash: string;
  /** Secret of the time-based codes, encrypted with the signing secret. */
  totp: string;
  /** Number of the last accepted time step, so that no code is accepted twice. */
  totp_step: number;
  created_at: string;
  /** Since when the member has all present permissions. */
  rights_since: string;
  /** The time at which an owner ended the access. The row stays, because the log names the person. */
  ended_at: string | null;
};

/** A recovery code as SHA-256 hash. Each replaces one time-based code. */
type StaffRecoveryCodeRow = {
  hash: string;
  member_id: string;
  used_at: string | null;
};

type StaffSessionRow = {
  id: string;
  /** SHA-256 hash of the token. */
  hash: string;
  member_id: string;
  /** Browser and operating system, such as "Firefox, Android"; '' when unknown. */
  device: string;
  /** Rate-limit key of the network of the sign-in, a keyed hash; null when unknown. */
  network: string | null;
  created_at: string;
  last_used_at: string;
  /** The session ends at this time when it is not used before. */
  expires_at: string;
  revoked_at: string | null;
};

/** An invitation of a new member, or of a member who lost the password or the second factor. */
export type StaffInvitationRow = {
  /** 16 random bytes in hex. The token of the link contains it, signed. */
  id: string;
  email: string;
  /** JSON list of StaffRole. */
  roles: string;
  locale: Locale;
  /** The member whose password and second factor this invitation replaces; null for a new member. */
  member_id: string | null;
  /** Encrypted secret of the time-based codes. */
  totp: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

/** `site`: a background job or the first start. `command`: a person with access to the server. */
type ActorKind = 'member' | 'command' | 'site';

/** An entry of the log. Triggers reject changes, except the removal of personal data by an erasure. */
export type StaffLogRow = {
  seq: Generated<number>;
  at: string;
  actor_kind: ActorKind;
  actor_id: string | null;
  /** The name at that time; '' for commands and the site. */
  actor_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  /** JSON of the changed fields, or null. */
  before: string | null;
  after: string | null;
  reason: string | null;
};

/** `running`: agreed, and its handler has begun. A background job repeats it after a crash. */
export type ApprovalState = 'waiting' | 'running' | 'done' | 'declined' | 'stopped' | 'failed';

/** An action that needs a second person. */
export type StaffApprovalRow = {
  /** 16 random bytes in hex. */
  id: string;
  kind: string;
  subject_kind: string;
  subject_id: string;
  /** JSON that the kind's handler reads. */
  data: string;
  reason: string;
  asked_by: string;
  asked_at: string;
  state: ApprovalState;
  /** The member who decided, also when the action then waits; null when it ran after the delay alone. */
  decided_by: string | null;
  decided_at: string | null;
  /** The action runs at this time unless it is stopped. null: it needs an owner who agrees. */
  runs_at: string | null;
  /** Why the action failed. */
  failure: string | null;
};

export type StaffTables = {
  staff_members: StaffMemberRow;
  staff_recovery_codes: StaffRecoveryCodeRow;
  staff_sessions: StaffSessionRow;
  staff_invitations: StaffInvitationRow;
  staff_log: StaffLogRow;
  staff_approvals: StaffApprovalRow;
};

/** Tables of staff: members with two factors, sessions, invitations, the append-only log, and approvals. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table staff_members (
    id text primary key, email text not null, name text not null, roles text not null, locale text not null,
    password_hash text not null, totp text not null, totp_step integer not null default 0,
    created_at text not null, ended_at text) strict`,
  `create unique index staff_members_email on staff_members (email) where ended_at is null`,
  `create table staff_recovery_codes (
    hash text primary key, member_id text not null references staff_members (id), used_at text) strict`,
  `create index staff_recovery_codes_member on staff_recovery_codes (member_id)`,
  `create table staff_sessions (
    id text primary key, hash text not null unique, member_id text not null references staff_members (id),
    device text not null, created_at text not null, last_used_at text not null,
    expires_at text not null, revoked_at text) strict`,
  `create index staff_sessions_member on staff_sessions (member_id)`,
  `create table staff_invitations (
    id text primary key, email text not null, roles text not null, locale text not null,
    member_id text references staff_members (id), totp text not null,
    created_at text not null, expires_at text not null, used_at text) strict`,
  `create index staff_invitations_email on staff_invitations (email)`,
  `create table staff_log (
    seq integer primary key autoincrement, at text not null,
    actor_kind text not null check (actor_kind in ('member', 'command', 'site')),
    actor_id text, actor_name text not null,
    action text not null, subject_kind text not null, subject_id text not null,
    before text, after text, reason text) strict`,
  `create index staff_log_subject on staff_log (subject_kind, subject_id)`,
  `create index staff_log_actor on staff_log (actor_id)`,
  `create trigger staff_log_stays before delete on staff_log
    begin select raise(abort, 'the log of staff is append-only'); end`,
  // An erasure removes the personal data of an entry. Who did what to which record, and when, stays.
  `create trigger staff_log_unchanged before update on staff_log
    when new.seq is not old.seq or new.at is not old.at or new.actor_kind is not old.actor_kind
      or new.actor_id is not old.actor_id or new.actor_name is not old.actor_name
      or new.action is not old.action or new.subject_kind is not old.subject_kind
      or new.subject_id is not old.subject_id
      or new.before is not null or new.after is not null or new.reason is not null
    begin select raise(abort, 'the log of staff is append-only'); end`,
  `create table staff_approvals (
    id text primary key, kind text not null, subject_kind text not null, subject_id text not null,
    data text not null, reason text not null, asked_by text not null references staff_members (id),
    asked_at text not null,
    state text not null check (state in ('waiting', 'running', 'done', 'declined', 'stopped', 'failed')),
    decided_by text references staff_members (id), decided_at text, runs_at text, failure text) strict`,
  `create unique index staff_approvals_waiting on staff_approvals (kind, subject_kind, subject_id) where state = 'waiting'`,
  // The invitation or approval that a mail to staff is about.
  `alter table outbox add column staff_ref text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

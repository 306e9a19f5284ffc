/** Tables of accounts, sessions and one-time codes. Links orders to accounts, and lets mails belong to no order. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table accounts (
    id text primary key,
    email text not null unique,
    name text not null, phone text, avatar text not null, locale text not null,
    password_hash text,
    created_at text not null, updated_at text not null) strict`,
  `create table social_identities (
    provider text not null, subject text not null,
    account_id text not null references accounts (id),
    created_at text not null,
    primary key (provider, subject)) strict, without rowid`,
  `create index social_identities_account on social_identities (account_id)`,
  `create table sessions (
    id text primary key,
    account_id text not null references accounts (id),
    device text not null,
    created_at text not null, last_used_at text not null, expires_at text not null,
    revoked_at text) strict`,
  `create index sessions_account on sessions (account_id)`,
  `create index sessions_expiring on sessions (expires_at)`,
  `create index sessions_revoked on sessions (revoked_at) where revoked_at is not null`,
  `create table refresh_tokens (
    hash text primary key,
    session_id text not null references sessions (id),
    created_at text not null, used_at text) strict, without rowid`,
  `create index refresh_tokens_session on refresh_tokens (session_id)`,
  `create table email_codes (
    id text primary key,
    purpose text not null,
    email text not null, locale text not null,
    account_id text references accounts (id),
    data text not null,
    generation integer not null, tries integer not null,
    sent_at text not null, created_at text not null, expires_at text not null) strict`,
  `create index email_codes_expiring on email_codes (expires_at)`,
  `create table recipients (
    id text primary key,
    account_id text not null references accounts (id),
    name text not null, phone text not null, created_at text not null,
    unique (account_id, name, phone)) strict`,
  `alter table orders add column account_id text references accounts (id)`,
  `create index orders_account on orders (account_id, created_at) where account_id is not null`,
  `create index orders_donor on orders (lower(donor_email), created_at)`,
  // A monthly gift keeps the amount of its first order until the donor changes it.
  `alter table monthly_gifts add column amount integer check (amount > 0)`,
  // SQLite cannot drop "not null" of a column, so the table is copied.
  `create table outbox_new (
    id text primary key,
    order_id text references orders (id),
    code_id text references email_codes (id),
    recipient text,
    kind text not null,
    due_at text not null, tries integer not null, last_error text,
    sent_at text, created_at text not null,
    unique (order_id, kind)) strict`,
  `insert into outbox_new (id, order_id, kind, due_at, tries, last_error, sent_at, created_at)
    select id, order_id, kind, due_at, tries, last_error, sent_at, created_at from outbox`,
  `drop table outbox`,
  `alter table outbox_new rename to outbox`,
  `create index outbox_due on outbox (due_at) where sent_at is null`,
  `create index outbox_code on outbox (code_id) where code_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

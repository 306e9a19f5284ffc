/** Tables of orders, payment attempts, payments, order events, webhook events and mail, and of the sandbox gateway. */
import { sql, type Kysely } from 'kysely';

/** Unique columns guarantee one order per idempotency key, one mail per kind, and no duplicate payment or webhook. */
const STATEMENTS = [
  `create table orders (
    id text primary key,
    token text not null unique,
    reference text not null unique,
    idempotency_key text not null unique,
    fingerprint text not null,
    state text not null,
    version integer not null check (version > 0),
    flag text,
    locale text not null, currency text not null,
    total integer not null check (total > 0),
    method text not null,
    donor_name text not null, donor_email text not null, donor_phone text,
    proof text,
    created_at text not null, expires_at text not null, checked_at text not null, paid_at text) strict`,
  `create table order_lines (
    order_id text not null references orders (id),
    position integer not null,
    project_id text not null, title text not null, picture text not null,
    minor integer not null check (minor > 0),
    quantity integer not null check (quantity > 0),
    intention text not null,
    recipient_name text, recipient_phone text,
    primary key (order_id, position)) strict, without rowid`,
  `create table payment_attempts (
    id text primary key,
    order_id text not null references orders (id),
    number integer not null,
    method text not null, state text not null,
    next text, provider_reference text, created_at text not null,
    unique (order_id, number)) strict`,
  `create table payments (
    method text not null, payment_id text not null,
    attempt_id text not null references payment_attempts (id),
    order_id text not null references orders (id),
    minor integer not null, currency text not null, at text not null,
    primary key (method, payment_id)) strict, without rowid`,
  `create table order_events (
    order_id text not null references orders (id),
    version integer not null,
    attempt_id text, event text not null, from_state text, to_state text not null,
    source text not null, detail text, at text not null,
    primary key (order_id, version)) strict, without rowid`,
  `create table webhook_events (
    method text not null, event_id text not null, attempt_id text not null, at text not null,
    primary key (method, event_id)) strict, without rowid`,
  `create table outbox (
    id text primary key,
    order_id text not null references orders (id),
    kind text not null,
    due_at text not null, tries integer not null, last_error text,
    sent_at text, created_at text not null,
    unique (order_id, kind)) strict`,
  `create table sandbox_sessions (
    id text primary key,
    attempt_id text not null unique,
    reference text not null, merchant text not null,
    minor integer not null, currency text not null, locale text not null,
    return_url text not null, guard text not null,
    status text not null, planned text, decide_at text,
    payment_id text not null unique, created_at text not null) strict`,
  `create table sandbox_events (
    id text primary key,
    session_id text not null references sandbox_sessions (id),
    body text not null,
    due_at text not null, tries integer not null, last_error text, delivered_at text) strict`,
];

/** Partial indexes: the background jobs read only the few rows that are unfinished or due. */
const INDEXES = [
  `create index orders_unsettled on orders (checked_at) where state in ('pending_payment', 'processing')`,
  `create index orders_expiring on orders (expires_at) where state in ('pending_payment', 'awaiting_transfer')`,
  `create index payments_order on payments (order_id)`,
  `create index outbox_due on outbox (due_at) where sent_at is null`,
  `create index sandbox_sessions_due on sandbox_sessions (decide_at) where status = 'processing'`,
  `create index sandbox_events_due on sandbox_events (due_at) where delivered_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...STATEMENTS, ...INDEXES]) await sql.raw(statement).execute(db);
}

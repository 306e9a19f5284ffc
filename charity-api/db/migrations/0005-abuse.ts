/** Tables of the rate limits: counted events, the hashed rate-limit keys of each order's donor, and attack mode. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Rows are not unique: two events of one donor in the same millisecond both count.
  `create table limit_events (
    bucket text not null, mark text not null, at text not null) strict`,
  `create index limit_events_counted on limit_events (bucket, mark, at)`,
  `create index limit_events_old on limit_events (at)`,
  `create table order_marks (
    order_id text primary key,
    address text, session text, email text not null, at text not null) strict`,
  `create index order_marks_old on order_marks (at)`,
  `create table attack_mode (
    id integer primary key check (id = 1),
    setting text not null check (setting in ('auto', 'on', 'off')),
    until text not null) strict`,
  // The empty text sorts before every instant, so attack mode is off.
  `insert into attack_mode (id, setting, until) values (1, 'auto', '')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Changes of monthly gifts: the amounts that a donor has requested, one at a time, and pauses of the sandbox. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Each change of the amount. A month is compared with the amount that was valid when the provider began to charge it.
  `create table monthly_amounts (
    gift_id text not null references monthly_gifts (id),
    at text not null,
    amount integer not null check (amount > 0),
    confirmed integer not null check (confirmed in (0, 1)),
    primary key (gift_id, at)) strict, without rowid`,
  `alter table monthly_gifts add column changing_until text`,
  // null: the amount of the session.
  `alter table sandbox_subscriptions add column minor integer check (minor > 0)`,
  `alter table sandbox_subscriptions add column paused_at text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

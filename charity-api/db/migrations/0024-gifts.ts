/** Tables for the decisions of staff about money: transfers on the bank statement, and requested refunds. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table bank_arrivals (
    id text primary key,
    order_id text not null references orders (id),
    minor integer not null check (minor > 0), currency text not null,
    value integer not null check (value > 0), rate text,
    day text not null, bank_number text, payment_id text, at text not null) strict`,
  `create index bank_arrivals_order on bank_arrivals (order_id)`,
  `create table refunds (
    id text primary key,
    order_id text not null references orders (id),
    method text not null, payment_id text not null,
    minor integer not null check (minor > 0), currency text not null, before integer not null,
    via text not null check (via in ('provider', 'bank')),
    reason text not null, reference text,
    state text not null check (state in ('requested', 'pending', 'done')), at text not null) strict`,
  `create index refunds_order on refunds (order_id)`,
  `create index refunds_payment on refunds (method, payment_id)`,
  `alter table outbox add column data text`,
  // The lists of staff: all orders by time, and orders by state.
  `create index orders_newest on orders (created_at)`,
  `create index orders_by_state on orders (state, created_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

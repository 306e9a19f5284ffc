/** Quotes in another currency, money that goes back, and gifts every month. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // What the attempt takes. Attempts of before took the order's total.
  `alter table payment_attempts add column charge_minor integer not null default 0`,
  `alter table payment_attempts add column charge_currency text not null default ''`,
  `alter table payment_attempts add column quote text`,
  `update payment_attempts set
    charge_minor = (select total from orders where orders.id = order_id),
    charge_currency = (select currency from orders where orders.id = order_id)`,
  // The one payment that made its order paid, and what of it has gone back.
  `alter table payments add column counted integer not null default 0`,
  `alter table payments add column refunded integer not null default 0`,
  `update payments set counted = 1 where payment_id = (
    select first.payment_id from payments as first
    join orders on orders.id = first.order_id
    where first.order_id = payments.order_id and orders.state = 'paid'
    order by first.at limit 1)`,
  `create table monthly_gifts (
    id text primary key,
    first_order_id text not null unique references orders (id),
    method text not null,
    provider_reference text,
    state text not null,
    created_at text not null, stopped_at text,
    unique (method, provider_reference)) strict`,
  `alter table orders add column monthly_gift_id text references monthly_gifts (id)`,
  `create index orders_monthly on orders (monthly_gift_id) where monthly_gift_id is not null`,
  `alter table sandbox_sessions add column monthly integer not null default 0`,
  // The sandbox gateway's own book of what it takes every month.
  `create table sandbox_subscriptions (
    id text primary key,
    session_id text not null unique references sandbox_sessions (id),
    taken integer not null, next_at text not null, stopped_at text) strict`,
  `create index sandbox_subscriptions_due on sandbox_subscriptions (next_at) where stopped_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Currency quotes, refunds, monthly gifts, and the sandbox gateway's subscriptions. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // The amount that the provider charges. Earlier attempts charged the order's total.
  `alter table payment_attempts add column charge_minor integer not null default 0`,
  `alter table payment_attempts add column charge_currency text not null default ''`,
  `alter table payment_attempts add column quote text`,
  `update payment_attempts set
    charge_minor = (select total from orders where orders.id = order_id),
    charge_currency = (select currency from orders where orders.id = order_id)`,
  // `counted` marks the one payment that made its order paid; `refunded` is its refunded amount in minor units.
  `alter table payments add column counted integer not null default 0`,
  `alter table payments add column refunded integer not null default 0`,
  // Payments with a wrong amount or currency may be older than the counted one.
  `update payments set counted = 1 where (method, payment_id) = (
    select first.method, first.payment_id from payments as first
    join orders on orders.id = first.order_id
    where first.order_id = payments.order_id and orders.state = 'paid'
      and first.minor = orders.total and first.currency = orders.currency
    order by first.at limit 1)`,
  // The amounts and gifts that an order added to a campaign, so that a refund subtracts exactly the same.
  `create table counted_gifts (
    order_id text not null references orders (id),
    project_id text not null,
    raised integer not null, gifts integer not null,
    primary key (order_id, project_id)) strict, without rowid`,
  // The amounts of earlier orders were not stored. They are computed with the current rate, the best one available.
  `insert into counted_gifts
    select orders.id, project_id,
      case when orders.currency = 'OMR' then sum(minor * quantity)
        else cast(round(sum(minor * quantity) * 10 / cast(rate as real)) as integer) end,
      sum(quantity)
    from orders
    join order_lines on order_lines.order_id = orders.id
    left join currency_rates on currency_rates.currency = orders.currency
    where orders.state = 'paid' and (orders.currency = 'OMR' or rate is not null)
    group by orders.id, project_id`,
  `create table monthly_gifts (
    id text primary key,
    first_order_id text not null references orders (id),
    method text not null,
    provider_reference text,
    attempt_id text references payment_attempts (id),
    stop_due_at text,
    state text not null,
    created_at text not null, stopped_at text,
    unique (method, provider_reference)) strict`,
  `create unique index monthly_gifts_order on monthly_gifts (first_order_id) where stop_due_at is null`,
  `create index monthly_gifts_unwanted on monthly_gifts (stop_due_at) where stop_due_at is not null`,
  `alter table orders add column monthly_gift_id text references monthly_gifts (id)`,
  `create index orders_monthly on orders (monthly_gift_id) where monthly_gift_id is not null`,
  `alter table sandbox_sessions add column monthly integer not null default 0`,
  // Monthly subscriptions of the sandbox gateway.
  `create table sandbox_subscriptions (
    id text primary key,
    session_id text not null unique references sandbox_sessions (id),
    taken integer not null, next_at text not null, stopped_at text) strict`,
  `create index sandbox_subscriptions_due on sandbox_subscriptions (next_at) where stopped_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Offerings other than campaigns, their reserved and sold units, the reservations of each order, and zakat prices. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // From now on, gifts can be for other offerings than campaigns.
  `alter table order_lines rename column project_id to offering_id`,
  `alter table counted_gifts rename column project_id to offering_id`,
  `alter table order_lines add column kind text not null default 'campaign'`,
  `update order_lines set kind = 'fund' where offering_id in (select id from projects where type = 'fund')`,
  // JSON list of names, or null.
  `alter table order_lines add column names text`,
  `alter table order_lines add column agency integer not null default 0 check (agency in (0, 1))`,
  // The check `taken <= capacity` is the final guard: it rejects a double reservation even if the code has an error.
  `create table offerings (
    id text primary key,
    kind text not null,
    position integer not null,
    within text,
    title text not null, summary text not null, picture text not null,
    story text not null, pictures text not null,
    intentions text not null,
    price integer check (price > 0),
    any_amount integer not null check (any_amount in (0, 1)),
    unit text check (unit in ('share', 'month', 'money')),
    capacity integer check (capacity >= 0),
    taken integer not null default 0 check (taken >= 0),
    paid integer not null default 0 check (paid >= 0 and paid <= taken),
    starts_at text, closes_at text,
    status text not null check (status in ('open', 'closed')),
    raised integer not null default 0 check (raised >= 0),
    gifts integer not null default 0 check (gifts >= 0),
    published_at text not null,
    check ((unit is null) = (capacity is null)),
    check (capacity is null or taken <= capacity)) strict`,
  `create index offerings_listed on offerings (kind, position)`,
  `create index offerings_within on offerings (within, position)`,
  // Reservations of an order, from its creation until it is abandoned or refunded.
  `create table holds (
    order_id text not null references orders (id),
    offering_id text not null references offerings (id),
    first integer not null,
    units integer not null check (units > 0),
    paid integer not null default 0 check (paid in (0, 1)),
    primary key (order_id, offering_id)) strict, without rowid`,
  `create index holds_offering on holds (offering_id, first)`,
  `create table sacrifice_categories (
    id text primary key, position integer not null, title text not null, summary text not null) strict`,
  `create table sacrifices (
    offering_id text primary key references offerings (id),
    animal text not null, shares_each integer not null check (shares_each in (1, 7)),
    country text not null, place text not null, time_zone text not null,
    slaughter_from text, slaughter_until text,
    facts text not null) strict`,
  `create table endowments (
    offering_id text primary key references offerings (id),
    facts text not null) strict`,
  `create table expiations (
    offering_id text primary key references offerings (id),
    cause text not null unique,
    people integer not null check (people > 0),
    instead text not null, authority text not null, ruled_at text not null) strict`,
  `create table cases (
    offering_id text primary key references offerings (id),
    bill_number text not null unique,
    nationality text not null, gender text not null, social_status text not null,
    children integer not null, area text not null, area_name text not null,
    claim_minor integer not null, claim_currency text not null,
    enforcement_orders integer not null, ordered_at text not null,
    social_security integer not null check (social_security in (0, 1)),
    checked_at text not null) strict`,
  `create table orphans (
    offering_id text primary key references offerings (id),
    birth_date text not null,
    gender text not null, nationality text not null, orphanhood text not null,
    children integer not null, area text not null, area_name text not null,
    facts text not null) strict`,
  `create table mosques (
    id text primary key, position integer not null, title text not null, summary text not null,
    place text not null, picture text not null, story text not null, pictures text not null) strict`,
  `create table metals (
    metal text primary key, position integer not null, price text not null,
    currency text not null, at text not null, source text not null) strict`,
  `create table stocks (
    id text primary key, position integer not null, symbol text not null unique,
    short_name text not null, name text not null, market text not null,
    currency text not null, price text, words text not null) strict`,
  `create table investment_funds (
    id text primary key, position integer not null, symbol text not null unique,
    short_name text not null, name text not null, manager text not null,
    currency text not null, unit_value text, words text not null) strict`,
  // For stocks and for investment funds.
  `create table published_figures (
    subject_id text not null, period text not null,
    purification text, zakat text, zakat_paid integer not null check (zakat_paid in (0, 1)),
    source text not null, published_at text not null,
    primary key (subject_id, period)) strict, without rowid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

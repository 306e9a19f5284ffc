/** Tables of the offerings. */
import { DOCUMENT } from './content';

/** Open cases come first, then the paid ones, then the closed ones. */
const OPENNESS = `(case when paid >= capacity or status = 'completed' then 1 when status = 'closed' then 2 else 0 end)`;

export const OFFERINGS: readonly string[] = [
  `create table offerings (
    seq integer primary key,
    id text not null unique,
    kind text not null,
    position integer not null,
    within text,
    type text,
    category text,
    intentions text not null,
    price integer check (price > 0),
    any_amount integer not null check (any_amount in (0, 1)),
    goal integer check (goal > 0),
    unit text check (unit in ('share', 'month', 'money')),
    capacity integer check (capacity >= 0),
    taken integer not null default 0 check (taken >= 0),
    paid integer not null default 0 check (paid >= 0 and paid <= taken),
    starts_at text, closes_at text,
    status text not null check (status in ('open', 'completed', 'closed')),
    featured integer not null default 0 check (featured in (0, 1)),
    raised integer not null default 0 check (raised >= 0),
    gifts integer not null default 0 check (gifts >= 0),
    published_at text not null,
    zakat integer generated always as (case when intentions like '%"zakat"%' then 1 else 0 end) virtual,
    closeness integer generated always as (
      case when status = 'open' and goal is not null and raised < goal
        then raised * 10000 / goal else -1 end) virtual,
    closing text generated always as (case when status = 'open' then closes_at end) virtual,
    check ((unit is null) = (capacity is null)),
    check (capacity is null or taken <= capacity),
    check ((kind in ('campaign', 'fund')) = (type is not null)),
    check ((type is null) = (category is null)),
    check ((kind = 'fund') = (coalesce(type, '') = 'fund')),
    check (type is null or id not like '%-endowment')) strict`,
  `create table offering_documents (
    offering_id text primary key references offerings (id) on delete cascade, ${DOCUMENT}) strict`,
  `create table offering_tags (
    tag text not null,
    offering integer not null references offerings (seq) on delete cascade,
    primary key (tag, offering)) strict, without rowid`,
  `create table raised_days (
    offering_id text not null references offerings (id) on delete cascade,
    day text not null, raised integer not null,
    primary key (offering_id, day)) strict, without rowid`,
  `create table expiations (
    offering_id text primary key references offerings (id), cause text not null unique) strict`,
  `create table cases (
    offering_id text primary key references offerings (id),
    bill_number text not null unique,
    nationality text not null, gender text not null, social_status text not null,
    children integer not null, area text not null,
    claim_minor integer not null, claim_currency text not null,
    enforcement_orders integer not null, ordered_at text not null,
    social_security integer not null check (social_security in (0, 1))) strict`,
  `create table orphans (
    offering_id text primary key references offerings (id),
    birth_date text not null,
    gender text not null, nationality text not null, orphanhood text not null,
    children integer not null, area text not null) strict`,
  `create index offering_tags_offering on offering_tags (offering)`,
  `create index offerings_listed on offerings (kind, position)`,
  `create index offerings_within on offerings (within, position)`,
  // Only searches and lists with `type=fund` contain funds, so the indexes of the other lists leave them out.
  `create index campaigns_newest on offerings (published_at desc, seq desc) where type <> 'fund'`,
  // With the columns of the filters, so that SQLite counts campaigns with a deadline from the index alone.
  `create index campaigns_closing on offerings (closing, seq, category, zakat, featured, type) where type <> 'fund' and closing is not null`,
  `create index campaigns_closest on offerings (closeness desc, seq desc) where type <> 'fund'`,
  `create index campaigns_largest on offerings (goal desc, seq desc) where type <> 'fund'`,
  `create index campaigns_category on offerings (category, published_at desc, seq desc) where type <> 'fund'`,
  `create index campaigns_status on offerings (status, published_at desc, seq desc) where type <> 'fund'`,
  `create index campaigns_zakat on offerings (zakat, published_at desc, seq desc) where type <> 'fund'`,
  `create index campaigns_featured on offerings (featured, published_at desc, seq desc) where type <> 'fund'`,
  `create index campaigns_type on offerings (type, published_at desc, seq desc) where type is not null`,
  `create index cases_closest on offerings (kind, ${OPENNESS}, (paid * 1.0 / nullif(capacity, 0)) desc, position)`,
  `create index cases_newest on offerings (kind, ${OPENNESS}, published_at desc, position)`,
  `create index cases_smallest on offerings (kind, ${OPENNESS}, (capacity - paid), position)`,
  `create index cases_closing on offerings (closes_at) where kind = 'case' and status = 'open'`,
  `create index cases_area on cases (area)`,
  `create index cases_nationality on cases (nationality)`,
  // The list shows open campaigns by default, so each filter comes with a status.
  `create index campaigns_category_status on offerings (category, status, published_at desc, seq desc, type) where type <> 'fund'`,
  `create index campaigns_zakat_status on offerings (zakat, status, published_at desc, seq desc) where type <> 'fund'`,
  `create index campaigns_type_status on offerings (type, status, published_at desc, seq desc) where type is not null`,
];

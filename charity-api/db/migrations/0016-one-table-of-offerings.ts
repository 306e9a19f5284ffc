/** Moves campaigns and funds to `offerings`, and all texts to `offering_texts`, so that lists read narrow rows. */
import { sql, type Kysely } from 'kysely';

/** Rows of `projects` have ids that are unique together with those of `offerings` (migration 11). */
const OFFERINGS = [
  ...['projects_id_insert', 'projects_id_update', 'offerings_id_insert', 'offerings_id_update'].map(
    (trigger) => `drop trigger ${trigger}`,
  ),
  `drop trigger orphans_begin_on_a_first`,
  `drop trigger orphans_stay_on_a_first`,
  // The foreign keys of the other tables follow the renamed table until those tables are copied (COPIES).
  `alter table offerings rename to offerings_before`,
  `create table offerings (
    seq integer primary key,
    id text not null unique,
    kind text not null,
    position integer not null,
    within text,
    type text references project_types (id),
    category text references project_categories (id),
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
    zakat integer generated always as (instr(intentions, '"zakat"') > 0) virtual,
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
  // Campaigns keep their `seq`, because the search index and the tags refer to it.
  `insert into offerings (seq, id, kind, position, type, category, intentions, any_amount, goal,
      closes_at, status, featured, raised, gifts, published_at)
    select seq, id, iif(type = 'fund', 'fund', 'campaign'), seq, type, category,
      case
        when id = 'zakat-fund' then '["zakat"]'
        when id = 'stock-purification-fund' then '["purification"]'
        when id = 'waqf-fund' then '["waqf"]'
        when id = 'kafarat-fund' then '["kafara"]'
        when id = 'sacrifice-fund' then '["sacrifice"]'
        when zakat = 1 then '["sadaqa","zakat"]'
        else '["sadaqa"]'
      end,
      1, goal, deadline, status, featured, raised, gifts, published_at
    from projects order by seq`,
  `insert into offerings (id, kind, position, within, intentions, price, any_amount, unit, capacity,
      taken, paid, starts_at, closes_at, status, raised, gifts, published_at)
    select id, kind, position, within, intentions, price, any_amount, unit, capacity,
      taken, paid, starts_at, closes_at, status, raised, gifts, published_at
    from offerings_before order by rowid`,
];

const TEXTS = [
  `create table offering_texts (
    offering_id text primary key references offerings (id) on delete cascade,
    title text not null, summary text not null, picture text not null,
    story text not null, pictures text not null) strict`,
  `insert into offering_texts
    select project_id, title, summary, picture, story, pictures from project_texts`,
  `insert into offering_texts
    select id, title, summary, picture, story, pictures from offerings_before`,
  `create table campaigns (
    offering_id text primary key references offerings (id) on delete cascade,
    place text not null, outcome text, budget text not null, impact text not null,
    updates text not null) strict`,
  `insert into campaigns
    select project_id, place, outcome, budget, impact, updates from project_texts`,
  // A contentless full-text index cannot be read, only renamed.
  `alter table project_search rename to offering_search`,
  `create table offering_tags (
    tag text not null references tags (id),
    offering integer not null references offerings (seq) on delete cascade,
    primary key (tag, offering)) strict, without rowid`,
  `insert into offering_tags select tag, project from project_tags`,
  `create index offering_tags_offering on offering_tags (offering)`,
  ...['project_tags', 'project_texts', 'projects'].map((table) => `drop table ${table}`),
];

/** The tables that refer to `offerings`, as migration 7 made them. */
const REFERRING = {
  holds: `(
    order_id text not null references orders (id),
    offering_id text not null references offerings (id),
    first integer not null,
    units integer not null check (units > 0),
    paid integer not null default 0 check (paid in (0, 1)),
    primary key (order_id, offering_id)) strict, without rowid`,
  sacrifices: `(
    offering_id text primary key references offerings (id),
    animal text not null, shares_each integer not null check (shares_each in (1, 7)),
    country text not null, place text not null, time_zone text not null,
    slaughter_from text, slaughter_until text,
    facts text not null) strict`,
  endowments: `(
    offering_id text primary key references offerings (id),
    facts text not null) strict`,
  expiations: `(
    offering_id text primary key references offerings (id),
    cause text not null unique,
    people integer not null check (people > 0),
    instead text not null, authority text not null, ruled_at text not null) strict`,
  cases: `(
    offering_id text primary key references offerings (id),
    bill_number text not null unique,
    nationality text not null, gender text not null, social_status text not null,
    children integer not null, area text not null, area_name text not null,
    claim_minor integer not null, claim_currency text not null,
    enforcement_orders integer not null, ordered_at text not null,
    social_security integer not null check (social_security in (0, 1)),
    checked_at text not null) strict`,
  orphans: `(
    offering_id text primary key references offerings (id),
    birth_date text not null,
    gender text not null, nationality text not null, orphanhood text not null,
    children integer not null, area text not null, area_name text not null,
    facts text not null) strict`,
};

/** A foreign key cannot be changed in place, so each table is copied. */
const COPIES = [
  ...Object.entries(REFERRING).flatMap(([table, columns]) => [
    `alter table ${table} rename to ${table}_before`,
    `create table ${table} ${columns}`,
    `insert into ${table} select * from ${table}_before`,
    `drop table ${table}_before`,
  ]),
  `drop table offerings_before`,
];

/**
 * Selects campaigns: only campaigns and funds have a type. With `kind = 'campaign'`, the planner would choose
 * `offerings_listed` and then sort every campaign.
 */
const LISTED = `where type <> 'fund'`;
const PAID_OFF = `paid >= capacity or status = 'completed'`;
const CASE_RANK = `case when ${PAID_OFF} then 1 when status = 'closed' then 2 else 0 end`;
const ON_A_FIRST = `raise(abort, 'the months of a child begin on the first of a month')`;

const INDEXES = [
  `create index offerings_listed on offerings (kind, position)`,
  `create index offerings_within on offerings (within, position)`,
  ...Object.entries({
    newest: `(published_at desc, seq desc) ${LISTED}`,
    // Includes the columns of the filters, so that SQLite counts campaigns with a deadline from the index alone.
    closing: `(closing, seq, category, zakat, featured, type) ${LISTED} and closing is not null`,
    closest: `(closeness desc, seq desc) ${LISTED}`,
    largest: `(goal desc, seq desc) ${LISTED}`,
    category: `(category, published_at desc, seq desc) ${LISTED}`,
    status: `(status, published_at desc, seq desc) ${LISTED}`,
    zakat: `(zakat, published_at desc, seq desc) ${LISTED}`,
    featured: `(featured, published_at desc, seq desc) ${LISTED}`,
    type: `(type, published_at desc, seq desc) where type is not null`,
  }).map(([name, columns]) => `create index campaigns_${name} on offerings ${columns}`),
  `create index cases_closest on offerings (kind, ${CASE_RANK}, paid * 1.0 / capacity desc, position)`,
  `create index cases_newest on offerings (kind, ${CASE_RANK}, published_at desc, position)`,
  `create index cases_smallest on offerings (kind, ${CASE_RANK}, capacity - paid, position)`,
  `create index cases_closing on offerings (closes_at) where kind = 'case' and status = 'open'`,
  `create index cases_area on cases (area)`,
  `create index cases_nationality on cases (nationality)`,
  `create index holds_offering on holds (offering_id, first)`,
  `create index holds_unpaid on holds (offering_id, units) where paid = 0`,
  `create trigger orphans_begin_on_a_first before insert on orphans
    when (select starts_at from offerings where id = new.offering_id) not like '%-01'
    begin select ${ON_A_FIRST}; end`,
  `create trigger orphans_stay_on_a_first before update of starts_at on offerings
    when new.starts_at not like '%-01'
      and exists (select 1 from orphans where offering_id = new.id)
    begin select ${ON_A_FIRST}; end`,
  // The planner statistics of the old tables were dropped with them.
  `analyze`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...OFFERINGS, ...TEXTS, ...COPIES, ...INDEXES]) {
    await sql.raw(statement).execute(db);
  }
}

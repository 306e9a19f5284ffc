/** Tables of the published content, and the indexes that let lists avoid full table scans. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table sliders (
    id text primary key, position integer not null, title text not null, summary text not null,
    action text not null, path text not null, picture text not null) strict`,
  `create table project_categories (
    id text primary key, position integer not null, title text not null, summary text not null) strict`,
  `create table project_types (
    id text primary key, position integer not null, title text not null, summary text not null) strict`,
  `create table projects (
    seq integer primary key,
    id text not null unique,
    type text not null references project_types (id),
    category text not null references project_categories (id),
    goal integer check (goal > 0),
    raised integer not null default 0 check (raised >= 0),
    gifts integer not null default 0 check (gifts >= 0),
    deadline text,
    status text not null check (status in ('open', 'completed', 'closed')),
    zakat integer not null check (zakat in (0, 1)),
    featured integer not null check (featured in (0, 1)),
    published_at text not null,
    closeness integer generated always as (
      case when status = 'open' and goal is not null and raised < goal
        then raised * 10000 / goal else -1 end) virtual,
    closing text generated always as (case when status = 'open' then deadline end) virtual) strict`,
  `create table project_texts (
    project_id text primary key references projects (id) on delete cascade,
    title text not null, summary text not null, place text not null, picture text not null,
    outcome text, story text not null, pictures text not null, budget text not null,
    impact text not null, updates text not null) strict`,
  // The importer folds words before it inserts them, so the tokenizer must not fold them again.
  `create virtual table project_search using fts5 (
    words, content = '', tokenize = 'unicode61 remove_diacritics 0')`,
  `create table programs (
    id text primary key, position integer not null, category text not null,
    title text not null, summary text not null, story text not null, picture text not null,
    pictures text not null) strict`,
  `create table contacts (
    position integer primary key, phone_number text not null, email text not null,
    location text not null, social text not null) strict`,
  `create table settings (
    category text not null, key text not null, value text not null,
    primary key (category, key)) strict, without rowid`,
  `create table currency_rates (
    currency text primary key, position integer not null, title text not null,
    rate text not null, at text not null, source text not null) strict`,
  `create table subscriptions (
    email text primary key, locale text not null, created_at text not null) strict, without rowid`,
];

/** Only searches and lists with `type=fund` contain funds, so the indexes of the other lists leave them out. */
const LISTED = `where type <> 'fund'`;
const PROJECT_INDEXES = {
  newest: `(published_at desc, seq desc) ${LISTED}`,
  // Includes the columns of the filters, so that SQLite counts campaigns with a deadline from the index alone.
  closing: `(closing, seq, category, zakat, featured, type) ${LISTED} and closing is not null`,
  closest: `(closeness desc, seq desc) ${LISTED}`,
  largest: `(goal desc, seq desc) ${LISTED}`,
  category: `(category, published_at desc, seq desc) ${LISTED}`,
  status: `(status, published_at desc, seq desc) ${LISTED}`,
  zakat: `(zakat, published_at desc, seq desc) ${LISTED}`,
  featured: `(featured, published_at desc, seq desc) ${LISTED}`,
  type: `(type, published_at desc, seq desc)`,
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- migrations create tables: no types
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  for (const [name, columns] of Object.entries(PROJECT_INDEXES)) {
    await sql.raw(`create index projects_${name} on projects ${columns}`).execute(db);
  }
}

/** Tables of the content and of the site search. */

/** A record in the form of its kind's fields (../../content/kinds). */
export const DOCUMENT = 'document text not null check (json_valid(document))';
const SEATS = `capacity integer check (capacity > 0),
    taken integer not null default 0 check (taken >= 0 and (capacity is null or taken <= capacity)),
    withdrawn integer not null default 0`;

export const CONTENT: readonly string[] = [
  `create table content (
    kind text not null, id text not null, position integer not null, words text not null, ${DOCUMENT},
    primary key (kind, id)) strict`,
  `create index content_in_order on content (kind, position, id)`,
  `create table settings (
    category text not null, key text not null, value text not null,
    primary key (category, key)) strict, without rowid`,
  `create table content_version (version integer not null) strict`,
  ...['news', 'blogs'].map(
    (section) => `create table ${section} (
    id text primary key, category text not null, published_at text not null,
    minutes integer not null check (minutes > 0), ${DOCUMENT}) strict`,
  ),
  `create table tagged_articles (
    section text not null, article text not null, tag text not null,
    primary key (tag, section, article)) strict, without rowid`,
  `create table events (
    id text primary key, starts_at text not null, ends_at text not null,
    audience text not null, area text not null, most_seats integer not null check (most_seats > 0), ${SEATS}, ${DOCUMENT}) strict`,
  `create table trainings (
    id text primary key, category text not null, starts_on text not null, time_zone text not null,
    languages text not null, is_online integer not null, words text not null, ${SEATS}, ${DOCUMENT}) strict`,
  `create table content_drafts (
    kind text not null, id text not null, written text not null, pictures text not null, base text not null,
    revision integer not null, saved_at text not null, saved_by text not null,
    publish_at text, scheduled_by text, failure text,
    primary key (kind, id)) strict, without rowid`,
  `create table content_versions (
    seq integer primary key autoincrement, kind text not null, id text not null,
    written text, pictures text not null, action text not null, fields text not null,
    at text not null, actor text not null) strict`,
  // Columns that decide about a result come first: SQLite reads the long texts only for the results of one page.
  `create table search_entries (
    seq integer primary key, kind text not null, id text not null, within text, shown_from text,
    title text not null, picture text, texts text not null,
    unique (kind, id)) strict`,
  `create table search_spellings (
    spelling text not null, word text not null, primary key (spelling, word)) strict, without rowid`,
  `create table search_rules (rules text not null) strict`,
  `create index tagged_articles_article on tagged_articles (section, article)`,
  `create index trainings_by_day on trainings (starts_on)`,
  `create index content_drafts_due on content_drafts (publish_at) where publish_at is not null`,
  `create index content_versions_record on content_versions (kind, id, seq)`,
  // Finds the coming events without the past ones.
  `create index events_by_end on events (ends_at)`,
  `create index events_by_time on events (starts_at desc, id)`,
  `create index news_newest on news (published_at desc, id)`,
  `create index blogs_newest on blogs (published_at desc, id)`,
];

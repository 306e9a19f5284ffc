/** Tables of the content and of the site search. */
export const CONTENT: readonly string[] = [
  `create table sliders (
    id text primary key, position integer not null, title text not null, summary text not null,
    action text not null, path text not null, picture text not null) strict`,
  `create table project_categories (
    id text primary key, position integer not null, title text not null, summary text not null) strict`,
  `create table project_types (
    id text primary key, position integer not null, title text not null, summary text not null, story text not null default '{"en":"","ar":"","tr":"","id":""}', pictures text not null default '[]') strict`,
  `create table tags (
    id text primary key, position integer not null,
    type text not null references project_types (id), title text not null) strict`,
  `create table programs (
    id text primary key, position integer not null, category text not null,
    title text not null, summary text not null, story text not null, picture text not null,
    pictures text not null) strict`,
  `create table contacts (
    position integer primary key, phone_number text not null, email text not null,
    location text not null, social text not null, hours text not null default '[]', map text not null default '') strict`,
  `create table settings (
    category text not null, key text not null, value text not null,
    primary key (category, key)) strict, without rowid`,
  `create table currency_rates (
    currency text primary key, position integer not null, title text not null,
    rate text not null, at text not null, source text not null) strict`,
  `create table content_version (version integer not null) strict`,
  `create table pages (
    id text primary key, title text not null, description text not null, lead text not null,
    updated text, picture text, steps text not null, body text not null) strict`,
  `create table faq_categories (id text primary key, position integer not null, title text not null) strict`,
  `create table faqs (
    id text primary key, position integer not null, question text not null, answer text not null, category text, words text not null default '') strict`,
  `create table news_categories (
    id text primary key, position integer not null, title text not null, summary text not null) strict`,
  `create table news (
    id text primary key, category text not null references news_categories (id),
    published_at text not null, author text not null,
    title text not null, summary text not null, body text not null, picture text not null,
    campaign text, minutes integer not null check (minutes > 0)) strict`,
  `create table blog_categories (
    id text primary key, position integer not null, title text not null, summary text not null) strict`,
  `create table blogs (
    id text primary key, category text not null references blog_categories (id),
    published_at text not null, author text not null,
    title text not null, summary text not null, body text not null, picture text not null,
    campaign text, minutes integer not null check (minutes > 0)) strict`,
  `create table article_tags (id text primary key, position integer not null, title text not null) strict`,
  `create table tagged_articles (
    section text not null, article text not null, tag text not null references article_tags (id),
    primary key (tag, section, article)) strict, without rowid`,
  `create table events (
    id text primary key,
    title text not null, summary text not null, body text not null, picture text not null,
    starts_at text not null, ends_at text not null, time_zone text not null,
    audience text not null, area text not null, area_name text not null,
    place text not null, address text not null, map_url text not null, is_online integer not null,
    agenda text not null, campaign text,
    capacity integer check (capacity > 0), most_seats integer not null check (most_seats > 0),
    taken integer not null default 0 check (taken >= 0 and (capacity is null or taken <= capacity)),
    withdrawn integer not null default 0) strict`,
  `create table training_categories (
    id text primary key, position integer not null, title text not null, summary text not null) strict`,
  `create table trainings (
    id text primary key, category text references training_categories (id),
    title text not null, summary text not null, body text not null, picture text not null,
    starts_on text not null, ends_on text not null, time_zone text not null,
    days text not null, days_needed integer not null, sessions text not null,
    place text not null, address text not null, map_url text not null, is_online integer not null,
    languages text not null, teachers text not null, fee text not null, facts text not null,
    minimum_age integer not null, reviews text not null, words text not null,
    capacity integer check (capacity > 0),
    taken integer not null default 0 check (taken >= 0 and (capacity is null or taken <= capacity)),
    withdrawn integer not null default 0) strict`,
  `create table beneficiary_types (
    id text primary key, position integer not null, title text not null, summary text not null) strict`,
  `create table ngos (
    id text primary key, position integer not null,
    name text not null, summary text not null, story text not null,
    category text not null, beneficiaries text not null,
    area text not null, area_name text not null, nationality text not null,
    established text not null, people text not null, address text not null,
    phone text not null, email text not null, social text not null,
    logo text, cover text, pictures text not null,
    checked text, checks text not null, campaigns text not null, words text not null) strict`,
  `create table partner_types (
    id text primary key, position integer not null, title text not null, summary text not null) strict`,
  `create table partners (
    id text primary key, position integer not null, type text not null references partner_types (id),
    name text not null, summary text not null, since integer not null, logo text, url text not null) strict`,
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
  `create table published_figures (
    subject_id text not null, period text not null,
    purification text, zakat text, zakat_paid integer not null check (zakat_paid in (0, 1)),
    source text not null, published_at text not null,
    primary key (subject_id, period)) strict, without rowid`,
  `create table annual_figures (
    id text primary key,
    given integer not null, spent integer not null, items text not null,
    source text not null, report text not null, published text not null) strict, without rowid`,
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

/** Tables of news, blogs, events, training, organisations, partners, and of the applications that visitors send. */
import { sql, type Kysely } from 'kysely';
import { foldedWords } from '#domain/folding';

const named = (table: string) =>
  `create table ${table} (
    id text primary key, position integer not null, title text not null, summary text not null) strict`;

const articles = (table: string, categories: string) => [
  named(categories),
  `create table ${table} (
    id text primary key, category text not null references ${categories} (id),
    published_at text not null, author text not null,
    title text not null, summary text not null, body text not null, picture text not null,
    campaign text, minutes integer not null check (minutes > 0), words text not null) strict`,
  `create index ${table}_newest on ${table} (published_at desc)`,
];

const STATEMENTS = [
  ...articles('news', 'news_categories'),
  ...articles('blogs', 'blog_categories'),
  `create table article_tags (id text primary key, position integer not null, title text not null) strict`,
  `create table tagged_articles (
    section text not null, article text not null, tag text not null references article_tags (id),
    primary key (tag, section, article)) strict, without rowid`,
  `create index tagged_articles_article on tagged_articles (section, article)`,
  `create table events (
    id text primary key,
    title text not null, summary text not null, body text not null, picture text not null,
    starts_at text not null, ends_at text not null, time_zone text not null,
    audience text not null, area text not null, area_name text not null,
    place text not null, address text not null, map_url text not null, is_online integer not null,
    agenda text not null, campaign text, words text not null,
    capacity integer check (capacity > 0), most_seats integer not null check (most_seats > 0),
    taken integer not null default 0 check (taken >= 0 and (capacity is null or taken <= capacity)),
    withdrawn integer not null default 0) strict`,
  `create index events_by_time on events (starts_at)`,
  named('training_categories'),
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
  `create index trainings_by_day on trainings (starts_on)`,
  named('beneficiary_types'),
  `create table ngos (
    id text primary key, position integer not null,
    name text not null, summary text not null, story text not null,
    category text not null, beneficiaries text not null,
    area text not null, area_name text not null, nationality text not null,
    established text not null, people text not null, address text not null,
    phone text not null, email text not null, social text not null,
    logo text, cover text, pictures text not null,
    checked text, checks text not null, campaigns text not null, words text not null) strict`,
  named('partner_types'),
  `create table partners (
    id text primary key, position integer not null, type text not null references partner_types (id),
    name text not null, summary text not null, since integer not null, logo text, url text not null) strict`,
  `create table faq_categories (id text primary key, position integer not null, title text not null) strict`,
  `alter table faqs add column category text`,
  `alter table faqs add column words text not null default ''`,

  // Newsletter subscriptions are confirmed by e-mail. Those of earlier releases are not: staff ask their owners with a
  // command, which sets requested_at.
  `alter table subscriptions add column id text`,
  `alter table subscriptions add column requested_at text`,
  `alter table subscriptions add column confirmed_at text`,
  `update subscriptions set id = lower(hex(randomblob(16)))`,
  `create unique index subscriptions_id on subscriptions (id)`,
  `create index subscriptions_unconfirmed on subscriptions (requested_at) where confirmed_at is null`,
  `alter table contacts add column map text not null default ''`,

  `create table applications (
    seq integer primary key,
    id text not null unique,
    reference text not null unique,
    kind text not null, subject text, state text not null,
    name text not null, email text not null, phone text, locale text not null,
    data text not null,
    seats integer not null check (seats >= 0),
    dedupe_key text not null unique,
    account_id text references accounts (id),
    created_at text not null, updated_at text not null) strict`,
  `create index applications_by_kind on applications (kind, seq)`,
  `create index applications_by_subject on applications (kind, subject, state, seq) where subject is not null`,
  `create index applications_by_email on applications (lower(email))`,
  `create index applications_by_account on applications (account_id) where account_id is not null`,
  // A form with files that is not finished. Each of its files belongs to the draft, and later to the application.
  `create table application_drafts (
    id text primary key, kind text not null, data text not null,
    application_id text references applications (id),
    created_at text not null, updated_at text not null, expires_at text not null) strict`,
  `create index application_drafts_expiring on application_drafts (expires_at)`,
  `create table application_files (
    id text primary key,
    draft_id text references application_drafts (id), application_id text references applications (id),
    field text not null, name text not null, type text not null, bytes integer not null, path text not null,
    created_at text not null) strict`,
  `create index application_files_draft on application_files (draft_id) where draft_id is not null`,
  `create index application_files_application on application_files (application_id) where application_id is not null`,
  `alter table outbox add column application_id text references applications (id)`,
  // Without a foreign key: leaving the newsletter deletes the subscription, and a mail without one is not sent.
  `alter table outbox add column subscription_id text`,
  `create unique index outbox_application on outbox (application_id, kind) where application_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await addWordsOfQuestions(db);
}

type Faq = { id: string; question: string; answer: string };

/** Stores the words by which the search finds the questions of an earlier release. */
async function addWordsOfQuestions(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Faq>`select id, question, answer from faqs`.execute(db);
  for (const { id, question, answer } of rows) {
    const words = [...new Set([question, answer].flatMap(wordsOf))].map((word) => ` ${word}`);
    await sql`update faqs set words = ${words.join('')} where id = ${id}`.execute(db);
  }
}

/** Returns an empty list when staff wrote invalid JSON into the column; search then does not find these words. */
function wordsOf(column: string): string[] {
  try {
    const texts = Object.values(JSON.parse(column) as Record<string, string>);
    return texts.flatMap((html) => foldedWords(html.replace(/<[^>]*>|&#?\w+;/g, ' ')));
  } catch {
    return [];
  }
}

/** Indexes for lists of events and articles that have grown for years. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Finds the coming events without the past ones.
  'create index events_by_end on events (ends_at)',
  'drop index events_by_time',
  'create index events_by_time on events (starts_at desc, id)',
  // The order of the lists, also for articles of the same day.
  'drop index news_newest',
  'create index news_newest on news (published_at desc, id)',
  'drop index blogs_newest',
  'create index blogs_newest on blogs (published_at desc, id)',
  'analyze',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

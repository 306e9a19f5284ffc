/**
 * One index for the searches of the site and of lists, instead of an index of campaigns and a column of words in other
 * tables. The indexes are filled when the API starts (content/search-index.ts).
 */
import { sql, type Kysely } from 'kysely';

/** Indexes without positions of words, which need less space. */
const index = (name: string) => `create virtual table ${name} using fts5 (
  words, content = '', contentless_delete = 1, prefix = '2 3', detail = none,
  tokenize = 'unicode61 remove_diacritics 0')`;

const STATEMENTS = [
  index('search_titles'),
  index('search_leads'),
  // All words of the index, to replace a prefix by the words that begin with it.
  'create table search_words (word text primary key) strict, without rowid',
  'drop table offering_search',
  'alter table news drop column words',
  'alter table blogs drop column words',
  'alter table events drop column words',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Tables of the site search. They are filled when the API starts (content/search-index.ts), and by every import. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Columns that decide about a result come first: SQLite reads the long texts only for the results of one page.
  `create table search_entries (
    seq integer primary key, kind text not null, id text not null, within text, shown_from text,
    title text not null, picture text, texts text not null,
    unique (kind, id)) strict`,
  // Folded words. `detail=column` would halve the index, but all scores of a contentless index are then 0.
  `create virtual table search_index using fts5 (
    title_en, text_en, title_ar, text_ar, title_tr, text_tr, title_id, text_id, labels,
    content = '', contentless_delete = 1, prefix = '2 3',
    tokenize = 'unicode61 remove_diacritics 0')`,
  `create table search_spellings (
    spelling text not null, word text not null, primary key (spelling, word)) strict, without rowid`,
  // One row: the rules with which the index was filled.
  `create table search_rules (rules text not null) strict`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

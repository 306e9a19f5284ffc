/** The full-text indexes, which differ between the databases. Their words are folded before they are inserted. */

/** SQLite's tokenizer must not fold the words again. */
const OPTIONS = `content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0'`;

export const SQLITE_SEARCH: readonly string[] = [
  // `detail=column` would halve the index, but all scores of a contentless index are then 0.
  `create virtual table search_index using fts5 (
    title_en, text_en, title_ar, text_ar, title_tr, text_tr, title_id, text_id, labels, ${OPTIONS})`,
  // Without positions of words, which need more space.
  `create virtual table search_titles using fts5 (words, detail = none, ${OPTIONS})`,
  `create virtual table search_leads using fts5 (words, detail = none, ${OPTIONS})`,
  // All words of the index, to replace a prefix by the words that begin with it.
  'create table search_words (word text primary key) strict, without rowid',
];

export const POSTGRES_SEARCH: readonly string[] = [
  // `lead`: the words that the search of a list finds. null for kinds whose list does not use the index.
  `create table search_index (
    rowid bigint primary key,
    words_en tsvector not null, words_ar tsvector not null,
    words_tr tsvector not null, words_id tsvector not null, lead tsvector)`,
  'create index search_index_words on search_index using gin (words_en)',
  'create index search_index_lead on search_index using gin (lead)',
];

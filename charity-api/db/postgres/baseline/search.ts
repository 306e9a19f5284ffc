/** The full-text index on PostgreSQL. Its words are folded before they are inserted. */
export const SEARCH: readonly string[] = [
  // `lead`: the words that the search of a list finds. null for kinds whose list does not use the index.
  `create table search_index (
    rowid bigint primary key,
    words_en tsvector not null, words_ar tsvector not null,
    words_tr tsvector not null, words_id tsvector not null, lead tsvector)`,
  `create index search_index_words on search_index using gin (words_en)`,
  `create index search_index_lead on search_index using gin (lead)`,
];

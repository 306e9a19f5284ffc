/** Tables of the site search. */
import type { TextJson } from './content';

/** A record that the search finds. `seq` contains its kind and its date (modules/site-search/numbers.ts). */
type SearchEntryTable = {
  seq: number;
  kind: string;
  id: string;
  within: string | null;
  /** The instant from which the record is public. null: it is public now. */
  shown_from: string | null;
  title: TextJson;
  /** JSON of the contract's Picture. */
  picture: string | null;
  /** JSON: the summary and the plain text of the record, each in every language. The line of a result is from them. */
  texts: string;
};

/** Full-text index over folded words. Its rowid is `search_entries.seq`. `labels`: names of the kind. */
type SearchIndexTable = {
  rowid: number;
  title_en: string;
  text_en: string;
  title_ar: string;
  text_ar: string;
  title_tr: string;
  text_tr: string;
  title_id: string;
  text_id: string;
  labels: string;
};

/** Each folded word of the indexes. */
type SearchWordTable = { word: string };

/** A folded word of the index, under each of its spelling keys (domain/search/spelling.ts). */
type SearchSpellingTable = { spelling: string; word: string };

export type SearchTables = {
  search_entries: SearchEntryTable;
  search_index: SearchIndexTable;
  search_words: SearchWordTable;
  search_spellings: SearchSpellingTable;
  search_rules: { rules: string };
};

/** The interface between the site search and the full-text search of a database. Only its implementations contain SQL. */
import type { SearchKind } from '#contract/search';
import type { Locale } from '#domain/locales';
import type { Db } from '../../db/tables';

/** Folded words of one record, separated by spaces. */
export type IndexedWords = {
  texts: Record<Locale, { title: string; text: string }>;
  /** The names of its kind in all languages. */
  labels: string;
};

export type IndexQuery = {
  /** Folded words, at least one. Each matches the beginnings of words. They contain letters and digits only. */
  words: readonly string[];
  /** all: a record must have every word. any: at least one. */
  match: 'all' | 'any';
  /** Texts in this language rank first. */
  locale: Locale;
  kind?: SearchKind | undefined;
};

/** Row numbers, the best match first. `isLimited`: more rows match. */
export type FoundRows = { rows: number[]; isLimited: boolean };

export type SearchEngine = {
  /** Adds a row. The row number must be free. */
  add: (db: Db, seq: number, words: IndexedWords) => Promise<void>;
  remove: (db: Db, seq: number) => Promise<void>;
  /** Returns the number of rows. */
  count: (db: Db) => Promise<number>;
  /** Returns a limited number of rows, so that a frequent word costs little. */
  find: (db: Db, query: IndexQuery) => Promise<FoundRows>;
};

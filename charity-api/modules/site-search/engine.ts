/** The interface between the searches and the full-text search of a database. Only its implementations contain SQL. */
import type { RawBuilder } from 'kysely';
import type { SearchKind } from '#contract/search';
import type { Locale } from '#domain/locales';
import type { Db } from '../../db/tables';
import type { Page } from '../page';

/** Folded words of one record, separated by spaces. */
export type IndexedWords = {
  texts: Record<Locale, { title: string; text: string }>;
  /** The names of its kind in all languages. */
  labels: string;
  /** The words that the search of a list finds, in all languages. Empty for kinds whose list does not use the index. */
  lead: string;
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

/** The search of a list. */
export type ListQuery = {
  /** As in IndexQuery. A record must have every word in its lead. */
  words: readonly string[];
  kinds: readonly SearchKind[];
  /** Instants (ISO 8601): only records whose date is not before and not after them, to the minute. */
  since?: string | undefined;
  until?: string | undefined;
};

/** The records that the search of a list finds. */
export type ListMatches = {
  /** SQL: a subquery of the ids of all matching records, without an order. */
  ids: RawBuilder<string>;
  /**
   * True when so many records match that the list should not sort them: `newest` returns them in their order.
   */
  isFrequent: boolean;
  /**
   * Returns the ids of one page, the newest first.
   * @param only returns an SQL condition on the id, which most records must fulfil
   */
  newest: (page: Page, only?: (id: RawBuilder<string>) => RawBuilder<unknown>) => Promise<string[]>;
  /** Returns the number of all matching records. */
  count: () => Promise<number>;
};

export type SearchEngine = {
  /** Adds a row. The row number must be free. */
  add: (db: Db, seq: number, words: IndexedWords) => Promise<void>;
  remove: (db: Db, seq: number) => Promise<void>;
  clear: (db: Db) => Promise<void>;
  /** Returns a limited number of rows, so that a frequent word costs little. */
  find: (db: Db, query: IndexQuery) => Promise<FoundRows>;
  findInList: (db: Db, query: ListQuery) => Promise<ListMatches>;
};

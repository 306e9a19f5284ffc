/** The text search of lists: campaigns, news, blog articles and events by the words of title, summary and place. */
import { sql, type RawBuilder } from 'kysely';
import { searchWords } from '#domain/search/words';
import type { Db } from '../../db/tables';
import type { ListMatches, ListQuery } from './engine';
import { engineOf } from './engines';

/**
 * Every word of the search must begin a word of the record, in any language.
 * @returns null without a search, and when the search has no word, such as "%". See `hasNoWords`.
 */
export async function searchList(
  db: Db,
  search: string | undefined,
  among: Omit<ListQuery, 'words'>,
): Promise<ListMatches | null> {
  const words = searchWords(search ?? '');
  return words.length === 0 ? null : engineOf(db).findInList(db, { words, ...among });
}

/** SQL: true for the rows that the search finds. Without a search, all rows; without a word in it, none. */
export function isFound(
  id: RawBuilder<unknown>,
  search: string | undefined,
  found: ListMatches | null,
): RawBuilder<boolean> {
  if (!search) return sql<boolean>`true`;
  return found ? sql<boolean>`${id} in (${found.ids})` : sql<boolean>`false`;
}

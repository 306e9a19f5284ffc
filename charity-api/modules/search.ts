/** The condition of a search in tables with a column `words`: the folded words of a row, each after a space. */
import { sql, type RawBuilder } from 'kysely';
import { foldedWords } from '#domain/folding';

/**
 * Every search word must begin a word of the row, in any language. Without a search, all rows match. A search without
 * any word, such as "%", matches none.
 */
export function matchesWords(search: string | undefined): RawBuilder<boolean> {
  if (!search) return sql<boolean>`true`;
  const words = foldedWords(search);
  if (words.length === 0) return sql<boolean>`false`;
  // Folded words contain no wildcards of LIKE.
  const conditions = words.map((word) => sql`words like ${`% ${word}%`}`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

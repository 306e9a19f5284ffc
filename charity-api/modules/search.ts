/** Conditions of searches: in a column `words` with folded words, and in columns with any text or a phone number. */
import { sql, type RawBuilder } from 'kysely';
import { foldedWords } from '#domain/folding';
import { likeInAnyCase } from '../db/dialect';

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

/** The column contains the text. The comparison ignores the case of ASCII letters. Its wildcards are searched as text. */
export function containing(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`${column} ${likeInAnyCase} ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}

/** Digits that a search must have to count as a phone number. */
const MIN_PHONE_DIGITS = 6;

/**
 * The column has the phone number, which a person may type with spaces or without the country code.
 * @returns no condition when the text is not a phone number
 */
export function containingPhone(column: RawBuilder<unknown>, text: string): RawBuilder<boolean>[] {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  const isPhone = digits.length >= MIN_PHONE_DIGITS && /^[+\d\s()-]+$/.test(text);
  return isPhone ? [containing(column, digits)] : [];
}

/** Folded words for searches: the full-text search index of campaigns, and the column `words` of other tables. */
import type { Db } from '../../db/tables';
import type { LocalisedText } from '#domain/locales';
import { foldedWords } from '#domain/folding';

type Searched = { title: LocalisedText; summary: LocalisedText; place: LocalisedText };

/** Returns the unique words of title, summary and place, in all languages. */
export function searchWords({ title, summary, place }: Searched): string {
  return [...new Set([title, summary, place].flatMap(wordsOf))].join(' ');
}

/** Caches folded texts, because the generated variations of a campaign share most texts. */
const folded = new WeakMap<LocalisedText, string[]>();

function wordsOf(text: LocalisedText): string[] {
  let words = folded.get(text);
  if (!words) folded.set(text, (words = Object.values(text).flatMap(foldedWords)));
  return words;
}

/** @param seq the number of the campaign's row */
export async function saveSearchWords(db: Db, seq: number, value: Searched): Promise<void> {
  await removeSearchWords(db, seq);
  await db
    .insertInto('offering_search')
    .values({ rowid: seq, words: searchWords(value) })
    .execute();
}

export async function removeSearchWords(db: Db, seq: number): Promise<void> {
  await db.deleteFrom('offering_search').where('rowid', '=', seq).execute();
}

/** Returns the unique words of all languages, each after a space, so that a query finds the beginnings of words. */
export function wordsColumn(texts: readonly LocalisedText[]): string {
  return columnOf(texts.flatMap(wordsOf));
}

/** Like wordsColumn, for folded words. */
export function columnOf(words: readonly string[]): string {
  return [...new Set(words)].map((word) => ` ${word}`).join('');
}

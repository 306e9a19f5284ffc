/** The words that the search finds a campaign by. */
import type { LocalisedText } from '#domain/locales';
import { foldedWords } from '#domain/folding';
import type { Db } from '../kind';

type Searched = { title: LocalisedText; summary: LocalisedText; place: LocalisedText };

/** Each word once, whatever its language. */
export function searchWords({ title, summary, place }: Searched): string {
  return [...new Set([title, summary, place].flatMap(wordsOf))].join(' ');
}

/** Variations of a campaign share most of its texts: each is folded once. */
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

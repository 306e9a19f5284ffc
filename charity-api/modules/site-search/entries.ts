/** Stores the records that the search finds: what a result shows, the words of the index, and their spellings. */
import { sql } from 'kysely';
import type { Picture } from '#contract/common';
import type { SearchKind } from '#contract/search';
import { LOCALES, type Locale, type LocalisedText } from '#domain/locales';
import { hasSpelling, spellingKeys } from '#domain/search/spelling';
import { indexedText } from '#domain/search/words';
import { rowsOfTexts } from '../../db/dialect';
import type { Db } from '../../db/tables';
import type { IndexedWords } from './engine';
import { engineOf } from './engines';
import { hasNumberOf, rowsAt } from './numbers';

/** A public record as the search knows it. Texts are plain text. */
export type SearchEntry = {
  kind: SearchKind;
  id: string;
  within: string | null;
  shownFrom: string | null;
  /** The instant by which its list sorts the record, or null. */
  date: string | null;
  title: LocalisedText;
  /** The words of the index for the title. Usually the title. */
  titleWords: LocalisedText;
  picture: Picture | null;
  /** Texts from which the line of a result is made, the summary first. */
  texts: LocalisedText[];
  /** Further words that find the record, such as its place. No result shows them. */
  words: LocalisedText[];
  /** The texts that the search of its list finds. Empty for kinds whose list does not use the index. */
  lead: LocalisedText[];
  /** Names of its kind in all languages. */
  labels: string;
};

/** Adds the entry, or replaces the one with its id. */
export async function putEntry(db: Db, entry: SearchEntry): Promise<void> {
  const { kind, id } = entry;
  const seq = await freeSeq(db, entry, await removeEntry(db, kind, id));
  await db
    .insertInto('search_entries')
    .values({ seq, kind, id, ...storedColumns(entry) })
    .execute();
  const words = wordsToIndex(entry);
  await engineOf(db).add(db, seq, words);
  await addSpellings(db, words);
}

/** The stored columns of an entry, as text and null. doctor compares them with the content. */
export function storedColumns({ within, shownFrom, title, picture, texts }: SearchEntry) {
  return {
    within,
    shown_from: shownFrom,
    title: JSON.stringify(title),
    picture: picture && JSON.stringify(picture),
    texts: JSON.stringify(texts),
  };
}

/** @returns the row number of the removed entry, or undefined */
export async function removeEntry(
  db: Db,
  kind: SearchKind,
  id: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('search_entries')
    .select('seq')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  await engineOf(db).remove(db, row.seq);
  await db.deleteFrom('search_entries').where('seq', '=', row.seq).execute();
  return row.seq;
}

export async function clearEntries(db: Db): Promise<void> {
  await engineOf(db).clear(db);
  await db.deleteFrom('search_entries').execute();
  await db.deleteFrom('search_spellings').execute();
}

/**
 * Returns the number that the entry had, so that a change of its text does not move it. After a change of its date, a new
 * number.
 */
async function freeSeq(
  db: Db,
  { kind, date }: SearchEntry,
  before: number | undefined,
): Promise<number> {
  if (before !== undefined && hasNumberOf(before, { kind, date })) return before;
  const { first, last } = rowsAt(kind, date);
  const { highest } = await db
    .selectFrom('search_entries')
    .select((eb) => eb.fn.max('seq').as('highest'))
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .executeTakeFirstOrThrow();
  return highest === null ? first : Number(highest) + 1;
}

function wordsToIndex({ titleWords, texts, words, lead, labels }: SearchEntry): IndexedWords {
  const inLanguage = (locale: Locale) => ({
    title: indexedText(titleWords[locale]),
    text: [...texts, ...words].map((text) => indexedText(text[locale])).join(' '),
  });
  const byLocale = Object.fromEntries(LOCALES.map((locale) => [locale, inLanguage(locale)]));
  return {
    texts: byLocale as IndexedWords['texts'],
    labels: indexedText(labels),
    lead: lead.flatMap((text) => LOCALES.map((locale) => indexedText(text[locale]))).join(' '),
  };
}

/** Rows of one insert. SQLite accepts 32,766 parameters. */
const ROWS_AT_ONCE = 5_000;

/**
 * Adds the spellings of new words. Words of removed entries stay: a suggestion is returned only when its search has
 * results.
 */
async function addSpellings(db: Db, { texts, labels }: IndexedWords): Promise<void> {
  const all = Object.values(texts).flatMap(({ title, text }) => [title, text]);
  const words = [...new Set([...all, labels].flatMap((text) => text.split(' ')))].filter(
    hasSpelling,
  );
  const { rows: fresh } = await sql<{ word: string }>`
    select value as word from ${rowsOfTexts(words, 'given')}
    where not exists (
      select 1 from search_spellings where spelling = given.value and word = given.value)`.execute(
    db,
  );
  const rows = fresh.flatMap(({ word }) =>
    spellingKeys(word).map((spelling) => ({ spelling, word })),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('search_spellings')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

export async function findSimilar(db: Db, word: string): Promise<string[]> {
  const rows = await db
    .selectFrom('search_spellings')
    .select('word')
    .distinct()
    .where('spelling', 'in', spellingKeys(word))
    .limit(MAX_SIMILAR)
    .execute();
  return rows.map((row) => row.word);
}

export async function findKnown(db: Db, words: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('search_spellings')
    .select('word')
    .where('spelling', 'in', words)
    .whereRef('spelling', '=', 'word')
    .execute();
  return rows.map((row) => row.word);
}

/** Limits the comparison: a short spelling can belong to many words. */
const MAX_SIMILAR = 500;

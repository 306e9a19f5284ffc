/** “Did you mean”: replaces words that no record has by similar ones, when the corrected search has results. */
import { LOCALES, type Locale } from '#domain/locales';
import { writtenWord } from '#domain/search/excerpt';
import { hasSpelling, similarWords } from '#domain/search/spelling';
import { fromJson, textFrom } from '../../db/json';
import type { LocalisedText } from '#domain/locales';
import type { ApiDeps } from '../../deps';
import { findSimilar } from './entries';
import { engine } from './engines';
import { visibleRows, type VisibleRow } from './visible';

type Deps = Pick<ApiDeps, 'db' | 'now'>;

/** Corrected searches that are tried, so that a search costs little. */
const MAX_TRIED = 3;

/**
 * Returns null when no similar word has results. A suggestion always has visible results, so it reveals no word of a
 * record that is hidden.
 */
export async function suggestSearch(
  deps: Deps,
  words: readonly string[],
  locale: Locale,
): Promise<string | null> {
  const choices: string[][] = [];
  for (const word of words) choices.push(await choicesFor(deps, word, locale));
  if (choices.every((choice, at) => choice[0] === words[at])) return null;
  for (let tried = 0; tried < MAX_TRIED; tried += 1) {
    const corrected = choices.map((choice) => choice[Math.min(tried, choice.length - 1)]!);
    const [best] = await visibleOf(deps, corrected, locale);
    if (best) return await asWritten(deps, corrected, best, locale);
  }
  return null;
}

/** Returns the word itself when it has results or nothing is similar, otherwise the most similar words. */
async function choicesFor(deps: Deps, word: string, locale: Locale): Promise<string[]> {
  if (!hasSpelling(word) || (await visibleOf(deps, [word], locale)).length > 0) return [word];
  const similar = similarWords(word, await findSimilar(deps.db, word));
  return similar.length > 0 ? similar.slice(0, MAX_TRIED) : [word];
}

async function visibleOf(
  { db, now }: Deps,
  words: readonly string[],
  locale: Locale,
): Promise<VisibleRow[]> {
  const { rows } = await engine.find(db, { words, match: 'all', locale });
  return visibleRows(db, rows, now());
}

/** Writes the folded words as the best result writes them: with capital letters, accents and the article. */
async function asWritten(
  { db }: Deps,
  words: readonly string[],
  { seq }: VisibleRow,
  locale: Locale,
): Promise<string> {
  const row = await db
    .selectFrom('search_entries')
    .select(['title', 'texts'])
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  const stored = [textFrom(row.title), ...fromJson<LocalisedText[]>(row.texts)];
  const languages = [locale, ...LOCALES.filter((one) => one !== locale)];
  const texts = languages.flatMap((one) => stored.map((text) => text[one]));
  return words
    .map((word) => texts.map((text) => writtenWord(text, word)).find(Boolean) ?? word)
    .join(' ');
}

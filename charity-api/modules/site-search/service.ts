/** Searches the public content: visible results only, counted by kind, with a line of text and a corrected spelling. */
import type { Picture } from '#contract/common';
import {
  SEARCH_KINDS,
  type SearchKind,
  type SiteSearch,
  type SiteSearchQuery,
} from '#contract/search';
import { LOCALES, type Locale, type LocalisedText } from '#domain/locales';
import { excerptOf, writtenWord } from '#domain/search/excerpt';
import { searchWords } from '#domain/search/words';
import { editDistance, halvesOf, hasSpelling, similarWords } from '#domain/search/spelling';
import { fromJson, textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import type { IndexQuery } from './engine';
import { engineOf } from './engines';
import { visibleRows, type VisibleRow } from './visible';
import { findKnown, findSimilar } from './entries';

type Deps = Pick<ApiDeps, 'db' | 'now'>;

/** Corrected searches that are tried, so that a search costs little. */
const MAX_TRIED = 3;
/** Best results in which the written form of the corrected words is looked up. */
const MAX_READ = 5;

/**
 * Returns null when no similar word has results. A suggestion always has visible results, so it reveals no word of a
 * record that is hidden.
 */
async function suggestSearch(deps: Deps, search: string, locale: Locale): Promise<string | null> {
  const words = searchWords(search);
  const choices: string[][] = [];
  for (const word of words) choices.push(await choicesFor(deps, word, locale));
  if (choices.every((choice, at) => choice[0] === words[at])) return null;
  for (let tried = 0; tried < MAX_TRIED; tried += 1) {
    const corrected = choices
      .map((choice) => choice[Math.min(tried, choice.length - 1)]!)
      .flatMap((choice) => choice.split(' '));
    const found = await findVisible(deps, { words: corrected, match: 'all', locale });
    if (found.rows.length > 0)
      return await asWritten(deps, { corrected, search, found: found.rows, locale });
  }
  return null;
}

/**
 * Returns the word itself when it has results or nothing is similar. Otherwise, the two words into which a missing space
 * splits it, as in “خانيونس”, and the most similar words.
 */
async function choicesFor(deps: Deps, word: string, locale: Locale): Promise<string[]> {
  if (!hasSpelling(word)) return [word];
  const { rows } = await findVisible(deps, { words: [word], match: 'all', locale });
  if (rows.length > 0) return [word];
  const halves = halvesOf(word)
    .map((pair) => searchWords(pair.join(' ')))
    .filter((pair) => pair.length === 2);
  const known = new Set(await findKnown(deps.db, halves.flat()));
  const split = halves.filter((pair) => pair.every((half) => known.has(half)));
  const similar = similarWords(word, await findSimilar(deps.db, word));
  // One split at most: the words of a split can be those of hidden records, and then a similar word has to be tried.
  const choices = [...split.slice(0, 1).map((pair) => pair.join(' ')), ...similar];
  return choices.length > 0 ? choices.slice(0, MAX_TRIED) : [word];
}

/**
 * Writes the corrected words as the best results write them: with capital letters and accents, and with an article only
 * if that is more similar to what was typed. Other words stay as they were typed.
 */
async function asWritten(
  { db }: Deps,
  {
    corrected,
    search,
    found,
    locale,
  }: { corrected: readonly string[]; search: string; found: readonly VisibleRow[]; locale: Locale },
): Promise<string> {
  const best = found.slice(0, MAX_READ).map(({ seq }) => seq);
  const rows = await db
    .selectFrom('search_entries')
    .select(['seq', 'title', 'texts'])
    .where('seq', 'in', best)
    .execute();
  const languages = [locale, ...LOCALES.filter((one) => one !== locale)];
  const texts = rows
    .toSorted((a, b) => best.indexOf(a.seq) - best.indexOf(b.seq))
    .flatMap((row) => {
      const stored = [textFrom(row.title), ...fromJson<LocalisedText[]>(row.texts)];
      return languages.flatMap((one) => stored.map((text) => text[one]));
    });
  const tokens = search.toLowerCase().split(/\s+/);
  const distance = (form: string) =>
    Math.min(...tokens.map((token) => editDistance(form.toLowerCase(), token)));
  return corrected
    .map((word) => {
      const typed = writtenWord(search, word);
      if (typed) return typed;
      const forms = [...new Set(texts.flatMap((text) => writtenWord(text, word) ?? []))];
      return forms.toSorted((a, b) => distance(a) - distance(b))[0] ?? word;
    })
    .join(' ');
}

const NOTHING: SiteSearch = {
  ...{ total: 0, data: [], isLimited: false, kinds: [], matched: 'all', suggestion: null },
};

export async function searchSite(
  deps: Deps,
  { search, kind, offset, limit }: SiteSearchQuery,
  locale: Locale,
): Promise<SiteSearch> {
  const words = searchWords(search ?? '');
  if (words.length === 0) return NOTHING;
  const all = await findVisible(deps, { words, match: 'all', locale });
  const isAll = all.rows.length > 0;
  const suggestion = isAll ? null : await suggestSearch(deps, search ?? '', locale);
  const found =
    isAll || words.length === 1 ? all : await findVisible(deps, { words, match: 'any', locale });
  // With too many matches, all kinds together contain only the best rows of each. One kind alone contains more.
  const ofKind =
    kind && found.isLimited
      ? await findVisible(deps, { words, match: isAll ? 'all' : 'any', locale, kind })
      : found;
  const shown = kind ? ofKind.rows.filter((row) => row.kind === kind) : ofKind.rows;
  return {
    total: shown.length,
    data: await hitsOf(deps, shown.slice(offset, offset + limit), words),
    isLimited: ofKind.isLimited,
    kinds: countByKind(found.rows),
    matched: isAll || words.length === 1 ? 'all' : 'any',
    suggestion,
  };
}

async function findVisible({ db, now }: Deps, query: IndexQuery) {
  const { rows, isLimited } = await engineOf(db).find(db, query);
  return { rows: await visibleRows(db, rows, now()), isLimited };
}

function countByKind(rows: readonly { kind: SearchKind }[]): SiteSearch['kinds'] {
  const counts = new Map<SearchKind, number>();
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return SEARCH_KINDS.flatMap((kind) => {
    const total = counts.get(kind);
    return total === undefined ? [] : [{ kind, total }];
  });
}

async function hitsOf(
  { db }: Deps,
  shown: readonly VisibleRow[],
  words: readonly string[],
): Promise<SiteSearch['data']> {
  if (shown.length === 0) return [];
  const numbers = shown.map(({ seq }) => seq);
  const rows = await db
    .selectFrom('search_entries')
    .select(['seq', 'id', 'within', 'title', 'picture', 'texts'])
    .where('seq', 'in', numbers)
    .execute();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return shown.flatMap(({ seq, kind }) => {
    const row = bySeq.get(seq);
    if (!row) return [];
    const picture = row.picture === null ? null : fromJson<Picture>(row.picture);
    const title = textFrom(row.title);
    const excerpt = excerptIn(fromJson<LocalisedText[]>(row.texts), words);
    return [{ kind, id: row.id, title, excerpt, picture, within: row.within }];
  });
}

function excerptIn(texts: readonly LocalisedText[], words: readonly string[]): LocalisedText {
  const lineIn = (locale: Locale) => {
    const own = texts.map((text) => text[locale]);
    return excerptOf(own, words);
  };
  return Object.fromEntries(LOCALES.map((one) => [one, lineIn(one)])) as LocalisedText;
}

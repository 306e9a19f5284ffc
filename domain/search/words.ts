/** Words of a text for the site search. Index, queries and highlights use the same words, so every database finds the same. */
import { foldedWords } from '../folding';

/** A word of a text as it is written, its place, and the folded forms under which the search finds it. */
export type TextWord = { start: number; end: number; forms: string[] };

/** Letters, digits and marks. An apostrophe between letters belongs to the word: Qur'an, İstanbul'da. */
const WORD = /[\p{L}\p{N}\p{M}\u0640]+(?:['’ʼʻ‘][\p{L}\p{N}\p{M}\u0640]+)*/gu;
const APOSTROPHES = /['’ʼʻ‘]/gu;

/** Returns the words of a text in order. A word with an apostrophe has its parts as forms, and all letters together. */
export function wordsOf(text: string): TextWord[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const [word] = match;
    const parts = foldedWords(word);
    const joined = APOSTROPHES.test(word) ? foldedWords(word.replace(APOSTROPHES, '')) : [];
    APOSTROPHES.lastIndex = 0;
    const forms = [...new Set([...parts, ...joined])];
    return forms.length === 0
      ? []
      : [{ start: match.index, end: match.index + word.length, forms }];
  });
}

/** Returns the text of the index: the folded words in order, separated by spaces. */
export function indexedText(text: string): string {
  return wordsOf(text)
    .flatMap(({ forms }) => forms)
    .join(' ');
}

/** Further words of a search are ignored, so that a long query costs no more than a short one. */
export const MAX_WORDS = 8;
/** Letters of a search word that are compared. The rest is ignored. */
const MAX_LETTERS = 40;

/**
 * Returns the different folded words of a search. A single letter is ignored next to longer words: it would match
 * almost every text.
 */
export function searchWords(search: string): string[] {
  const words = [...new Set(foldedWords(search).map((word) => word.slice(0, MAX_LETTERS)))];
  const longer = words.filter((word) => isPrefix(word));
  return (longer.length > 0 ? longer : words).slice(0, MAX_WORDS);
}

/** A search word of at least two letters also matches the beginning of longer words. */
export const isPrefix = (word: string): boolean => [...word].length > 1;

/** Returns true when a folded word of a text matches a word of a search. */
export function matches(form: string, searched: string): boolean {
  return isPrefix(searched) ? form.startsWith(searched) : form === searched;
}

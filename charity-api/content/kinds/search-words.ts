/** Folded words for the columns `words` of `content` and `trainings`, which searches read with LIKE. */
import type { LocalisedText } from '#domain/locales';
import { foldedWords } from '#domain/folding';

/** Returns the unique words of all languages, each after a space, so that a query finds the beginnings of words. */
export function wordsColumn(texts: readonly LocalisedText[]): string {
  const words = texts.flatMap((text) => Object.values(text).flatMap(foldedWords));
  return [...new Set(words)].map((word) => ` ${word}`).join('');
}

/** Counts the characters of a text as people see them. */

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A letter with its vowel marks, and an emoji that consists of several code points, are one character each. */
export function countCharacters(text: string): number {
  return [...segmenter.segment(text)].length;
}

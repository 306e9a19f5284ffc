/** Tests of the reading time of a text in each language. */
import { expect, test } from 'vitest';
import { readingMinutes, WORDS_PER_MINUTE } from './reading-time';

const NO_TEXT = { en: '', ar: '', tr: '', id: '' };
const words = (word: string, count: number) => Array<string>(count).fill(word).join(' ');

test.each([
  ['en', 'word', 228],
  ['ar', 'كَلِمَة', 138],
  ['tr', 'kelime', 166],
  ['id', 'kata', 184],
] as const)('counts five minutes for five times the words a minute of %s', (locale, word, each) => {
  expect(WORDS_PER_MINUTE[locale]).toBe(each);
  expect(readingMinutes({ ...NO_TEXT, [locale]: words(word, 5 * each) })).toBe(5);
});

test('counts one minute for a short text and for no text', () => {
  expect(readingMinutes({ ...NO_TEXT, en: 'Short.' })).toBe(1);
  expect(readingMinutes(NO_TEXT)).toBe(1);
});

test('counts the longest time of all languages', () => {
  expect(readingMinutes({ ...NO_TEXT, en: words('word', 456), ar: words('كلمة', 552) })).toBe(4);
});

test('counts words with marks and apostrophes as one word, and punctuation as none', () => {
  const line = 'don’t — stop! ';
  expect(readingMinutes({ ...NO_TEXT, en: line.repeat(228) })).toBe(2);
});

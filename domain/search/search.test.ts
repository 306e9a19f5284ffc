/** Tests of the words, excerpts, marks and spellings of the site search. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXCERPT_LENGTH, excerptOf, markMatches, writtenWord } from './excerpt';
import { editDistance, halvesOf, hasSpelling, similarWords, spellingKeys } from './spelling';
import { indexedText, MAX_WORDS, searchWords } from './words';

/** A text is found when every word of the search begins a word of the index. */
const finds = (text: string, search: string) => {
  const forms = indexedText(text).split(' ');
  return searchWords(search).every((word) => forms.some((form) => form.startsWith(word)));
};

test.each([
  ['مـــاء', 'ماء'],
  ['والمياه', 'مياه'],
  ['ışık', 'ISIK'],
  ['Qur’an circle', 'quran'],
  ["Qur'an circle", 'Qur’an'],
  ['Education for all', 'educ'],
  ['Clean water', 'WATER clean'],
])('a text is found %s by %s', (text, search) => {
  expect(finds(text, search)).toBe(true);
});

test('a text is found only by words, and not by the middle of a word', () => {
  expect(finds('Education', 'cation')).toBe(false);
});

test('searchWords ignores single letters next to longer words, and keeps a single one alone', () => {
  expect(searchWords('a well')).toEqual(['well']);
  expect(searchWords('a')).toEqual(['a']);
});

test.each(['', ' ', '*', '"', '" OR 1 --', 'NEAR(', '\u0000', '( ) : ^ + -', '%_'])(
  'searchWords returns only letters and digits for %j',
  (search) => {
    expect(searchWords(search).join('')).toMatch(/^[\p{L}\p{N}]*$/u);
  },
);

test('searchWords returns few, short words of letters and digits for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (search) => {
      const words = searchWords(search);
      expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
    }),
  );
});

test('markMatches marks whole words that begin with a searched word', () => {
  expect(markMatches('Waters and wells', searchWords('water well'))).toEqual([
    { text: 'Waters', isMatch: true },
    { text: ' and ', isMatch: false },
    { text: 'wells', isMatch: true },
  ]);
});

test('markMatches marks the word as it is written', () => {
  expect(markMatches('في المياهُ حياة', searchWords('مياه'))[1]).toEqual({
    text: 'المياهُ',
    isMatch: true,
  });
});

test('markMatches returns parts that join to the text, for any text and search', () => {
  const string = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(string, string, (text, search) => {
      const parts = markMatches(text, searchWords(search));
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});

describe('excerptOf', () => {
  const long = `${'Some words before it. '.repeat(20)}Here is a lantern. ${'And after it. '.repeat(20)}`;

  test('returns the line around the first match', () => {
    const excerpt = excerptOf(['A summary.', long], ['lantern']);
    expect(excerpt).toContain('Here is a lantern.');
    expect(excerpt).toMatch(/^….*…$/);
  });

  test('prefers the first text with a match, and falls back to the first text', () => {
    expect(excerptOf(['A red lantern.', long], ['lantern'])).toBe('A red lantern.');
    expect(excerptOf(['A summary.', long], ['absent'])).toBe('A summary.');
    expect(excerptOf(['', 'Text.'], ['absent'])).toBe('Text.');
  });

  test('is never longer than a line, for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), fc.string({ maxLength: 5 }), (text, search) => {
        expect(excerptOf([text], searchWords(search)).length).toBeLessThanOrEqual(
          EXCERPT_LENGTH + 2,
        );
      }),
    );
  });

  test('writtenWord returns the word of the text', () => {
    expect(writtenWord('Dua Çadır', 'cadir')).toBe('Çadır');
    expect(writtenWord('Dua', 'cadir')).toBeUndefined();
  });
});

test.each([
  ['water', 'watre', 1],
  ['water', 'wter', 1],
  ['water', 'waater', 1],
  ['water', 'later', 1],
  ['school', 'shcoll', 2],
  ['', 'abc', 3],
])('the distance of %s and %s is %i', (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits);
  expect(editDistance(to, from)).toBe(edits);
});

test('words that differ by one edit share a key', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcسم'), minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      fc.pre(editDistance(one, other) <= 1);
      const keys = new Set(spellingKeys(one));
      expect(spellingKeys(other).some((key) => keys.has(key))).toBe(true);
    }),
  );
});

test('splits a word only into words that have a spelling', () => {
  expect(halvesOf('خانيونس')).toEqual([
    ['خان', 'يونس'],
    ['خاني', 'ونس'],
  ]);
  expect(halvesOf('water')).toEqual([]);
  expect(halvesOf('2030water')).toEqual([]);
});

test('returns the nearest words first, and only one edit for short words', () => {
  expect(similarWords('scholl', ['school', 'stroll', 'water'])).toEqual(['school', 'stroll']);
  expect(similarWords('well', ['wall', 'tall'])).toEqual(['wall']);
});

test.each([
  ['ab', false],
  ['abc', true],
  ['2026', false],
  ['a'.repeat(21), false],
])('has %s a spelling: %s', (word, expected) => {
  expect(hasSpelling(word)).toBe(expected);
});

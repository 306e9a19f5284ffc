/** Tests of the messages for files that are not YAML, not UTF-8, or whose long texts lack `|`. */
import { describe, expect, test } from 'vitest';
import { makeFolder, problemsOf } from '#tests/support/api/content-folder';

const FILE = 'types/relief.yaml';
const HEAD = 'title:\n  en: Relief\nsummary:\n  en: Relief\nposition: 10\n';

const problemsIn = (text: string | Buffer) => problemsOf(makeFolder({ [FILE]: text }));

const BAR = 'Write “en: |” and begin the text on the next line, because it has several lines.';

describe('a long text without |', () => {
  test.each<[what: string, story: string]>([
    ['paragraphs', '  en:\n    One.\n\n    Two.\n'],
    ['paragraphs after the language', '  en: One.\n\n    Two.\n'],
    ['lines after the language', '  en: One.\n    Two: three\n'],
    ['a heading, which YAML reads as a comment', '  en:\n    One.\n\n    ### Head\n\n    Two.\n'],
    ['strong words', '  en:\n    **Strong** words.\n\n    Two.\n'],
    ['a list', '  en:\n    - one\n    - two\n'],
    ['a list before a paragraph', '  en:\n    - one\n\n    Two.\n'],
    ['a quotation', '  en:\n    > Said.\n\n    Two.\n'],
    ['a link', '  en:\n    [One](/projects) two.\n\n    Three.\n'],
    ['a line with a colon', '  en:\n    One.\n    Note: two\n'],
    ['only lines with colons', '  en:\n    Note: one\n    More: two\n'],
    ['a line that is not indented', '  en: One.\n  Two.\n'],
    ['> instead of |', '  en: >\n    One.\n\n    Two.\n'],
    ['quotation marks around its paragraphs', '  en: "One.\n\n    Two."\n'],
  ])('is rejected with the advice to write it: %s', async (_, story) => {
    const problems = await problemsIn(`${HEAD}story:\n${story}`);
    expect(problems.map((problem) => problem.replace(' story.en:', ''))).toEqual([
      `${FILE}:7 ${BAR}`,
    ]);
  });

  test('is accepted on the line of its language', async () => {
    expect(await problemsIn(`${HEAD}story:\n  en: One **strong** line.\n`)).toEqual([]);
  });

  test('is rejected when | is there and the lines are not indented', async () => {
    expect(await problemsIn(`${HEAD}story:\n  en: |\n  One.\n  Two.\n`)).toEqual([
      `${FILE}:8 Indent each line of the text by two spaces more than its language.`,
    ]);
  });
});

describe('a file that is not YAML', () => {
  const TAB = 'This line begins with a tab. Indent it with spaces, two for each level.';

  test('has one problem for each line that begins with a tab', async () => {
    const text = `title:\n\ten: Relief\n\tar: إغاثة\nsummary:\n  \ten: Relief\nposition: 10\n`;
    expect(await problemsIn(text)).toEqual([2, 3, 5].map((line) => `${FILE}:${line} ${TAB}`));
  });

  test('accepts a tab inside a text', async () => {
    expect(await problemsIn(`${HEAD}story:\n  en: |\n    One.\n    \tTwo.\n`)).toEqual([]);
  });

  test.each([
    ['*', '*Relief*'],
    ['*', '**Relief** now'],
    ['@', '@relief'],
    ['%', '%50'],
    ['`', '`x`'],
    ['&', '& more'],
    ['!', '!now'],
    ['[', '[Relief] now'],
  ])('has the advice to quote a text that begins with %s', async (character, title) => {
    expect(await problemsIn(HEAD.replace('en: Relief', `en: ${title}`))).toEqual([
      `${FILE}:2 A text that begins with ${character} is written between double quotes, or after “|”.`,
    ]);
  });

  test('has the advice to quote a text with a colon', async () => {
    expect(await problemsIn(HEAD.replace('en: Relief', 'en: Relief: now'))).toEqual([
      `${FILE}:2 A text with a colon in it is written between double quotes: "Winter: blankets".`,
    ]);
  });
});

describe('the encoding of a file', () => {
  const bytes = (encoding: 'utf16le' | 'latin1', text: string) => Buffer.from(text, encoding);
  const SAVE =
    'Save it as UTF-8: in the window “Save as” of Notepad and most editors, choose the encoding UTF-8.';

  test('can be UTF-8 with a byte order mark, and problems have the right line', async () => {
    expect(await problemsIn(`\uFEFF${HEAD}`)).toEqual([]);
    expect(await problemsIn(`\uFEFF${HEAD.replace('10', 'ten')}`)).toEqual([
      `${FILE}:5 position: “ten” is not a whole number from 0.`,
    ]);
  });

  test.each<[what: string, file: Buffer]>([
    ['with a byte order mark', bytes('utf16le', `\uFEFF${HEAD}`)],
    ['without a byte order mark', bytes('utf16le', HEAD)],
    ['big-endian', bytes('utf16le', `\uFEFF${HEAD}`).swap16()],
  ])('is rejected when it is UTF-16 %s', async (_, file) => {
    expect(await problemsIn(file)).toEqual([
      `${FILE}:1 This file has the encoding UTF-16. ${SAVE}`,
    ]);
  });

  test('is rejected when it is an older one', async () => {
    expect(await problemsIn(bytes('latin1', HEAD.replace('Relief', 'Secours privé')))).toEqual([
      `${FILE}:1 This file does not have the encoding UTF-8. ${SAVE}`,
    ]);
  });
});

/** Tests of the languages of a file: each text has all of them, or the field is omitted. */
import { describe, expect, test } from 'vitest';
import { makeFolder, problemsOf } from '#tests/support/api/content-folder';

const TYPES = {
  'types/fund.yaml':
    'title:\n  en: Funds\n  ar: صناديق\nsummary:\n  en: Open.\n  ar: مفتوحة.\nposition: 10\n',
};

const SLIDE = `title:
  en: Wells
  ar: آبار
summary:
  en: Water for a village.
  ar: ماء لقرية.
position: 10
action:
  en: Give
  ar: تبرّع
path: /projects
picture:
  scene: water
  alt:
    en: A well
    ar: بئر
`;

const problems = (slide: string) => problemsOf(makeFolder({ 'slides/wells.yaml': slide }));

const SAME = 'and all texts of a file have the same languages.';

describe('the languages of a content file', () => {
  test.each<[what: string, from: string | RegExp, to: string, found: string[]]>([
    [
      'reports a text that lacks a language of the other texts',
      '  ar: ماء لقرية.\n',
      '',
      [`slides/wells.yaml:4 summary: ar is missing. title (line 1) has it, ${SAME}`],
    ],
    [
      'reports a nested text that lacks a language of the other texts',
      '    en: A well\n',
      '',
      [`slides/wells.yaml:14 picture.alt: en is missing. title (line 1) has it, ${SAME}`],
    ],
    [
      'reports each text that lacks a language which only one text has',
      '  ar: تبرّع\n',
      '  ar: تبرّع\n  tr: Bağış yap\n',
      ['1 title', '4 summary', '15 picture.alt'].map(
        (place) => `slides/wells.yaml:${place}: tr is missing. action (line 8) has it, ${SAME}`,
      ),
    ],
    [
      'reports an empty text as invalid, and not as a missing language',
      '  ar: ماء لقرية.\n',
      '  ar:\n',
      ['slides/wells.yaml:6 summary.ar: Write one line of text.'],
    ],
    [
      'reports a language that the site does not have',
      '  ar: ماء لقرية.\n',
      '  ar: ماء لقرية.\n  fr: De l’eau.\n',
      [
        'slides/wells.yaml:7 summary.fr: fr is not a language of the site. There are en, ar, tr, id.',
      ],
    ],
  ])('%s', async (_, from, to, found) => {
    expect((await problems(SLIDE.replace(from, to))).sort()).toEqual([...found].sort());
  });

  test('accepts an optional text that is omitted, and reports one that lacks a language', async () => {
    expect(await problemsOf(makeFolder(TYPES))).toEqual([]);
    const story = `${TYPES['types/fund.yaml']}story:\n  en: |\n    They stay open.\n`;
    expect(await problemsOf(makeFolder({ 'types/fund.yaml': story }))).toEqual([
      `types/fund.yaml:8 story: ar is missing. title (line 1) has it, ${SAME}`,
    ]);
  });

  test('accepts files with different languages', async () => {
    const folder = makeFolder({
      'slides/wells.yaml': SLIDE,
      'slides/schools.yaml': SLIDE.replace(/^ +ar: .*\n/gm, ''),
    });
    expect(await problemsOf(folder)).toEqual([]);
  });
});

/** Tests of files of pages and questions: each problem with its file, line and field, imports and exports. */
import { describe, expect, test } from 'vitest';
import { makeFolder, problemsOf } from '#tests/support/api/content-folder';
import { PAGE_FILES } from '#tests/support/charity/page-files';

const TERMS = 'pages/terms-of-use.yaml';
const TRANSFER = 'faqs/transfer.yaml';

/** Returns the problems of the folder after a change of a policy. */
function problemsAfter(from: string, to: string) {
  const text = PAGE_FILES[TERMS].replace(from, to);
  if (text === PAGE_FILES[TERMS]) throw new Error(`${TERMS} was not changed`);
  return problemsOf(makeFolder({ ...PAGE_FILES, [TERMS]: text }));
}

describe('an invalid page or question', () => {
  test.each<[what: string, from: string, to: string, problem: string]>([
    [
      'a policy without its date',
      'updated: 2026-01-02\n',
      '',
      `${TERMS}:1 updated is missing. Write a day such as 2027-03-01.`,
    ],
    [
      'steps in a policy',
      'updated: 2026-01-02\n',
      'updated: 2026-01-02\nsteps:\n  - title:\n      en: A\n    text:\n      en: B\n',
      `${TERMS}:11 steps: Only pages/about.yaml has this field.`,
    ],
    [
      'an anchor that one language lacks',
      'الزكاة {#zakat}',
      'الزكاة',
      `${TERMS}:20 body.ar: No heading has the anchor {#zakat}, which one has in “en”.`,
    ],
    [
      'a duplicate anchor',
      '### Changes {#changes}',
      '### Changes {#zakat}',
      `${TERMS}:17 body.en: Another heading of this text has the anchor {#zakat} too.`,
    ],
    [
      'an anchor with capital letters and spaces',
      '{#zakat}',
      '{#Zakat fitr}',
      `${TERMS}:13 body.en: {#Zakat fitr} cannot be an anchor. Write letters from a to z, digits, - and _, such as {#zakat}.`,
    ],
    [
      'an anchor that the site itself uses',
      '{#zakat}',
      '{#main}',
      `${TERMS}:13 body.en: {#main} cannot be an anchor.`,
    ],
    [
      'an anchor without a heading',
      'Zakat & gifts {#zakat}',
      '{#zakat}',
      `${TERMS}:13 body.en: Write the words of the heading before its anchor.`,
    ],
  ])('rejects %s, with its file, line and field', async (_, from, to, problem) => {
    const problems = await problemsAfter(from, to);
    expect(
      problems.filter((one) => one.includes(problem)),
      problems.join('\n'),
    ).toHaveLength(1);
    expect(problems.filter((one) => !one.startsWith(`${TERMS}:`))).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/projects//evil.example',
    '/a\\b',
    'projects',
    '#zakat',
    'tel:alert(1)',
    'ftp://evil.example',
  ])('rejects a link to %s', async (href) => {
    const problems = await problemsAfter('(/privacy-policy#contact)', `(${href})`);
    expect(problems).toEqual([
      expect.stringMatching(/^pages\/terms-of-use\.yaml:19 body\.en: “.*” is not a URL/) as string,
    ]);
  });

  test('rejects a page for which the site has no route', async () => {
    const files = { ...PAGE_FILES, 'pages/terms.yaml': PAGE_FILES[TERMS] };
    expect(await problemsOf(makeFolder(files))).toEqual([
      'pages/terms.yaml:1 The site has no place for it. Files here are about.yaml, privacy-policy.yaml, terms-of-use.yaml.',
    ]);
  });

  test('rejects a question whose id the site uses for an element of the page', async () => {
    const files = { ...PAGE_FILES, 'faqs/main.yaml': PAGE_FILES[TRANSFER] };
    expect(await problemsOf(makeFolder(files))).toEqual([
      'faqs/main.yaml:1 The site uses “main” for something else. Choose another name.',
    ]);
  });
});

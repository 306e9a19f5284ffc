/** Wrong files: each problem is reported with its file, its line and what is expected, and all of them at once. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedDemo, DEMO, problemsOf, readContent } from '#tests/support/api/content-folder';
import { KINDS } from './kinds';

const CAMPAIGN = 'campaigns/clean-water-khan-younis.yaml';

test('the demonstration has no problem, and something of every kind', async () => {
  const { content, problems } = await readContent(DEMO);
  expect(problems).toEqual([]);
  expect(content.kinds.map(({ kind }) => kind.name).sort()).toEqual(
    KINDS.map(({ name }) => name).sort(),
  );
  for (const { kind, items } of content.kinds) expect(items.length, kind.name).toBeGreaterThan(0);
});

describe('a wrong field', () => {
  test.each<[what: string, file: string, from: RegExp, to: string, problem: string]>([
    [
      'an amount in words',
      CAMPAIGN,
      /^goal: .*/m,
      'goal: ten rials',
      'goal: “ten rials” is not an amount such as 28000 OMR or 12.500 OMR.',
    ],
    [
      'an amount in another currency',
      CAMPAIGN,
      /^goal: .*/m,
      'goal: 28000 USD',
      'goal: “28000 USD” is not an amount in OMR.',
    ],
    [
      'more decimals than the currency has',
      CAMPAIGN,
      /^goal: .*/m,
      'goal: 28000.0001 OMR',
      'goal: “28000.0001 OMR” is not an amount',
    ],
    [
      'a day that no calendar has',
      CAMPAIGN,
      /^published: .*/m,
      'published: 2026-02-30',
      'published: “2026-02-30” is not a day such as 2027-03-01.',
    ],
    [
      'an unknown status',
      CAMPAIGN,
      /^published: /m,
      'status: done\npublished: ',
      'status: “done” is not one of open, completed, closed.',
    ],
    [
      'a category that is not there',
      CAMPAIGN,
      /^category: .*/m,
      'category: watr',
      'category: There is no “watr” in categories.',
    ],
    [
      'a drawing that is not there',
      CAMPAIGN,
      /scene: water/,
      'scene: watr',
      'pictures[1]: There is no drawing “watr”. There are ',
    ],
    [
      'a picture that is not there',
      CAMPAIGN,
      /scene: water/,
      'file: tap.jpg',
      'pictures[1]: There is no file tap.jpg beside this one.',
    ],
    [
      'a picture in another folder',
      CAMPAIGN,
      /scene: water/,
      'file: ../../tap.jpg',
      'pictures[1]: “../../tap.jpg” cannot be a picture.',
    ],
    [
      'an unknown language',
      CAMPAIGN,
      /^ {2}tr: Han Yunus’ta/m,
      '  fr: Han Yunus’ta',
      'title.fr: fr is not a language of the site. There are en, ar, tr, id.',
    ],
    [
      'an empty text',
      CAMPAIGN,
      /^ {2}tr: Han Yunus’ta.*/m,
      '  tr:',
      'title.tr: Write one line of text.',
    ],
    [
      'a budget that is not the goal',
      CAMPAIGN,
      /^goal: .*/m,
      'goal: 28001 OMR',
      'The budget is 28000 OMR in all, and the goal 28001 OMR.',
    ],
    [
      'yes in another language',
      CAMPAIGN,
      /^featured: yes/m,
      'featured: evet',
      'featured: “evet” is not yes or no.',
    ],
    [
      'a misspelt field',
      CAMPAIGN,
      /^goal:/m,
      'gaol:',
      'gaol: There is no such field here. There are title, summary,',
    ],
    [
      'a field that is missing',
      'tags/water.yaml',
      /^position:.*\n/m,
      '',
      'position is missing. Write a whole number from 0.',
    ],
    [
      'a text where fields belong',
      'tags/water.yaml',
      /^title:\n(?: .*\n)+/m,
      'title: Water\n',
      'title: “Water” is not a text in one language at least (en, ar, tr, id)',
    ],
    [
      'a colon in a text without quotes',
      'tags/water.yaml',
      /en: Water/,
      'en: Water: clean',
      'A text with a colon in it is written between double quotes',
    ],
    [
      'a field that is written twice',
      'tags/water.yaml',
      /^position/m,
      'type: eskan\nposition',
      'This field is written twice.',
    ],
    ['a tab', 'tags/water.yaml', /^ {2}en/m, '\ten', 'Indent with spaces, not with tabs.'],
    [
      'HTML in Markdown',
      CAMPAIGN,
      /^ {4}In the east/m,
      '    <b>In</b> the east',
      'story.en: HTML cannot be shown here.',
    ],
    [
      'a time zone that is none',
      'sacrifices/sheep-oman.yaml',
      /Asia\/Muscat/,
      'Asia/Maskat',
      'time_zone: “Asia/Maskat” is not a time zone such as Asia/Muscat.',
    ],
    [
      'a bank account without its bank',
      'organisation.yaml',
      /^ {4}bank_name:\n(?: {6}.*\n)+/m,
      '',
      'bank_accounts[1]: bank_name is missing.',
    ],
  ])('%s', async (_, file, from, to, problem) => {
    const problems = await problemsOf(changedDemo({ [file]: (text) => text.replace(from, to) }));
    expect(problems.filter((one) => one.includes(problem)).length, problems.join('\n')).toBe(1);
    expect(problems.every((one) => one.startsWith(`${file}:`))).toBe(true);
  });
});

test('a problem names the line of its value, also inside Markdown', async () => {
  const folder = changedDemo({
    [CAMPAIGN]: (text) =>
      text.replace(/^goal: .*/m, 'goal: x').replace(/^ {4}This campaign/m, '    # This campaign'),
  });
  const lines = (await problemsOf(folder)).map((problem) => Number(/:(\d+) /.exec(problem)?.[1]));
  const written = readFileSync(path.join(folder, CAMPAIGN), 'utf8').split('\n');
  expect(lines.map((line) => written[line - 1]?.trim().slice(0, 12))).toEqual([
    'goal: x',
    '# This campa',
  ]);
});

test('all problems of all files are reported at once', async () => {
  const folder = changedDemo({
    [CAMPAIGN]: (text) =>
      text.replace(/^goal: .*/m, 'goal: x').replace(/^category: .*/m, 'category: y'),
    'tags/water.yaml': (text) => text.replace(/^type: .*/m, 'type: z'),
  });
  expect(await problemsOf(folder)).toHaveLength(3);
});

test('a folder that is not there is a problem', async () => {
  expect(await problemsOf('/nowhere/content')).toEqual([
    '/nowhere/content:1 There is no such folder.',
  ]);
});

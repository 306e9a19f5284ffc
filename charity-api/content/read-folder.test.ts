/** Tests of the check of content files: each problem is reported with its file, its line and the expected value. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  changedCharity,
  problemsOf,
  problemsOfEach,
  readContent,
} from '#tests/support/api/content-folder';
import { writeFiles } from '#tests/support/write-files';
import { KINDS } from './kinds';

const CAMPAIGN = 'campaigns/wells.yaml';

test('a valid folder is read without a problem, with items of every kind', async () => {
  const folder = changedCharity({});
  // The test charity has no pixels, because they would ask for consent on each page of other tests.
  writeFiles(folder, { 'pixels.yaml': 'facebook_pixel: 1234567890\n' });
  const { content, problems } = await readContent(folder);
  expect(problems).toEqual([]);
  expect(content.kinds.map(({ kind }) => kind.name).sort()).toEqual(
    KINDS.map(({ name }) => name).sort(),
  );
  for (const { kind, items } of content.kinds) expect(items.length, kind.name).toBeGreaterThan(0);
});

describe('a content file with one mistake', () => {
  const PARTNER = 'partners/harbour-freight.yaml';
  const TAG = 'tags/water.yaml';
  const SACRIFICE = 'sacrifices/sheep-oman.yaml';
  const MISTAKES: [file: string, from: RegExp | string, to: string, problem: string][] = [
    [
      CAMPAIGN,
      /^goal: .*/m,
      'goal: ten rials',
      'goal: “ten rials” is not an amount such as 28000 OMR or 12.500 OMR.',
    ],
    [CAMPAIGN, /^goal: .*/m, 'goal: 28000 USD', 'goal: “28000 USD” is not an amount in OMR.'],
    [CAMPAIGN, /^goal: .*/m, 'goal: 28000.0001 OMR', 'goal: “28000.0001 OMR” is not an amount'],
    [
      CAMPAIGN,
      /^goal: .*/m,
      'goal: 28001 OMR',
      'The budget totals 28000 OMR, but the goal is 28001 OMR.',
    ],
    [
      CAMPAIGN,
      /^published: .*/m,
      'published: 2026-02-30',
      'published: “2026-02-30” is not a day such as 2027-03-01.',
    ],
    [
      CAMPAIGN,
      'published: ',
      'status: done\npublished: ',
      'status: “done” is not one of open, completed, closed.',
    ],
    [CAMPAIGN, /^category: .*/m, 'category: watr', 'category: There is no “watr” in categories.'],
    [
      CAMPAIGN,
      'scene: water',
      'scene: watr',
      'pictures[1]: There is no drawing “watr”. There are ',
    ],
    [
      CAMPAIGN,
      'scene: water',
      'file: tap.jpg',
      'pictures[1]: There is no file tap.jpg next to this one.',
    ],
    [
      CAMPAIGN,
      'scene: water',
      'file: ../../tap.jpg',
      'pictures[1]: “../../tap.jpg” cannot be a picture.',
    ],
    [CAMPAIGN, 'featured: yes', 'featured: evet', 'featured: “evet” is not yes or no.'],
    [CAMPAIGN, /^goal:/m, 'gaol:', 'gaol: There is no such field here. There are title, summary,'],
    [CAMPAIGN, '    The work', '    <b>The</b> work', 'story.en: HTML cannot be shown here.'],
    [PARTNER, /^since: .*/m, 'since: long ago', 'since: “long ago” is not a'],
    [TAG, /^position:.*\n/m, '', 'position is missing. Write a whole number from 0.'],
    [
      TAG,
      /^title:\n(?: .*\n)+/m,
      'title: Water\n',
      'title: “Water” is not a text in one language at least (en, ar, tr, id)',
    ],
    [TAG, /^position/m, 'type: eskan\nposition', 'This field is written twice.'],
    [
      SACRIFICE,
      'Asia/Muscat',
      'Asia/Maskat',
      'time_zone: “Asia/Maskat” is not a time zone such as Asia/Muscat.',
    ],
  ];
  let found: string[][];
  beforeAll(async () => {
    found = await problemsOfEach(MISTAKES.map(([file, from, to]) => ({ file, from, to })));
  });

  test.each(MISTAKES.map(([file, , to, problem], at) => [file, to, problem, at] as const))(
    'gets one problem: %s with %j',
    (_, __, problem, at) => {
      const problems = found[at]!;
      expect(problems.filter((one) => one.includes(problem)).length, problems.join('\n')).toBe(1);
    },
  );
});

test('problems have the line number of their value, also inside Markdown', async () => {
  const folder = changedCharity({
    [CAMPAIGN]: (text) =>
      text.replace(/^goal: .*/m, 'goal: x').replace(/^ {4}Most of the/m, '    # Most of the'),
  });
  const lines = (await problemsOf(folder)).map((problem) => Number(/:(\d+) /.exec(problem)?.[1]));
  const written = readFileSync(path.join(folder, CAMPAIGN), 'utf8').split('\n');
  expect(lines.map((line) => written[line - 1]?.trim().slice(0, 9))).toEqual([
    'goal: x',
    '# Most of',
  ]);
});

test('all problems of all files are reported at once', async () => {
  const folder = changedCharity({
    [CAMPAIGN]: (text) =>
      text.replace(/^goal: .*/m, 'goal: x').replace(/^category: .*/m, 'category: y'),
    'tags/water.yaml': (text) => text.replace(/^type: .*/m, 'type: z'),
  });
  expect(await problemsOf(folder)).toHaveLength(3);
});

test('a missing folder is reported as a problem', async () => {
  expect(await problemsOf('/nowhere/content')).toEqual([
    '/nowhere/content:1 There is no such folder.',
  ]);
});

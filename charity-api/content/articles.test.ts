/** Tests of the files of news and blog articles: import, export, problems, withdrawal. */
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { importFiles, problemsOfEach } from '#tests/support/api/content-folder';
import { exportFiles } from './export';

const NAMED = `title:
  en: Field
  ar: ميدان
summary:
  en: From the field
  ar: من الميدان
position: 10
`;
const TAG = `title:
  en: Winter
  ar: الشتاء
position: 10
`;
const ARTICLE = `title:
  en: Blankets arrived
  ar: وصلت البطانيات
summary:
  en: What they cost.
  ar: كم كلّفت.
category: field
author:
  en: Huda N.
  ar: هدى ن.
published: 2026-03-01
tags:
  - water
  - winter
picture:
  scene: blankets
  alt:
    en: Blankets
    ar: بطانيات
body:
  en: |
    By **noon** the last bale was off.

    ### What it cost {#cost}

    ![Lorries in a yard](scene:tanker)

    ![The receipt](receipt.png)
  ar: |
    عند الظهر أُنزلت آخر رزمة.

    ### كم كلّف {#cost}

    ![شاحنات في ساحة](scene:tanker)

    ![الإيصال](receipt.png)
`;
const picture = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

const FILES = {
  'news-categories/field.yaml': NAMED,
  'blog-categories/field.yaml': NAMED,
  'article-tags/water.yaml': TAG,
  'article-tags/winter.yaml': TAG.replace('10', '20'),
  'news/blankets.yaml': ARTICLE,
  'news/receipt.png': await picture('#fff'),
  'blogs/blankets.yaml': ARTICLE,
  'blogs/receipt.png': await picture('#000'),
};

const opened = apiOfEachTest({ empty: true });

const summary = async (files: Record<string, string | Buffer>) =>
  (await importFiles(opened, files)).map(({ kind, id, what }) => `${what} ${kind}/${id}`);

test('exports the imported files of both sections unchanged, with the pictures of their texts', async () => {
  await importFiles(opened, FILES);
  const files = await exportFiles(opened.db);
  const written = Object.fromEntries(files.map(({ path, text }) => [path, text]));
  const expected = Object.entries(FILES).filter(([name]) => name.endsWith('.yaml'));
  expect(written).toEqual(Object.fromEntries(expected));
  const stored = files.flatMap(({ pictures }) => pictures);
  expect(stored).toEqual([
    // The picture is stored once for each of two sections in each of two languages.
    ...Array<unknown>(4).fill(expect.stringMatching(/^\/files\/content\/receipt-\w{16}\.png$/)),
  ]);
  for (const path of stored) expect((await opened.get(`${path}?w=320`)).status).toBe(200);
});

test('importing the same files again changes nothing, and another picture under the same name is a change', async () => {
  await importFiles(opened, FILES);
  expect(await summary(FILES)).toEqual([]);
  const changes = await importFiles(opened, {
    ...FILES,
    'news/receipt.png': await picture('#f00'),
  });
  expect(changes).toMatchObject([
    { kind: 'news', id: 'blankets', fields: [{ field: 'receipt.png' }] },
  ]);
});

test.each([
  ['a category', { 'news-categories/.empty': '' }, '“field” cannot be withdrawn'],
  ['a tag', { 'article-tags/water.yaml': TAG }, '“winter” cannot be withdrawn'],
])('rejects an import that withdraws %s which an article needs', async (_, files, message) => {
  await importFiles(opened, FILES);
  const before = await exportFiles(opened.db);
  await expect(summary(files)).rejects.toThrow(message);
  expect(await exportFiles(opened.db)).toEqual(before);
});

test('stores the reading time of the words of the text', async () => {
  const long = `${'word '.repeat(228 * 3).trim()}.\n`;
  const [body] = /body:\n[\s\S]*$/.exec(ARTICLE)!;
  const file = ARTICLE.replace(body, `body:\n  en: |\n    ${long}  ar: |\n    كلمة.\n`);
  await importFiles(opened, { ...FILES, 'news/blankets.yaml': file });
  const rows = await opened.db.selectFrom('news').select('minutes').execute();
  expect(rows).toEqual([{ minutes: 3 }]);
});

describe('problems', () => {
  const file = 'news/blankets.yaml';
  const MISTAKES: [what: string, from: RegExp, to: string, problem: string | null][] = [
    [
      'an endowment',
      /campaign: tents/,
      'campaign: water-endowment',
      'campaign: “water-endowment” is not the id of an item in campaigns or funds: the name of its file without .yaml.',
    ],
    [
      'a picture that another language lacks',
      /\(scene:blankets\)/,
      '(scene:tanker)',
      'body.ar: The picture scene:tanker is missing, which “en” has.',
    ],
    [
      'a picture that only the other languages have',
      /!\[A stack of blankets tied with a band\]\(scene:blankets\)/,
      'No picture.',
      'body.en: The picture scene:blankets is missing, which “ar” has.',
    ],
    ['no problem for a fund', /campaign: tents/, 'campaign: where-it-is-needed-most', null],
  ];
  let found: string[][];
  beforeAll(async () => {
    found = await problemsOfEach(MISTAKES.map(([, from, to]) => ({ file, from, to })));
  });

  test.each(MISTAKES.map(([what, , , problem], at) => [what, problem, at] as const))(
    'reports %s',
    (_, problem, at) => {
      const problems = found[at]!.map((one) => one.replace(/^\S+ /, ''));
      if (problem === null) expect(problems).toEqual([]);
      else expect(problems).toContain(problem);
    },
  );
});

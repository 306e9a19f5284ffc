/** Tests of links in content to pages of the site: in stories, pages, questions and slides. */
import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  importFiles,
  makeFolder,
  problemsOf,
  validContent,
} from '#tests/support/api/content-folder';
import { importContent } from './import';
import { findTarget } from './site-links';
import { setFields } from '#tests/support/api/documents';
import { allDocuments } from '../modules/documents';

const TYPE = 'types/relief.yaml';
const SLIDE = 'slides/water.yaml';
const FAQ = 'faqs/receipt.yaml';

const type = (story: string) =>
  `title:\n  en: Relief\nsummary:\n  en: Relief\nposition: 10\nstory:\n  en: |\n    First.\n\n    ${story}\n`;
const slide = (path: string) =>
  `title:\n  en: Water\nsummary:\n  en: Water\nposition: 10\naction:\n  en: Give\npath: ${path}\npicture:\n  scene: water\n  alt:\n    en: A well\n`;
const faq = (answer: string) =>
  `question:\n  en: When?\nposition: 10\nanswer:\n  en: |\n    ${answer}\n`;
const PROGRAM = `title:
  en: Wells
summary:
  en: Wells
position: 10
category: education
gallery:
  - picture:
      scene: water
      alt:
        en: A well
`;

describe('a link in a content file', () => {
  const PAGE_OF_TYPE = { ...{ [TYPE]: type('Text.') }, [FAQ]: faq('Soon.') };

  test.each([
    '/',
    '/projects',
    '/projects/',
    '/projects?page=2',
    '/projects/zakat/calculator',
    '/projects/type/tafreej',
    '/projects/type/relief',
    '/faqs',
    '/faqs#receipt',
    '/contact-us#form',
  ])('can lead to %s, which exists', async (href) => {
    const files = { ...PAGE_OF_TYPE, [TYPE]: type(`See [it](${href}).`) };
    expect(await problemsOf(makeFolder(files))).toEqual([]);
  });

  test.each([
    ['/projects/type/releif', 'there is no “releif” in types.'],
    ['/faqs#recipe', 'there is no “recipe” in faqs.'],
  ])('is rejected as broken: %s', async (href, problem) => {
    const files = { ...PAGE_OF_TYPE, [TYPE]: type(`See [it](${href}).`) };
    expect(await problemsOf(makeFolder(files))).toEqual([
      `${TYPE}:10 story.en: The link ${href} is broken: ${problem}`,
    ]);
  });

  test('is rejected when it leads to the questions and there are none', async () => {
    const files = { [TYPE]: type('See [it](/faqs).'), 'faqs/.empty': '' };
    expect(await problemsOf(makeFolder(files))).toEqual([
      `${TYPE}:10 story.en: The link /faqs is broken: there is no file in faqs.`,
    ]);
  });

  test.each([
    '/porjects',
    '/about-us',
    '/projects/a/b',
    '/files/scenes/water.webp',
    '/orders/x',
    '/Projects',
  ])('is rejected when the site has no such page: %s', async (href) => {
    expect(await problemsOf(makeFolder({ [FAQ]: faq(`[It](${href})`) }))).toEqual([
      expect.stringContaining(
        `${FAQ}:6 answer.en: The site has no page ${href}. Its pages are /, /about, `,
      ),
    ]);
  });

  test.each([
    ['/ar/projects/zakat', '/projects/zakat'],
    ['/en/projects', '/projects'],
    ['/tr', '/'],
    ['/fr-CA/faqs#receipt', '/faqs#receipt'],
  ])('is rejected with a language: %s', async (href, plain) => {
    expect(await problemsOf(makeFolder({ [FAQ]: faq(`[It](${href})`) }))).toEqual([
      `${FAQ}:6 answer.en: The link ${href} has a language. Write ${plain} instead: the site adds the language of the donor.`,
    ]);
  });
});

describe('the path of a slide', () => {
  test.each([
    ['/ar/projects', 'The link /ar/projects has a language. Write /projects instead'],
    ['/porjects', 'The site has no page /porjects.'],
    ['/programs/wells', 'The link /programs/wells is broken: there is no “wells” in programs.'],
    ['projects', '“projects” is not a path of the site without a language, such as /projects.'],
  ])('is rejected: %s', async (path, problem) => {
    const files = { [SLIDE]: slide(path), 'programs/.empty': '' };
    expect(await problemsOf(makeFolder(files))).toEqual([
      expect.stringContaining(`${SLIDE}:8 path: ${problem}`),
    ]);
  });

  test('can be the page of an item of the folder', async () => {
    const files = { [SLIDE]: slide('/programs/wells'), 'programs/wells.yaml': PROGRAM };
    expect(await problemsOf(makeFolder(files))).toEqual([]);
  });
});

describe('an import compares links with the database', () => {
  const api = apiOfEachTest({ empty: true });

  test('when the folder has no file of the kind', async () => {
    const files = { [SLIDE]: slide('/projects/type/relief') };
    const content = await validContent(makeFolder(files));
    await expect(importContent(api.db, content, { now: TEST_NOW, dryRun: true })).rejects.toThrow(
      `${SLIDE}:8 path: The link /projects/type/relief is broken: there is no “relief” in types.`,
    );
    await importFiles(api, { [TYPE]: type('Text.') });
    expect(await importFiles(api, files)).toHaveLength(1);
  });

  test('and rejects the withdrawal of an item to which a story or slide of the database links', async () => {
    await importFiles(api, { [TYPE]: type('See [it](/faqs#receipt).'), [FAQ]: faq('Soon.') });
    await importFiles(api, { [SLIDE]: slide('/projects/type/relief') });
    await expect(importFiles(api, { 'faqs/.empty': '' })).rejects.toThrow(
      'faqs:1 “receipt” cannot be withdrawn: types/relief in the database links to it.',
    );
    await expect(importFiles(api, { 'types/.empty': '' })).rejects.toThrow(
      'types:1 “relief” cannot be withdrawn: slides/water in the database links to it.',
    );
  });

  test('and ignores links of the database that were broken before', async () => {
    await importFiles(api, { [TYPE]: type('Text.') });
    const story = { en: '<p><a href="/projects/gone">x</a></p>' };
    const [stored] = await allDocuments(api.db, 'types');
    await setFields(api.db, { kind: 'types', id: stored!.id }, { story });
    expect(await importFiles(api, { [FAQ]: faq('Soon.') })).toHaveLength(1);
  });
});

test.each([
  ['/projects/wells', ['campaigns', 'funds'], 'wells'],
  ['/projects/water-endowment', ['endowments'], 'water-endowment'],
  ['/projects/tafreej/oven', ['cases'], 'oven'],
  ['/projects/sacrifices/sheep', ['sacrifices'], 'sheep'],
  ['/projects/orphans/amina', ['orphans'], 'amina'],
  ['/projects/mosques/shore#roof', ['mosques'], 'shore'],
  ['/projects/kafarat?cause=oath', ['expiations'], 'oath'],
  ['/programs/wells', ['programs'], 'wells'],
  ['/terms-of-use#refunds', ['pages'], 'terms-of-use'],
])('%s needs an item of %j', (href, kinds, id) => {
  expect(findTarget(href)).toEqual({ kinds, id });
});

/** Tests the loaders of the text pages: complete in each language, 404 for a missing page, and 503 in an outage. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Locale } from '#domain/locales';
import { importFiles } from '#tests/support/api/content-folder';
import { NO_PAGES, PAGE_FILES } from '#tests/support/charity/page-files';
import { args, openTestSite, unreachable, visit, type TestSite } from '#tests/support/site';
import { localisedPath, type SitePath } from '#web/links';
import { loader as about } from './about';
import { loader as faqs } from './faqs';
import { loader as privacy } from './privacy';
import { loader as terms } from './terms';

const ORGANISATION = `name:
  en: Hope
tagline:
  en: We dig wells.
contact:
  phone: +44 7700 900123
  email: hello@hope.example
  hours:
    - en: "By phone: every day."
    - en: "By email: within a day."
`;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ empty: true });
});
beforeEach(async () => {
  await importFiles(site, { ...PAGE_FILES, 'organisation.yaml': ORGANISATION });
  site.fail(null);
});
afterEach(() => site.fail(null));

const PAGES = {
  '/about': about,
  '/faqs': faqs,
  '/privacy-policy': privacy,
  '/terms-of-use': terms,
} as const;
type Page = keyof typeof PAGES;
const paths = Object.keys(PAGES) as Page[];

async function load<Path extends Page>(path: Path, locale: Locale = 'en') {
  const { data } = await PAGES[path](args(visit(localisedPath(path as SitePath, locale))));
  return data as Awaited<ReturnType<(typeof PAGES)[Path]>>['data'];
}

const failed = (path: Page) => load(path).catch((error: unknown) => error);

test.each(paths)('%s returns 404 when the charity has not written it', async (path) => {
  await importFiles(site, NO_PAGES);
  site.fail(null);
  expect(await failed(path)).toMatchObject({ status: 404 });
});

test('the about page has sections, steps and a picture in the language of the URL', async () => {
  const { text, steps, picture, head } = await load('/about', 'ar');
  expect(text).toEqual({
    intro: '',
    sections: [{ id: 'work', title: 'ماذا نعمل', html: '<p>نحفر الآبار.</p>' }],
  });
  expect(steps.steps.map(({ title }) => title)).toEqual(['تختار', 'ننشر ما أُنجز']);
  expect(picture).toEqual({ path: '/files/scenes/water.webp', alt: 'بئر' });
  expect(head.image).toContain(picture!.path);
});

test('the about page shows the tagline of the organisation when it has no lead', async () => {
  expect((await load('/about')).lead).toEqual({ text: 'We dig wells.' });
  const own = PAGE_FILES['pages/about.yaml'].replace(
    'steps:',
    'lead:\n  en: Own words.\n  ar: كلامنا.\nsteps:',
  );
  await importFiles(site, { ...PAGE_FILES, 'pages/about.yaml': own });
  site.fail(null);
  expect((await load('/about')).lead).toEqual({ text: 'Own words.' });
});

describe('the questions page', () => {
  const questionsOf = ({ groups }: Awaited<ReturnType<typeof load<'/faqs'>>>) =>
    groups.flatMap(({ questions }) => questions);

  test('shows a link inside a sentence without a button, and a link to another site with nofollow', async () => {
    const questions = questionsOf(await load('/faqs'));
    expect(questions[0]!.answer).toBe(
      '<p>No. <a href="/programs?page=2">Programs</a> and ' +
        '<a href="https://other.example/" rel="nofollow noopener noreferrer">others</a> need none.</p>',
    );
  });

  test('has its questions as the description for search engines', async () => {
    expect((await load('/faqs')).head.description).toBe(
      'Do I need an account? How does a transfer work?',
    );
  });
});

test('the about page omits programs and figures when only their requests fail', async () => {
  site.fail((request) =>
    /programs|settings/.test(request.url) ? unreachable(request) : undefined,
  );
  const { programs, figures, text } = await load('/about');
  expect([programs, figures.rows, text.sections.length]).toEqual([[], [], 1]);
});

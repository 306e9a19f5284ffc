/**
 * What search engines find: every public page has its own title and description in each language, URLs in all
 * languages, and valid structured data; private pages have `noindex`; the sitemap lists exactly the public pages.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { localisedPath, type SitePath } from '#web/links';
import routes from '#app/routes';
import { LOCALES, type Locale } from '#domain/locales';
import { jsonLdIn, schemaTypesIn } from '#tests/support/schema-org';
import { setupServer } from '#tests/support/opened-server';
import { textsOf, parseXml } from '#tests/support/xml';
import { sampleUrlOf, urlPatternsOf } from './site-map';

const MAX_DESCRIPTION = 160;

const PAGES = urlPatternsOf(await routes)
  .filter(({ inLanguages, file }) => inLanguages && file.endsWith('.tsx'))
  .map(sampleUrlOf) as SitePath[];

/** Pages of records, and pages whose text the charity writes. */
const WRITTEN =
  /\/(?:about|privacy-policy|terms-of-use|(?:projects\/(?:type|tafreej|sacrifices|mosques)|news|blogs|programs|events|training|ngo)\/(?!add$)[\w-]+|projects\/(?:wells|zakat|stock-purge))$/;

/** Pages whose structured data has these types. */
const STRUCTURED: Record<string, string[]> = {
  '/': ['NGO', 'WebSite'],
  '/about': ['NGO'],
  '/projects/tankers': ['DonateAction', 'BreadcrumbList'],
  '/projects/water-endowment': ['DonateAction', 'BreadcrumbList'],
  '/projects/sacrifices/sheep-oman': ['DonateAction', 'BreadcrumbList'],
  '/projects/tafreej/case-roof': ['DonateAction', 'BreadcrumbList'],
  '/projects/mosques/shore-mosque': ['DonateAction', 'BreadcrumbList'],
  '/projects/zakat': ['DonateAction'],
  '/projects/stock-purge': ['DonateAction'],
  '/projects/kafarat': ['DonateAction'],
  '/give': ['DonateAction'],
  '/news/blankets': ['NewsArticle', 'BreadcrumbList'],
  '/blogs/receipts': ['BlogPosting', 'BreadcrumbList'],
  '/events/school-evening': ['Event', 'BreadcrumbList'],
  '/training/first-aid': ['Course', 'BreadcrumbList'],
  '/ngo/water-committee': ['BreadcrumbList'],
  '/programs/water-and-life': ['BreadcrumbList'],
  '/faqs': ['FAQPage'],
};

const server = setupServer();

type Found = {
  path: SitePath;
  isListed: boolean;
  title: string;
  description: string;
  html: string;
};

const attribute = (html: string, pattern: RegExp) =>
  pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'") ?? '';

async function read(path: string): Promise<Found | null> {
  const answer = await fetch(server.origin + path, { redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200) return null;
  return {
    path: path as SitePath,
    isListed:
      !/<meta name="robots" content="noindex"/.test(html) &&
      !/noindex/.test(answer.headers.get('x-robots-tag') ?? ''),
    title: attribute(html, /<title[^>]*>([^<]*)<\/title>/),
    description: attribute(html, /<meta name="description" content="([^"]*)"/),
    html,
  };
}

async function readAll(paths: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const path of paths) {
    const page = await read(path);
    if (page) found.push(page);
  }
  return found;
}

/** Returns true for a description that search engines would cut, or that shows markup. */
const isBadDescription = (text: string) =>
  text === '' || text.length > MAX_DESCRIPTION || /[<>]|&lt;|\*\*/.test(text);

const duplicates = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

/** Records are read in two languages: with and without a prefix in the URL. Their texts are those of the test charity. */
const pathsIn = (locale: Locale) =>
  locale === 'en' || locale === 'ar' ? PAGES : PAGES.filter((path) => !WRITTEN.test(path));

describe.each(LOCALES)('pages in %s', (locale) => {
  let pages: Found[];
  beforeAll(async () => {
    pages = await readAll(pathsIn(locale).map((path) => localisedPath(path, locale)));
  });

  test('every public page has its own title and description', () => {
    const listed = pages.filter(({ isListed }) => isListed);
    expect(listed.length).toBeGreaterThan(20);
    expect(duplicates(listed.map(({ title }) => title))).toEqual([]);
    // The charity writes the descriptions of its records and pages.
    const own = listed.filter(({ path }) => !WRITTEN.test(path));
    expect(own.length).toBeGreaterThan(20);
    expect(duplicates(own.map(({ description }) => description))).toEqual([]);
    const bad = listed.filter(
      ({ title, description }) => title === '' || isBadDescription(description),
    );
    expect(bad.map(({ path, title, description }) => [path, title, description])).toEqual([]);
  });

  test('every public page names its canonical URL and all languages', () => {
    for (const { path, html, isListed } of pages) {
      const links = [...html.matchAll(/<link rel="(canonical|alternate)"([^>]*)>/g)].map(
        ([, rel, rest = '']) => [
          attribute(rest, /hrefLang="([^"]*)"/i) || rel,
          attribute(rest, /href="([^"]*)"/),
        ],
      );
      const own = links.filter(([name]) => name !== 'alternate');
      if (!isListed) {
        expect(own, path).toEqual([]);
        continue;
      }
      const plain = (locale === 'en' ? path : path.slice(3) || '/') as SitePath;
      const at = (one: Locale) => server.origin + localisedPath(plain, one);
      expect(own, path).toEqual([
        ['canonical', at(locale)],
        ...LOCALES.map((one) => [one, at(one)]),
        ['x-default', at('en')],
      ]);
    }
  });
});

test.each(Object.entries(STRUCTURED))(
  'the structured data of %s has its shape: %j',
  async (path, types) => {
    const html = (await read(localisedPath(path as SitePath, 'ar')))!.html;
    expect(jsonLdIn(html)).toHaveLength(1);
    expect(schemaTypesIn(jsonLdIn(html)[0]!)).toEqual(types);
  },
);

test.each([
  ['/projects?page=2', 'canonical', '/projects?page=2'],
  ['/ar/projects?page=2&utm_source=x', 'canonical', '/ar/projects?page=2'],
  ['/projects?category=education', 'noindex', ''],
  ['/projects?search=water', 'noindex', ''],
  ['/projects?utm_source=x', 'canonical', '/projects'],
  ['/faqs?search=gift', 'noindex', ''],
  ['/projects/kafarat?cause=x', 'canonical', '/projects/kafarat'],
])('the list %s is %s %s', async (path, kind, canonical) => {
  const { html, isListed } = (await read(path))!;
  expect(isListed).toBe(kind === 'canonical');
  const href = attribute(html, /<link rel="canonical" href="([^"]*)"/);
  expect(href).toBe(kind === 'canonical' ? server.origin + canonical : '');
});

describe('the sitemap', () => {
  /** The paths of each part. */
  let parts: string[][];
  beforeAll(async () => {
    const locsIn = async (url: string) => textsOf(parseXml(await (await fetch(url)).text()), 'loc');
    parts = [];
    for (const part of await locsIn(`${server.origin}/sitemap.xml`))
      parts.push((await locsIn(part)).map((url) => url.slice(server.origin.length)));
  });

  test('lists every public page, and no private one', async () => {
    const pages = await readAll(PAGES);
    const listed = pages.filter(({ isListed }) => isListed).map(({ path }) => path);
    expect(listed.filter((path) => !parts.flat().includes(path))).toEqual([]);
    const hidden = pages.filter(({ isListed }) => !isListed).map(({ path }) => path);
    expect(hidden.filter((path) => parts.flat().includes(path))).toEqual([]);
  });

  test('every page and some records of each part may be listed by search engines', async () => {
    // The first part has the pages. Another part has records of one kind.
    const english = parts.flatMap((paths, at) =>
      paths
        .filter((path) => !/^\/(?:ar|tr|id)(?:\/|$)/.test(path))
        .slice(0, at === 0 ? undefined : 4),
    );
    expect(english.length).toBeGreaterThan(60);
    const pages = await readAll(english);
    const missing = english.filter((path) => !pages.some((page) => page.path === path));
    expect(missing).toEqual([]);
    expect(pages.filter(({ isListed }) => !isListed).map(({ path }) => path)).toEqual([]);
  });
});

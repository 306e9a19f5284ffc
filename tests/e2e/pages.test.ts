/**
 * Every page has no overflow, no accessibility problem and no error, in both text directions, with and without scripts.
 */
import { describe } from 'vitest';
import type { Locale } from '#domain/locales';
import { localisedPath, type SitePath } from '#app/links';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  test,
  type ExpectedVisit,
} from '#tests/support/browser';

const PAGES: SitePath[] = [
  '/',
  '/projects',
  '/projects/type/eghatha',
  '/projects/wells',
  '/projects/zakat',
  '/projects/stock-purge',
  '/programs',
  '/programs/water-and-life',
  '/ngo',
  '/ngo/water-committee',
  '/ngo/add',
  '/training',
  '/training/first-aid',
  '/training/nursing',
  '/events',
  '/events/school-evening',
  '/events/water-walk',
  '/cart',
  '/checkout',
  '/about',
  '/contact-us',
  '/faqs',
  '/privacy-policy',
  '/terms-of-use',
  '/newsletter',
  '/partners',
  '/volunteer',
  '/there/is/no/such/page',
];

/**
 * Together these cover each width, direction and colour mode, with and without scripts. axe runs in the two most
 * different ones.
 */
const PAGE_VISITS: (ExpectedVisit & { locale: Locale; barriers?: boolean })[] = [
  { locale: 'ar', width: 360, javaScript: false, colorScheme: 'light', barriers: true },
  { locale: 'en', width: 360, javaScript: true, colorScheme: 'light' },
  { locale: 'ar', width: 1280, javaScript: false, colorScheme: 'dark' },
  { locale: 'en', width: 1280, javaScript: true, colorScheme: 'dark', barriers: true },
  // Turkish and Indonesian have the longest words.
  { locale: 'tr', width: 360, javaScript: false, colorScheme: 'light' },
  { locale: 'id', width: 360, javaScript: false, colorScheme: 'dark' },
];

describe.each(PAGE_VISITS)('$locale, $width px, $colorScheme, scripts $javaScript', (way) => {
  test.for(PAGES)(
    '%s has no overflow, one h1 and a text for each picture',
    async (path, { open }) => {
      const allow = path.startsWith('/there') ? [/status of 404/] : [];
      const page = await open(localisedPath(path, way.locale), { ...way, allow });
      const html = page.locator('html');
      await expect(html).toHaveAttribute('dir', way.locale === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('h1'), 'headings of the first level').toHaveCount(1);
      await expect(page.locator('img:not([alt])'), 'pictures without a text').toHaveCount(0);
      await expectNoOverflow(page);
      if (way.barriers) await expectAccessible(page);
    },
  );
});

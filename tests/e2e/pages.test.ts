/**
 * Every page has no overflow, no accessibility problem and no error, in both text directions, with and without scripts.
 */
import type { Locale } from '#domain/locales';
import { localisedPath, type SitePath } from '#web/links';
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
 * Turkish and Indonesian have the longest words. axe checks contrast, so it runs in both colour modes. Scripts change the
 * page only after an interaction, so the pages with scripts are those without.
 */
const VISITS: (ExpectedVisit & { locale: Locale; widths: number[]; barriers?: boolean })[] = [
  { locale: 'ar', javaScript: true, colorScheme: 'light', widths: [1280, 360], barriers: true },
  { locale: 'en', javaScript: true, colorScheme: 'dark', widths: [360, 1280], barriers: true },
  { locale: 'tr', javaScript: false, widths: [360] },
  { locale: 'id', javaScript: false, widths: [360] },
];

test.for(VISITS)(
  'each page has no overflow, one h1, a text for each picture and no barrier: $locale, scripts $javaScript',
  { timeout: 600_000 },
  async ({ locale, widths, barriers, ...visit }, { open }) => {
    const page = await open('/robots.txt', { ...visit, locale, allow: [/status of 404/] });
    for (const path of PAGES) {
      await page.goto(localisedPath(path, locale));
      const html = page.locator('html');
      await expect(html, path).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('h1'), `${path}: headings of the first level`).toHaveCount(1);
      await expect(page.locator('img:not([alt])'), `${path}: pictures`).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page);
      }
      if (barriers) await expectAccessible(page);
    }
  },
);

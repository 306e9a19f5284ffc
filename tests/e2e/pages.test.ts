/** Every page, as donors get it: nothing sticks out, no barrier, no error, in both directions, with scripts and without. */
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
  '/projects/clean-water-khan-younis',
  '/projects/zakat',
  '/projects/stock-purge',
  '/programs',
  '/programs/water-and-life',
  '/cart',
  '/checkout',
  '/about',
  '/contact-us',
  '/faqs',
  '/privacy-policy',
  '/terms-of-use',
  '/newsletter',
  '/there/is/no/such/page',
];

/** Between them, each width, direction, colour mode, and scripts on and off; barriers are looked for where they differ most. */
const WAYS: (ExpectedVisit & { locale: Locale; barriers?: boolean })[] = [
  { locale: 'ar', width: 360, javaScript: false, colorScheme: 'light', barriers: true },
  { locale: 'en', width: 360, javaScript: true, colorScheme: 'light' },
  { locale: 'ar', width: 1280, javaScript: false, colorScheme: 'dark' },
  { locale: 'en', width: 1280, javaScript: true, colorScheme: 'dark', barriers: true },
  // Their words are the longest.
  { locale: 'tr', width: 360, javaScript: false, colorScheme: 'light' },
  { locale: 'id', width: 360, javaScript: false, colorScheme: 'dark' },
];

describe.each(WAYS)('$locale, $width px, $colorScheme, scripts $javaScript', (way) => {
  test.for(PAGES)('%s', async (path, { open }) => {
    const allow = path.startsWith('/there') ? [/status of 404/] : [];
    const page = await open(localisedPath(path, way.locale), { ...way, allow });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('dir', way.locale === 'ar' ? 'rtl' : 'ltr');
    await expect(page.locator('h1'), 'headings of the first level').toHaveCount(1);
    await expect(page.locator('img:not([alt])'), 'pictures without a text').toHaveCount(0);
    await expectNoOverflow(page);
    if (way.barriers) await expectAccessible(page);
  });
});

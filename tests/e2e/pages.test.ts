/** Every page, as donors get it: nothing sticks out, no barrier, no error, in both directions, with scripts and without. */
import { describe, expect } from 'vitest';
import type { Locale } from '#domain/locales';
import { localisedPath, type SitePath } from '#app/links';
import {
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
    expect(await page.locator('html').getAttribute('dir')).toBe(
      way.locale === 'ar' ? 'rtl' : 'ltr',
    );
    expect(await page.locator('h1').count(), 'headings of the first level').toBe(1);
    expect(await page.locator('img:not([alt])').count(), 'pictures without a text').toBe(0);
    await expectNoOverflow(page);
    if (way.barriers) await expectAccessible(page);
  });
});

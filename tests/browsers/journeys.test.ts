/** The main journeys of a donor in Firefox and WebKit, in a narrow window, in both text directions. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { localisedPath } from '#web/links';
import { BROWSER_PACKAGES, findFirefox, findWebKit } from '#scripts/browsers.mjs';
import { launchFirefox } from '#tests/support/browsers/firefox';
import { pageOf, type DrivenPage } from '#tests/support/browsers/page';
import { launchWebKit } from '#tests/support/browsers/webkit';
import type { Driver } from '#tests/support/browsers/commands';
import { translateFor } from '#tests/support/words';
import type { Locale } from '#domain/locales';

const [firefox, webKit] = [findFirefox(), findWebKit()];
const BROWSERS = [
  { name: 'Firefox', executable: firefox, javaScript: true },
  { name: 'Firefox', executable: firefox, javaScript: false },
  // WebKitGTK has no preference that turns scripts off.
  { name: 'WebKit', executable: webKit, javaScript: true },
];
const MISSING = BROWSERS.filter(({ executable }) => !executable);
if (MISSING.length > 0)
  console.warn(
    `Skipped, because it is not installed: ${[...new Set(MISSING.map(({ name }) => name))].join(', ')}. ` +
      `Run \`node scripts/prepare.mjs browsers\`, or install the packages ${BROWSER_PACKAGES.join(', ')}.`,
  );

const DONOR = { name: 'Salim Al Balushi', email: 'salim@example.org' };
const NARROW_PAGES = [
  ...['/', '/projects', '/projects/wells', '/programs', '/about', '/cart', '/login'],
  ...['/projects/zakat/calculator', '/events', '/news', '/faqs', '/contact-us'],
] as const;

describe.each(BROWSERS)('$name, scripts $javaScript', ({ executable, javaScript }) => {
  let driver: Driver;
  beforeAll(async () => {
    if (!executable) return;
    const options = { locale: 'en', javaScript };
    driver =
      typeof executable === 'string'
        ? await launchFirefox(executable, options)
        : await launchWebKit(executable, options);
    // Each browser makes its narrowest window, which is below 520 pixels.
    await driver.send('SetWindowRect', { width: 360, height: 800 });
  });
  afterAll(() => driver?.close());

  describe.skipIf(!executable).each<Locale>(['en', 'ar'])('%s', (locale) => {
    const t = translateFor(locale);
    const at = (path: string) => localisedPath(path as never, locale);
    const to = (path: string) => `a[href="${at(path)}"]`;
    let page: DrivenPage;
    beforeAll(() => {
      page = pageOf(driver, inject('origin'));
    });

    // A test changes the language, which the site remembers in a cookie.
    afterEach(async () => void (await driver.send('DeleteAllCookies')));

    /** Clicks again when the menu stays closed, as a donor does. */
    async function openMenu() {
      await vi.waitFor(
        async () => {
          await page.click('details.menu.sheet > summary');
          expect(await page.shows('details.menu.sheet button[name]')).toBe(true);
        },
        { timeout: 60_000, interval: 500 },
      );
    }

    /** Uses the keyboard, because WebDriver does not scroll to a button that is partly behind the fixed bar. */
    async function addToCart() {
      await page.fill('main [name="otherAmount"]', '12');
      await page.pressEnter('main button[name="intent"][value="cart"]');
      await page.waitFor('header .count');
    }

    test('from the home page over the list to the receipt', async () => {
      await page.open(at('/'));
      await page.click(`main ${to('/projects')}`);
      await page.expectPath(at('/projects'));
      await page.click('main details.fold > summary');
      await page.fill('main input[type="search"]', locale === 'ar' ? 'بئران' : 'wells');
      await page.pressEnter('main input[type="search"]');
      await page.click(`main ${to('/projects/wells')}`);
      await addToCart();
      await page.open(at('/cart'));
      await page.click(`main ${to('/checkout')}`);
      await page.waitFor('#pay');
      await page.fill('main input[name="name"]', DONOR.name);
      await page.fill('main input[name="email"]', DONOR.email);
      await page.click('main label:has(input[name="method"][value="Stripe"])');
      await page.click('#pay');
      await page.click('button[name="decision"][value="approve"]');
      await page.expectText('main h1', DONOR.name);
      await page.expectText('main', locale === 'ar' ? '12 ر.ع.' : '12 OMR');
    });

    test('the language switch keeps the values that a donor typed', async () => {
      await page.open(at('/projects/wells'));
      await addToCart();
      const other = locale === 'ar' ? 'en' : 'ar';
      await page.open(at('/checkout'));
      await page.fill('main input[name="name"]', 'Typed');
      await page.fill('main input[name="email"]', 'not yet an addr');
      await openMenu();
      await page.click(`details.menu.sheet button[value="${other}"]`);
      await page.expectPath(localisedPath('/checkout', other));
      await page.expectValue('main input[name="name"]', 'Typed');
      await page.expectValue('main input[name="email"]', 'not yet an addr');
    });

    test('the sign-in form shows its error and keeps the address', async () => {
      await page.open(at('/login'));
      await page.fill('main input[name="email"]', DONOR.email);
      await page.fill('main input[name="password"]', 'not the password');
      await page.pressEnter('main input[name="password"]');
      await page.waitFor('main [role="alert"]');
      await page.expectValue('main input[name="email"]', DONOR.email);
    });

    test('the menu leads to the campaigns', async () => {
      await page.open(at('/about'));
      await openMenu();
      await page.click(`details.menu.sheet ${to('/projects')}`);
      await page.expectPath(at('/projects'));
    });

    test('the button for a quick donation opens its form', async () => {
      await page.open(at('/about'));
      if (javaScript) await page.startScripts();
      await page.click('.btn.quick');
      if (javaScript) {
        await page.expectText('[role="dialog"] h2', t('give:title'));
        await page.click('[role="dialog"] .btn.plain');
      } else {
        await page.expectPath(at('/give'));
      }
    });

    test.skipIf(!javaScript)('the dark mode changes the page', async () => {
      await page.open(at('/about'));
      await openMenu();
      const options = 'details.menu.sheet fieldset.options button[aria-pressed]';
      await page.waitFor(options);
      await page.click(`${options}:last-of-type`);
      await page.expectResult(
        'return getComputedStyle(document.body).backgroundColor',
        'rgb(14, 25, 24)',
      );
    });

    test.skipIf(!javaScript)('no page is wider than the narrowest window', async () => {
      for (const path of NARROW_PAGES) {
        await page.open(at(path));
        await page.waitFor('main');
        const script = `
          const { scrollWidth, clientWidth } = document.documentElement;
          return [location.pathname, clientWidth < 520, scrollWidth - clientWidth];`;
        await page.expectResult(script, [at(path), true, 0]);
      }
    });

    test('no page has logged an error', async () => {
      expect(await driver.readErrors()).toEqual([]);
    });
  });
});

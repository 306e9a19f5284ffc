/** The first screen contains the form of the quick donation, and the floating button covers no form. */
import type { Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { LOCALES } from '#domain/locales';
import { localisedPath } from '#web/links';
import {
  expect,
  expectHydrated,
  expectNoOverflow,
  fontSizeSetter,
  readText,
  navigateTo,
  test,
} from '#tests/support/browser';
import { donor } from '#tests/support/donor';

const CAMPAIGN = '/projects/wells';

const quick = (page: Page) => page.locator('.quick');
const form = (page: Page) => page.locator('#give form');
const donate = (page: Page) => form(page).locator('button[type="submit"]').first();

async function edges(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element has no box');
  return { top: box.y, bottom: box.y + box.height, height: box.height, width: box.width };
}

describe.each(LOCALES)('home at 1280 × 900 in %s', (locale) => {
  test('the first screen shows every field and Donate, and the scene is not scaled', async ({
    open,
  }) => {
    const page = await open(localisedPath('/', locale), { locale, javaScript: false });
    for (const field of await form(page).locator('input:visible, select:visible').all()) {
      expect((await edges(field)).bottom).toBeLessThanOrEqual(900);
    }
    expect((await edges(donate(page))).bottom).toBeLessThanOrEqual(900);
    const scene = page.locator('#main > section').first().locator('img:visible');
    // At this width the picture is cropped at the sides, not scaled.
    expect(await edges(scene)).toMatchObject({ width: 1280, height: 640 });
    await expect(scene).toHaveAttribute('src', /\.svg$/);
  });
});

describe.each(['en', 'ar'] as const)('home at 360 px in %s', (locale) => {
  test('the first screen shows Donate, and the banners are stacked', async ({ open }) => {
    const page = await open(localisedPath('/', locale), { locale, width: 360, javaScript: false });
    expect((await edges(donate(page))).bottom).toBeLessThanOrEqual(740);
    const { t } = donor(page, locale);
    const banners = page.getByRole('list', { name: t('home:slides') }).getByRole('listitem');
    const [first, second] = await Promise.all([edges(banners.nth(0)), edges(banners.nth(1))]);
    expect(second.top).toBeGreaterThanOrEqual(first.bottom);
    expect(first.width).toBe(360 - 2 * 16);
    await expectNoOverflow(page);
  });
});

describe.each([
  { locale: 'ar', width: 360 },
  { locale: 'ar', width: 1280 },
  { locale: 'en', width: 1280 },
] as const)('the floating button on the home page, $locale, $width px', ({ locale, width }) => {
  test('the floating button is hidden only while the form is visible, without scripts', async ({
    open,
  }) => {
    const page = await open(localisedPath('/', locale), { locale, width, javaScript: false });
    await expect(quick(page)).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect(quick(page)).toBeHidden();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(quick(page)).toBeVisible();
  });
});

describe.each([
  { locale: 'en', javaScript: true },
  { locale: 'ar', javaScript: false },
] as const)('a campaign on a phone, $locale, scripts $javaScript', ({ locale, javaScript }) => {
  test('a bar with the "give" button stays visible at every scroll position', async ({ open }) => {
    const page = await open(localisedPath(CAMPAIGN, locale), { locale, javaScript, width: 360 });
    const { t } = donor(page, locale);
    const title = await readText(page.getByRole('heading', { level: 1 }), /.+/);
    const bottom = async () => (await edges(donate(page))).bottom;
    await expect.poll(bottom).toBeLessThanOrEqual(740);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(bottom).toBeLessThanOrEqual(740);
    await expect(quick(page)).toBeHidden();
    // The bar shows the amount next to the button, whose text stays the same.
    const link = page.locator('.paybar > a');
    const once = t('giving:chosen.once', { amount: '10\u00a0OMR' });
    await expect(link).toHaveText(javaScript ? once : t('giving:chosen.change'));
    await expect(donate(page)).toHaveText(t('giving:donate'), { useInnerText: true });
    const checkout = page.getByRole('heading', { level: 1, name: t('checkout:title') });
    await navigateTo(checkout, () => donate(page).click());
    // The summary is collapsed on a phone.
    await expect(page.locator('main')).toContainText(title);
  });
});

const LONG_AMOUNTS = [
  ['37.5', '37.500'],
  ['1234.5', '1,234.500'],
] as const;

test.for(LOCALES)(
  'the bar of a campaign keeps its height with a long amount, %s',
  async (locale, { open }) => {
    const page = await open(localisedPath(CAMPAIGN, locale), { locale, width: 360 });
    const giving = donor(page, locale);
    const bar = page.locator('.paybar');
    const setFontSize = await fontSizeSetter(page);
    for (const size of [16, 32] as const) {
      await setFontSize(size);
      await page.reload();
      await setFontSize(size);
      const before = await edges(bar);
      await expectHydrated(page);
      for (const interval of ['once', 'month'] as const) {
        await page.locator(`#give input[name="interval"][value="${interval}"]`).check();
        for (const [typed, shown] of LONG_AMOUNTS) {
          await giving.amount(typed);
          await expect(bar.locator('a')).toContainText(shown);
          expect.soft(await edges(bar), `${size} px, ${interval}, ${typed}`).toEqual(before);
        }
      }
    }
  },
);

test('on a desktop the floating button of a campaign leads to the form of the campaign', async ({
  open,
}) => {
  const page = await open(CAMPAIGN);
  await expect(quick(page)).toBeHidden();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(quick(page)).toBeVisible();
  await quick(page).click();
  await expect.poll(async () => (await edges(donate(page))).top).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

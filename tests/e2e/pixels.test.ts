/** Advertising pixels in a browser: nothing before consent, beacons after it, and pages that work when pixels fail. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase } from '#api/db/open';
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectNoOverflow,
  navigateTo,
  test,
} from '#tests/support/browser';
import { donor, DONOR_VISITS } from '#tests/support/donor';
import { addPixels } from '#tests/support/pixels';
import { type RunningServer, startServer } from '#tests/support/server';
import { localisedPath } from '#web/links';

/** The pictures of the ad networks: a transparent GIF of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let site: RunningServer;

beforeAll(async () => {
  site = await startServer();
  const { db, close } = await openDatabase(join(site.dataDir, 'charity.db'));
  await addPixels(db);
  await close();
});
afterAll(() => site.stop());

type Answer = 'picture' | 'never';

/** Answers the requests to other hosts. @returns their URLs */
async function networksOf(page: Page, answer: Answer = 'picture'): Promise<URL[]> {
  const asked: URL[] = [];
  await page.context().route(
    (url) => url.origin !== site.origin,
    async (route) => {
      asked.push(new URL(route.request().url()));
      if (answer === 'picture') return route.fulfill({ contentType: 'image/gif', body: GIF });
      return undefined;
    },
  );
  return asked;
}

const reported = (asked: readonly URL[]) =>
  asked.filter(({ host }) => host === 'www.facebook.com').map(({ searchParams }) => searchParams);

describe.each(DONOR_VISITS)('$locale, scripts $javaScript', ({ locale, javaScript }) => {
  const visit = { locale, javaScript, width: 360 } as const;

  test('asks above the footer, and remembers the answer until it is withdrawn', async ({
    open,
  }) => {
    const page = await open(localisedPath('/about', locale), { ...visit, at: site.origin });
    const asked = await networksOf(page);
    const { t } = donor(page, locale);
    const button = (name: string) => page.getByRole('button', { name: t(`pixels:${name}`) });
    await expect(button('accept')).toBeVisible();
    const [accept, reject] = [
      await button('accept').boundingBox(),
      await button('reject').boundingBox(),
    ];
    expect(Math.abs(accept!.width - reject!.width)).toBeLessThan(2);
    expect(accept!.height).toBe(reject!.height);
    await expectAccessible(page);
    await expectNoOverflow(page);

    await button('reject').click();
    await expect(button('accept')).toHaveCount(0);
    await expect(page.locator('form.pixels')).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('sends beacons after the consent only, and none after its withdrawal', async ({ open }) => {
    const page = await open(localisedPath('/about', locale), { ...visit, at: site.origin });
    const asked = await networksOf(page);
    const { t } = donor(page, locale);
    await page.getByRole('button', { name: t('pixels:accept') }).click();
    const withdraw = page.getByRole('button', { name: t('pixels:withdraw') });
    await expect(withdraw).toBeVisible();
    if (javaScript) {
      await expect
        .poll(() => reported(asked).map((query) => query.get('dl')))
        .toEqual([new URL(localisedPath('/about', locale), site.origin).href]);
      await expect.poll(() => new Set(asked.map(({ host }) => host)).size).toBe(4);
    }
    const before = asked.length;
    await withdraw.click();
    await expect(page.getByRole('button', { name: t('pixels:accept') })).toHaveCount(0);
    await expect(withdraw).toHaveCount(0);
    if (javaScript) await expectHydrated(page);
    expect(asked).toHaveLength(before);
    expect(javaScript || before === 0).toBe(true);
  });
});

test('a page that the router opens is reported once, and the cart is not', async ({ open }) => {
  const page = await open('/about', { at: site.origin });
  const asked = await networksOf(page);
  const { t, heading } = donor(page, 'en');
  await page.getByRole('button', { name: t('pixels:accept') }).click();
  await expect.poll(() => reported(asked).length).toBe(1);
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/about')).toMatch(/img-src[^;]*https:\/\/www\.facebook\.com/);
  expect(await policyOf('/cart')).not.toMatch(/img-src[^;]*https:/);
  const cart = page.locator('header a[href="/cart"]').first();
  await navigateTo(heading(t('cart:title')), () => cart.click());
  await page.locator('header a[href="/"]').first().click();
  await expect
    .poll(() => reported(asked).map((query) => query.get('dl')))
    .toEqual([`${site.origin}/about`, `${site.origin}/`]);
});

test('a donation is reported once, also when the networks never answer', async ({ open }) => {
  const page = await open('/about', { at: site.origin, allow: [/ERR_|Failed to load/] });
  const giving = donor(page, 'en');
  const asked = await networksOf(page, 'never');
  await page.getByRole('button', { name: giving.t('pixels:accept') }).click();
  await expect(page.getByRole('button', { name: giving.t('pixels:withdraw') })).toBeVisible();
  await giving.donate('wells', '25.5');
  await giving.fillCheckout();
  await giving.pay();
  await giving.decide('approve');
  await giving.expectReceipt('25.500');
  const donations = () => reported(asked).filter((query) => query.get('ev') === 'Donate');
  await expect.poll(() => donations().length).toBe(1);
  expect(donations()[0]!.get('cd[paid_value]')).toBe('25.5');
  expect(asked.join(' ')).not.toMatch(/orders|checkout|cart|example\.org/);
  await page.reload();
  await expectHydrated(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 6_000 })));
  expect(donations()).toHaveLength(1);
});

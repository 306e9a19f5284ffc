/** Offline: saved pages, the last order and bank details can be read; forms are not sent; the operator can turn it off. */
import type { Page } from 'playwright';
import { inject } from 'vitest';
import { OFFLINE_PATH, localisedPath } from '#web/links';
import { expect, expectHydrated, test } from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import { freePort, startServer } from '#tests/support/server';
import { translateFor } from '#tests/support/words';

/** The URLs of the pages that are saved on the device. */
async function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function expectSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => savedPaths(page)).toContain(path);
}

/** Messages of Chromium about requests without a connection. */
const NO_CONNECTION = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /TypeError/];

test('reads saved pages, the receipt and bank details without a connection, and sends nothing', async ({
  open,
}) => {
  const locale = 'ar';
  const at = (path: `/${string}`) => localisedPath(path, locale);
  const page = await open(at('/projects'), {
    locale,
    width: 360,
    worker: true,
    allow: NO_CONNECTION,
  });
  const giving = donor(page, locale);
  await expectHydrated(page);
  await expectSaved(page, at('/projects'));
  await expectSaved(page, at(OFFLINE_PATH));

  // A navigation of the router is not a request for a page: the worker fetches the page.
  await page
    .locator(`main a[href="${at('/projects/tankers')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.pathname === at('/projects/tankers'));
  await expectSaved(page, at('/projects/tankers'));

  await giving.donate('tankers', '25');
  await giving.fillCheckout();
  await giving.pay();
  await giving.decide('approve');
  await giving.expectReceipt('25');
  const receipt = new URL(page.url()).pathname;
  await expectSaved(page, receipt);
  expect(await savedPaths(page)).not.toContain(at('/checkout'));

  await giving.goTo('/projects/tankers');
  await expectHydrated(page);
  await giving.amount('7');
  await page.context().setOffline(true);
  await giving.press('cart');
  await expect(page.getByRole('alert')).toContainText(giving.t('offline:unsent.title'));
  await expect(page.getByLabel(giving.t('shell:ui.otherAmount'))).toHaveValue('7');

  await page.reload();
  await giving.sees(/.+/, `#offline-note`);
  await expect(page.locator('#offline-note')).toContainText(giving.t('offline:note.stale'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(giving.intent('cart')).toBeVisible();

  // A form of a saved page, which has no scripts.
  await giving.press('cart');
  await expect(page.getByRole('alert')).toContainText(giving.t('offline:unsent.title'));

  await page.goto(receipt);
  await giving.expectReceipt('25');
  await page.goto(at('/checkout'));
  await giving.seesTitle('offline:title');
  await giving.sees('OM81');
  await giving.sees('+968 2123 4567');
  await page.locator(`#offline-list a[href="${at('/projects')}"]`).click();
  await expect(page.locator('#offline-note')).toBeVisible();

  await page.context().setOffline(false);
  await page.locator('#offline-note a').click();
  await expect(page.locator('#offline-note')).toHaveCount(0);
  await page.goto(at('/cart'));
  await giving.seesNot(/\b7\s(?:OMR|ر)/);
});

const fetchWorker = (origin: string) => fetch(`${origin}/service-worker.js`);

test('the worker is checked at each visit, may only request this site, and is not served on other paths', async () => {
  const response = await fetchWorker(inject('origin'));
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toContain('navigationPreload');
});

test('a visitor can delete the saved pages, and signing in or out deletes them', async ({
  open,
}) => {
  const page = await open('/about', { worker: true, allow: [/status of 400/] });
  await expectSaved(page, '/about');
  await expectSaved(page, OFFLINE_PATH);
  await page.goto('/about');
  await page.context().setOffline(true);
  await page.goto(OFFLINE_PATH);
  const saved = page.locator('#offline-saved');
  // The sentence about saved pages is next to the list of them, which exists only with the service worker.
  await expect(saved).toContainText(translateFor('en')('offline:saved.lead'));
  await saved.locator('button').click();
  await expect(saved).toBeHidden();
  expect(await savedPaths(page)).toEqual([OFFLINE_PATH]);
  await page.context().setOffline(false);
  await page.goto('/about');
  await expectSaved(page, '/about');
  await page.goto('/login');
  await page.locator('main input[name="email"]').fill('nobody@example.org');
  await page.locator('main input[name="password"]').fill('a wrong password');
  await page.locator('main button[type="submit"]').first().click();
  // Before, a navigation could end the script that reads the saved pages.
  await expect(page.locator('main [role="alert"]')).toBeVisible();
  await expect.poll(() => savedPaths(page)).toEqual([OFFLINE_PATH]);
});

test('pages of a visitor without scripts or with Save-Data register no worker', async ({
  open,
}) => {
  const page = await open('/robots.txt', { worker: true });
  await page.context().setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-light', 'true');
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
});

test('with OFFLINE_PAGES=false, devices delete the saved pages and the worker', async ({
  open,
}) => {
  const PORT = String(await freePort());
  const first = await startServer({ env: { PORT } });
  const page = await open('/about', { worker: true, at: first.origin });
  await expectSaved(page, '/about');
  await first.stop();
  const second = await startServer({ env: { PORT, OFFLINE_PAGES: 'false' } });
  try {
    expect(await (await fetchWorker(second.origin)).text()).toContain('unregister');
    // Browsers do this with each navigation.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
    await page.goto('/about');
    await expectHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-no-worker', 'true');
  } finally {
    await second.stop();
  }
});

test('after a deployment, a link whose module is missing loads the page once, and it can be read', async ({
  open,
}) => {
  const page = await open('/faqs', { allow: [/^/] });
  await expectHydrated(page);
  await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.locator('footer a[href="/about"]').click();
  await expect(page).toHaveURL((url) => url.pathname === '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual(['/about']);
});

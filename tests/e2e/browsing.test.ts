/** What only a browser can show: the colour mode before the first paint, a list that grows, a receipt on paper. */
import { expect } from 'vitest';
import { donor } from '#tests/support/donor';
import { expectAccessible, expectNoOverflow, test } from '#tests/support/browser';
import { words } from '#tests/support/words';

const t = words('en');

test('a colour mode is kept, and on the page before it is painted', async ({ open }) => {
  const page = await open('/faqs', { colorScheme: 'light', allow: [/ERR_FAILED/] });
  const dark = page.getByRole('button', { name: t('shell:colourMode.dark'), includeHidden: true });
  await page.keyboard.press('Tab');
  await dark.first().waitFor({ state: 'attached' });
  await dark.first().evaluate((button: HTMLButtonElement) => button.click());
  expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
  // The application never comes: only what stands in the page can have set it.
  await page.route(/\/(?:assets|late)\//, (route) => route.abort());
  await page.addInitScript(() =>
    requestAnimationFrame(() =>
      Object.assign(window, { firstFrame: document.documentElement.dataset.mode }),
    ),
  );
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => 'firstFrame' in window);
  expect(await page.evaluate(() => (window as { firstFrame?: string }).firstFrame)).toBe('dark');
});

test('presses while the application begins do it no harm', async ({ open }) => {
  const page = await open('/about', { width: 360 });
  await page.addInitScript(() => {
    // After every task there is, so that a press falls into every moment of the start.
    const next = new MessageChannel();
    next.port1.onmessage = () => {
      document.body?.click();
      if (!('__remixRouter' in window)) next.port2.postMessage('press');
    };
    next.port2.postMessage('press');
  });
  await page.goto('/projects');
  await page.waitForFunction(() => '__remixRouter' in window);
});

test('a list grows when its end is near, and its address follows', async ({ open }) => {
  const page = await open('/projects');
  const cards = page.locator('main .card');
  const first = await cards.count();
  const title = await cards.first().innerText();
  await page.waitForFunction(() => '__remixRouter' in window);
  await page.locator('main .more').scrollIntoViewIfNeeded();
  await page.waitForURL(/[?&]page=2/);
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  expect(await cards.first().innerText()).toBe(title);
});

test('a receipt is printed without the frame of the site', async ({ open }) => {
  const page = await open('/', { javaScript: false });
  const giving = donor(page, 'en');
  await giving.addToCart('clean-water-khan-younis', '4');
  await giving.goTo('/checkout');
  await giving.fillCheckout();
  await giving.pay();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await giving.decide('approve');
  await giving.expectReceipt('4.000');
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  expect(await page.locator('main').innerText()).toContain('4.000');
});

test('a payment that is awaited says so without barriers', async ({ open }) => {
  const page = await open('/', { width: 360 });
  const giving = donor(page, 'en');
  await giving.addToCart('clean-water-khan-younis', '4');
  await giving.goTo('/checkout');
  await giving.fillCheckout();
  await giving.pay();
  await giving.decide('laterApprove');
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('Back returns to the place that the page was left at, in the application and in plain documents', async ({
  open,
}) => {
  const page = await open('/privacy-policy', { width: 360 });
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  // Pressed by the page itself: a press by the mouse would scroll to the link first.
  const home = page.locator('header a[href="/"]').first();
  for (const leave of [
    () => home.evaluate((link: HTMLAnchorElement) => link.click()),
    () => page.goto('/about'),
  ]) {
    await page.waitForFunction(() => '__remixRouter' in window);
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await expect.poll(place).toBe(1_500);
    await leave();
    await page.waitForURL((url) => url.pathname !== '/privacy-policy');
    await page.goBack();
    await page.waitForURL('/privacy-policy');
    await expect.poll(place).toBe(1_500);
  }
});

/** Behaviour that only a browser has: the colour mode before the first paint, scroll positions, printing, counters. */
import { PAGE_SIZE } from '#domain/constants';
import { dayIn } from '#domain/time/zoned';
import {
  ASSERTION_TIMEOUT_MS,
  expect,
  expectHydrated,
  expectReadable,
  navigateTo,
  readText,
  test,
} from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import { translateFor } from '#tests/support/words';

const t = translateFor('en');

test('a stored colour mode is on the page before the first paint', async ({ open }) => {
  const page = await open('/faqs', { colorScheme: 'light', allow: [/ERR_FAILED/] });
  const dark = page.getByRole('button', { name: t('shell:colourMode.dark'), includeHidden: true });
  await page.keyboard.press('Tab');
  await expect(dark.first()).toBeAttached();
  await dark.first().evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  // Blocks all scripts of the application, so that only the page itself can set the mode.
  await page.route(/\/(?:assets|late)\//, (route) => route.abort());
  await page.addInitScript(() =>
    requestAnimationFrame(() =>
      Object.assign(window, { firstFrame: document.documentElement.dataset.mode }),
    ),
  );
  await page.reload({ waitUntil: 'domcontentloaded' });
  const firstFrame = () => page.evaluate(() => (window as { firstFrame?: string }).firstFrame);
  await expect.poll(firstFrame).toBe('dark');
});

test('clicks during hydration cause no error', async ({ open }) => {
  const page = await open('/about', { width: 360 });
  await page.addInitScript(() => {
    // Clicks after every task, so that clicks happen in each phase of the start.
    const next = new MessageChannel();
    next.port1.onmessage = () => {
      document.body?.click();
      if (!('__remixRouter' in window)) next.port2.postMessage('press');
    };
    next.port2.postMessage('press');
  });
  await page.goto('/projects');
  await expectHydrated(page);
});

test('a tap on the link to the home page before its route is discovered opens the home page', async ({
  open,
}) => {
  const page = await open('/about');
  // The server never answers: the router has only the routes of the first response.
  await page.route('**/__manifest**', () => undefined);
  await page.reload();
  await expectHydrated(page);
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator('main form.quickly').first()).toBeVisible();
});

test('the buttons do not move while scripts load, after the donor has typed another amount', async ({
  open,
}) => {
  const page = await open('/about', { width: 360 });
  let release!: () => void;
  const asked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/projects/wells', { waitUntil: 'domcontentloaded' });
  await page.locator('main [name="otherAmount"]').fill('4');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const button = document.querySelector('main button[value="cart"]')!;
    const field = document.querySelector('main [name="otherAmount"]')!;
    const read = () =>
      Math.round(button.getBoundingClientRect().top - field.getBoundingClientRect().top);
    const distances = new Set([read()]);
    Object.assign(window, { distances });
    // Called after each DOM change by React, including those that are never painted on a fast machine.
    new MutationObserver(() => distances.add(read())).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  release();
  await expect(page.locator('main button[value="donate"]')).toContainText('4 OMR');
  const distances = () =>
    page.evaluate(() => [...(window as unknown as { distances: Set<number> }).distances]);
  await expect.poll(distances).toHaveLength(1);
});

test('Back from a campaign restores all loaded pages of the list and the scroll position', async ({
  open,
}) => {
  const page = await open('/projects');
  const cards = page.locator('main .card');
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await expectHydrated(page);
  await expect(async () => {
    await page.locator('main .more').scrollIntoViewIfNeeded();
    await expect(page.locator('main .more a')).toHaveCount(0, { timeout: 1_000 });
  }, 'all pages of the list').toPass({ timeout: ASSERTION_TIMEOUT_MS });
  const count = Number(await readText(page.locator('main .more [role="status"]'), /\d+/));
  expect(count).toBeGreaterThan(PAGE_SIZE + 1);
  await expect(cards).toHaveCount(count);
  await expect(page).toHaveURL(/[?&]page=\d/);
  const left = cards
    .nth(PAGE_SIZE + 1)
    .getByRole('heading')
    .getByRole('link');
  await left.scrollIntoViewIfNeeded();
  const title = await readText(left, /.+/);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  // A script clicks, because Playwright could scroll to the link before a mouse click.
  const heading = page.getByRole('heading', { level: 1, name: title });
  await navigateTo(heading, () => left.evaluate((link: HTMLAnchorElement) => link.click()));
  await page.goBack();
  await expect(left).toHaveText(title);
  await expect(cards).toHaveCount(count);
  await expect.poll(place).toBe(before);
});

test.for([true, false])(
  'the "show more" link continues after the last card, scripts %s',
  async (javaScript, { open }) => {
    const page = await open('/projects', { javaScript });
    if (javaScript) await expectHydrated(page);
    // A script clicks: a mouse click would scroll to the link, and scrolling loads the next page without the click.
    const more = page.getByRole('link', { name: t('projects:more.next') });
    await more.evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/[?&]page=2/);
    const cards = page.locator('main .card');
    const next = javaScript ? cards.nth(PAGE_SIZE) : cards.first();
    if (!javaScript) {
      await expect(page.locator('#results')).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(next.getByRole('link').first()).toBeFocused();
  },
);

test('a printed receipt has no header and no footer of the site', async ({ open }) => {
  const page = await open('/', { javaScript: false });
  const giving = donor(page, 'en');
  await giving.addToCart('wells', '4');
  await giving.goTo('/checkout');
  await giving.fillCheckout();
  await giving.pay();
  await giving.decide('approve');
  await giving.expectReceipt('4');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await giving.sees(/\b4\s(?:OMR|ر)/);
});

test('Back restores the scroll position after client-side navigation and after a page load', async ({
  open,
}) => {
  const page = await open('/about', { width: 360, allow: [/\.woff2/] });
  // Without fonts, because a late font is used from the next page on, whose lines then break at other words.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/privacy-policy');
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const heading = page.getByRole('heading', { level: 1 });
  const title = await readText(heading, /.+/);
  // A script clicks, because a mouse click would scroll to the link first.
  const home = page.locator('header a[href="/"]').first();
  for (const leave of [
    () => home.evaluate((link: HTMLAnchorElement) => link.click()),
    () => page.goto('/about'),
  ]) {
    await expectHydrated(page);
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await expect.poll(place).toBe(1_500);
    await leave();
    await expect(heading).not.toHaveText(title);
    await page.goBack();
    await expect(heading).toHaveText(title);
    await expect.poll(place).toBe(1_500);
  }
});

test.for([true, false])(
  'anchors lead to a section of a policy, and open the answer to a question, with scripts %s',
  async (javaScript, { open }) => {
    const page = await open('/ar/terms-of-use', { locale: 'ar', width: 360, javaScript });
    if (javaScript) await expectHydrated(page);
    const target = page.locator('section#changes');
    await expect(target).not.toBeInViewport();
    await page.locator('main nav a[href$="#changes"]').click();
    await expect(target).toBeInViewport();
    await page.goto('/ar/faqs');
    if (javaScript) await expectHydrated(page);
    const answer = page.locator('#goal');
    await expect(answer).toBeHidden();
    await page.locator('details', { has: answer }).locator('summary').click();
    await expect(answer).toBeVisible();
    await answer.locator('a').click();
    await expect(target).toBeInViewport();
    await page.goto('/ar/faqs#transfer');
    await expect(page.locator('#transfer')).toBeVisible();
    await expect(answer).toBeHidden();
  },
);

test.for([true, false])(
  'a change of the currency keeps what was typed into the checkout, scripts %s',
  async (javaScript, { open }) => {
    const page = await open('/', { width: 360, javaScript });
    const giving = donor(page, 'en');
    await giving.addToCart('wells', '25');
    await giving.goTo('/checkout');
    if (javaScript) await expectHydrated(page);
    await giving.fillCheckout({ method: 'Bank', name: 'Salma' });
    for (const currency of ['USD', 'OMR']) {
      await page.locator('#currency-change select').selectOption(currency);
      await page.locator('#currency-change button[value="currency"]').click();
      await expect(page.locator('#pay')).toContainText(currency);
      await expect(page.locator('[type="radio"][value="Bank"]')).toBeChecked();
      await expect(page.locator('main [name="name"]')).toHaveValue('Salma');
    }
  },
);

test('a visitor finds a record from another page without scripts, after a typing error', async ({
  open,
}) => {
  const [words, typed] = [translateFor('ar'), 'لحنة المياه'];
  const page = await open('/ar/about', { locale: 'ar', javaScript: false, width: 360 });
  await navigateTo(page.getByRole('heading', { level: 1, name: words('search:title') }), () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: words('shell:search') })
      .click(),
  );
  await page.getByRole('searchbox').fill(typed);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('search:submit') })
    .click();
  const suggestion = page.getByRole('main').getByRole('status').getByRole('link');
  await expect(suggestion).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(typed);
  await suggestion.click();
  await expect(page.getByRole('searchbox')).not.toHaveValue(typed);
  await expect(page.locator('h3 mark').first()).toBeVisible();
  await expectReadable(page);
  const found = page.locator('a[href$="/ngo/water-committee"]');
  await navigateTo(page.getByRole('heading', { level: 1, name: /لجنة/ }), () => found.click());
});

test('the stylesheet counts the complete groups of the volunteer form', async ({ open }) => {
  const page = await open('/volunteer', { javaScript: false });
  const count = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.prog li')].filter((group) =>
          getComputedStyle(group).counterIncrement.includes('done'),
        ).length,
    );
  expect(await count()).toBe(0);
  const typed = {
    name: 'Yusuf',
    phone: '+968 9212 3456',
    occupation: 'Electrician',
    notes: 'A car.',
  };
  for (const [id, value] of Object.entries(typed)) await page.locator(`#${id}`).fill(value);
  await page.locator('#volunteer-form #email').fill('volunteer@example.org');
  await page.locator('#education').selectOption('diploma');
  for (const box of ['types"][value="driving', 'days"][value="friday', 'times"][value="evening'])
    await page.locator(`[name="${box}"]`).check({ force: true });
  await page.locator('#startDate').fill(dayIn('Asia/Muscat', new Date()));
  expect(await count()).toBe(3);
  await page.locator('#ageStatement').check();
  expect(await count()).toBe(4);
});

/**
 * Tests when scripts load: at the first interaction, after the first paint. Without an interaction a page loads none,
 * and a tap before they have started is executed once.
 */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, inject } from 'vitest';
import { openDatabase } from '#api/db/open';
import {
  expect,
  expectHydrated,
  expectReadable,
  navigateTo,
  putGiftsIntoCart,
  readText,
  test,
} from '#tests/support/browser';
import { donor } from '#tests/support/donor';

const { db, close } = await openDatabase(join(inject('dataDir'), 'charity.db'));
test.afterAll(close);

const FENCE = '/robots.txt';

/**
 * Runs idle callbacks as ordinary tasks, in their order: on a busy machine, Chromium can postpone idle callbacks for
 * minutes. Call it before the page opens.
 */
async function runIdleCallbacksAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) =>
      Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 })));
  });
}

/** Waits until the page counts a scroll as an interaction: two frames after its load event. */
const passFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 3; n += 1) await new Promise((frame) => requestAnimationFrame(frame));
  });

/** Waits until the page is loaded and painted, its idle callbacks have run, and their requests are recorded. */
async function passIdleTime(page: Page): Promise<void> {
  const fence = new Promise((seen) =>
    page.on('request', (request) => request.url().endsWith(FENCE) && seen(request)),
  );
  await passFrames(page);
  await page.evaluate(async (path) => {
    await new Promise((idle) => requestIdleCallback(idle));
    await fetch(path);
  }, FENCE);
  await fence;
}

const isScript = (url: string) => /\/(?:assets\/.+\.js|late\/)/.test(url);
const isScriptUrl = (url: URL) => isScript(url.href);

/** Records the scripts that the page requests from now on. @returns their URLs */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (isScript(request.url())) scripts.push(request.url());
  });
  return scripts;
}

/** Waits for the effect of hydration without an interaction: React adds the whole stylesheet. */
const expectStarted = (page: Page) =>
  expect(page.locator('head > link[rel="stylesheet"]')).toBeAttached();

describe('a page without an interaction', () => {
  test.for([
    ...['/', '/projects', '/projects/wells', '/projects/zakat/calculator', '/cart', '/checkout'],
    ...['/ar/checkout', '/login', '/search', '/faqs#goal'],
  ])('loads no scripts: %s', async (path, { open }) => {
    const page = await open('/faqs');
    await putGiftsIntoCart(page);
    await runIdleCallbacksAtOnce(page);
    // Otherwise requests of the first page would be counted for the next one.
    await page.goto('about:blank');
    const scripts = scriptsOf(page);
    await page.goto(path);
    await passIdleTime(page);
    expect(scripts).toEqual([]);
  });

  test('loads them when it polls: a pending payment that fails', async ({ open }) => {
    const page = await open('/', { width: 360 });
    const giving = donor(page, 'en');
    const email = 'untouched@example.org';
    await giving.donate('wells', '4');
    await giving.fillCheckout({ email });
    await giving.pay();
    await giving.decide('late');
    await giving.seesTitle('order:title.processing');
    await expectReadable(page);
    // A new document, without an interaction.
    await page.goto(page.url());
    const order = db.updateTable('orders').where('donor_email', '=', email);
    await order.set({ state: 'failed' }).execute();
    await giving.seesTitle('order:title.failed');
  });

  test('loads them when it shows remaining units', async ({ open }) => {
    const page = await open('/projects/tafreej/case-roof');
    await expectStarted(page);
  });

  test('loads them when it has a draft', async ({ open }) => {
    const page = await open('/volunteer');
    await page.locator('main [name="name"]').fill('Salma');
    await expectStarted(page);
    await page.locator('main [name="name"]').fill('Salma Al Harthi');
    await page.goto('/volunteer');
    await expect(page.locator('main [name="name"]')).toHaveValue('Salma Al Harthi');
  });
});

describe('the first interaction', () => {
  const INTERACTIONS: Record<string, (page: Page) => Promise<void>> = {
    'a scroll': (page) => page.evaluate(() => window.scrollBy(0, 100)),
    'a movement of the mouse': (page) => page.mouse.move(5, 300),
    'a key': (page) => page.keyboard.press('Tab'),
    'a tap on a text': (page) => page.locator('h1').tap(),
    'the focus on a field': (page) => page.locator('main [name="otherAmount"]').focus(),
    'the menu': (page) => page.locator('header summary:visible').first().tap(),
  };

  test.for(Object.keys(INTERACTIONS))('starts the scripts: %s', async (name, { open }) => {
    const page = await open('/projects/wells', { width: 360, hasTouch: true });
    await passFrames(page);
    await INTERACTIONS[name]!(page);
    await expectStarted(page);
  });

  test('loads a page and no scripts when it is a tap on a link or a submit button', async ({
    open,
  }) => {
    const page = await open('/faqs', { width: 360, hasTouch: true });
    // The whole page is visible: otherwise Playwright would scroll to the button, which starts the scripts.
    await page.setViewportSize({ width: 360, height: 6_000 });
    await page.goto('about:blank');
    const scripts = scriptsOf(page);
    await page.goto('/projects/wells');
    const documents: string[] = [];
    let posted: string | null = null;
    page.on('request', (request) => {
      if (request.isNavigationRequest())
        documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
      posted ??= request.postData();
    });
    await page.locator('main button[value="cart"]').tap();
    await expect(page.locator('header .count')).toHaveText('1');
    // The server recognises a second tap before the next page appears by this id.
    expect(posted).toMatch(/(?:^|&)press=[a-z0-9]+(?:&|$)/);
    const cart = page.getByRole('heading', { level: 1, name: donor(page, 'en').t('cart:title') });
    await navigateTo(cart, () => page.locator('#news a[href="/cart"]').tap());
    expect(documents.filter((one) => !one.includes('/projects/wells'))).toEqual(['GET /cart']);
    expect(documents.filter((one) => one.startsWith('POST'))).toHaveLength(1);
    expect(scripts).toEqual([]);
  });
});

describe('a tap on a submit button is executed once', () => {
  /** Counts the requests that add a gift, by the browser and by scripts. */
  function countPosts(page: Page): () => number {
    let count = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') count += 1;
    });
    return () => count;
  }

  test('while the scripts load', async ({ open }) => {
    const page = await open('/projects/wells', { width: 360, allow: [/ERR_ABORTED|Failed to/] });
    const giving = donor(page, 'en');
    const posts = countPosts(page);
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const scripts = scriptsOf(page);
    await page.route(isScriptUrl, async (route) => {
      await held;
      await route.continue();
    });
    await giving.amount('7');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await giving.untilInCart(async () => {
      await giving.press('cart');
      release();
    });
    await giving.goTo('/cart');
    await expect(page.locator('main .sum dd')).toContainText(/\b7\s(?:OMR|ر)/);
    expect(posts()).toBe(1);
  });

  test('while React hydrates the page', async ({ open }) => {
    const page = await open('/faqs', { width: 360 });
    const giving = donor(page, 'en');
    const posts = countPosts(page);
    await page.addInitScript(() => {
      // Clicks when React has the first data of the page, and has not finished its hydration.
      const next = new MessageChannel();
      next.port1.onmessage = () => {
        if (!('__remixRouter' in window)) {
          next.port2.postMessage('wait');
          return;
        }
        document.querySelector<HTMLElement>('main button[value="cart"]')?.click();
      };
      next.port2.postMessage('wait');
    });
    await giving.chooseAmount('wells', '7');
    await expect(page.locator('header .count')).toHaveText('1');
    await giving.goTo('/cart');
    await expect(page.locator('main .sum dd')).toContainText(/\b7\s(?:OMR|ر)/);
    expect(posts()).toBe(1);
  });
});

test('the start of the scripts keeps the text and the focus of a visitor who corrects a form', async ({
  open,
}) => {
  const page = await open('/contact-us', {
    width: 360,
    hasTouch: true,
    allow: [/status of 400/],
  });
  const { button, sees, t } = donor(page, 'en');
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isScriptUrl, async (route) => {
    await held;
    // The browser has cancelled the requests of the first page.
    await route.continue().catch(() => undefined);
  });
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field('message').fill('When is the next event?');
  await button('contact:submit').tap();
  await sees(t('shell:ui.correct'));
  await field('message').fill('When is the next event in Nizwa?');
  const scrollY = () => page.evaluate(() => window.scrollY);
  const scrolled = await scrollY();
  release();
  await expectStarted(page);
  await expect(field('message')).toBeFocused();
  await expect(field('message')).toHaveValue('When is the next event in Nizwa?');
  await expect.poll(scrollY).toBe(scrolled);
});

test('the whole stylesheet is requested again when it cannot be loaded', async ({ open }) => {
  const page = await open('/', { allow: [/ERR_FAILED/] });
  let requests = 0;
  // The first request fills the cache of the browser, the second one is that of the element.
  await page.route(/\/assets\/app-[\w-]+\.css$/, (route) => {
    requests += 1;
    return requests <= 2 ? route.abort() : route.continue();
  });
  await expectHydrated(page);
  expect(requests).toBeGreaterThan(2);
});

describe('scripts', () => {
  test.for([
    ['a cached page', '/projects'],
    ['a private page', '/cart'],
    ['a 404 page', '/nowhere'],
  ] as const)('of %s comply with the Content-Security-Policy', async ([, path], { open }) => {
    const page = await open(path, { allow: path === '/nowhere' ? [/status of 404/] : [] });
    await expectHydrated(page);
    // The application runs: a link changes the page without a page load.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const heading = page.getByRole('heading', { level: 1 });
    const title = await readText(heading, /.+/);
    await page.locator('header a[href="/"]').first().click();
    await expect(heading).not.toHaveText(title);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('never load with Save-Data', async ({ open }) => {
    const page = await open('/faqs');
    await runIdleCallbacksAtOnce(page);
    // Otherwise requests of the first page would be counted for the next one.
    await page.goto('about:blank');
    await page.context().setExtraHTTPHeaders({ 'save-data': 'on' });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith(FENCE)) asked.push(request.resourceType());
    });
    await page.goto('/projects');
    await page.keyboard.press('Tab');
    await passIdleTime(page);
    expect(asked).toContain('document');
    expect(asked.filter((type) => ['script', 'font', 'fetch'].includes(type))).toEqual([]);
  });
});

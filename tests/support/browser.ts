/** `test` for browser tests: `open` opens a page as a donor does. The test fails when a page logs an error. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { APIResponse, Browser, BrowserContext, Locator, Page } from 'playwright';
import { inject, test as base } from 'vitest';
import { cartCookie } from '#tests/bench/cart';
import { ASSERTION_TIMEOUT_MS, expect, expectHydrated, navigateTo } from './assertions';
import { launchBrowser, newVisitor, visits, type Visit } from './visitor';

export { ASSERTION_TIMEOUT_MS, expect, expectHydrated, navigateTo };

type Fixtures = {
  browser: Browser;
  /** Opens `path` as a new visitor. Links and `page.goto` keep the cookies of this visitor. */
  open: (path: string, visit?: ExpectedVisit) => Promise<Page>;
};

/** `at`: origin of a server, if not the shared one. `allow`: console errors that the test causes, such as of a 404. */
export type ExpectedVisit = Visit & { allow?: RegExp[]; at?: string };

/** On a busy machine, the server rejects pictures first (server/admission.ts), and the page has a place without them. */
const BUSY = /status of 503 .*\/files\//;

export const test = base.extend<Fixtures>({
  browser: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the needed fixtures from the first parameter.
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    await use(async (path, visit = {}) => {
      const context = await newVisitor(browser, visit.at ?? inject('origin'), visit);
      contexts.push(context);
      const report = (problem: string) => {
        if (![BUSY, ...(visit.allow ?? [])].some((pattern) => pattern.test(problem)))
          problems.push(problem);
      };
      // Violations of the Content-Security-Policy are reported on the console too.
      context.on('console', (message) => {
        if (message.type() === 'error' || message.text().includes('Content Security Policy'))
          report(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => report(error.error().stack ?? error.error().message));
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems, 'errors that the pages logged').toEqual([]);
  },
});

/** Waits until the locator's text matches. @returns the first group of the pattern, or the whole match */
export async function readText(locator: Locator, pattern: RegExp): Promise<string> {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    // eslint-disable-next-line nadawah/wait-for-assertion -- this is the loop that polls
    found = pattern.exec((await locator.innerText()).replaceAll('\u00a0', ' '));
    expect(found, `text that matches ${pattern}`).not.toBeNull();
  }).toPass({ timeout: ASSERTION_TIMEOUT_MS });
  return found![1] ?? found![0];
}

/** Stores the cookies of a response whose body does not arrive, as browsers do as soon as they have its headers. */
export async function storeCookies(page: Page, response: APIResponse): Promise<void> {
  const headers = response.headersArray().filter(({ name }) => /^set-cookie$/i.test(name));
  // The last cookie of each name, without those that the response removes.
  const cookies = new Map(
    headers.map(({ value: cookie }) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      return [name, { name, value, url: new URL('/', page.url()).href }];
    }),
  );
  await page.context().addCookies([...cookies.values()].filter(({ value }) => value !== ''));
}

/** Puts several gifts into the cart of the visitor. The page must be one of the site. */
export async function putGiftsIntoCart(page: Page): Promise<void> {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cartCookie())!;
  await page.context().addCookies([{ name, value, url: new URL('/', page.url()).href }]);
}

/** Waits until a link has a `href`, and returns it. */
export async function readHref(link: Locator): Promise<string> {
  await expect(link).toHaveAttribute('href', /./);
  return link.evaluate((element: HTMLAnchorElement) => element.href);
}

/** Asserts that no element is wider than the page, so that the page does not scroll horizontally. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect(async () => {
    expect(await findOverflow(page), `elements wider than ${page.url()}`).toEqual([]);
  }).toPass({ timeout: ASSERTION_TIMEOUT_MS });
}

function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > clientWidth + 1);
    });
    // Reports only the outermost elements.
    return outside
      .filter((element) => !outside.includes(element.parentElement!))
      .map((element) => element.outerHTML.slice(0, 120))
      .concat(`${scrollWidth - clientWidth} px too wide`);
  });
}

/**
 * Returns a function that sets the browser's default font size and waits until the page has it and its own fonts: 16 px,
 * or 32 px as with the browser setting "text size: very large".
 */
export async function fontSizeSetter(page: Page): Promise<(pixels: 16 | 32) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async function setFontSize(pixels) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
    // Media queries can follow later than the size of the text.
    await page.waitForFunction(
      (size) =>
        getComputedStyle(document.documentElement).fontSize === `${size}px` &&
        matchMedia(
          `(min-width: ${innerWidth / size - 0.1}em) and (max-width: ${innerWidth / size + 0.1}em)`,
        ).matches,
      pixels,
    );
    if (await page.evaluate(hasOwnFonts)) return;
    // The fonts are optional: a page whose fonts are late does without them. After a reload they are in the cache.
    await page.reload();
    await setFontSize(pixels);
  };
}

/** Returns false if the text of the page is in the wider font of the test machine. */
async function hasOwnFonts(): Promise<boolean> {
  await document.fonts.ready;
  if (document.fonts.size === 0) return true;
  const probe = document.body.appendChild(document.createElement('span'));
  probe.textContent = 'Give تبرّع';
  const own = probe.getBoundingClientRect().width;
  probe.style.fontFamily = 'sans-serif';
  const other = probe.getBoundingClientRect().width;
  probe.remove();
  return own !== other;
}

/**
 * Returns words and numbers of the page that are broken inside, without a hyphen. URLs and identifiers (`word-break:
 * break-all`) may break, and email addresses after the @.
 */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    /** Lines of text are further apart than half of the height of their letters, also if one has smaller letters. */
    const isOnTwoLines = () => {
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = parts.map(({ top }) => top);
      const height = Math.max(...parts.map((part) => part.height));
      return Math.max(...tops) - Math.min(...tops) > height / 2;
    };
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('script, style, noscript, textarea, select, svg, .vh, .skip');
    const isIdentifier = (text: Text) =>
      getComputedStyle(text.parentElement!).wordBreak === 'break-all' && !text.data.includes('@');
    const found: string[] = [];
    const report = (word: string, { outerHTML }: Element) =>
      found.push(`"${word}" is broken in ${outerHTML.slice(0, 120)}`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!isRead(text.parentElement!) || isIdentifier(text)) continue;
      const words = text.data
        .replace(/\S*:\/\/\S*/g, (address) => ' '.repeat(address.length))
        // Letters and digits between two possible breaks: "1,234.500" is one word. A soft hyphen ends a word.
        .matchAll(/%?[\p{L}\p{M}\p{N}]+(?:[.,:'’٫٬][\p{L}\p{M}\p{N}]+)*%?/gu);
      for (const { 0: word, index } of words) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (isOnTwoLines()) report(word, text.parentElement!);
      }
    }
    // The decimals of an amount are in an element of their own.
    for (const amount of document.querySelectorAll('.num > bdi')) {
      range.selectNodeContents(amount);
      if (isRead(amount) && isOnTwoLines()) report(amount.textContent!, amount);
    }
    return found;
  });
}

/** axe's rules for WCAG 2.2 AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** axe's best-practice rule that all content is inside a landmark, so that users of screen readers can jump to it. */
const LANDMARKS = 'region';

/** Asserts that axe finds no serious or critical problem for WCAG 2.2 AA, and no content outside a landmark. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForAnimations(page);
  const known = visits.get(page.context());
  const copy = known?.visit.javaScript === false ? await copyForScripts(page, known) : undefined;
  const { violations } = await new AxeBuilder({ page: copy ?? page })
    .options({
      runOnly: { type: 'tag', values: WCAG },
      rules: { [LANDMARKS]: { enabled: true } },
      resultTypes: ['violations'],
    })
    // Runs axe in the page itself, which takes a third of the time. No page has a frame of another origin.
    .setLegacyMode(true)
    .analyze();
  await copy?.context().close();
  const grave = violations
    .filter(({ id, impact }) => id === LANDMARKS || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  expect(grave, `accessibility problems of ${page.url()}`).toEqual([]);
}

/** Asserts that the page neither overflows nor has an accessibility problem. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

/**
 * Waits until stylesheets have loaded and CSS transitions have ended. Otherwise axe would measure the contrast of
 * intermediate colours: hydration adds the whole stylesheet, and elements that only scripts render get its colours.
 */
async function waitForAnimations(page: Page): Promise<void> {
  // After a rejection the page reloads its data. The clicked button is disabled until then.
  await expect(page.locator('button[type="submit"][aria-disabled]')).toHaveCount(0);
  await expect
    // Node.js asks again, because a page without scripts runs neither timers nor listeners.
    .poll(() => page.evaluate(isSettled), { timeout: ASSERTION_TIMEOUT_MS })
    .toBe(true);
}

function isSettled(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return (
    [...links].every(({ sheet, disabled }) => sheet ?? disabled) &&
    document.getAnimations().every(
      ({ effect, timeline, playState }) =>
        playState !== 'running' ||
        // Scroll-driven animations never finish.
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Infinity,
    )
  );
}

/**
 * Copies a page that was loaded without scripts into a context with scripts, because axe needs timers. The copy
 * contains no script of the page.
 */
async function copyForScripts(
  page: Page,
  { origin, visit }: { origin: string; visit: Visit },
): Promise<Page> {
  const html = (await page.content())
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replace(/<\/?noscript>/g, '');
  const context = await newVisitor(page.context().browser()!, origin, {
    ...visit,
    javaScript: true,
  });
  const copy = await context.newPage();
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await copy.goto(page.url());
  return copy;
}

export type Mail = { file: string; text: string };

/** Returns the mails that the server wrote as files, oldest first. */
export function outbox(dataDir: string = inject('dataDir')): Mail[] {
  const folder = join(dataDir, 'outbox');
  // The server creates the folder with the first mail.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

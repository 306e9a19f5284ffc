/** Layout of every page: nothing moves when fonts arrive late, and nothing is cut off with enlarged text. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, inject } from 'vitest';
import routes from '#app/routes';
import type { Colour } from '#domain/colours/colour';
import { paletteOf } from '#domain/colours/palette';
import { LOCALES } from '#domain/locales';
import { sampleUrlOf, urlPatternsOf } from '#tests/guards/site-map';
import {
  expect,
  type ExpectedVisit,
  expectHydrated,
  expectNoOverflow,
  findBrokenWords,
  fontSizeSetter,
  putGiftsIntoCart,
  test,
} from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import { localisedPath, type SitePath } from '#web/links';
import { rulesFor } from '#web/styles/charity-colours.server';

/** Pages of the site map. Pages that need a token show the error page here; `orderPages` adds real ones. */
const PAGES = urlPatternsOf(await routes)
  .filter(({ inLanguages, file }) => inLanguages && file.endsWith('.tsx'))
  .map(sampleUrlOf)
  .filter((path) => !path.includes('nobodyhasthistoken')) as SitePath[];

/** A campaign whose budget has amounts of five digits. */
const BUDGET: SitePath = '/projects/desalination';

/** Parts of the pages, each of which one test opens within its time on a busy machine. */
const PART = 15;
const PARTS = Array.from({ length: Math.ceil(PAGES.length / PART) }, (_, n) => ({
  part: `pages from ${n * PART + 1}`,
  pagesOf: (): Promise<SitePath[]> => Promise.resolve(PAGES.slice(n * PART, (n + 1) * PART)),
}));

/** Maximum layout shift (CLS). Google's limit for "good" is 0.1. */
const MAX_LAYOUT_SHIFT = 0.02;

const NOT_FOUND = { allow: [/status of 404/] };

// Every page on a phone in Arabic; the first pages, with the frame of all, also on a desktop in Latin script.
describe.each([
  { locale: 'ar', width: 360, parts: PARTS },
  { locale: 'en', width: 1280, parts: PARTS.slice(0, 1) },
] as const)('$locale, $width px', ({ locale, width, parts }) => {
  test.for([...parts, { part: 'pages of an order', pagesOf: orderPages }])(
    'no page moves when fonts and scripts arrive late: $part',
    async ({ pagesOf }, { open }) => {
      const page = await open(localisedPath('/', locale), { locale, width, ...NOT_FOUND });
      const paths = await pagesOf(open);
      await putGiftsIntoCart(page);
      await observeShifts(page);
      const holdFonts = await fontGate(page);
      const findings: string[] = [];
      for (const path of paths) {
        const release = holdFonts();
        await page.goto(localisedPath(path, locale), { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        release();
        await isComplete(page);
        const { shift, moved } = await page.evaluate(readShifts);
        if (shift > MAX_LAYOUT_SHIFT) findings.push(`${path}: ${shift.toFixed(3)} ${moved}`);
        const lazy = await page.evaluate(findLazyLargestPicture);
        if (lazy) findings.push(`${path}: the largest picture is lazy: ${lazy}`);
      }
      expect(findings).toEqual([]);
    },
  );
});

// Every page in English, whose words are longer; the first pages, with the frame of all, also from right to left, and wide.
describe.each([
  ['en', 360, PAGES],
  ['ar', 360, PAGES.slice(0, PART)],
  ['en', 1280, PAGES.slice(0, PART)],
  ['en', 1920, PAGES.slice(0, PART)],
] as const)('%s', (locale, width, pages) => {
  test(`text at 200 % fits into ${width} px without cut-off or broken words`, async ({ open }) => {
    const visit = { locale, width, ...NOT_FOUND } as const;
    const page = await open(localisedPath('/', locale), visit);
    const paths = [...pages, BUDGET, ...(await orderPages(open))];
    await putGiftsIntoCart(page);
    const setFontSize = await fontSizeSetter(page);
    const findings: string[] = [];
    for (const path of paths) {
      await page.goto(localisedPath(path, locale));
      await setFontSize(32);
      await expectNoOverflow(page);
      const found = [
        ...(await page.evaluate(findClipped)),
        ...(await page.evaluate(findClippedChoices, 'chosen' as const)),
        ...(await findBrokenWords(page)),
        ...(await page.evaluate(findTouchingTexts)),
      ];
      findings.push(...found.map((one) => `${path}: ${one}`));
    }
    expect(findings).toEqual([]);
  });
});

test.for(LOCALES)('the zakat calculator cuts no option off, %s', async (locale, { open }) => {
  const path = localisedPath('/projects/zakat/calculator', locale);
  for (const width of [360, 1280] as const) {
    const page = await open(path, { locale, width, javaScript: false });
    const clipped = await page.evaluate(findClippedChoices, 'all' as const);
    expect(clipped).toEqual([]);
  }
});

test('the button of the calling code shows the whole code at 200 %', async ({ open }) => {
  const page = await open('/volunteer', { width: 360 });
  const setFontSize = await fontSizeSetter(page);
  await setFontSize(32);
  await expectHydrated(page);
  await page.locator('[name="phoneCountry"]').selectOption('OM');
  await page.locator('[name="phone"]').focus();
  await expect(page.locator('.join > button[aria-haspopup="dialog"]')).toContainText('+968');
  await expectNoOverflow(page);
  const clipped = await page.evaluate(findClipped);
  expect(clipped).toEqual([]);
});

test.for(['en', 'ar'] as const)(
  'the list of calling codes shows the whole code at 200 %% without scripts, %s',
  async (locale, { open }) => {
    const page = await open('/volunteer', { locale, width: 360, javaScript: false });
    const setFontSize = await fontSizeSetter(page);
    await setFontSize(32);
    const list = page.locator('[name="phoneCountry"]');
    await list.selectOption('OM');
    const [space, code] = await list.evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const canvas = Object.assign(document.createElement('canvas').getContext('2d')!, { font });
      return [
        select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
        canvas.measureText('+968…').width,
      ] as const;
    });
    expect(space).toBeGreaterThanOrEqual(code);
  },
);

test('text enlarged by a style of the page to 200 % makes no page wider than 360 px', async ({
  open,
}) => {
  // Media queries, with which the stylesheet adapts to the browser's text size, do not apply here.
  for (const locale of LOCALES) {
    const page = await open(localisedPath('/', locale), { locale, width: 360 });
    for (const path of ['/', '/contact-us'] as const) {
      await page.goto(localisedPath(path, locale));
      await expectHydrated(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNoOverflow(page);
    }
  }
});

test('lead pictures take at most half of the screen, and tabs are not cut at 1280 px', async ({
  open,
}) => {
  const page = await open('/', { javaScript: false });
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/projects/zakat', '/news/blankets', '/events/school-evening']) {
      await page.goto(path);
      const picture = await page.locator('main .art:not(.card .art)').first().boundingBox();
      expect.soft(picture!.height, `${path}, ${width} px`).toBeLessThanOrEqual(height / 2);
    }
  }
  await page.goto('/news');
  const tabs = page.locator('.tabs');
  // Many tabs, as in a charity with many categories.
  const { needs, has, mask } = await tabs.evaluate((list) => {
    for (let n = 0; n < 20; n += 1) list.append(list.lastElementChild!.cloneNode(true));
    const { scrollWidth, clientWidth } = list;
    return { needs: scrollWidth, has: clientWidth, mask: getComputedStyle(list).maskImage };
  });
  expect(needs).toBe(has);
  expect(mask).toBe('none');
});

test.for(LOCALES)(
  'at 360 px the strip of the demonstration is one line, and one font has all letters but Arabic, %s',
  async (locale, { open }) => {
    const page = await open(localisedPath('/', locale), { locale, width: 360, javaScript: false });
    const strip = page.locator('.strip');
    // The test charity is not the demonstration, and its strip has another text.
    const text = donor(page, locale).t('frame:strip.demonstration.text');
    const lines = await strip.evaluate((element, words) => {
      element.textContent = words;
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    }, text);
    expect(lines).toBe(1);
    const faces = await page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family === 'Cairo').map((one) => one.unicodeRange),
    );
    expect(faces, 'one font has the Latin and the Turkish letters').toEqual([
      expect.stringMatching(/U\+20-FF, U\+11E-11F, U\+130-131, U\+15E-15F/i),
    ]);
  },
);

test.for(LOCALES)(
  'at 360 px the top bar with a full cart is one row, %s',
  async (locale, { open }) => {
    const page = await open('/about', { locale, width: 360, javaScript: false });
    await putGiftsIntoCart(page);
    await page.goto(localisedPath('/cart', locale));
    const bar = page.locator('.top');
    await bar.locator('.logo span').evaluate((name) => (name.textContent = 'Umut Yardım Derneği'));
    // As many gifts as the cart can contain: 30 × 99.
    await bar.locator('.count').evaluate((count) => (count.textContent = '2970'));
    // One row, with the name on two lines.
    expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(72);
    await expectNoOverflow(page);
  },
);

test.for(LOCALES)(
  'at 360 px the footer takes at most one and a half screens, and its groups unfold, %s',
  async (locale, { open }) => {
    const page = await open(localisedPath('/', locale), { locale, width: 360, javaScript: false });
    const footer = page.locator('.foot');
    expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(740 * 1.5);
    const group = footer.locator('details').first();
    await expect(group.getByRole('link').first()).toBeHidden();
    await group.locator('summary').click();
    await expect(group.getByRole('link').first()).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(footer.locator('a').filter({ visible: false })).toHaveCount(0);
  },
);

describe.each(['light', 'dark'] as const)('in %s mode', (colorScheme) => {
  test('the colours of a charity stay when scripts add the whole stylesheet', async ({ open }) => {
    const page = await open('about:blank', { colorScheme });
    const rules = rulesFor('#1e3a8a');
    await page.addInitScript((css) => {
      // The server appends these rules to the inline stylesheet. The test inserts them with scripts, because the page's
      // Content-Security-Policy rejects a further inline stylesheet.
      document.addEventListener('DOMContentLoaded', () => {
        const sheet = document.styleSheets[0]!;
        for (const rule of css.split(/(?=@media)/)) sheet.insertRule(rule, sheet.cssRules.length);
      });
    }, rules);
    await page.goto(inject('origin'));
    await isComplete(page);
    const { light, dark, footer } = paletteOf('#1e3a8a');
    const shades = colorScheme === 'light' ? light : dark;
    const link = page.locator('header nav [aria-current]').first();
    await expect(link).toHaveCSS('color', rgbOf(shades.link));
    await expect(page.locator('main .btn:not(.quiet, .plain)').first()).toHaveCSS(
      'background-color',
      rgbOf(shades.brand),
    );
    await expect(page.locator('.foot')).toHaveCSS('background-color', rgbOf(shades.deep));
    await expect(page.locator('.foot .btn').first()).toHaveCSS(
      'background-color',
      rgbOf(footer.button),
    );
  });

  test('the visible edge of a logo on a white plate is in line with its column', async ({
    open,
  }) => {
    const page = await open('/', { colorScheme });
    // Scripts add the rules of the plate, which this page without a charity's logo does not need.
    await isComplete(page);
    const edges = await page.evaluate(() =>
      ['.top', '.foot'].map((place) => {
        const mark = document.querySelector(`${place} .logo svg`)!;
        const column = mark.getBoundingClientRect().left;
        const plate = document.createElement('img');
        Object.assign(plate, { className: 'plate', width: 160, height: 40 });
        mark.replaceWith(plate);
        const { left, width } = plate.getBoundingClientRect();
        return { plate: left - column, border: (width - 160) / 2 };
      }),
    );
    // On the white top bar of the light mode the plate is invisible, so the picture is in line.
    const top = { plate: colorScheme === 'light' ? -4 : 0, border: 4 };
    expect(edges).toEqual([top, { plate: 0, border: 4 }]);
  });
});

function rgbOf(colour: Colour): string {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

describe('at 1280 px', () => {
  test('edges and baselines are aligned', async ({ open }) => {
    const page = await open('/', { width: 1280, ...NOT_FOUND });
    const [transfer] = await orderPages(open);
    await putGiftsIntoCart(page);
    const boxes = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
        );
    const different = (numbers: number[]) => new Set(numbers.map(Math.round)).size;

    await page.goto('/cart');
    const buttons = 'main section:first-of-type li:first-child button';
    const tops = await boxes(`${buttons}[value="quantity"], ${buttons}[value="remove"]`);
    expect(tops.length).toBeGreaterThan(1);
    expect(different(tops.map(({ top }) => top)), 'lines of Update and Remove').toBe(1);

    await page.goto(transfer!);
    await isComplete(page);
    const copyButtons = await boxes('.kv.copied .copy');
    expect(copyButtons).toHaveLength(4);
    expect(different(copyButtons.map(({ right }) => right)), 'ends of the copy buttons').toBe(1);
    const values = await boxes('.kv.copied dt, .kv.copied dd');
    expect(different(values.map(({ left }) => left)), 'beginnings of names and values').toBe(1);

    const footer = await boxes('.foot nav li, .foot address li, .foot nav h2');
    expect(different(footer.map(({ height }) => height)), 'heights of the footer’s lines').toBe(1);

    await page.goto('/projects/wells');
    const pictures = await boxes('main .art:not(.card .art)');
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.at(-1)!.right).toBeCloseTo(pictures[0]!.right, 0);
    const [main] = await boxes('.foot .letter');
    const cards = await boxes('main .card');
    expect(cards.at(-1)!.right, 'the end of the row of related campaigns').toBeCloseTo(
      main!.right,
      0,
    );

    await page.goto('/there/is/no/such/page');
    const [heading] = await boxes('main h1');
    expect(heading!.left, 'the heading of the 404 page').toBeCloseTo(main!.left, 0);
  });
});

let orders: Promise<SitePath[]> | undefined;

/** Pages of a pending bank transfer and of a receipt, which need no cookies. Created once. */
function orderPages(open: (path: string, visit: ExpectedVisit) => Promise<Page>) {
  return (orders ??= makeOrders(open));
}

async function makeOrders(
  open: (path: string, visit: ExpectedVisit) => Promise<Page>,
): Promise<SitePath[]> {
  const page = await open('/', { javaScript: false });
  const giving = donor(page, 'en');
  await putGiftsIntoCart(page);
  await giving.goTo('/checkout');
  await giving.fillCheckout({ method: 'Bank' });
  await giving.pay();
  await page.getByText(giving.t('order:account.title')).waitFor();
  const transfer = new URL(page.url()).pathname as SitePath;
  await putGiftsIntoCart(page);
  await giving.goTo('/checkout');
  await giving.fillCheckout();
  await giving.pay();
  await giving.decide('approve');
  await giving.expectReceipt('150');
  return [transfer, new URL(page.url()).pathname as SitePath];
}

type Shift = { value: number; moved: string };

async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const [first] = entry.sources;
        const node = first?.node;
        const moved = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
        shifts.push({ value: entry.value, moved: moved.slice(0, 120) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function readShifts(): { shift: number; moved: string } {
  const { shifts } = window as unknown as { shifts: Shift[] };
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ moved }) => moved).join(' | '),
  };
}

/** @returns a function that delays the fonts of the next page; it returns a function that releases them */
async function fontGate(page: Page): Promise<() => () => void> {
  let opened = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await opened;
    await route.continue();
  });
  return () => {
    let release!: () => void;
    opened = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
}

/**
 * Starts the scripts, and waits until their effects have run, the complete stylesheet is added, and fonts are loaded
 * and painted.
 */
async function isComplete(page: Page): Promise<void> {
  await expectHydrated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((idle) => requestIdleCallback(idle));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** Returns the picture with the largest visible area on the first screen. */
function findLazyLargestPicture(): string | null {
  let largest: HTMLImageElement | null = null;
  let most = 0;
  for (const image of document.images) {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const area = width > 0 && height > 0 ? width * height : 0;
    if (area <= most) continue;
    most = area;
    largest = image;
  }
  // Small pictures are painted early enough even when they are lazy.
  if (most < innerWidth * innerHeight * 0.05) return null;
  return largest?.loading === 'lazy' ? largest.outerHTML.slice(0, 120) : null;
}

/**
 * Returns elements whose content is cut off or overflows: at the sides, or at the bottom of a box with hidden overflow.
 */
function findClipped(): string[] {
  const isBox = ({ borderInlineStartWidth, backgroundColor }: CSSStyleDeclaration) =>
    borderInlineStartWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    // Exceptions: text fields scroll, pictures and hidden elements show no text, tabs scroll by design.
    if (element.closest('input, textarea, select, img, svg, progress, .vh, .skip, .tabs')) continue;
    const style = getComputedStyle(element);
    if (style.display === 'inline') continue;
    const isHiding = [style.overflowX, style.overflowY].some((one) => /hidden|clip/.test(one));
    const wide = element.scrollWidth - element.clientWidth;
    const high = element.scrollHeight - element.clientHeight;
    if ((wide > 1 && (isHiding || isBox(style))) || (high > 1 && isHiding))
      found.push(`${wide} × ${high} px of ${element.outerHTML.slice(0, 120)}`);
  }
  return found;
}

/** Returns rows that enlarged text turns into one line of text, and that have no space between two parts. */
function findTouchingTexts(): string[] {
  const isInline = (node: Node | null) =>
    node instanceof Element && getComputedStyle(node).display === 'inline';
  return [...document.querySelectorAll('.row > *')]
    .filter((part) => isInline(part) && isInline(part.nextSibling))
    .map((part) => `no space after ${part.outerHTML.slice(0, 120)}`);
}

/** Returns lists of which the chosen option, or any option, is wider than the space for it. */
function findClippedChoices(which: 'chosen' | 'all'): string[] {
  const canvas = document.createElement('canvas').getContext('2d')!;
  return [...document.querySelectorAll<HTMLSelectElement>('select')]
    .filter((select) => select.checkVisibility({ visibilityProperty: true }))
    .filter((select) => {
      const style = getComputedStyle(select);
      canvas.font = style.font;
      const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      const options = [...(which === 'all' ? select.options : select.selectedOptions)];
      const widths = options.map(({ text }) => canvas.measureText(text).width);
      return Math.max(...widths) > select.clientWidth - padding + 1;
    })
    .map((select) => `choice cut off in ${select.outerHTML.slice(0, 120)}`);
}

describe('Arabic vowel marks', () => {
  // WebKitGTK applies vertical offsets of GPOS with the wrong sign, so marks must be at their height without GPOS.
  test('vowel marks have the height of their letter without GPOS features', async ({ open }) => {
    const page = await open('/ar/about', { locale: 'ar' });
    const [placed, drawn] = await Promise.all(
      ['normal', '"mark" 0, "mkmk" 0'].map((features) => inkOf(page, features)),
    );
    expect(placed).toHaveLength(WORDS.length);
    for (const [at, { top, bottom }] of placed!.entries()) {
      // Tolerance: 30 font units (scripts/make-fonts.py) at 100 px are 3 px, plus one pixel of antialiasing.
      expect.soft(Math.abs(top - drawn![at]!.top), `top of ${WORDS[at]}`).toBeLessThanOrEqual(4);
      expect
        .soft(Math.abs(bottom - drawn![at]!.bottom), `bottom of ${WORDS[at]}`)
        .toBeLessThanOrEqual(4);
    }
  });

  const WORDS = ['ونبيّن', 'كلّف', 'تحقّق', 'تبرّع', 'أنّ', 'صدقةٌ', 'قُرآن', 'لِلَّهِ', 'بِسْمِ'];

  async function inkOf(source: Page, features: string): Promise<{ top: number; bottom: number }[]> {
    const page = await source.context().newPage();
    const css = await source.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) => cssText)
        .join('')
        .replaceAll('font-display: optional', 'font-display: block'),
    );
    await page.route('**/marks', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<style>${css} p { margin: 0; height: 300px; font: 100px/300px 'Cairo Arabic'; font-feature-settings: ${features} }</style>
          ${WORDS.map((word) => `<p lang="ar" dir="rtl">${word}</p>`).join('')}`,
      }),
    );
    await page.goto('/marks');
    await page.waitForFunction(() => document.fonts.check("100px 'Cairo Arabic'", 'كلّف'));
    const ink = [];
    for (const paragraph of await page.locator('p').all()) {
      const { info } = await sharp(await paragraph.screenshot())
        .trim()
        .toBuffer({ resolveWithObject: true });
      const top = -info.trimOffsetTop!;
      ink.push({ top, bottom: top + info.height });
    }
    await page.close();
    return ink;
  }
});

/** Opens browser contexts for visitors: language, width, colour scheme, scripts on or off, user agent of a browser. */
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales';
import { CHROMIUM_FLAGS, findChromium } from '#scripts/chromium.mjs';

export type Visit = {
  /** The language of the browser (`Accept-Language`), not the prefix of the page. */
  locale?: Locale;
  width?: keyof typeof HEIGHTS;
  /** True for a touch screen. */
  hasTouch?: boolean;
  javaScript?: boolean;
  colorScheme?: 'light' | 'dark';
  /** True when the page may register the service worker. Playwright cannot intercept the requests of a worker. */
  worker?: boolean;
};

const REGIONS: Record<Locale, string> = { en: 'en-GB', ar: 'ar-OM', tr: 'tr-TR', id: 'id-ID' };
const HEIGHTS = { 360: 740, 1280: 900, 1920: 1080 };

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: run `node scripts/prepare.mjs chromium`');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** Returns a new context without cookies. */
export async function newVisitor(
  browser: Browser,
  origin: string,
  visit: Visit = {},
): Promise<BrowserContext> {
  const width = visit.width ?? 1280;
  const version = browser.version().split('.')[0];
  const context = await browser.newContext({
    baseURL: origin,
    locale: REGIONS[visit.locale ?? DEFAULT_LOCALE],
    viewport: { width, height: HEIGHTS[width] },
    hasTouch: visit.hasTouch ?? false,
    javaScriptEnabled: visit.javaScript ?? true,
    colorScheme: visit.colorScheme ?? 'light',
    serviceWorkers: visit.worker ? 'allow' : 'block',
    // The default contains HeadlessChrome, which the site treats as a crawler.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
  });
  visits.set(context, { origin, visit });
  return context;
}

/** The options of each context, which Playwright does not return. */
export const visits = new WeakMap<BrowserContext, { origin: string; visit: Visit }>();

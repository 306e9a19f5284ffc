/** A visitor's browser as it is out there: its language, width, colours, scripts on or off, and a name that is no robot's. */
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales';
import { CHROMIUM_FLAGS, findChromium } from '#scripts/chromium.mjs';

export type Visit = {
  /** Of the browser: what it asks for, not the page's prefix. */
  locale?: Locale;
  width?: 360 | 1280;
  javaScript?: boolean;
  colorScheme?: 'light' | 'dark';
};

const REGIONS: Record<Locale, string> = { en: 'en-GB', ar: 'ar-OM', tr: 'tr-TR', id: 'id-ID' };
const HEIGHTS = { 360: 740, 1280: 900 };

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: run `node scripts/prepare.mjs chromium`');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** A context of its own: no cookie of another. */
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
    javaScriptEnabled: visit.javaScript ?? true,
    colorScheme: visit.colorScheme ?? 'light',
    // Without it the name says HeadlessChrome, which is served as a crawler is.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
  });
  visits.set(context, { origin, visit });
  return context;
}

/** What each context was opened with, which Playwright does not tell. */
export const visits = new WeakMap<BrowserContext, { origin: string; visit: Visit }>();

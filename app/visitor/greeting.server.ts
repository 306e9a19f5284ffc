/**
 * Redirects a visitor to the usual spelling of a path, to the language that they chose, or once to the preferred
 * language of their browser.
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { RemixI18Next } from 'remix-i18next/server';
import { config } from '#config';
import { DEFAULT_LOCALE, isLocale, negotiateLocale, type Locale } from '#domain/locales';
import { readLocaleTag, readPath, type SitePath } from '#web/links';
import { isFormRequest } from '#web/remix/protocol';
import type { Visitor } from './visitor.server';

type Params = LoaderFunctionArgs['params'];

/** A redirect to another language. `isLanguageDetection`: do not detect the browser's language again. */
export type LanguageRedirect = { locale: Locale; path: SitePath; isLanguageDetection: boolean };

/**
 * Corrects a language prefix that the site does not use. Removes the prefix of the default language ("/en") and of
 * languages that the site does not offer ("/fr"); removes the region ("/ar-OM" becomes "/ar"). Returns null when the
 * path needs no correction.
 */
export function correctedLocale(pathname: string): { locale: Locale; path: SitePath } | null {
  const read = readLocaleTag(pathname);
  if (!read) return null;
  const isOffered = (locale: string): locale is Locale =>
    isLocale(locale) && config().LOCALES.includes(locale);
  const { locale } = readPath(pathname);
  if (locale !== DEFAULT_LOCALE && isOffered(locale)) return null;
  const language = read.tag.slice(0, 2).toLowerCase();
  return { locale: isOffered(language) ? language : DEFAULT_LOCALE, path: read.rest };
}

/**
 * Returns the path as the site's links spell it: Remix also matches "/About", "/about/" and "/%61bout". Only the values
 * of parameters keep their case: slugs and tokens are case-sensitive. Returns null when no page has the path.
 */
function canonicalPath(pathname: string, params: Params): string | null {
  const { locale, '*': unknown } = params;
  if (unknown !== undefined || (locale !== undefined && !isLocale(locale))) return null;
  const values = Object.values(params);
  const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const spelt = segments.map((one) => (values.includes(one) ? one : one.toLowerCase()));
  return `/${spelt.map(encodeURIComponent).join('/')}`;
}

/** Returns true on the home page, once, for a visitor who has not chosen a language. */
export function shouldDetectLanguage({ path, preferences }: Visitor): boolean {
  return path === '/' && preferences.locale === undefined && !preferences.languageDetected;
}

/**
 * Returns the redirect to the visitor's language, or to the usual spelling of the path. Returns null for forms and for
 * pages with a valid language prefix.
 */
export async function languageRedirectFor(
  request: Request,
  visitor: Visitor,
  params: Params = {},
): Promise<LanguageRedirect | null> {
  if (isFormRequest(request)) return null;
  const { pathname } = new URL(request.url);
  const corrected = correctedLocale(pathname);
  // With isLanguageDetection, the home page does not redirect a visitor of "/en" to the language of the browser.
  if (corrected) return { ...corrected, isLanguageDetection: corrected.path === '/' };
  const canonical = canonicalPath(pathname, params) ?? pathname;
  if (canonical !== pathname) return { ...readPath(canonical), isLanguageDetection: false };
  if (visitor.locale !== DEFAULT_LOCALE) return null;
  const isLanguageDetection = shouldDetectLanguage(visitor);
  const wanted = isLanguageDetection ? await detectLocale(request) : visitor.preferences.locale;
  const isOffered = isLocale(wanted) && config().LOCALES.includes(wanted);
  if (!isOffered || wanted === visitor.locale) return null;
  return { locale: wanted, path: visitor.path, isLanguageDetection: isLanguageDetection };
}

/** Returns the language of the site that `Accept-Language` prefers. */
export function preferredLocale(request: Request): Locale {
  return negotiateLocale(request.headers.get('accept-language'), config().LOCALES.filter(isLocale));
}

let detector: RemixI18Next | undefined;

async function detectLocale(request: Request): Promise<string> {
  detector ??= new RemixI18Next({
    detection: {
      supportedLanguages: [...config().LOCALES],
      fallbackLanguage: DEFAULT_LOCALE,
      // The package's own detection reads only the first language of the header: "fr, tr;q=0.5" would not find Turkish.
      order: ['custom'],
      findLocale: (request) => Promise.resolve(preferredLocale(request)),
    },
  });
  return detector.getLocale(request);
}

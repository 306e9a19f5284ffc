/** The entries of sitemap files. */
import { LOCALES, type Locale } from '#domain/locales';
import { linksIn, type Links, type SitePath } from '#web/links';
import { fallbackLocale, listedLocales } from '../listed-locales';
import { XML_HEADER, xmlText } from '../xml';

const LINKS = Object.fromEntries(LOCALES.map((locale) => [locale, linksIn(locale)])) as Record<
  Locale,
  Links
>;

export const URLSET = {
  open: `${XML_HEADER}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  close: '</urlset>\n',
};

type Site = { publicUrl: string; locales: readonly Locale[] };
type Listed = {
  path: (links: Links) => SitePath;
  /** Languages of the record; undefined for a page with texts of the site. */
  languages?: readonly Locale[];
  /** Day or instant (ISO 8601), or null. */
  updated: string | null;
};

/** Returns one `<url>` for each language of the page, each with links to all of them. */
export function urlEntries(
  { publicUrl, locales }: Site,
  { path, languages, updated }: Listed,
): string {
  const listed = listedLocales(languages, locales);
  const address = (locale: Locale) => xmlText(publicUrl + path(LINKS[locale]));
  const alternate = (hreflang: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(locale)}"/>`;
  const alternates = [
    ...listed.map((locale) => alternate(locale, locale)),
    alternate('x-default', fallbackLocale(listed)),
  ].join('');
  const changed = updated === null ? '' : `<lastmod>${xmlText(updated)}</lastmod>`;
  return listed
    .map((locale) => `<url><loc>${address(locale)}</loc>${changed}${alternates}</url>\n`)
    .join('');
}

/** @param parts absolute URLs */
export function sitemapIndex(parts: readonly string[]): string {
  const entries = parts.map((url) => `<sitemap><loc>${xmlText(url)}</loc></sitemap>\n`);
  return `${XML_HEADER}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** In which languages search engines list a page. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales';

/**
 * Returns the languages of the site in which a page has its own text. The site shows a record in all languages, but
 * one that is missing only repeats the text of another (decision 0041). Never empty.
 * @param written languages of the record; undefined for a page with texts of the site
 * @param offered languages of the site
 */
export function listedLocales(
  written: readonly Locale[] | undefined,
  offered: readonly Locale[],
): Locale[] {
  const listed = LOCALES.filter(
    (locale) => offered.includes(locale) && (written?.includes(locale) ?? true),
  );
  return listed.length > 0 ? listed : [DEFAULT_LOCALE];
}

/** The language for visitors whose language is not listed (`x-default`). @param listed not empty */
export function fallbackLocale(listed: readonly Locale[]): Locale {
  return listed.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : listed[0]!;
}

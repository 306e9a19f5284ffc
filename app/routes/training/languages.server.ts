/** Names of languages in the language of the page, from Intl. */
import type { Locale } from '#domain/locales';

/** @returns a function that returns for example "Arabic" */
export function languageNames(locale: Locale): (language: Locale) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (language) => names.of(language) ?? language;
}

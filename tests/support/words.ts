/** Texts of locales/ for tests, which find a button by the text that a donor reads. */
import { readFileSync } from 'node:fs';
import { translator, type Bundles, type Translate } from '#web/i18n/translate';
import type { Locale } from '#domain/locales';
import namespaces from './namespaces';

/** Returns the translate function of a language: `translateFor('ar')('cart:checkout')`. */
export function translateFor(locale: Locale): Translate {
  const read = (name: string) =>
    JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8')) as object;
  return translator(
    locale,
    Object.fromEntries(namespaces.map((name) => [name, read(name)])) as Bundles,
  );
}

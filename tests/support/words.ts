/** The site's own words for tests, read from the same files: a test finds a button by what a donor reads on it. */
import { readFileSync } from 'node:fs';
import { translator, type Bundles, type Translate } from '#app/i18n/translate';
import type { Locale } from '#domain/locales';
import namespaces from './namespaces';

/** words('ar')('cart:checkout') */
export function words(locale: Locale): Translate {
  const read = (name: string) =>
    JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8')) as object;
  return translator(
    locale,
    Object.fromEntries(namespaces.map((name) => [name, read(name)])) as Bundles,
  );
}

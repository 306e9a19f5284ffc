/** What countries are called in the languages of the site, by the Unicode CLDR. For servers: an old phone may know other names. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales';
import type { Country } from './country';

/** Called by their short names: the long ones are no names that people use, or say something of a status. */
const SHORT = new Set(['PS', 'HK', 'MO']);

const namers = new Map(
  LOCALES.map((locale) => [
    locale,
    {
      long: new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
      short: new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' }),
    },
  ]),
);

export function countryName(
  { countryCode, countryNameEn }: Pick<Country, 'countryCode' | 'countryNameEn'>,
  locale: Locale = DEFAULT_LOCALE,
): string {
  const { long, short } = namers.get(locale)!;
  return (SHORT.has(countryCode) ? short : long).of(countryCode) ?? countryNameEn;
}

/** In the order in which people of that language look names up. */
export function byName(locale: Locale): (a: { name: string }, b: { name: string }) => number {
  const { compare } = new Intl.Collator(locale);
  return (a, b) => compare(a.name, b.name);
}

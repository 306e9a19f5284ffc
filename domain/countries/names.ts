/**
 * Country names in the languages of the site, from the Unicode CLDR. Only for servers: old phones may have other names.
 */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales';
import type { Country } from './country';

/** Countries with their short CLDR name: the long name is not in common use, or describes a political status. */
const SHORT = new Set(['PS', 'HK', 'MO']);

const displayNames = new Map(
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
  const { long, short } = displayNames.get(locale)!;
  return (SHORT.has(countryCode) ? short : long).of(countryCode) ?? countryNameEn;
}

/** Returns the name of the country, or the code when it has none. @param code ISO 3166-1 alpha-2 */
export const countryNameOf = (code: string, locale: Locale): string =>
  countryName({ countryCode: code, countryNameEn: code }, locale);

/** Returns a comparison function for the alphabetical order of the language. */
export function byName(locale: Locale): (a: { name: string }, b: { name: string }) => number {
  const { compare } = new Intl.Collator(locale);
  return (a, b) => compare(a.name, b.name);
}

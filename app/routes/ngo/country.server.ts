/** Names of countries in the visitor's language, for the nationality of an organisation. */
import { LIKELY_COUNTRIES } from '#domain/countries/likely';
import { COUNTRIES } from '#domain/countries/list';
import { byName, countryNameOf } from '#domain/countries/names';
import type { Locale } from '#domain/locales';

export type CountryOption = { code: string; name: string };

/** Returns all countries: those that are chosen most first, then the others by name. */
export function countryOptions(locale: Locale): {
  likely: CountryOption[];
  others: CountryOption[];
} {
  const option = (code: string) => ({ code, name: countryNameOf(code, locale) });
  const likely = LIKELY_COUNTRIES.map(([code]) => option(code));
  const others = COUNTRIES.map(({ countryCode }) => option(countryCode))
    .filter(({ code }) => !likely.some((one) => one.code === code))
    .sort(byName(locale));
  return { likely, others };
}

/** Queries on the country list: filters it, searches a field, and returns options of a select or labels by code. */
import { foldText } from '../folding';
import type { Country, CountryField } from './country';

export type CountryFilter = Partial<Record<CountryField, string>>;
export type Option = { value: string; label: string };
/** Returns the text that represents a country in a list. */
export type Label = (country: Country) => string;

/** Returns the countries that have all of these values exactly: `{ region: 'Arab States', currencyCode: 'OMR' }`. */
export function filterCountries(countries: readonly Country[], filter: CountryFilter): Country[] {
  const wanted = Object.entries(filter) as [CountryField, string][];
  return countries.filter((country) => wanted.every(([field, value]) => country[field] === value));
}

/** Returns the countries whose field contains the text, without regard to case, accents and vowel marks. */
export function searchCountries(
  countries: readonly Country[],
  field: CountryField,
  text: string,
): Country[] {
  const sought = foldText(text.trim());
  return countries.filter((country) => foldText(country[field]).includes(sought));
}

/** Returns "Oman (OM)". */
export const nameAndCode: Label = ({ countryNameEn, countryCode }) =>
  `${countryNameEn} (${countryCode})`;

/**
 * Returns one option for each country, in the order of the list. A shared value, such as a currency, occurs repeatedly.
 */
export function countryOptions(
  countries: readonly Country[],
  { value = 'countryCode', label = nameAndCode }: { value?: CountryField; label?: Label } = {},
): Option[] {
  return countries.map((country) => ({ value: country[value], label: label(country) }));
}

/** Returns a map from country code to label. */
export function countryLabels(
  countries: readonly Country[],
  label: Label = nameAndCode,
): Record<string, string> {
  return Object.fromEntries(countries.map((country) => [country.countryCode, label(country)]));
}

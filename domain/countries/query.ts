/** Asking the country list: filtered, searched by a field, as options of a choice, as labels by code. */
import { foldText } from '../folding';
import type { Country, CountryField } from './country';

export type CountryFilter = Partial<Record<CountryField, string>>;
export type Option = { value: string; label: string };
/** What stands for a country in a list. */
export type Label = (country: Country) => string;

/** Those that have every one of these values, exactly: `{ region: 'Arab States', currencyCode: 'OMR' }`. */
export function filterCountries(countries: readonly Country[], filter: CountryFilter): Country[] {
  const wanted = Object.entries(filter) as [CountryField, string][];
  return countries.filter((country) => wanted.every(([field, value]) => country[field] === value));
}

/** Those whose field holds the text somewhere, whatever its case, accents and vowel marks. */
export function searchCountries(
  countries: readonly Country[],
  field: CountryField,
  text: string,
): Country[] {
  const sought = foldText(text.trim());
  return countries.filter((country) => foldText(country[field]).includes(sought));
}

/** Oman (OM) */
export const nameAndCode: Label = ({ countryNameEn, countryCode }) =>
  `${countryNameEn} (${countryCode})`;

/** One option a country, in the list's order. Values that several share, such as a currency, come several times. */
export function countryOptions(
  countries: readonly Country[],
  { value = 'countryCode', label = nameAndCode }: { value?: CountryField; label?: Label } = {},
): Option[] {
  return countries.map((country) => ({ value: country[value], label: label(country) }));
}

/** Code → label. */
export function countryLabels(
  countries: readonly Country[],
  label: Label = nameAndCode,
): Record<string, string> {
  return Object.fromEntries(countries.map((country) => [country.countryCode, label(country)]));
}

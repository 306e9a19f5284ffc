/**
 * The complete country list, sorted by code. Only servers import it; browsers receive only the entries that they show.
 */
import { all } from 'country-codes-list';
import { CORRECTIONS, EXTRA_TERRITORIES, OTHER_REGIONS } from './corrections';
import { REGIONS, type Country } from './country';

type Packaged = ReturnType<typeof all>[number];

function fromPackage(country: Packaged): Country {
  const { countryCode } = country;
  return {
    countryNameEn: country.countryNameEn,
    countryNameLocal: country.countryNameLocal,
    countryCode,
    currencyCode: country.currencyCode,
    currencyNameEn: country.currencyNameEn,
    tinType: country.tinType,
    tinName: country.tinName,
    officialLanguageCode: country.officialLanguageCode,
    officialLanguageNameEn: country.officialLanguageNameEn,
    officialLanguageNameLocal: country.officialLanguageNameLocal,
    countryCallingCode: country.countryCallingCode,
    areaCodes: countryCode === 'CA' ? [...country.areaCodes] : [],
    region:
      OTHER_REGIONS[countryCode] ??
      REGIONS.find((region) => region === country.region) ??
      'Unknown',
    flag: country.flag,
    ...CORRECTIONS[countryCode],
  };
}

export const COUNTRIES: readonly Country[] = [...all().map(fromPackage), ...EXTRA_TERRITORIES].sort(
  (a, b) => (a.countryCode < b.countryCode ? -1 : 1),
);

const byCode = new Map(COUNTRIES.map((country) => [country.countryCode, country]));

/**
 * Returns null when the code is unknown.
 * @param code in upper or lower case, because users and other systems write both
 */
export function countryOf(code: string): Country | null {
  return byCode.get(code.toUpperCase()) ?? null;
}

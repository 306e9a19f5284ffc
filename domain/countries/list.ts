/** The country reference list, alphabetical by code. For servers: browsers are sent what they show of it. */
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

/** @param code in either case, as people and other systems write it */
export function countryOf(code: string): Country | null {
  return byCode.get(code.toUpperCase()) ?? null;
}

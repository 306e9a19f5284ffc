/** The country reference list, alphabetical by code. It never changes while the process runs. */
import { all } from 'country-codes-list';
import type { Country } from '#contract/content';

export const COUNTRIES: readonly Country[] = all()
  .map((country) => ({
    countryNameEn: country.countryNameEn,
    countryNameLocal: country.countryNameLocal,
    countryCode: country.countryCode,
    currencyCode: country.currencyCode,
    currencyNameEn: country.currencyNameEn,
    tinType: country.tinType,
    tinName: country.tinName,
    officialLanguageCode: country.officialLanguageCode,
    officialLanguageNameEn: country.officialLanguageNameEn,
    officialLanguageNameLocal: country.officialLanguageNameLocal,
    countryCallingCode: country.countryCallingCode,
    // The contract fills them for Canada alone.
    areaCodes: country.countryCode === 'CA' ? [...country.areaCodes] : [],
    region: country.region,
    flag: country.flag,
  }))
  .sort((a, b) => (a.countryCode < b.countryCode ? -1 : 1));

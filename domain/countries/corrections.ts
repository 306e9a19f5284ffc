/** Where the package country-codes-list says something else than the product does, and what it leaves out. */
import type { Country, Region } from './country';

export const CORRECTIONS: Record<string, Partial<Country>> = {
  // The package has the number that replaced these in 2017; the product's own list has not.
  IN: {
    tinType: 'VAT TIN / CST TIN',
    tinName:
      'Value Added Tax Taxpayer Identification Number / Central Sales Tax Taxpayer Identification Number',
  },
  // The package has an English name here, and a stale one.
  PS: { countryNameLocal: 'فلسطين' },
};

/**
 * The package knows the six regions of the ITU only, and puts what belongs to none of them somewhere. Nobody lives on
 * Antarctica and Bouvet; the United States' outlying islands lie in two oceans.
 */
export const OTHER_REGIONS: Record<string, Region> = {
  TW: 'Asia',
  CC: 'Indian Ocean',
  CX: 'Indian Ocean',
  HM: 'Indian Ocean',
  IO: 'Indian Ocean',
  RE: 'Indian Ocean',
  TF: 'Indian Ocean',
  AQ: 'Unknown',
  BV: 'Unknown',
  UM: 'Unknown',
};

const ofSaintHelena = {
  currencyCode: 'SHP',
  currencyNameEn: 'Saint Helena pound',
  tinType: '',
  tinName: '',
  officialLanguageCode: 'en',
  officialLanguageNameEn: 'English',
  officialLanguageNameLocal: 'English',
  areaCodes: [],
  region: 'Africa',
} as const;

/** Territories with telephones but without a code of their own in ISO 3166-1, which reserves these two. */
export const EXTRA_TERRITORIES: readonly Country[] = [
  {
    ...ofSaintHelena,
    countryNameEn: 'Ascension Island',
    countryNameLocal: 'Ascension Island',
    countryCode: 'AC',
    countryCallingCode: '247',
    flag: '🇦🇨',
  },
  {
    ...ofSaintHelena,
    countryNameEn: 'Tristan da Cunha',
    countryNameLocal: 'Tristan da Cunha',
    countryCode: 'TA',
    countryCallingCode: '290',
    flag: '🇹🇦',
  },
];

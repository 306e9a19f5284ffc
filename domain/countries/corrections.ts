/** Corrects the data of the package country-codes-list, and adds the territories that it lacks. */
import type { Country, Region } from './country';

export const CORRECTIONS: Record<string, Partial<Country>> = {
  // The package has the tax number of 2017. The product's own list has the numbers before it.
  IN: {
    tinType: 'VAT TIN / CST TIN',
    tinName:
      'Value Added Tax Taxpayer Identification Number / Central Sales Tax Taxpayer Identification Number',
  },
  // The package has an outdated English name as the local name.
  PS: { countryNameLocal: 'فلسطين' },
};

/**
 * The package has only the six regions of the ITU, and assigns countries outside them to an arbitrary region.
 * Antarctica and Bouvet Island have no inhabitants; the outlying islands of the United States are in two oceans.
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
} satisfies Partial<Country>;

/** Territories with a calling code but no ISO 3166-1 code of their own. ISO reserves AC and TA for them. */
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

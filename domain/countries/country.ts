/** One entry of the country list: names, currency, language, calling code and tax number of a country. */

export const REGIONS = [
  'Europe',
  'Asia & Pacific',
  'South/Latin America',
  'Africa',
  'Arab States',
  'North America',
  'Asia',
  'Indian Ocean',
  'Unknown',
] as const;
export type Region = (typeof REGIONS)[number];

export type Country = {
  countryNameEn: string;
  countryNameLocal: string;
  /** Two letters: an ISO 3166-1 code, or XK, AC or TA, which ISO does not assign to another country. */
  countryCode: string;
  currencyCode: string;
  currencyNameEn: string;
  /** Abbreviated name of the country's tax number; often empty. */
  tinType: string;
  tinName: string;
  officialLanguageCode: string;
  officialLanguageNameEn: string;
  officialLanguageNameLocal: string;
  /** Digits as a string. */
  countryCallingCode: string;
  /** Only for Canada: area codes distinguish it from the other countries with +1. */
  areaCodes: string[];
  region: Region;
  /** The flag emoji. */
  flag: string;
};

/** The fields of a country that contain one string. */
export type CountryField = Exclude<keyof Country, 'areaCodes'>;

/** One entry of the country reference list: names, money, language, telephone and tax number of a country. */

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
  /** Two letters: ISO 3166-1, and XK, AC and TA, which ISO leaves to their users. */
  countryCode: string;
  currencyCode: string;
  currencyNameEn: string;
  /** What a tax number is called there, shortened; often empty. */
  tinType: string;
  tinName: string;
  officialLanguageCode: string;
  officialLanguageNameEn: string;
  officialLanguageNameLocal: string;
  /** Digits as text. */
  countryCallingCode: string;
  /** Of Canada alone: whoever shares +1 with it is told apart by them. */
  areaCodes: readonly string[];
  region: Region;
  /** Emoji. */
  flag: string;
};

/** Those fields that hold one text. */
export type CountryField = Exclude<keyof Country, 'areaCodes'>;

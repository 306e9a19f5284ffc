/** The country reference list as the charity API answers it. */
import * as z from 'zod';
import { REGIONS } from '#domain/countries/country';

export const countrySchema = z.object({
  countryNameEn: z.string(),
  countryNameLocal: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  currencyCode: z.string(),
  currencyNameEn: z.string(),
  /** What a tax number is called there, shortened; often empty. */
  tinType: z.string(),
  tinName: z.string(),
  officialLanguageCode: z.string(),
  officialLanguageNameEn: z.string(),
  officialLanguageNameLocal: z.string(),
  countryCallingCode: z.string().regex(/^\d{1,4}$/),
  /** Filled for Canada alone. */
  areaCodes: z.array(z.string().regex(/^\d{3}$/)),
  region: z.enum(REGIONS),
  /** Emoji. */
  flag: z.string(),
});

/** The code in an address, in either case. */
export const countryParamsSchema = z.object({ code: z.string().regex(/^[A-Za-z]{2}$/) });

/** The country list as the charity API returns it. */
import * as z from 'zod';
import { REGIONS } from '#domain/countries/country';

export const countrySchema = z.object({
  countryNameEn: z.string(),
  countryNameLocal: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  currencyCode: z.string(),
  currencyNameEn: z.string(),
  /** Abbreviated name of the country's tax number; often empty. */
  tinType: z.string(),
  tinName: z.string(),
  officialLanguageCode: z.string(),
  officialLanguageNameEn: z.string(),
  officialLanguageNameLocal: z.string(),
  countryCallingCode: z.string().regex(/^\d{1,4}$/),
  /** Only for Canada; otherwise empty. */
  areaCodes: z.array(z.string().regex(/^\d{3}$/)),
  region: z.enum(REGIONS),
  /** The flag emoji. */
  flag: z.string(),
});

/** The country code in the URL, in upper or lower case. */
export const countryParamsSchema = z.object({ code: z.string().regex(/^[A-Za-z]{2}$/) });

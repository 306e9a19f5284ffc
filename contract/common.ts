/** Schemas that several requests and responses of the charity API share. */
import * as z from 'zod';
import { CURRENCIES } from '#domain/money/currency';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '#domain/constants';
import { LOCALES } from '#domain/locales';

/** Identifier of a public record, safe in a URL. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/);
/** At least 128 random bits in base64url. A caller with this token may read the order. */
export const tokenSchema = z.string().regex(/^[\w-]{22,64}$/);
export const localeSchema = z.enum(LOCALES);
export const currencySchema = z.enum(CURRENCIES);
/** ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();
/** IANA name, such as Asia/Muscat. */
export const timeZoneSchema = z.string().regex(/^[\w+-]+(\/[\w+-]+)*$/);

/**
 * A text in every language. A missing language is an empty string; at least one language has text. The texts of one
 * record should have the same languages: clients show them in one.
 */
export const localisedTextSchema = z.object({
  en: z.string().default(''),
  ar: z.string().default(''),
  tr: z.string().default(''),
  id: z.string().default(''),
});

/** An amount: an integer of minor units (baisa, cents) and an ISO 4217 code. */
export const moneySchema = z.object({ minor: z.int(), currency: currencySchema });

/** `path`: below the API's /files/. It accepts the query ?w= with 320, 640, 960 or 1280 pixels. */
export const pictureSchema = z.object({
  path: z.string().regex(/^\/files\/[\w./-]{1,200}$/),
  alt: localisedTextSchema,
});

/** Removes what PostgreSQL cannot read from JSON: NUL, and surrogates without their other half. */
export const toStorableText = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- see above
  text.replaceAll(/\u0000|\p{Surrogate}/gu, '');

/** Words that visitors search for. Databases reject NUL. The error would look like a failure of the database. */
export const searchSchema = z
  .string()
  .transform((text) => text.replaceAll('\u0000', '').trim())
  .pipe(z.string().max(80))
  .optional()
  .catch(undefined);

export const pageQuerySchema = z.object({
  offset: z.coerce.number().int().min(0).default(0).catch(0),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .catch(PAGE_SIZE)
    .transform((n) => Math.min(n, MAX_PAGE_SIZE))
    .default(PAGE_SIZE),
});

/** Schema of one page of a list. `total` counts all matching items. */
export function pagedSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ result: z.object({ total: z.int().min(0), data: z.array(item) }) });
}

export function resultSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ result: item });
}

export type Picture = z.infer<typeof pictureSchema>;

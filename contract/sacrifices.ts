/** Sacrifices: animals, whole or in shares, each in one country and with one closing time. */
import * as z from 'zod';
import {
  idSchema,
  instantSchema,
  localisedTextSchema,
  pageQuerySchema,
  timeZoneSchema,
} from './common';
import { namedSchema } from './content';
import { offeringSchema } from './offerings';

export const ANIMALS = ['sheep', 'goat', 'cow', 'camel'] as const;

/** GET /sacrifice-categories: udhiya, aqiqah, vow. */
export const sacrificeCategorySchema = namedSchema;

/** GET /sacrifices: an offering. `price` is for one share, or for the whole animal when it is not shared. */
export const sacrificeSchema = offeringSchema.extend({
  category: idSchema,
  animal: z.enum(ANIMALS),
  /** Number of shares of one animal: 1 or 7 (Abu Dawud 2808). */
  sharesEach: z.union([z.literal(1), z.literal(7)]),
  /** The country of the slaughter (ISO 3166 code), and the name of the place. */
  country: z.string().regex(/^[A-Z]{2}$/),
  place: localisedTextSchema,
  /** IANA time zone of the closing time. */
  timeZone: timeZoneSchema,
  /** The time of the slaughter; null when it takes place within some days of the order. */
  slaughter: z.object({ from: instantSchema, until: instantSchema }).nullable(),
  /** For example: age, weight, and the recipients of the meat. */
  facts: z.array(z.object({ label: localisedTextSchema, text: localisedTextSchema })),
});

export const sacrificeQuerySchema = pageQuerySchema.extend({
  category: idSchema.optional().catch(undefined),
});

export type Sacrifice = z.infer<typeof sacrificeSchema>;
export type Animal = (typeof ANIMALS)[number];

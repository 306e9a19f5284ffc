/** Animals that are offered for others, whole or in shares, each in one country until one moment. */
import * as z from 'zod';
import { idSchema, instantSchema, localisedTextSchema, pageQuerySchema } from './common';
import { namedSchema } from './content';
import { offeringSchema } from './offerings';

export const ANIMALS = ['sheep', 'goat', 'cow', 'camel'] as const;

/** GET /sacrifice-categories: udhiya, aqiqah, vow. */
export const sacrificeCategorySchema = namedSchema;

/** GET /sacrifices: an offering; its `price` is of one share, or of the whole animal where that is not shared. */
export const sacrificeSchema = offeringSchema.extend({
  category: idSchema,
  animal: z.enum(ANIMALS),
  /** Into how many shares one animal goes: 1 or 7 (Abu Dawud 2808). */
  sharesEach: z.union([z.literal(1), z.literal(7)]),
  /** Where it is slaughtered: an ISO 3166 code, and the place in words. */
  country: z.string().regex(/^[A-Z]{2}$/),
  place: localisedTextSchema,
  /** The clock by which it closes: an IANA time zone. */
  timeZone: z.string().regex(/^[\w+-]+(\/[\w+-]+)*$/),
  /** When it is slaughtered; null: within some days of the order. */
  slaughter: z.object({ from: instantSchema, until: instantSchema }).nullable(),
  /** Age, weight, and who receives the meat. */
  facts: z.array(z.object({ label: localisedTextSchema, text: localisedTextSchema })),
});

export const sacrificeQuerySchema = pageQuerySchema.extend({
  category: idSchema.optional().catch(undefined),
});

export type Sacrifice = z.infer<typeof sacrificeSchema>;
export type Animal = (typeof ANIMALS)[number];

/** Mosques and their repairs, each with its cost. */
import * as z from 'zod';
import { localisedTextSchema, moneySchema, pictureSchema } from './common';
import { namedSchema } from './content';
import { offeringSchema } from './offerings';

/** A repair: an offering whose limit is money. */
const repairSchema = offeringSchema.extend({
  goal: moneySchema,
  raised: moneySchema,
  gifts: z.int().min(0),
});

/** GET /mosques */
export const mosqueSummarySchema = namedSchema.extend({
  place: localisedTextSchema,
  picture: pictureSchema,
  /** The sum of all its repairs. */
  goal: moneySchema,
  raised: moneySchema,
  repairCount: z.int().min(0),
  openRepairs: z.int().min(0),
});

/** GET /mosques/{id}; repairs in order of priority. */
export const mosqueSchema = mosqueSummarySchema.extend({
  /** HTML: untrusted until sanitised. */
  story: localisedTextSchema,
  pictures: z.array(pictureSchema),
  repairs: z.array(repairSchema),
});

export type MosqueSummary = z.infer<typeof mosqueSummarySchema>;
export type Mosque = z.infer<typeof mosqueSchema>;
export type Repair = z.infer<typeof repairSchema>;

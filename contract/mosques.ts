/** Mosques and their repairs, each with its cost. */
import * as z from 'zod';
import { idSchema, moneySchema } from './common';
import * as field from './fields';
import { givenTo, offeringContent, offeringSchema } from './offerings';

const { first, last } = offeringContent({ intentions: ['sadaqa'], anyAmount: true });
/** Repairs have no position field. Pages list them in the order of the file, the most urgent first. */
const { position: _, ...firstOfRepair } = first;

/** A mosque as the charity writes it. */
export const mosqueContent = z.object({
  title: field.text,
  summary: field.text,
  position: field.count(),
  place: field.text,
  pictures: field.pictures,
  story: field.optionalHtml,
  repairs: z.array(
    z.object({ id: field.id('the repair'), ...firstOfRepair, cost: field.rials, ...last }),
  ),
});

/** A repair: an offering whose limit is money. */
const repairSchema = offeringSchema.extend({ goal: moneySchema, ...givenTo });

/** GET /mosques/{id}; repairs in order of priority. */
export const mosqueSchema = mosqueContent.omit({ position: true }).extend({
  id: idSchema,
  picture: field.picture,
  /** The sum of all its repairs. */
  goal: moneySchema,
  raised: moneySchema,
  repairCount: z.int().min(0),
  openRepairs: z.int().min(0),
  repairs: z.array(repairSchema),
});

/** GET /mosques */
export const mosqueSummarySchema = mosqueSchema.omit({
  story: true,
  pictures: true,
  repairs: true,
});

export type MosqueSummary = z.infer<typeof mosqueSummarySchema>;
export type Mosque = z.infer<typeof mosqueSchema>;
export type Repair = z.infer<typeof repairSchema>;

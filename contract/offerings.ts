/** What can be given to, in the few words that a cart needs: its kind, its price, what is left of it, and what it may be given as. */
import * as z from 'zod';
import { INTENTIONS } from '#domain/cart';
import { LIMIT_UNITS, OFFERING_KINDS } from '#domain/offerings';
import { idSchema, instantSchema, localisedTextSchema, moneySchema, pictureSchema } from './common';

/** `taken` is paid, being paid, or has gone by; all in whole shares, months or baisa. */
export const limitSchema = z.object({
  unit: z.enum(LIMIT_UNITS),
  capacity: z.int().min(0),
  taken: z.int().min(0),
  paid: z.int().min(0),
});

/** GET /offerings/{id}: a campaign or fund, or anything of the lists below. */
export const offeringSchema = z.object({
  id: idSchema,
  kind: z.enum(OFFERING_KINDS),
  title: localisedTextSchema,
  summary: localisedTextSchema,
  picture: pictureSchema,
  /** What it may be given as; the first is what is meant when the donor chooses none. */
  intentions: z.array(z.enum(INTENTIONS)).min(1),
  /** Of one share, month or person fed; null: any amount. */
  price: moneySchema.nullable(),
  /** Other amounts than the price are taken too. */
  anyAmount: z.boolean(),
  /** null: it takes as much as is given. */
  limit: limitSchema.nullable(),
  status: z.enum(['open', 'completed', 'closed']),
  closesAt: instantSchema.nullable(),
  /** What it is a part of: the mosque of a repair, the category of a sacrifice. */
  within: idSchema.nullable(),
});

export type Offering = z.infer<typeof offeringSchema>;

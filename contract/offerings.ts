/** The data of an offering that a cart needs: its kind, price, limit and intentions. */
import * as z from 'zod';
import { INTENTIONS } from '#domain/cart';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { LIMIT_UNITS, OFFERING_KINDS } from '#domain/offerings';
import { idSchema, instantSchema, localisedTextSchema, moneySchema, pictureSchema } from './common';

/** Whole shares, months or baisa. `taken` includes units that are paid, reserved, or have expired. */
export const limitSchema = z.object({
  unit: z.enum(LIMIT_UNITS),
  capacity: z.int().min(0),
  taken: z.int().min(0),
  paid: z.int().min(0),
});

/** GET /offerings: any offering of this API. */
export const offeringSchema = z.object({
  id: idSchema,
  kind: z.enum(OFFERING_KINDS),
  title: localisedTextSchema,
  summary: localisedTextSchema,
  picture: pictureSchema,
  /** The intentions that it accepts. The first is the default. */
  intentions: z.array(z.enum(INTENTIONS)).min(1),
  /** Price of one share, month or person fed; null when any amount is accepted. */
  price: moneySchema.nullable(),
  /** True when amounts other than the price are accepted too. */
  anyAmount: z.boolean(),
  /** null: no limit. */
  limit: limitSchema.nullable(),
  status: z.enum(['open', 'completed', 'closed']),
  closesAt: instantSchema.nullable(),
  /** Id of the group that it belongs to: the mosque of a repair, the category of a sacrifice. */
  within: idSchema.nullable(),
});

/** Ids after the first MAX_PAGE_SIZE, and text that is not an id, are ignored. */
export const offeringQuerySchema = z.object({
  ids: z
    .string()
    .transform((text) =>
      text.split(',', MAX_PAGE_SIZE).filter((id) => idSchema.safeParse(id).success),
    )
    .default([]),
});

export type Offering = z.infer<typeof offeringSchema>;

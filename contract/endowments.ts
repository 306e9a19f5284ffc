/** Endowments (waqf): shares of a lasting work, or any amount towards it; and the certificate of one. */
import * as z from 'zod';
import {
  instantSchema,
  idSchema,
  localeSchema,
  localisedTextSchema,
  moneySchema,
  pictureSchema,
} from './common';
import { offeringSchema } from './offerings';

/** GET /endowments and /endowments/{id}. The id is `{product}-endowment`; `price` is of one share. */
export const endowmentSchema = offeringSchema.extend({
  raised: moneySchema,
  gifts: z.int().min(0),
  /** HTML: untrusted until sanitised. */
  story: localisedTextSchema,
  pictures: z.array(pictureSchema),
  /** What the principal is and what its yield is spent on, who holds it. */
  facts: z.array(z.object({ label: localisedTextSchema, text: localisedTextSchema })),
});

/** GET /certificates/{token}: what anybody may see who was given the certificate. No amount, and nobody's address. */
export const certificateSchema = z.object({
  locale: localeSchema,
  name: z.string(),
  offeringId: idSchema,
  title: localisedTextSchema,
  picture: pictureSchema,
  /** Whole shares; null: an amount. */
  shares: z.int().positive().nullable(),
  reference: z.string(),
  paidAt: instantSchema,
});

export type Endowment = z.infer<typeof endowmentSchema>;
export type Certificate = z.infer<typeof certificateSchema>;

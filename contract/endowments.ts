/** Endowments (waqf): gifts of whole shares or of any amount, and their certificates. */
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

/** GET /endowments and /endowments/{id}. The id is `{product}-endowment`; `price` is the price of one share. */
export const endowmentSchema = offeringSchema.extend({
  raised: moneySchema,
  gifts: z.int().min(0),
  /** HTML: untrusted until sanitised. */
  story: localisedTextSchema,
  pictures: z.array(pictureSchema),
  /** For example: the invested principal, the purpose of its yield, and the trustee. */
  facts: z.array(z.object({ label: localisedTextSchema, text: localisedTextSchema })),
});

/** GET /certificates/{token}: public to each holder of the link. Contains no amount and no contact data. */
export const certificateSchema = z.object({
  locale: localeSchema,
  name: z.string(),
  offeringId: idSchema,
  title: localisedTextSchema,
  picture: pictureSchema,
  /** Number of whole shares; null when the donor gave an amount. */
  shares: z.int().positive().nullable(),
  reference: z.string(),
  paidAt: instantSchema,
});

export type Endowment = z.infer<typeof endowmentSchema>;
export type Certificate = z.infer<typeof certificateSchema>;

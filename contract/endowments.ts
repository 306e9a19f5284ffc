/** Endowments (waqf): gifts of whole shares or of any amount, and their certificates. */
import * as z from 'zod';
import {
  instantSchema,
  idSchema,
  localeSchema,
  localisedTextSchema,
  pictureSchema,
} from './common';
import * as field from './fields';
import { givenTo, offeringContent, offeringSchema } from './offerings';

const { first, last } = offeringContent({ intentions: ['waqf'], anyAmount: true });

/** An endowment as the charity writes it. */
export const endowmentContent = z.object({
  ...first,
  sharePrice: field.rials,
  /** For example: the invested principal, the purpose of its yield, and the trustee. */
  facts: field.facts,
  ...last,
});

/** GET /endowments and /endowments/{id}. The id is `{product}-endowment`; `price` is the price of one share. */
export const endowmentSchema = z.object({
  ...endowmentContent.pick({ facts: true, story: true, pictures: true }).shape,
  ...offeringSchema.shape,
  ...givenTo,
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

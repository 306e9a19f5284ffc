/** Orphans who can be sponsored by the month, told of so that nobody finds the child: a first name, a region, no photograph. */
import * as z from 'zod';
import { localisedTextSchema, pageQuerySchema } from './common';
import { offeringSchema } from './offerings';
import { areaSchema, countQuery, GENDERS, nationalitySchema, ORPHANHOODS } from './people';

/** A day without a time: "2027-05-01". */
const daySchema = z.iso.date();

/** GET /orphans: an offering whose `price` is one month and whose limit counts months. */
export const orphanSummarySchema = offeringSchema.extend({
  /** Whole years. The birthday itself is not told. */
  age: z.int().min(0).max(17),
  gender: z.enum(GENDERS),
  nationality: nationalitySchema,
  orphanhood: z.enum(ORPHANHOODS),
  /** Children in the family, this one counted. */
  children: z.int().positive(),
  area: areaSchema,
  areaName: localisedTextSchema,
  /** Until when the child is sponsored; null: nobody does now. */
  sponsoredUntil: daySchema.nullable(),
  /** The first of the month after which nobody can sponsor the child any more: childhood has ended. */
  sponsorableUntil: daySchema,
});

/** GET /orphans/{id} */
export const orphanSchema = orphanSummarySchema.extend({
  /** HTML: untrusted until sanitised. */
  story: localisedTextSchema,
  /** What a month pays for. */
  facts: z.array(z.object({ label: localisedTextSchema, text: localisedTextSchema })),
});

export const orphanQuerySchema = pageQuerySchema.extend({
  /** sponsored or not by now. */
  state: z.enum(['waiting', 'sponsored']).optional().catch(undefined),
  minAge: countQuery(0, 17),
  maxAge: countQuery(0, 17),
  gender: z.enum(GENDERS).optional().catch(undefined),
  nationality: nationalitySchema.optional().catch(undefined),
  orphanhood: z.enum(ORPHANHOODS).optional().catch(undefined),
  /** With so many children in the family at least. */
  children: countQuery(0, 20),
  area: areaSchema.optional().catch(undefined),
  /** Donation type: those whom zakat may support. */
  zakat: z.enum(['true']).optional().catch(undefined),
});

export type OrphanSummary = z.infer<typeof orphanSummarySchema>;
export type Orphan = z.infer<typeof orphanSchema>;
export type OrphanQuery = z.infer<typeof orphanQuerySchema>;

/**
 * Orphans whom donors sponsor by the month. Child protection: the data does not identify a child. It contains only a
 * first name and a region, and no photograph.
 */
import * as z from 'zod';
import { pageQuerySchema } from './common';
import * as field from './fields';
import { offeringContent, offeringSchema } from './offerings';
import { areaSchema, countQuery, GENDERS, ORPHANHOODS } from './people';
import { daySchema } from './values';

const { first, last } = offeringContent({ intentions: ['sadaqa'], anyAmount: false });

/** A child as the charity writes it. */
export const orphanContent = z.object({
  ...first,
  monthPrice: field.rials,
  /** With an exact day, the end of the sponsorship would reveal the birthday. */
  since: field.month,
  born: field.day,
  gender: z.enum(GENDERS),
  nationality: field.country,
  orphanhood: z.enum(ORPHANHOODS),
  /** Number of children in the family, including this one. */
  children: field.count(1),
  area: field.id('an area'),
  areaName: field.text,
  /** Items that the monthly amount pays for. */
  facts: field.facts,
  ...last,
});

/** GET /orphans: an offering whose `price` is one month and whose limit counts months. Only these fields are public. */
export const orphanSummarySchema = z.object({
  ...orphanContent.pick({
    ...{ gender: true, nationality: true, orphanhood: true, children: true },
    ...{ area: true, areaName: true },
  }).shape,
  ...offeringSchema.shape,
  /** Age in whole years. The API does not return the birthday. */
  age: z.int().min(0).max(17),
  /** The day until which the child is sponsored; null without a sponsor. */
  sponsoredUntil: daySchema.nullable(),
  /** The first day of the month from which sponsorship is impossible, because the child is an adult. */
  sponsorableUntil: daySchema,
});

/** GET /orphans/{id} */
export const orphanSchema = orphanSummarySchema.extend(
  orphanContent.pick({ story: true, facts: true }).shape,
);

export const orphanQuerySchema = pageQuerySchema.extend({
  /** waiting: without a sponsor now. sponsored: with one. */
  state: z.enum(['waiting', 'sponsored']).optional().catch(undefined),
  minAge: countQuery(0, 17),
  maxAge: countQuery(0, 17),
  gender: z.enum(GENDERS).optional().catch(undefined),
  nationality: field.country.optional().catch(undefined),
  orphanhood: z.enum(ORPHANHOODS).optional().catch(undefined),
  /** Minimum number of children in the family. */
  children: countQuery(0, 20),
  area: areaSchema.optional().catch(undefined),
  /** Only orphans who may be supported with zakat. */
  zakat: z.enum(['true']).optional().catch(undefined),
});

export type OrphanSummary = z.infer<typeof orphanSummarySchema>;
export type Orphan = z.infer<typeof orphanSchema>;
export type OrphanQuery = z.infer<typeof orphanQuerySchema>;

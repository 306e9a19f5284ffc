/** The terms of a quote that a donor accepted, as its attempt stores them. */
import * as z from 'zod';
import { instantSchema, localisedTextSchema, moneySchema } from '#contract/common';
import { PAYMENT_METHODS } from '#contract/content';

export const termsSchema = z.object({
  method: z.enum(PAYMENT_METHODS),
  donated: moneySchema,
  charged: moneySchema,
  rate: z.string().nullable(),
  source: localisedTextSchema,
  at: instantSchema,
  until: instantSchema,
  /** Digest of the gifts that the quote is for. Orders of earlier releases have none. */
  gifts: z.string().optional(),
});

/** What both sides agreed to. It is kept with the attempt, as it was signed. */
export type Terms = z.infer<typeof termsSchema>;

/** The terms as an attempt keeps them. */
export function readTerms(stored: string): Terms {
  return termsSchema.parse(JSON.parse(stored));
}

/** The terms of an accepted quote, as the payment attempt stores them. */
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
  /** Digest of the gifts that the quote is for. */
  gifts: z.string(),
});

/** The terms that the donor accepted. The attempt stores them as they were signed. */
export type Terms = z.infer<typeof termsSchema>;

/** Parses the stored terms. @throws ZodError when they are invalid */
export function readTerms(stored: string): Terms {
  return termsSchema.parse(JSON.parse(stored));
}

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
  gifts: z.string(),
});

export type Terms = z.infer<typeof termsSchema>;

export function readTerms(stored: string): Terms {
  return termsSchema.parse(JSON.parse(stored));
}
